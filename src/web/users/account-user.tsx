import type { User } from '#api/generated/app.ts'
import { paths } from '../navigation/paths.ts'
import { Link } from '../ui/page/link.tsx'
import { RenameOffer } from './rename-offer.tsx'

/** The user of a client or worker, with a link to its page. */
export const AccountUser = ({ user, document }: { user: User; document: string }) => (
  <>
    <p>
      Entra como <Link to={paths.user(user.id)}>{user.name}</Link>
    </p>
    <RenameOffer user={user} document={document} />
  </>
)
