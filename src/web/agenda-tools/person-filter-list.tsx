import { useState } from 'react'
import { findPeople } from '#domain/person-search.ts'
import { tellNamesakesApart } from '#web/people/identity.ts'
import { PersonCombobox } from '#web/people/person-combobox.tsx'
import type { SearchableOption } from '#web/people/person-option.tsx'
import { toggle } from './toggle.ts'
import { useIsDayView } from './use-filter.ts'

interface Props {
  /** "trabajador" or "cliente" */
  noun: string
  choices: readonly SearchableOption[]
  selectedIds: ReadonlySet<string>
  onChange: (selectedIds: ReadonlySet<string>) => void
}

/** A list with a search field, in which any number of people can be selected. Those selected when it opens come first. */
export function PersonFilterList({ noun, choices, selectedIds, onChange }: Props) {
  const isDay = useIsDayView()
  const [search, setSearch] = useState('')
  const [initiallySelected] = useState(selectedIds)
  const sorted = [...choices].sort((one, other) => Number(initiallySelected.has(other.id)) - Number(initiallySelected.has(one.id)))
  const found = findPeople(tellNamesakesApart(sorted), search, ({ searched }) => searched)
  return (
    <PersonCombobox
      label={`Buscar ${noun}`}
      listLabel={`Elegir ${noun}`}
      placeholder="Buscar"
      autoFocus
      typed={search}
      onType={setSearch}
      options={found.slice(0, maxListed)}
      selectedIds={selectedIds}
      onSelect={(id) => onChange(toggle(selectedIds, id))}
      message={
        found.length === 0
          ? `Nadie con ese nombre ${isDay ? 'este día' : 'esta semana'}`
          : found.length > maxListed && `Hay ${found.length - maxListed} más: escriba para encontrarlos`
      }
    />
  )
}

/** The number of people listed at most. Others are found by typing. */
const maxListed = 100
