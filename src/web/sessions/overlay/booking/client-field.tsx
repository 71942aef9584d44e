import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getAccessCodes, useCan } from '../../../auth/access.ts'
import { describeMissingAccess } from '../../../auth/describe-missing-access.ts'
import { useSettings } from '../../../data/settings.ts'
import { formatFullName } from '../../../people/name.ts'
import { formatDocument } from '../../../people/people-columns.tsx'
import { PersonCombobox } from '../../../people/person-combobox.tsx'
import type { PersonOption } from '../../../people/person-option.tsx'
import { matchesPersonSearch } from '../../../people/person-search.ts'
import { describeError } from '../../../ui/feedback/describe-error.ts'
import { type Client, clientSearchLimit, clientSearchQuery } from '../../data/queries.ts'
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
  const { initiallyFree, freeCount, conflictOf } = availability
  const canList = useCan()('listClients')
  const { additions } = useSettings()
  /** Undefined while the field shows the selected client. */
  const [typed, setTyped] = useState<string>()
  const search = typed?.trim() ?? ''
  const [debouncedSearch] = useDebouncedValue(search, 200)
  const allClients = useQuery({ ...clientSearchQuery('', additions), enabled: canList })
  const answer = useQuery({ ...clientSearchQuery(debouncedSearch, additions), enabled: canList, placeholderData: keepPreviousData })
  const failure = availability.error ?? answer.error

  const isFree = ({ id }: Client) => initiallyFree?.has(id) === true
  const usual = usualClients.filter((client) => isFree(client) && matchesPersonSearch(client.person, search))
  const others = (answer.data?.rows ?? []).filter(
    (client) => matchesPersonSearch(client.person, search) && !usual.some(({ id }) => id === client.id),
  )
  const found = [...usual, ...others.filter(isFree), ...others.filter((client) => !isFree(client))].slice(0, clientSearchLimit)
  const isSelectedMissing = selected && typed === undefined && !found.some(({ id }) => id === selected.id)
  const clients = isSelectedMissing ? [selected, ...found] : found
  const hasMore = answer.data && !answer.isPlaceholderData && answer.data.total > answer.data.rows.length

  const conflict = selected && conflictOf(selected)
  const problem = canList
    ? failure
      ? describeError(failure)
      : conflict && formatConflict(conflict)
    : describeMissingAccess(getAccessCodes('listClients'))

  return (
    <PersonCombobox
      label="Cliente"
      placeholder="Nombre o documento"
      description={freeCount === undefined ? undefined : formatFreeCount(freeCount, getTotalCount())}
      error={problem ?? error}
      path={path}
      autoFocus={autoFocus}
      text={typed ?? (selected ? formatFullName(selected.person) : '')}
      onTextChange={(text) => {
        setTyped(text)
        if (text === '') onSelect(undefined)
      }}
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
    const conflict = conflictOf(client)
    return {
      id: client.id,
      name: formatFullName(client.person),
      note: usualClients.some(({ id }) => id === client.id) ? 'habitual' : undefined,
      details: formatDocument(client.person),
      disabledReason: conflict && (conflict.meeting ?? conflict.label),
    }
  }
  function getListMessage() {
    const isSearching = answer.isFetching || debouncedSearch !== search
    if (!initiallyFree || (clients.length === 0 && isSearching)) return failure ? undefined : 'Buscando…'
    if (clients.length === 0) return 'Ningún cliente se llama así ni tiene ese documento.'
    return hasMore && 'Hay más: siga escribiendo.'
  }
  /** The number of all clients; undefined when the server does not count them. */
  function getTotalCount() {
    const { data } = allClients
    return data && (data.hasTotal || !additions) ? data.total : undefined
  }
}

function formatFreeCount(free: number, all: number | undefined) {
  const of = all !== undefined && all >= free ? ` de ${all}` : ''
  return `${free}${of} ${(all ?? free) === 1 ? 'cliente' : 'clientes'} ${free === 1 ? 'está libre' : 'están libres'} a esta hora`
}
