import { mayReadAllHistory } from '#domain/history-kinds.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { paths } from '#web/navigation/paths.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { groupEntries } from './describe/group-entries.ts'
import { HistoryLine } from './history-line.tsx'
import { historyQuery } from './queries.ts'

/** How many changes the page of a client shows. */
const shownCalls = 5

/** The entries of which the page of a client shows the newest changes: one call can have several. */
export const clientHistoryQuery = (clientId: string) => historyQuery({ clientId, limit: 40 })

/** The newest changes of a client's data and sessions, on the client's page. */
export function ClientHistory({ clientId }: { clientId: string }) {
  const readsAll = mayReadAllHistory(new Set(useSignedInUser().access.map(({ code }) => code)))
  const answer = useAllowedQuery(clientHistoryQuery(clientId))
  if (!answer.data) return <SectionError title="Actividad" answers={[answer]} />
  const calls = groupEntries(answer.data)
  return (
    <Section title="Actividad" titleAside={calls.length > shownCalls && <Link to={paths.activity({ client: clientId })}>Ver toda</Link>}>
      {calls.length === 0 ? (
        <p className="quiet">{readsAll ? 'Todavía ninguna.' : 'Ninguna que pueda ver.'}</p>
      ) : (
        <ol>
          {calls.slice(0, shownCalls).map((call) => (
            <HistoryLine key={call.id} call={call} />
          ))}
        </ol>
      )}
    </Section>
  )
}
