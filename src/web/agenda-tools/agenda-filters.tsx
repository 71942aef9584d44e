import { useIsNarrow } from '#web/ui/theme/use-is-narrow.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { StateFilter } from './state-filter.tsx'
import { useFilterChange } from './use-filter.ts'
import { type FilterProps, WeekFilters } from './week-filters.tsx'

/** The filters of the agenda. In a narrow window they are behind one button, except for the sessions that are to be marked. */
export function AgendaFilters({ shown, ...props }: FilterProps & { shown: number }) {
  const { filter, change } = useFilterChange(props.weekChoice)
  if (!useIsNarrow()) return <WeekFilters {...props} />
  const unmarked = props.counts.marks.get('unmarked')
  return (
    <>
      <FilterSheet {...props} shown={shown} />
      <StateFilter
        counts={{ marks: new Map(unmarked === undefined ? [] : [['unmarked', unmarked]]), unsettled: undefined }}
        filter={{ marks: new Set([...filter.marks].filter((mark) => mark === 'unmarked')), unsettled: false }}
        onChange={({ marks }) => {
          const others = [...filter.marks].filter((mark) => mark !== 'unmarked')
          change({ marks: new Set([...others, ...(marks ?? [])]) })
        }}
      />
    </>
  )
}
