import type { ClientCounts, PeopleSort } from '#api/generated/app.ts'
import type { Can } from '#web/auth/access.ts'
import { type ListFilters, paths } from '#web/navigation/paths.ts'
import { peopleSorts } from '#web/people/people-list.ts'
import type { ListDefinition } from '#web/ui/list/list-view.ts'

type ClientFilter = 'upcoming' | 'linked' | 'incomplete' | 'phone'

interface ClientChip {
  filter: ClientFilter
  /** The value of the filter in the URL while the chip is on. */
  value: string
  label: string
  count: keyof ClientCounts
  /** The title shown when the filter finds nobody. */
  noneTitle: string
}

/** The filters of the list. Clients without a next session and clients to rebook are two values of one filter: one replaces the other. */
export const clientChips: readonly ClientChip[] = [
  {
    filter: 'upcoming',
    value: 'false',
    count: 'withoutUpcoming',
    label: 'Sin próxima sesión',
    noneTitle: 'Todos tienen una próxima sesión',
  },
  { filter: 'linked', value: 'true', count: 'linked', label: 'Con enlace', noneTitle: 'Todavía nadie tiene un enlace' },
  {
    filter: 'upcoming',
    value: 'rebook',
    count: 'toRebook',
    label: 'Por reprogramar',
    noneTitle: 'No hay clientes por reprogramar',
  },
  {
    filter: 'incomplete',
    value: 'true',
    count: 'incomplete',
    label: 'Datos por completar',
    noneTitle: 'A nadie le falta el documento',
  },
  {
    filter: 'phone',
    value: 'bad',
    count: 'badPhone',
    label: 'Teléfono por corregir',
    noneTitle: 'Nadie tiene dos teléfonos en uno',
  },
]

/** Defines the list. Each filter needs the access to what it asks about. */
export function createClientListDefinition(can: Can) {
  const isOffered: Record<ClientFilter, boolean> = {
    upcoming: showsSessions(can),
    linked: can('getPublicLink'),
    incomplete: true,
    phone: true,
  }
  return {
    id: 'clients',
    path: paths.clients,
    sorts: peopleSorts,
    filters: (['upcoming', 'linked', 'incomplete', 'phone'] as const).filter((name) => isOffered[name]),
    filterValues: { upcoming: ['false', 'rebook'], linked: ['true'], incomplete: ['true'], phone: ['bad'] },
  } satisfies ListDefinition<PeopleSort>
}

/** True when the list shows the next session and the usual workers of each client. Access to one's own sessions only is not enough. */
export const showsSessions = (can: Can) => can('listSessions', {})

/** Returns the chips that are on. */
export const findPressedChips = (filters: ListFilters) => clientChips.filter(({ filter, value }) => filters[filter] === value)
