import type { Data } from '#api/client.ts'
import { groupBy } from '#domain/group-by.ts'
import { getMark, isActive, type SessionMark } from '#domain/states.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { markOrder } from '../mark-colors.ts'

type SessionCount = Data<'get', '/v1/sessions/counts'>[number]

/** The number of sessions of a week, of all with the canceled and postponed ones, and by mark. */
export type WeekCounts = { week: string; total: number; all: number; marks: Record<SessionMark, number> }

/** The largest number of weeks that are shown; the last one is the current one. */
const shownWeeks = 12

/** Returns the Sundays of the weeks that may be shown, the oldest first. */
export const listShownWeeks = (today: string): string[] =>
  Array.from({ length: shownWeeks }, (_, index) => addDays(getWeekStart(today), 7 * (index + 1 - shownWeeks)))

/** Sums the server's counts by week and mark, from the first week with sessions on. Later weeks without sessions have zeros. */
export function sumByWeek(counts: readonly SessionCount[], today: string): WeekCounts[] {
  const byWeek = groupBy(counts, ({ weekStart }) => weekStart)
  const weeks = listShownWeeks(today)
  const firstIndex = weeks.findIndex((week) => byWeek.has(week))
  return weeks.slice(firstIndex === -1 ? weeks.length : firstIndex).map((week) => {
    const found = byWeek.get(week) ?? []
    const marks = Object.fromEntries(
      markOrder.map((mark) => [mark, sum(found.filter((entry) => getMark(entry, entry.isPast) === mark))]),
    ) as Record<SessionMark, number>
    return { week, total: sum(found.filter(({ state }) => isActive(state))), all: sum(found), marks }
  })
}

const sum = (counts: readonly SessionCount[]) => counts.reduce((total, { count }) => total + count, 0)
