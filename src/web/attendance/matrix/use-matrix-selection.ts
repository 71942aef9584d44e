import { useMemo, useState } from 'react'
import { toggle } from '#web/agenda-tools/toggle.ts'
import type { Session } from '#web/session-data/queries.ts'
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
  // As a text they stay the same while only marks change, so that a mark renders no row of someone else.
  const ids = rows.map(({ id }) => id).join(' ')
  const people = useMemo(() => new Set(ids.split(' ').filter((id) => selected.people.has(id))), [ids, selected.people])
  const unmarked = useMemo(() => listUnmarked(rows, { people, dates: selected.dates }), [rows, people, selected.dates])
  const actions = useMemo(
    () => ({
      togglePerson: (id: string) => setSelected(({ people, dates }) => ({ people: toggle(people, id), dates })),
      toggleDate: (date: string) => setSelected(({ people, dates }) => ({ people, dates: toggle(dates, date) })),
      /** Selects all rows, or none when all are selected. */
      toggleAll: () =>
        setSelected(({ people, dates }) => {
          const all = ids.split(' ')
          return { people: new Set(all.every((id) => people.has(id)) ? [] : all), dates }
        }),
      clear: () => setSelected(nothing),
    }),
    [ids],
  )
  return { people, dates: selected.dates, isEmpty: people.size === 0 && selected.dates.size === 0, unmarked, ...actions }
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
