import { useIsNarrow } from '#web/ui/theme/use-is-narrow.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { isToDo, StateFilter } from './state-filter.tsx'
import { useFilterChange } from './use-filter.ts'
import { type FilterProps, WeekFilters } from './week-filters.tsx'

/** The filters of the agenda. In a narrow window they are behind one button, except for the sessions that are to be marked or confirmed. */
export function AgendaFilters({ shown, ...props }: FilterProps & { shown: number }) {
  const { filter, change } = useFilterChange(props.weekChoice)
  if (!useIsNarrow()) return <WeekFilters {...props} />
  return (
    <>
      <FilterSheet {...props} shown={shown} />
      <StateFilter
        counts={{ marks: new Map([...props.counts.marks].filter(([mark]) => isToDo(mark))), unsettled: undefined }}
        filter={{ marks: new Set([...filter.marks].filter(isToDo)), unsettled: false }}
        onChange={({ marks }) => {
          const others = [...filter.marks].filter((mark) => !isToDo(mark))
          change({ marks: new Set([...others, ...(marks ?? [])]) })
        }}
      />
    </>
  )
}
