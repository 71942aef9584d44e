import { type ReactNode, useId } from 'react'
import { useNavigation } from 'react-router'
import { getMonth, listMonths } from '#domain/months.ts'
import { capitalize, formatMonth, formatReleasedCount, formatSessionCount } from '#domain/spanish.ts'
import { countActive } from '#domain/states.ts'
import { Link } from '#web/ui/page/link.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './person-sessions.module.css'
import { SessionList } from './session-list.tsx'
import type { OtherRole } from './session-row.tsx'
import { getPreviousMonth } from './shown-months.ts'
import type { TimelineEntry } from './timeline.ts'

type Props = {
  upcoming: readonly TimelineEntry[]
  past: readonly TimelineEntry[]
  otherRole: OtherRole
  badges: WorkerBadges
  today: string
  /** The earliest month shown (`2026-11`). */
  since: string
  /** The path of the page with the past sessions from a month on. */
  getPath: (since: string) => string
  /** A button or a note beside the title of the upcoming sessions. */
  upcomingAside?: ReactNode
}

/** The upcoming sessions of this month and the next, and the past sessions by month, latest first. */
export function PersonSessions({ upcoming, past, otherRole, badges, today, since, getPath, upcomingAside }: Props) {
  const id = useId()
  const isLoading = useNavigation().state !== 'idle'
  const months = listMonths(since, getMonth(today)).reverse()
  const earlier = getPreviousMonth(since, today)
  return (
    <div className={classes.sessions}>
      {upcoming.length > 0 && (
        <section aria-labelledby={`${id}-coming`}>
          <div className={`${classes.head} ${classes.upcomingHead}`}>
            <h2 id={`${id}-coming`}>
              Próximas <span className={classes.count}>· {formatCounts(upcoming)}</span>
            </h2>
            {upcomingAside}
          </div>
          <SessionList entries={upcoming} otherRole={otherRole} badges={badges} hiddenAdjective="siguientes" />
        </section>
      )}
      <section aria-labelledby={`${id}-past`}>
        <h2 id={`${id}-past`} className={classes.head}>
          Pasadas
        </h2>
        {months.map((month) => {
          const entries = past.filter(({ date }) => getMonth(date) === month)
          return (
            <section key={month} aria-labelledby={`${id}-${month}`}>
              <h3 id={`${id}-${month}`} className={classes.monthHead}>
                {capitalize(formatMonth(month))} <span className={classes.count}>· {formatCounts(entries)}</span>
              </h3>
              {entries.length > 0 && <SessionList entries={entries} otherRole={otherRole} badges={badges} hiddenAdjective="anteriores" />}
            </section>
          )
        })}
        {earlier && (
          <Link to={getPath(earlier)} replace className={classes.more} aria-busy={isLoading || undefined}>
            Mostrar {formatMonth(earlier)}
          </Link>
        )}
      </section>
    </div>
  )
}

/** "ninguna", "6 sesiones", "6 sesiones · 1 aplazada". */
function formatCounts(entries: readonly TimelineEntry[]) {
  const sessions = entries.map(({ session }) => session)
  const count = countActive(sessions)
  return [count === 0 ? 'ninguna' : formatSessionCount(count), formatReleasedCount(sessions)].filter(Boolean).join(' · ')
}
