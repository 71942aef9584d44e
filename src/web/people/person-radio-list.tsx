import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { findPeople, type SearchedPerson } from '#domain/person-search.ts'
import { isDisabled, type PersonOption, PersonOptionLabel } from './person-option.tsx'
import classes from './person-radio-list.module.css'

export interface SearchableOption extends PersonOption {
  /** The name and document of the person, which a search compares. */
  searched: SearchedPerson
}

interface Props {
  /** The name of the radio buttons. */
  name: string
  /** Undefined while loading. */
  options: readonly SearchableOption[] | undefined
  selectedId: string | undefined
  onSelect: (id: string) => void
  /** True when the dialog around it opens with the focus here. */
  autoFocus: boolean
  /** The form's path of the field, by which the form focuses it. */
  path?: string
  searchLabel: string
  loadingText: string
  noMatchText: string
}

/** A longer list has a search field. */
const maxWithoutSearch = 10

/**
 * Selects one person from a short list. People who are not available are disabled, with the reason. Enter in the search selects the first match, which
 * is marked; then Enter submits the form.
 */
export function PersonRadioList({ name, options, selectedId, onSelect, autoFocus, path, searchLabel, loadingText, noMatchText }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const found = findPeople(options ?? [], search, ({ searched }) => searched)
  // The selected person stays in the list, whatever is typed.
  const shown = [...found, ...(options ?? []).filter((option) => option.id === selectedId && !found.includes(option))]
  const firstFocus = shown.find(({ id }) => id === selectedId) ?? shown.find((option) => !isDisabled(option, selectedId))
  const withSearch = (options?.length ?? 0) > maxWithoutSearch
  // A first match who is not available is not skipped: the user would get somebody else than typed.
  const [best] = search.trim() === '' ? [] : found
  const marked = best && best.id !== selectedId && !isDisabled(best, selectedId) ? best : undefined

  const focusList = () => list.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  // While the options load the list itself has the focus.
  useEffect(() => {
    if (firstFocus && document.activeElement === list.current) focusList()
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      focusList()
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || search.trim() === '' || (best && best.id === selectedId)) return
    event.preventDefault()
    if (marked) onSelect(marked.id)
  }

  return (
    <div className={classes.box}>
      {withSearch && (
        <TextInput
          aria-label={searchLabel}
          aria-description={marked && `Intro elige a ${marked.name}`}
          placeholder="Buscar por nombre"
          className={classes.search}
          autoComplete="off"
          data-autofocus={autoFocus || undefined}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <div ref={list} className={classes.list} tabIndex={-1} data-autofocus={(autoFocus && !withSearch && !firstFocus) || undefined}>
        {shown.map((option) => (
          <label
            key={option.id}
            className={classes.option}
            data-unavailable={option.disabledReason !== undefined || undefined}
            data-marked={option === marked || undefined}
          >
            <input
              type="radio"
              name={name}
              data-path={option === firstFocus ? path : undefined}
              data-first-focus={option === firstFocus || undefined}
              data-autofocus={(autoFocus && !withSearch && option === firstFocus) || undefined}
              className="hidden"
              value={option.id}
              checked={option.id === selectedId}
              disabled={isDisabled(option, selectedId)}
              onChange={() => onSelect(option.id)}
            />
            <PersonOptionLabel option={option} />
          </label>
        ))}
        {!options && <p className={classes.text}>{loadingText}</p>}
        {options && shown.length === 0 && <p className={classes.text}>{noMatchText}</p>}
      </div>
    </div>
  )
}
