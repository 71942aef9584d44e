import { useMemo, useState } from 'react'
import { placeOf } from '../data/changes.ts'
import type { Session } from '../data/queries.ts'
import { cellOf } from '../data/week-view.ts'

type SelectedKeys = {
  places: ReadonlySet<string>
  /** From where Shift goes on. */
  from: string | null
}

/** The question that stands over the selection: by how many weeks it shall move, or whether it shall be deleted. */
export type SelectionDialog = 'weeks' | 'deleting'

export type Selection = ReturnType<typeof useSelection>

/**
 * The sessions of a week that are selected, by their places. Who is not shown any more, by a filter or because it is gone, is
 * not selected either, and is again when it comes back: what was refused can be tried once more. Another `scope` begins anew.
 */
export function useSelection(scope: string, cells: ReadonlyMap<string, readonly Session[]>) {
  const [chosen, setChosen] = useState<SelectedKeys>(nothing)
  const [asked, setAsked] = useState<SelectionDialog | null>(null)
  const [chooser, setChooser] = useState(scope)
  const choose = (next: SelectedKeys) => {
    setChosen(next)
    // what was asked was asked about others
    setAsked(null)
  }
  // who comes back would not know any more what keys would act on
  if (chooser !== scope) {
    setChooser(scope)
    choose(nothing)
  }
  const sessions = useMemo(() => {
    const keys = new Set([...chosen.places].map(cellOf))
    const theirs = new Map([...keys].map((key) => [key, cells.get(key) ?? []]))
    return listInWeekOrder(theirs).filter((session) => chosen.places.has(placeOf(session)))
  }, [chosen.places, cells])
  const places = useMemo(() => new Set(sessions.map(placeOf)), [sessions])

  return {
    /** In the order of the week. */
    sessions,
    places,
    /** Selects it, or takes it out. */
    toggle: (place: string) => {
      const next = new Set(places)
      if (!next.delete(place)) next.add(place)
      choose({ places: next, from: place })
    },
    /** Selects what lies between the last one and this one in the order of the week: day after day, hour after hour. */
    extend: (place: string, from = chosen.from ?? place) => choose({ places: keysBetween(listInWeekOrder(cells), from, place), from }),
    set: (wanted: readonly Session[]) => choose({ places: new Set(wanted.map(placeOf)), from: chosen.from }),
    clear: () => choose(nothing),
    asked: sessions.length > 0 ? asked : null,
    ask: setAsked,
  }
}

const nothing: SelectedKeys = { places: new Set(), from: null }

/** The sessions of a week day by day, hour by hour, in a cell as they stand there. */
export function listInWeekOrder(cells: ReadonlyMap<string, readonly Session[]>): Session[] {
  const orderOf = (key: string) => {
    const [date = '', time = ''] = key.split(' ')
    return `${date} ${time.padStart(4, '0')}`
  }
  return [...cells]
    .map(([key, sessions]) => [orderOf(key), sessions] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, sessions]) => sessions)
}

function keysBetween(sessions: readonly Session[], from: string, to: string): ReadonlySet<string> {
  const places = sessions.map(placeOf)
  const [one, other] = [places.indexOf(from), places.indexOf(to)]
  // who was last selected may be gone
  if (one < 0) return new Set([to])
  return new Set(places.slice(Math.min(one, other), Math.max(one, other) + 1))
}

/** The places of the selected ones of each cell, in one line. */
export function groupKeysByCell(places: ReadonlySet<string>): ReadonlyMap<string, string> {
  const lines = new Map<string, string>()
  for (const place of places) lines.set(cellOf(place), `${lines.get(cellOf(place)) ?? ''}${place}\n`)
  return lines
}

/** "3 sesiones elegidas" */
export const formatSelectedCount = (count: number) =>
  count === 0 ? 'Ninguna sesión elegida' : count === 1 ? '1 sesión elegida' : `${count} sesiones elegidas`
