import { compareSpanish } from '#domain/collation.ts'
import { markLetters, markNames, marks, type SessionMark } from '#domain/states.ts'
import type { Session } from '#web/session-data/queries.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { BadgeTile } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './week-legend.module.css'

type Props = {
  sessions: readonly Session[]
  badges: WorkerBadges
  /** The marks that occur in the week. */
  usedMarks: Pick<ReadonlySet<SessionMark>, 'has'>
}

/** Names the workers and marks whose initials and letters are in a printed week, above it. On the screen the card of a session names them. */
export function WeekLegend({ sessions, badges, usedMarks }: Props) {
  const ids = [...new Set(sessions.map(({ worker }) => worker.id))]
  const workers = ids.flatMap((id) => {
    const badge = badges.get(id)
    return badge ? [{ id, badge }] : []
  })
  return (
    <div className={classes.legend}>
      <ul aria-label="Trabajadores">
        {workers
          .sort((one, other) => compareSpanish(one.badge.name, other.badge.name))
          .map(({ id, badge }) => (
            <li key={id} className={classes.item}>
              <BadgeTile badge={badge} />
              {badge.name}
            </li>
          ))}
      </ul>
      <ul aria-label="Marcas">
        {marks
          .filter((mark) => usedMarks.has(mark))
          .map((mark) => (
            <li key={mark} className={classes.item}>
              <StateIcon mark={mark} />
              {markLetters[mark]} = {markNames[mark]}
            </li>
          ))}
      </ul>
    </div>
  )
}
