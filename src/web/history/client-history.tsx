import { mayReadAllHistory } from '#domain/history-kinds.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { paths } from '#web/navigation/paths.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { HistoryLine } from './history-line.tsx'
import { changesQuery } from './queries.ts'

/** How many changes the page of a client shows. */
const shownChanges = 5

/** The changes that the page of a client shows, and one more. */
export const clientHistoryQuery = (clientId: string) => changesQuery({ clientId, limit: shownChanges + 1 })

/** The newest changes of a client's data and sessions, on the client's page. */
export function ClientHistory({ clientId }: { clientId: string }) {
  const readsAll = mayReadAllHistory(new Set(useSignedInUser().access.map(({ code }) => code)))
  const answer = useAllowedQuery(clientHistoryQuery(clientId))
  if (!answer.data) return <SectionError title="Actividad" answers={[answer]} />
  const changes = answer.data
  return (
    <Section
      title="Actividad"
      titleAside={changes.length > shownChanges && <Link to={paths.activity({ client: clientId })}>Ver toda</Link>}
    >
      {changes.length === 0 ? (
        <p className="quiet">{readsAll ? 'Todavía ninguna.' : 'Ninguna que pueda ver.'}</p>
      ) : (
        <ol>
          {changes.slice(0, shownChanges).map((change) => (
            <HistoryLine key={change.entries[0]?.id} change={change} />
          ))}
        </ol>
      )}
    </Section>
  )
}
