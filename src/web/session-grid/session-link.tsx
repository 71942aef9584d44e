import { getSessionKey } from '#domain/session-key.ts'
import { isOfSeries } from '#web/session-data/is-of-series.ts'
import type { Session } from '#web/session-data/queries.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { getTileKind } from '#web/session-state/tile-kind.ts'
import { Link } from '#web/ui/page/link.tsx'
import { BadgeTile, type WorkerBadge } from '#web/worker-badge/badge-tile.tsx'
import classes from './session-chip.module.css'
import { describeChip } from './session-chip.tsx'

interface Props {
  session: Session
  worker: WorkerBadge
  /** True when the session is over. */
  isPast: boolean
  /** The URL of the session's day in the agenda. */
  to: string
  /** False where a button stands in place of the icon of the state. */
  showsState?: boolean
}

/** A session as a chip that links to the agenda: the client, and below the worker. */
export function SessionLink({ session, worker, isPast, to, showsState = true }: Props) {
  const { client, fullName, mark, isUnsettled, isDeclined, facts } = describeChip(session, worker, {
    isPast,
    isBrief: false,
    end: undefined,
  })
  return (
    <Link to={to} className={classes.chip} data-session={getSessionKey(session)} data-mark={mark} title={fullName + facts}>
      <BadgeTile badge={worker} kind={getTileKind(mark, isPast)} />
      {isUnsettled && <StateIcon mark="unsettled" />}
      {isDeclined && <StateIcon mark="declined" />}
      <span className={classes.text}>
        <span className={classes.client}>{client}</span>
        <span className={classes.worker} aria-hidden>
          {worker.name}
        </span>
        <span className="hidden">{facts}</span>
        {isOfSeries(session) && <StateIcon mark="standing" />}
        {session.note && <StateIcon mark="note" />}
      </span>
      {showsState && <StateIcon mark={mark} />}
    </Link>
  )
}
