import type { PeopleSort } from '#api/generated/app.ts'
import type { Can } from '../auth/access.ts'
import { type ListFilters, paths } from '../navigation/paths.ts'
import { peopleSorts } from '../people/people-list.ts'
import type { ListDefinition } from '../ui/list/list-view.ts'

/** The filters of the list, with their names and choices. */
export const clientFilters = {
  upcoming: {
    label: 'Próximas sesiones',
    allLabel: 'Con y sin sesiones',
    options: [
      { value: 'true', label: 'Con próximas sesiones' },
      { value: 'false', label: 'Sin próximas sesiones' },
      { value: 'rebook', label: 'Por reprogramar' },
    ],
  },
  linked: {
    label: 'Enlace público',
    allLabel: 'Con y sin enlace',
    options: [
      { value: 'true', label: 'Con enlace' },
      { value: 'false', label: 'Sin enlace' },
    ],
  },
} as const

export type ClientFilter = keyof typeof clientFilters

/** Defines the list. A server may lack the filters, and each needs the access to what it asks about. */
export function createClientListDefinition(can: Can) {
  const isOffered: Record<ClientFilter, boolean> = {
    // Access to one's own sessions only is not enough.
    upcoming: can('listClients.upcoming') && can('listClients.to_rebook') && can('listSessions', {}),
    linked: can('listClients.linked') && can('getPublicLink'),
  }
  const filters = (['upcoming', 'linked'] as const).filter((name) => isOffered[name])
  return {
    id: 'clients',
    path: paths.clients,
    sorts: peopleSorts,
    filters,
    filterValues: { upcoming: ['true', 'false', 'rebook'], linked: ['true', 'false'] },
  } satisfies ListDefinition<PeopleSort>
}

/** Lists what the chosen filters say: "Sin próximas sesiones". */
export const describeClientFilters = (filters: ListFilters) =>
  Object.entries(clientFilters).flatMap(
    ([name, { options }]) => options.find(({ value }) => value === filters[name as ClientFilter])?.label ?? [],
  )
