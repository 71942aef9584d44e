import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { useListsAllTurns } from '#web/session-data/busy/load-busy-time.ts'
import type { Session } from '#web/session-data/queries.ts'
import { Link } from '#web/ui/page/link.tsx'

interface Props {
  session: Session
  /** The first date that changes. */
  from: string
}

/** Opens the planner with the series of a session, which another one replaces from a date on. */
export function ChangeSeriesLink({ session: { id, client, worker, turnId: turn, time }, from: date }: Props) {
  const can = useCan()
  const listsAllTurns = useListsAllTurns()
  if (!listsAllTurns || !can('createSessions') || !can('updateSession', {}) || !can('endSeries') || !can('deleteSession')) return null
  const plan = { client: client.id, worker: worker.id, turn, time: String(time), date, series: id }
  return (
    <Link className="underlined-on-hover" to={paths.planSeries(plan)}>
      Cambiar la serie…
    </Link>
  )
}
