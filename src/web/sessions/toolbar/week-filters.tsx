import { IconFilter } from '@tabler/icons-react'
import { createContext, memo, use } from 'react'
import { shortName } from '#domain/names.ts'
import type { Week } from '../../navigation/paths.ts'
import { nameOf } from '../../people/name.ts'
import type { WorkerLooks } from '../../worker-badge/worker-looks.ts'
import type { Client } from '../data/queries.ts'
import type { Filtered } from './filter.ts'
import { clientChoices, workerChoices } from './filter-people.ts'
import { PeopleChoice } from './people-choice.tsx'
import { PeopleFilter } from './people-filter.tsx'
import { StateFilter } from './state-filter.tsx'
import { useFilterChange } from './use-filter.ts'

export interface FilterProps {
  chosen: Week
  /** How many sessions there are of each, after the other filters. */
  counts: Pick<Filtered, 'workers' | 'clients' | 'marks'>
  looks: WorkerLooks
  clients: ReadonlyMap<string, Client>
}

/** Whose sessions and in which states are shown alone. */
export function WeekFilters({ chosen, counts, looks, clients }: FilterProps) {
  const { filter, change } = useFilterChange(chosen)
  return (
    <Counts value={counts}>
      <PeopleFilters {...{ filter, change, looks, clients }} />
      <StateFilter counts={counts.marks} shown={filter.marks} onChange={(marks) => change({ marks })} />
    </Counts>
  )
}

/** Reach the lists by themselves: with every change of a session there are others, and the buttons that open the lists show none of them. */
export const Counts = createContext<FilterProps['counts']>({ workers: new Map(), clients: new Map(), marks: new Map() })

type Pressed = ReturnType<typeof useFilterChange>

const PeopleFilters = memo(function PeopleFilters({ filter, change, looks, clients }: Pressed & Pick<FilterProps, 'looks' | 'clients'>) {
  return (
    <>
      <PeopleFilter
        title="Trabajador"
        plural="trabajadores"
        icon={<IconFilter size={14} stroke={1.5} aria-hidden />}
        chosen={filter.workers}
        nameOf={(id) => looks.get(id)?.name}
        onClear={() => change({ workers: new Set() })}
      >
        <WorkerList {...{ filter, change, looks }} />
      </PeopleFilter>
      <PeopleFilter
        title="Cliente"
        plural="clientes"
        chosen={filter.clients}
        nameOf={clientName(clients)}
        onClear={() => change({ clients: new Set() })}
      >
        <ClientList {...{ filter, change, clients }} />
      </PeopleFilter>
    </>
  )
})

export const WorkerList = ({ filter, change, looks }: Pressed & Pick<FilterProps, 'looks'>) => (
  <PeopleChoice
    noun="trabajador"
    choices={workerChoices(looks, use(Counts))}
    chosen={filter.workers}
    onChange={(workers) => change({ workers })}
  />
)

export const ClientList = ({ filter, change, clients }: Pressed & Pick<FilterProps, 'clients'>) => (
  <PeopleChoice
    noun="cliente"
    choices={clientChoices(clients, use(Counts))}
    chosen={filter.clients}
    onChange={(chosen) => change({ clients: chosen })}
  />
)

/** How the agenda calls a client of the filter. */
export const clientName = (clients: FilterProps['clients']) => (id: string) => {
  const client = clients.get(id)
  return client && shortName(nameOf(client.person))
}
