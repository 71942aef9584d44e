import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { findPeople, type SearchedPerson } from '#domain/person-search.ts'
import { BadgeTile, type WorkerBadge } from '../../worker-badge/badge-tile.tsx'
import classes from './filters.module.css'
import { toggle } from './toggle.ts'

/** A client or worker of the filter. */
export interface PersonChoice {
  id: string
  name: string
  /** The name and document of the person, which a search compares. */
  searched: SearchedPerson
  /** The number of sessions that the filter shows if the person is selected. */
  count: number
  badge?: WorkerBadge
}

interface Props {
  /** "trabajador" or "cliente" */
  noun: string
  choices: readonly PersonChoice[]
  selectedIds: ReadonlySet<string>
  onChange: (selectedIds: ReadonlySet<string>) => void
}

/** A list with a search field, in which any number of people can be selected. Those selected when it opens come first. */
export function PeopleListbox({ noun, choices, selectedIds, onChange }: Props) {
  const id = useId()
  // Mantine sets the id of the list after the first rendering, too late for a list that is always open.
  const combobox = { ...useCombobox({ opened: true }), listId: id }
  const [search, setSearch] = useState('')
  const [initiallySelected] = useState(selectedIds)
  const sorted = [...choices].sort((one, other) => Number(initiallySelected.has(other.id)) - Number(initiallySelected.has(one.id)))
  const found = findPeople(sorted, search, ({ searched }) => searched)
  return (
    <Combobox store={combobox} onOptionSubmit={(id) => onChange(toggle(selectedIds, id))}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          aria-label={`Buscar ${noun}`}
          placeholder="Buscar"
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value)
            combobox.resetSelectedOption()
          }}
          data-autofocus
          // Escape is for the popover or sheet around the list, which it closes.
          data-mantine-stop-propagation={undefined}
        />
      </Combobox.EventsTarget>
      <Combobox.Options id={id} aria-label={`Elegir ${noun}`} aria-multiselectable className={classes.list}>
        {found.slice(0, maxListed).map(({ id, name, count, badge }) => (
          <Combobox.Option
            key={id}
            value={id}
            active={selectedIds.has(id)}
            aria-selected={selectedIds.has(id)}
            data-no-sessions={count === 0 || undefined}
            className={classes.choice}
          >
            <span className={classes.box}>{selectedIds.has(id) && <IconCheck size={12} stroke={3} aria-hidden />}</span>
            {badge && <BadgeTile badge={badge} />}
            <span className={classes.name}>{name}</span>
            <span className={classes.count}>
              {count}
              <span className="hidden">{count === 1 ? 'sesión' : 'sesiones'}</span>
            </span>
          </Combobox.Option>
        ))}
        {found.length === 0 && <Combobox.Empty>Nadie con ese nombre esta semana</Combobox.Empty>}
        {found.length > maxListed && <p className={classes.more}>Hay {found.length - maxListed} más: escriba para encontrarlos</p>}
      </Combobox.Options>
    </Combobox>
  )
}

/** The number of people listed at most. Others are found by typing. */
const maxListed = 100
