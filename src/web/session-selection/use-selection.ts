import { useMemo, useState } from 'react'
import { getSessionKey } from '#domain/session-key.ts'
import type { Session } from '#web/session-data/queries.ts'
import { listInWeekOrder } from '#web/session-data/week-view.ts'

type SelectedKeys = {
  keys: ReadonlySet<string>
  /** The key from which Shift extends the selection. */
  from: string | null
}

/** The dialog about the selection: who takes it over, how far to move it, or whether to delete it. */
export type SelectionDialog = 'reassigning' | 'moving' | 'deleting'

export type Selection = ReturnType<typeof useSelection>

/**
 * Returns the selected ones of the shown sessions, by their keys. A session that is filtered out or gone counts as not selected until it is back, so
 * that a refused change can be tried again. `scope`: what is shown, such as a turn's week; the selection is cleared when it changes. `groups`: the shown
 * sessions by cell or by day. `listInOrder` lists them in the order in which Shift selects them.
 */
export function useSelection(
  scope: string,
  groups: ReadonlyMap<string, readonly Session[]>,
  listInOrder: (groups: ReadonlyMap<string, readonly Session[]>) => readonly Session[] = listInWeekOrder,
) {
  const [selected, setSelected] = useState<SelectedKeys>(emptySelection)
  const [dialog, setDialog] = useState<SelectionDialog | null>(null)
  const [selectedIn, setSelectedIn] = useState(scope)
  const select = (next: SelectedKeys) => {
    setSelected(next)
    setDialog(null)
  }
  if (selectedIn !== scope) {
    setSelectedIn(scope)
    select(emptySelection)
  }
  const sessions = useMemo(
    () => (selected.keys.size > 0 ? listInOrder(groups).filter((session) => selected.keys.has(getSessionKey(session))) : noSessions),
    [selected.keys, groups, listInOrder],
  )
  const keys = useMemo(() => new Set(sessions.map(getSessionKey)), [sessions])

  return {
    /** In their order. */
    sessions,
    keys,
    /** Adds a session to the selection, or removes it. */
    toggle: (key: string) => {
      const next = new Set(keys)
      if (!next.delete(key)) next.add(key)
      select({ keys: next, from: key })
    },
    /** Selects everything between the session selected last and this one, in their order. */
    extend: (key: string, from = selected.from ?? key) => select({ keys: getKeysBetween(listInOrder(groups), from, key), from }),
    set: (next: readonly Session[]) => select({ keys: new Set(next.map(getSessionKey)), from: selected.from }),
    clear: () => select(emptySelection),
    dialog: sessions.length > 0 ? dialog : null,
    openDialog: setDialog,
  }
}

const emptySelection: SelectedKeys = { keys: new Set(), from: null }
const noSessions: Session[] = []

function getKeysBetween(sessions: readonly Session[], from: string, to: string): ReadonlySet<string> {
  const keys = sessions.map(getSessionKey)
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)]
  // The session selected last may be gone.
  if (start < 0) return new Set([to])
  return new Set(keys.slice(Math.min(start, end), Math.max(start, end) + 1))
}
