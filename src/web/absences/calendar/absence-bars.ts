import { addDays, countDays } from '#domain/weeks.ts'

type Days = { fromDate: string; toDate: string; startTime: number | null }

/** An absence as a bar: its first column of those shown, the number of its columns, and the lane, which separates absences on the same day. */
export interface AbsenceBar<A extends Days> {
  absence: A
  column: number
  columns: number
  lane: number
}

/** Lays out the absences of a worker in columns of days from a date on. Those outside the columns are left out. */
export function layOutBars<A extends Days>(absences: readonly A[], from: string, columnCount: number): AbsenceBar<A>[] {
  const to = addDays(from, columnCount - 1)
  const bars: AbsenceBar<A>[] = []
  const shown = absences.filter(({ fromDate, toDate }) => fromDate <= to && toDate >= from)
  for (const absence of shown.sort((one, other) => one.fromDate.localeCompare(other.fromDate))) {
    const column = Math.max(0, countDays(from, absence.fromDate))
    const columns = Math.min(columnCount - 1, countDays(from, absence.toDate)) - column + 1
    const isFree = (lane: number) => bars.every((bar) => bar.lane !== lane || bar.column + bar.columns <= column)
    let lane = 0
    while (!isFree(lane)) lane += 1
    bars.push({ absence, column, columns, lane })
  }
  return bars
}
