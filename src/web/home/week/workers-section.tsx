import type { CSSProperties } from 'react'
import { compareSpanish } from '#domain/collation.ts'
import { getWeekStart } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { type HomeParams, paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { BadgeTile } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { activeMarks, groupByWorker, type WeekEntry } from '../week-entries.ts'
import { NumberLink } from './number-link.tsx'
import classes from './workers-section.module.css'

interface Props {
  entries: readonly WeekEntry[]
  badges: WorkerBadges
  view: HomeParams
  date: string
}

const shortList = 8

/** The workers by the number of their active sessions in the week. The page of a worker shows the same number. */
export function WorkersSection({ entries, badges, view, date }: Props) {
  const can = useCan()
  const byWorker = groupByWorker(entries)
  const workers = [...badges]
    .map(([id, badge]) => ({ id, badge, sessions: byWorker.get(id) ?? [] }))
    .sort((one, other) => other.sessions.length - one.sessions.length || compareSpanish(one.badge.name, other.badge.name))
  const most = Math.max(1, workers[0]?.sessions.length ?? 0)
  const showsAll = view.all === 'workers'
  return (
    <Section title="Por trabajador">
      <ul className={classes.workers}>
        {workers.slice(0, showsAll ? undefined : shortList).map(({ id, badge, sessions }) => {
          const row = (
            <>
              <BadgeTile badge={badge} />
              <span className={classes.name}>{badge.name}</span>
              <span className={classes.scale} aria-hidden>
                <span
                  className={classes.bar}
                  style={{ '--share': sessions.length / most, '--color': `var(--t-worker-${badge.color})` } as CSSProperties}
                />
              </span>
              <strong className={classes.figure}>{sessions.length}</strong>
            </>
          )
          return (
            <li key={id} className={classes.worker} title={badge.name}>
              {can('getWorker', { worker: id }) ? (
                <Link to={paths.worker(id)} className={classes.link}>
                  {row}
                </Link>
              ) : (
                <NumberLink
                  name={id}
                  view={view}
                  entries={sessions}
                  params={{ week: getWeekStart(date), worker: id, state: activeMarks }}
                  menuLabel={`${badge.name}: por turno`}
                >
                  {row}
                </NumberLink>
              )}
            </li>
          )
        })}
      </ul>
      {workers.length > shortList && (
        <Link to={paths.admin({ ...view, all: showsAll ? undefined : 'workers' })} replace className={classes.more}>
          {showsAll ? 'Ver menos' : `Ver los ${workers.length}`}
        </Link>
      )}
    </Section>
  )
}
