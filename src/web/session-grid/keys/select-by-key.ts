import { getSessionKey } from '#domain/session-key.ts'
import { getCellKey, listInWeekOrder } from '#web/session-data/week-view.ts'
import { findNeighborChip } from '../grid-elements.ts'
import type { GridSlot, GridState } from '../grid-state.ts'

/** Extends the selection to the session before or after a chip in its cell, and focuses that one. */
export function selectNeighbor({ selection }: GridState, chip: HTMLElement | null, step: 1 | -1) {
  const neighbor = chip && findNeighborChip(chip, step)
  const [from, to] = [chip?.dataset.session, neighbor?.dataset.session]
  if (!from || !to) return
  selection.extend(to, selection.keys.size === 0 ? from : undefined)
  neighbor?.focus()
}

/** Selects the sessions of a slot, then of its day, then of the week: the first of these that adds something. */
export function selectMore({ selection, cells }: GridState, { date, time }: GridSlot) {
  const slotSessions = cells.get(getCellKey(date, time)) ?? []
  const weekSessions = listInWeekOrder(cells)
  const daySessions = weekSessions.filter(({ sessionDate }) => sessionDate === date)
  const sessions = [slotSessions, daySessions, weekSessions].find((group) =>
    group.some((session) => !selection.keys.has(getSessionKey(session))),
  )
  if (sessions) selection.set(sessions)
}
