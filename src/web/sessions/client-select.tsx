import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { lacking } from '../auth/access-names.ts'
import { accessOf, useCan } from '../auth/rights.ts'
import { isMeant } from '../people/is-meant.ts'
import { spokenName } from '../people/name.ts'
import { documentOf } from '../people/people-columns.tsx'
import { useSettings } from '../settings.ts'
import { sentenceOf } from '../ui/failure.ts'
import classes from './booking.module.css'
import { availableQuery, type Client, clientLimit, clientsQuery, type Place } from './queries.ts'

interface Props {
  place: Place
  /** Where the form looks for the field, to go to it. */
  path: string
  error: ReactNode
  onChoose: (client: Client | undefined) => void
}

/** Finds a client among those who are free in the slot; the server searches, so that it costs the same with any number of them. */
export function ClientSelect({ place, path, error, onChoose }: Props) {
  const may = useCan()('listClients')
  const { additions } = useSettings()
  const [chosen, setChosen] = useState<Client>()
  const [search, setSearch] = useState('')
  const typed = chosen && search === labelOf(chosen) ? '' : search.trim()
  const [asked] = useDebouncedValue(typed, 200)
  const free = useQuery({ ...availableQuery(place, 'client'), enabled: may })
  const found = useQuery({ ...clientsQuery(asked, additions), enabled: may, placeholderData: keepPreviousData })
  const failure = free.error ?? found.error

  const ids = new Set(free.data)
  const clients = (found.data?.rows ?? []).filter(({ id, person }) => ids.has(id) && isMeant(person, typed)).slice(0, clientLimit)
  // who was chosen stays, also when the search has moved on
  const options = chosen && !clients.some(({ id }) => id === chosen.id) ? [chosen, ...clients] : clients
  const busy = chosen && free.data && !ids.has(chosen.id) ? 'Ya tiene una sesión a esta hora' : undefined
  const problem = may ? (failure ? sentenceOf(failure) : busy) : lacking(accessOf('listClients'))

  return (
    <Select
      label="Cliente"
      placeholder="Nombre o documento"
      searchable
      openOnFocus={false}
      data-autofocus
      comboboxProps={{ withinPortal: false }}
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching || free.isFetching ? 'Buscando…' : 'Nadie con ese nombre está libre a esta hora'}
      data={options.map((client) => ({ value: client.id, label: labelOf(client) }))}
      renderOption={({ option: { value, label } }) => {
        const client = options.find(({ id }) => id === value)
        return (
          <span className={classes.client}>
            {label} {client && <span className={classes.document}>{documentOf(client.person)}</span>}
          </span>
        )
      }}
      value={chosen?.id ?? null}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(id) => {
        const client = options.find((option) => option.id === id)
        setChosen(client)
        onChoose(client)
      }}
      description={free.data && freeWords(free.data.length)}
      data-path={path}
      error={problem ?? error}
    />
  )
}

const labelOf = ({ person }: Client) => spokenName(person)

const freeWords = (count: number) => (count === 1 ? '1 cliente está libre a esta hora' : `${count} clientes están libres a esta hora`)
