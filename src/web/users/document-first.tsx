import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Says that a client without document gets no user yet, with a link to the form for those who may complete it. */
export const DocumentFirst = ({ clientId }: { clientId: string }) => (
  <span>
    Entrará con su documento, que todavía falta:{' '}
    {useCan()('updateClient') ? (
      <Link to={paths.client(clientId, { record: clientId })}>complételo antes de crear el usuario</Link>
    ) : (
      'debe completarse antes de crear el usuario'
    )}
    .
  </span>
)
