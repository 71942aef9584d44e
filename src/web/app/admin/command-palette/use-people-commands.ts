import { useDebouncedValue } from '@mantine/hooks'
import { IconStethoscope, IconUser, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Person } from '#api/generated/app.ts'
import { findPeople } from '#domain/person-search.ts'
import { useCanForEverybody } from '#web/auth/can-for-everybody.ts'
import { list } from '#web/data/list.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatIdentity } from '#web/people/identity.ts'
import { formatFullName, toSearchedClient } from '#web/people/name.ts'
import { formatCount } from '#web/ui/list/format-count.ts'
import type { Command, CommandGroup } from './command.ts'

const kinds = {
  clients: { path: '/v1/clients', title: 'Clientes', icon: IconUser, toPerson: paths.client, toList: paths.clients },
  workers: { path: '/v1/workers', title: 'Trabajadores', icon: IconStethoscope, toPerson: paths.worker, toList: paths.workers },
} as const

/** The number of people that a search fetches. The best matches of these are shown. */
const fetchLimit = 100
const shownLimit = 5

/** Returns the clients and workers whom a search finds, as far as the user may read them. */
export function usePeopleCommands(search: string) {
  const can = useCanForEverybody()
  const clients = usePeopleSearch('clients', search, can('listClients') && can('getClient'))
  const workers = usePeopleSearch('workers', search, can('listWorkers') && can('getWorker'))
  const failed = [clients, workers].filter(({ error }) => error)
  return {
    groups: [clients.group, workers.group],
    isSearching: clients.isSearching || workers.isSearching,
    error: failed[0]?.error,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

function usePeopleSearch(kind: keyof typeof kinds, search: string, canRead: boolean) {
  const { path, title, icon, toPerson, toList } = kinds[kind]
  const navigate = useNavigate()
  const [debounced] = useDebouncedValue(search, 200)
  const isEnabled = canRead && search !== ''
  const { data, error, isFetching, refetch } = useQuery({
    ...list(path, { search: debounced, limit: fetchLimit }),
    enabled: isEnabled && debounced !== '',
    placeholderData: keepPreviousData,
  })

  const rows: readonly { id: string; person: Person }[] = isEnabled ? (data?.rows ?? []) : []
  const found = findPeople(rows, search, toSearchedClient)
  const total = data?.total ?? found.length
  const isSearching = isEnabled && (debounced !== search || isFetching)
  const commands = found.slice(0, shownLimit).map(
    (row): Command => ({
      id: `${kind} ${row.id}`,
      label: formatFullName(row.person),
      hint: formatIdentity(row),
      icon,
      run: () => navigate(toPerson(row.id)),
    }),
  )
  const showAll: Command = {
    id: `${kind} all`,
    label: `Ver los ${formatCount(total)} que coinciden`,
    icon: IconUsers,
    run: () => navigate(toList({ search })),
  }
  const hasMore = !isSearching && commands.length === shownLimit && total > shownLimit
  const group: CommandGroup = { title, commands: hasMore ? [...commands, showAll] : commands }
  return { group, isSearching, error: isEnabled ? error : null, refetch }
}
