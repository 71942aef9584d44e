import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '#web/auth/access.ts'
import { getPollInterval } from '#web/data/live/live-state.ts'
import { useSettings } from '#web/data/settings.ts'
import { type UntoldMessage, untoldQuery } from '#web/messages/queries.ts'
import { useSettleMessages } from '#web/messages/use-settle-messages.ts'
import { paths } from '#web/navigation/paths.ts'
import { ClientRow } from '#web/people/client-row.tsx'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { formatFamily, groupFamilies } from './families.ts'

const maxRows = 5

/** Those who have waited longest to be told what changed, with a link to all of them. Nothing while there are none. */
export function UntoldSection() {
  const can = useCan()
  const { phonePrefix } = useSettings()
  const settleMessages = useSettleMessages()
  const answer = useQuery({ ...untoldQuery(), refetchOnMount: 'always', refetchInterval: getPollInterval, refetchOnWindowFocus: 'always' })
  const { data: messages } = answer
  if (!messages) return <SectionError title="Por avisar" answers={[answer]} />
  if (messages.length === 0) return null
  const families = groupFamilies(messages, phonePrefix)
  return (
    <Section title={countUntold(messages)} titleAside={<Link to={paths.untoldMessages()}>Ver todos</Link>}>
      <ul>
        {families.slice(0, maxRows).map((family) => (
          <ClientRow
            key={family.key}
            client={family.contact}
            to={paths.untoldMessages()}
            name={formatFamily(family)}
            fact={family.messages.map(({ summary }) => summary).join(' ')}
          >
            {can('markMessageTold') && (
              <Button
                variant="default"
                size="xs"
                aria-label={`Avisado: ${formatFamily(family)}`}
                onClick={() => settleMessages({ messages: family.messages, kind: 'told', notice: `Avisado: ${formatFamily(family)}` })}
              >
                Avisado
              </Button>
            )}
          </ClientRow>
        ))}
      </ul>
    </Section>
  )
}

/** "1 cliente por avisar", "3 clientes por avisar". */
export function countUntold(messages: readonly UntoldMessage[]): string {
  const count = new Set(messages.map(({ clientId }) => clientId)).size
  return count === 1 ? '1 cliente por avisar' : `${count} clientes por avisar`
}
