import { useQuery } from '@tanstack/react-query'
import { formatSessionCount } from '#domain/spanish.ts'
import { getPollInterval } from '#web/data/live/live-state.ts'
import { paths } from '#web/navigation/paths.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { toRebookQuery } from './queries.ts'
import { RebookingRow } from './rebooking-row.tsx'
import classes from './rebooking-section.module.css'

const shortList = 5

/** The latest sessions to rebook, with a link to all of them. Nothing while there are none. */
export function RebookingSection({ today }: { today: string }) {
  const answer = useQuery({
    ...toRebookQuery(today),
    refetchOnMount: 'always',
    refetchInterval: getPollInterval,
    refetchOnWindowFocus: 'always',
  })
  const { data: sessions } = answer
  if (!sessions) return <SectionError title="Por reprogramar" answers={[answer]} />
  if (sessions.length === 0) return null
  return (
    <Section
      title="Por reprogramar"
      titleAside={
        <Link to={paths.toRebook()} className={classes.total}>
          {formatSessionCount(sessions.length)}
        </Link>
      }
    >
      <ul>
        {sessions.slice(0, shortList).map((session) => (
          <RebookingRow key={session.id} session={session} today={today} />
        ))}
      </ul>
    </Section>
  )
}
