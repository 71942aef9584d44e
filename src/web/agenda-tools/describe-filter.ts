import { markNames } from '#domain/states.ts'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import type { Filter } from './filter.ts'
import { type FilterProps, getClientName } from './week-filters.tsx'

/** Describes the filter for paper: " · Solo Ana Torres, Confirmada". Empty without one. */
export function describeFilter({ workers, clients: ids, marks, unsettled }: Filter, badges: WorkerBadges, clients: FilterProps['clients']) {
  const names = [
    ...[...workers].map((id) => badges.get(id)?.name),
    ...[...ids].map((id) => getClientName(clients, id)),
    ...[...marks].map((mark) => markNames[mark]),
    unsettled && 'Por resolver',
  ]
  const text = names.filter(Boolean).join(', ')
  return text && ` · Solo ${text}`
}
