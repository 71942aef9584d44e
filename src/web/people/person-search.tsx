import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import type { ApiError } from '#api/errors.ts'
import { PersonCombobox } from './person-combobox.tsx'
import type { PersonOption } from './person-option.tsx'

/** The people whom a text finds, or the first of them, and how many there are. */
interface SearchAnswer<Person> {
  rows: readonly Person[]
  total: number
}

interface Props<Person, Answer, Key extends QueryKey>
  extends Pick<ComponentProps<typeof PersonCombobox>, 'placeholder' | 'description' | 'field' | 'autoFocus'> {
  label: string
  /** The query that finds people by a text. An empty text finds the first ones of all. */
  getQuery: (search: string) => UseQueryOptions<Answer, ApiError, Answer, Key>
  /** False while the user cannot list people. */
  isEnabled?: boolean
  /** People who are known without a search. They come before those who are found. */
  known?: readonly Person[]
  /** Orders those who are known here, and leaves out those whom the text does not find. By default the server's answer is shown as it is. */
  find?: (people: readonly Person[], search: string) => readonly Person[]
  /** The number of people who are listed at most. Others are found by typing more. */
  limit: number
  toOption: (person: Person) => PersonOption
  /** True while it is unknown who can be chosen. */
  isLoading?: boolean
  selected: Person | undefined
  /** Called with undefined when the user clears the field. */
  onSelect: (person: Person | undefined) => void
  noMatchText: string
  /** An option after those who are found: it takes the text for someone who is not there. */
  offer?: { getLabel: (search: string, hasFound: boolean) => string | undefined; onSelect: (search: string) => void } | undefined
  /** Shown instead of it before the user types. */
  emptyText?: string
}

const offerId = 'offer'

/** Finds a person by typing. The server searches, so the cost does not grow with the number of people. */
export function PersonSearch<Person extends { id: string }, Answer extends SearchAnswer<Person>, Key extends QueryKey>({
  getQuery,
  isEnabled = true,
  known = [],
  find,
  limit,
  offer,
  ...props
}: Props<Person, Answer, Key>) {
  const { toOption, isLoading = false, selected, onSelect, noMatchText, emptyText = noMatchText, ...combobox } = props
  /** Undefined while the field shows the selected person. */
  const [typed, setTyped] = useState<string>()
  const search = typed?.trim() ?? ''
  const [debouncedSearch] = useDebouncedValue(search, 200)
  const first = useQuery({ ...getQuery(''), enabled: isEnabled }).data
  const answer = useQuery({ ...getQuery(debouncedSearch), enabled: isEnabled, placeholderData: keepPreviousData })
  const { rows = [], total = 0 } = answer.data ?? {}

  const all = [...known, ...(first?.rows ?? []), ...rows]
  const found = find ? find([...new Map(all.map((person) => [person.id, person])).values()], search) : rows
  const listed = found.slice(0, limit)
  const isSelectedMissing = selected && typed === undefined && !listed.some(({ id }) => id === selected.id)
  const people = isSelectedMissing ? [selected, ...listed] : listed
  const hasMore = found.length > limit || (!answer.isPlaceholderData && total > rows.length)
  // Once all people are known here, the server cannot find a better match.
  const knowsAll = find !== undefined && first !== undefined && first.rows.length === first.total && first.total !== limit
  const isSearching = (debouncedSearch !== search || answer.isPlaceholderData || answer.isLoading) && !knowsAll

  const getMessage = () => {
    if (isLoading || isSearching || (people.length === 0 && answer.isFetching)) return 'Buscando…'
    if (people.length === 0) return answer.error ? 'No se pudo buscar.' : search === '' ? emptyText : noMatchText
    return hasMore && 'Hay más: siga escribiendo.'
  }
  const isSettled = !isLoading && !isSearching && !answer.isFetching && !answer.error && search !== ''
  const offerLabel = isSettled ? offer?.getLabel(search, people.length > 0) : undefined
  return (
    <PersonCombobox
      {...combobox}
      typed={typed}
      selectedName={selected && toOption(selected).name}
      onType={(text) => {
        setTyped(text)
        if (text === '') onSelect(undefined)
      }}
      isSearching={isSearching}
      options={isLoading ? [] : [...people.map(toOption), ...(offerLabel ? [{ id: offerId, name: offerLabel }] : [])]}
      selectedIds={new Set(selected ? [selected.id] : [])}
      onSelect={(id) => {
        if (id === offerId) return offer?.onSelect(search)
        setTyped(undefined)
        onSelect(people.find((person) => person.id === id))
      }}
      message={getMessage()}
      onBlur={() => selected && setTyped(undefined)}
    />
  )
}
