import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Client, Worker } from '#api/generated/app.ts'
import { findPeople } from '#domain/person-search.ts'
import { useSettings } from '../data/settings.ts'
import { formatFullName, toSearchedPerson } from '../people/name.ts'
import { formatDocument } from '../people/people-columns.tsx'
import { PersonCombobox } from '../people/person-combobox.tsx'
import type { PersonOption } from '../people/person-option.tsx'
import { personSearchLimit, personSearchQuery, type UserSource } from './queries.ts'

interface Props {
  kind: UserSource['kind']
  selected: Client | Worker | undefined
  path: string
  error: ReactNode
  onSelect: (person: Client | Worker | undefined) => void
}

/** Finds the client or worker for whom a user is created. Those who have a user already are disabled. */
export function UserPersonField({ kind, selected, path, error, onSelect }: Props) {
  const { additions } = useSettings()
  /** Undefined while the field shows the selected person. */
  const [typed, setTyped] = useState<string>()
  const search = typed?.trim() ?? ''
  const [debouncedSearch] = useDebouncedValue(search, 200)
  const {
    data,
    error: searchError,
    isPlaceholderData,
    isLoading,
  } = useQuery({
    ...personSearchQuery(kind, debouncedSearch, additions),
    placeholderData: keepPreviousData,
  })
  const isSearching = debouncedSearch !== search || isPlaceholderData || isLoading
  const rows: (Client | Worker)[] = data?.rows ?? []
  const found = findPeople(rows, search, ({ person }) => toSearchedPerson(person))
  const people = [...found.filter(({ userId }) => !userId), ...found.filter(({ userId }) => userId)].slice(0, personSearchLimit)
  const noun = kind === 'client' ? 'cliente' : 'trabajador'

  function getListMessage() {
    if (isSearching) return 'Buscando…'
    if (searchError) return 'No se pudo buscar.'
    if (people.length === 0)
      return search === '' ? `No hay ningún ${noun}.` : `Ningún ${noun} tiene ese nombre, documento, teléfono o correo.`
    return data && data.total > people.length && 'Hay más: siga escribiendo.'
  }
  return (
    <PersonCombobox
      label={kind === 'client' ? 'Cliente' : 'Trabajador'}
      placeholder="Nombre, documento, teléfono o correo"
      description={selected && `Entrará con su documento, ${selected.person.document}.`}
      error={error}
      path={path}
      autoFocus
      typed={typed}
      selectedName={selected ? formatFullName(selected.person) : ''}
      onType={(text) => {
        setTyped(text)
        if (text === '') onSelect(undefined)
      }}
      isSearching={isSearching}
      options={people.map(toOption)}
      selectedId={selected?.id}
      onSelect={(id) => {
        setTyped(undefined)
        onSelect(people.find((person) => person.id === id))
      }}
      message={getListMessage()}
      onBlur={() => selected && setTyped(undefined)}
    />
  )
}

const toOption = ({ id, person, userId }: Client | Worker): PersonOption => ({
  id,
  name: formatFullName(person),
  details: formatDocument(person),
  disabledReason: userId ? 'ya tiene usuario' : undefined,
})
