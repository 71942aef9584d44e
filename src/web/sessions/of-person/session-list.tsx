import { useState } from 'react'
import type { WorkerLooks } from '../../worker-badge/worker-looks.ts'
import classes from './person-sessions.module.css'
import { type OtherRole, SessionRow } from './session-row.tsx'
import type { TimelineEntry } from './timeline.ts'

/** A worker's month has a hundred sessions: so many are shown at first, unless the rest is hardly more. */
const initialCount = 10
const slack = 5

type Props = {
  entries: readonly TimelineEntry[]
  seen: OtherRole
  looks: WorkerLooks
  /** What the others are: "siguientes". */
  others: string
}

/** Sessions one below the other. */
export function SessionList({ entries, seen, looks, others }: Props) {
  const [whole, setWhole] = useState(false)
  const count = whole || entries.length <= initialCount + slack ? entries.length : initialCount
  return (
    <>
      <ol className={classes.list}>
        {entries.slice(0, count).map((entry) => (
          <SessionRow key={`${entry.session.id} ${entry.date}`} entry={entry} seen={seen} looks={looks} />
        ))}
      </ol>
      {count < entries.length && (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          Mostrar las {entries.length - count} {others}
        </button>
      )}
    </>
  )
}
