import { IconMessageCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '#web/auth/access.ts'
import { useSettings } from '#web/data/settings.ts'
import { canReadMessages, untoldQuery } from '#web/messages/queries.ts'
import { createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { groupFamilies } from './families.ts'
import { formatSince } from './format-since.ts'
import { UntoldList } from './untold-list.tsx'

export const loaderQueries = (_context: ScreenContext) => [untoldQuery()]
export const loader = createLoader(loaderQueries)

/** The clients who must still be told what changed, for everybody until someone has told them. */
export function Component() {
  const can = useCan()
  const isPhone = useIsPhone()
  const now = useNow()
  const { phonePrefix, timeZone } = useSettings()
  const { data: messages = [] } = useQuery({ ...untoldQuery(), enabled: canReadMessages(can), refetchOnWindowFocus: 'always' })
  const families = groupFamilies(messages, phonePrefix)
  const [longest] = families
  const count = new Set(messages.map(({ clientId }) => clientId)).size
  return (
    <Page
      isFlush
      facts={
        <span role="status">
          {longest &&
            `${count === 1 ? '1 cliente' : `${count} clientes · el que más espera,`} desde ${formatSince(longest.messages[0].createdAt, now, timeZone)}`}
        </span>
      }
      actions={longest && !isPhone && <PrintButton title="Imprimir la lista" />}
    >
      {longest ? (
        <UntoldList families={families} />
      ) : (
        <EmptyState icon={IconMessageCheck} title="Nadie espera un aviso">
          Aquí aparece a quién hay que avisar que su sesión se movió, se aplazó, se canceló o la atiende otra persona.
        </EmptyState>
      )}
    </Page>
  )
}
