import { useState } from 'react'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './person-sessions.module.css'
import { type OtherRole, SessionRow } from './session-row.tsx'
import type { TimelineEntry } from './timeline.ts'

/** A worker can have a hundred sessions a month. A list shows this many at first, or all if it has at most `slack` more. */
const initialCount = 10
const slack = 5

type Props = {
  entries: readonly TimelineEntry[]
  otherRole: OtherRole
  badges: WorkerBadges
  /** Names the hidden sessions: "siguientes". */
  hiddenAdjective: string
}

/** A list of sessions, of which only the first are shown until the user asks for the rest. */
export function SessionList({ entries, otherRole, badges, hiddenAdjective }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const count = showsAll || entries.length <= initialCount + slack ? entries.length : initialCount
  return (
    <>
      <ol className={classes.list}>
        {entries.slice(0, count).map((entry) => (
          <SessionRow key={`${entry.session.id} ${entry.date}`} entry={entry} otherRole={otherRole} badges={badges} />
        ))}
      </ol>
      {count < entries.length && (
        <button type="button" className={classes.more} onClick={() => setShowsAll(true)}>
          Mostrar las {entries.length - count} {hiddenAdjective}
        </button>
      )}
    </>
  )
}
