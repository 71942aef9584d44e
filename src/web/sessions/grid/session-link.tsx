import { sessionKey } from '#domain/session-key.ts'
import { Link } from '../../ui/page/link.tsx'
import { BadgeTile, type WorkerBadge } from '../../worker-badge/badge-tile.tsx'
import type { Session } from '../data/queries.ts'
import { StateIcon } from '../state/state-icon.tsx'
import { getTileKind } from '../state/tile-kind.ts'
import classes from './session-chip.module.css'
import { describeChip } from './session-chip.tsx'

interface Props {
  session: Session
  worker: WorkerBadge
  /** True when the session is over. */
  isPast: boolean
  /** True for a compact chip, which does not name the worker. */
  isDense: boolean
  /** The URL of the session's day in the agenda. */
  to: string
}

/** A session as a chip that links to the agenda. */
export function SessionLink({ session, worker, isPast, isDense, to }: Props) {
  const { client, fullName, mark, facts } = describeChip(session, worker, { isPast, isDense, end: undefined })
  const text = (
    <>
      <span className={classes.client}>{client}</span>
      {!isDense && (
        <span className={classes.worker} aria-hidden>
          {worker.name}
        </span>
      )}
      <span className="hidden">{facts}</span>
      {session.standing && <StateIcon mark="standing" />}
      {session.note && <StateIcon mark="note" />}
    </>
  )
  return (
    <Link
      to={to}
      className={classes.chip}
      data-session={sessionKey(session)}
      data-mark={mark}
      data-dense={isDense || undefined}
      title={fullName + facts}
    >
      <BadgeTile badge={worker} kind={getTileKind(mark, isPast)} />
      {isDense ? text : <span className={classes.text}>{text}</span>}
      <StateIcon mark={mark} />
    </Link>
  )
}
