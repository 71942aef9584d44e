import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { findPeople } from '#domain/person-search.ts'
import { getAccessCodes, useCan } from '../../../auth/access.ts'
import { useSettings } from '../../../data/settings.ts'
import { paths } from '../../../navigation/paths.ts'
import { formatFullName, toSearchedPerson } from '../../../people/name.ts'
import { formatDocument } from '../../../people/people-columns.tsx'
import { PersonCombobox } from '../../../people/person-combobox.tsx'
import type { PersonOption } from '../../../people/person-option.tsx'
import { describeMissingAccess } from '../../../ui/feedback/describe-missing-access.ts'
import { type Client, clientSearchLimit, clientSearchQuery } from '../../data/queries.ts'
import { NobodyRegistered } from './nobody-registered.tsx'
import { type Availability, formatConflict } from './use-availability.ts'

interface Props {
  availability: Availability
  /** The clients whom the selected worker usually sees. They are listed first. */
  usualClients: readonly Client[]
  selected: Client | undefined
  /** True when the form opens with the focus here. */
  autoFocus: boolean
  path: string
  error: ReactNode
  onSelect: (client: Client | undefined) => void
}

/** Finds a client, those who are free first. The server searches, so the cost does not grow with the number of clients. */
export function ClientField({ availability, usualClients, selected, autoFocus, path, error, onSelect }: Props) {
  const { initiallyFree, freeCount, getConflict } = availability
  const can = useCan()
  const canList = can('listClients')
  const { additions } = useSettings()
  /** Undefined while the field shows the selected client. */
  const [typed, setTyped] = useState<string>()
  const search = typed?.trim() ?? ''
  const [debouncedSearch] = useDebouncedValue(search, 200)
  const allClients = useQuery({ ...clientSearchQuery('', additions), enabled: canList })
  const answer = useQuery({ ...clientSearchQuery(debouncedSearch, additions), enabled: canList, placeholderData: keepPreviousData })

  const isFree = ({ id }: Client) => initiallyFree?.has(id) === true
  const listed = [...usualClients.filter(isFree), ...[allClients, answer].flatMap(({ data }) => data?.rows ?? [])]
  const known = [...new Map(listed.map((client) => [client.id, client])).values()]
  const sorted = [...known.filter(isFree), ...known.filter((client) => !isFree(client))]
  const found = findPeople(sorted, search, ({ person }) => toSearchedPerson(person)).slice(0, clientSearchLimit)
  const isSelectedMissing = selected && typed === undefined && !found.some(({ id }) => id === selected.id)
  const clients = isSelectedMissing ? [selected, ...found] : found
  const hasMore = answer.data && !answer.isPlaceholderData && answer.data.total > answer.data.rows.length
  const isSearching = debouncedSearch !== search || answer.isPlaceholderData || answer.isLoading
  // Once all clients are known here, the server cannot find a better match.
  const isIncomplete = isSearching && !(allClients.data && allClients.data.rows.length === getTotalCount())

  const conflict = selected && getConflict(selected)
  const problem = canList ? conflict && formatConflict(conflict) : describeMissingAccess(getAccessCodes('listClients'))

  if (allClients.data?.rows.length === 0 && !answer.data?.rows.length)
    return (
      <NobodyRegistered
        label="Cliente"
        text="Todavía no hay clientes."
        register={can('createClient') ? { to: paths.clients({ record: 'new' }), label: 'Registrar cliente' } : undefined}
        autoFocus={autoFocus}
        path={path}
        error={error}
      />
    )

  return (
    <PersonCombobox
      label="Cliente"
      placeholder="Nombre, documento, teléfono o correo"
      description={freeCount === undefined ? undefined : formatFreeCount(freeCount, getTotalCount())}
      error={problem ?? error}
      path={path}
      autoFocus={autoFocus}
      typed={typed}
      selectedName={selected ? formatFullName(selected.person) : ''}
      onType={(text) => {
        setTyped(text)
        if (text === '') onSelect(undefined)
      }}
      isSearching={isIncomplete}
      options={initiallyFree ? clients.map(toOption) : []}
      selectedId={selected?.id}
      onSelect={(id) => {
        setTyped(undefined)
        onSelect(clients.find((client) => client.id === id))
      }}
      message={getListMessage()}
      onBlur={() => selected && setTyped(undefined)}
    />
  )

  function toOption(client: Client): PersonOption {
    const conflict = getConflict(client)
    return {
      id: client.id,
      name: formatFullName(client.person),
      note: usualClients.some(({ id }) => id === client.id) ? 'habitual' : undefined,
      details: formatDocument(client.person),
      disabledReason: conflict && (conflict.meeting ?? conflict.label),
    }
  }
  function getListMessage() {
    if (!initiallyFree || isIncomplete || (clients.length === 0 && answer.isFetching)) return 'Buscando…'
    if (clients.length === 0 && answer.error) return 'No se pudo buscar.'
    if (clients.length === 0) return 'Ningún cliente tiene ese nombre, documento, teléfono o correo.'
    return hasMore && 'Hay más: siga escribiendo.'
  }
  /** Returns the number of all clients; undefined when the server does not count them. */
  function getTotalCount() {
    const { data } = allClients
    return data && (data.hasTotal || !additions) ? data.total : undefined
  }
}

function formatFreeCount(free: number, all: number | undefined) {
  const ofTotal = all !== undefined && all >= free ? ` de ${all}` : ''
  return `${free}${ofTotal} ${(all ?? free) === 1 ? 'cliente' : 'clientes'} ${free === 1 ? 'está libre' : 'están libres'} a esta hora`
}
