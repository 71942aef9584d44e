import { useMemo, useState } from 'react'
import type { Session } from '../../sessions/data/queries.ts'
import { toggle } from '../../sessions/toolbar/toggle.ts'
import type { PersonMonth } from '../month/person-months.ts'

type Selected = { people: ReadonlySet<string>; dates: ReadonlySet<string> }

export type MatrixSelection = ReturnType<typeof useMatrixSelection>

/**
 * Returns the selected rows and days, and the sessions in them that are not marked. People whom the search leaves out count as not selected. The
 * selection is cleared when `scope`, the turn and month, changes.
 */
export function useMatrixSelection(scope: string, rows: readonly PersonMonth[]) {
  const [selected, setSelected] = useState(nothing)
  const [selectedIn, setSelectedIn] = useState(scope)
  if (selectedIn !== scope) {
    setSelectedIn(scope)
    setSelected(nothing)
  }
  const people = useMemo(() => new Set(rows.map(({ id }) => id).filter((id) => selected.people.has(id))), [rows, selected])
  const unmarked = useMemo(() => listUnmarked(rows, { ...selected, people }), [rows, selected, people])
  return useMemo(
    () => ({
      people,
      dates: selected.dates,
      isEmpty: people.size === 0 && selected.dates.size === 0,
      unmarked,
      togglePerson: (id: string) => setSelected(({ people, dates }) => ({ people: toggle(people, id), dates })),
      toggleDate: (date: string) => setSelected(({ people, dates }) => ({ people, dates: toggle(dates, date) })),
      /** Selects all rows, or none when all are selected. */
      toggleAll: () => setSelected(({ dates }) => ({ people: new Set(people.size < rows.length ? rows.map(({ id }) => id) : []), dates })),
      clear: () => setSelected(nothing),
    }),
    [people, selected.dates, unmarked, rows],
  )
}

const nothing: Selected = { people: new Set(), dates: new Set() }

/** Lists the sessions without a mark that are in a selected row or on a selected day. */
const listUnmarked = (rows: readonly PersonMonth[], { people, dates }: Selected): Session[] =>
  rows.flatMap(({ id, days }) =>
    [...days].flatMap(([date, marked]) =>
      people.has(id) || dates.has(date) ? marked.filter(({ mark }) => mark === 'unmarked').map(({ session }) => session) : [],
    ),
  )

/** Formats the selection: "2 filas y 1 día" */
export function describeMatrixSelection({ people, dates }: Pick<MatrixSelection, 'people' | 'dates'>): string {
  const formatPart = (count: number, one: string, several: string) =>
    count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${several}`]
  return [...formatPart(people.size, 'fila', 'filas'), ...formatPart(dates.size, 'día', 'días')].join(' y ')
}
