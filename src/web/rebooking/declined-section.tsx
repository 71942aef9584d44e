import { useQuery } from '@tanstack/react-query'
import { getPollInterval } from '#web/data/live/live-state.ts'
import { paths } from '#web/navigation/paths.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { DeclinedRow } from './declined-row.tsx'
import { declinedQuery } from './queries.ts'
import classes from './rebooking-section.module.css'

const shortList = 5

/** The next sessions to which the clients say that nobody comes, with a link to all of them. Nothing while there are none. */
export function DeclinedSection({ today }: { today: string }) {
  const answer = useQuery({
    ...declinedQuery(today),
    refetchOnMount: 'always',
    refetchInterval: getPollInterval,
    refetchOnWindowFocus: 'always',
  })
  const { data: sessions } = answer
  if (!sessions) return <SectionError title="Avisan que no vienen" answers={[answer]} />
  if (sessions.length === 0) return null
  return (
    <Section
      title={countDeclined(sessions.length)}
      titleAside={
        sessions.length > shortList && (
          <Link to={paths.toRebook()} className={classes.total}>
            Ver todas
          </Link>
        )
      }
    >
      <ul>
        {sessions.slice(0, shortList).map((session) => (
          <DeclinedRow key={`${session.id} ${session.sessionDate}`} session={session} />
        ))}
      </ul>
    </Section>
  )
}

/** "1 avisa que no viene", "3 avisan que no vienen". */
export const countDeclined = (count: number) => (count === 1 ? '1 avisa que no viene' : `${count} avisan que no vienen`)
