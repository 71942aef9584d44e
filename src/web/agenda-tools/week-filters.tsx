import { IconFilter } from '@tabler/icons-react'
import { createContext, memo, use } from 'react'
import { buildShortName } from '#domain/names.ts'
import type { AgendaParams } from '#web/navigation/paths.ts'
import { toName } from '#web/people/name.ts'
import type { Client } from '#web/session-data/queries.ts'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import type { FilteredWeek } from './filter.ts'
import { listClientChoices, listWorkerChoices } from './people-choices.tsx'
import { PeopleFilter } from './people-filter.tsx'
import { PersonFilterList } from './person-filter-list.tsx'
import { StateFilter } from './state-filter.tsx'
import { useFilterChange } from './use-filter.ts'

export interface FilterProps {
  weekChoice: AgendaParams
  /** The number of sessions of each choice, with the other filters applied. */
  counts: Pick<FilteredWeek, 'workers' | 'clients' | 'marks' | 'unsettled'>
  badges: WorkerBadges
  clients: ReadonlyMap<string, Client>
}

/** The filters of the week: workers, clients and marks. */
export function WeekFilters({ weekChoice, counts, badges, clients }: FilterProps) {
  const { filter, change } = useFilterChange(weekChoice)
  return (
    <FilterCounts value={counts}>
      <PeopleFilters filter={filter} change={change} badges={badges} clients={clients} />
      <StateFilter counts={counts} filter={filter} onChange={change} />
    </FilterCounts>
  )
}

/** The counts reach the lists by a context: they change with every session, and the buttons that open the lists do not show them. */
export const FilterCounts = createContext<FilterProps['counts']>({
  workers: new Map(),
  clients: new Map(),
  marks: new Map(),
  unsettled: undefined,
})

type FilterState = ReturnType<typeof useFilterChange>

const PeopleFilters = memo(function PeopleFilters({
  filter,
  change,
  badges,
  clients,
}: FilterState & Pick<FilterProps, 'badges' | 'clients'>) {
  return (
    <>
      <PeopleFilter
        title="Trabajador"
        plural="trabajadores"
        icon={<IconFilter size={14} stroke={1.5} aria-hidden />}
        selectedIds={filter.workers}
        getName={(id) => badges.get(id)?.name}
        onClear={() => change({ workers: new Set() })}
      >
        <WorkerFilterList filter={filter} change={change} badges={badges} />
      </PeopleFilter>
      <PeopleFilter
        title="Cliente"
        plural="clientes"
        selectedIds={filter.clients}
        getName={(id) => getClientName(clients, id)}
        onClear={() => change({ clients: new Set() })}
      >
        <ClientFilterList filter={filter} change={change} clients={clients} />
      </PeopleFilter>
    </>
  )
})

export const WorkerFilterList = ({ filter, change, badges }: FilterState & Pick<FilterProps, 'badges'>) => (
  <PersonFilterList
    noun="trabajador"
    choices={listWorkerChoices(badges, use(FilterCounts))}
    selectedIds={filter.workers}
    onChange={(workers) => change({ workers })}
  />
)

export const ClientFilterList = ({ filter, change, clients }: FilterState & Pick<FilterProps, 'clients'>) => (
  <PersonFilterList
    noun="cliente"
    choices={listClientChoices(clients, use(FilterCounts))}
    selectedIds={filter.clients}
    onChange={(selected) => change({ clients: selected })}
  />
)

/** Returns the short name of a client; undefined while the client is unknown. */
export function getClientName(clients: FilterProps['clients'], id: string) {
  const client = clients.get(id)
  return client && buildShortName(toName(client.person))
}
