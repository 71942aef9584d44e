import { type ChangeEntry, listChangeLines } from '#domain/change-lines.ts'
import { groupBy } from '#domain/group-by.ts'

/** The maximum number of entries that a change is shown with. */
const maxEntries = 20

/**
 * Picks the entries of a change that are shown: all of them, or those of whole lines, and of the first line as many as there may be. Returns their ids in the
 * order of the entries, the number of lines that are left out, and what the change did to sessions.
 */
export function pickEntries(entries: readonly ChangeEntry[], isUndo: boolean) {
  const lines = listChangeLines(entries, isUndo)
  const actions = groupBy(
    lines.flatMap(({ session }) => session ?? []),
    ({ action }) => action,
  )
  const session_actions = [...actions].map(([action, { length }]) => ({ action, count: length }))
  if (entries.length <= maxEntries) return { shownIds: entries.map(({ id }) => id), left_out: 0, session_actions }
  // The next page goes on after the first entry, so that it is always shown.
  const picked = new Set([entries[0]!.id])
  let left_out = 0
  for (const [index, line] of lines.entries()) {
    const ids = [...line.entries, ...line.told].map(({ id }) => id).filter((id) => !picked.has(id))
    const room = maxEntries - picked.size
    if (index > 0 && ids.length > room) left_out += 1
    else for (const id of ids.slice(0, room)) picked.add(id)
  }
  return { shownIds: entries.flatMap(({ id }) => (picked.has(id) ? [id] : [])), left_out, session_actions }
}
