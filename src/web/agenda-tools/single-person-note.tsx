import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import type { Client } from '#web/session-data/queries.ts'
import { focusTitle } from '#web/ui/page/focus-title.ts'
import { Link } from '#web/ui/page/link.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { type Filter, noFilterParams } from './filter.ts'
import classes from './filters.module.css'
import { getClientName } from './week-filters.tsx'

interface Props {
  weekChoice: AgendaParams
  filter: Filter
  badges: WorkerBadges
  clients: ReadonlyMap<string, Client>
}

/** Says that the agenda shows one person only, with a link to show everybody. */
export function SinglePersonNote({ weekChoice, filter: { workers, clients: ids }, badges, clients }: Props) {
  if (workers.size + ids.size !== 1) return null
  const name = [...workers].map((id) => badges.get(id)?.name).concat([...ids].map((id) => getClientName(clients, id)))[0]
  if (name === undefined) return null
  const { worker, client } = noFilterParams
  return (
    <span className={classes.singlePerson}>
      <span className={classes.label}>Solo {name}</span>
      <Link to={paths.sessions({ ...weekChoice, worker, client })} replace onClick={focusTitle}>
        Ver a todos
      </Link>
    </span>
  )
}
