/** A stretch of a day in minutes since midnight; its end does not belong to it. */
export interface Range {
  start: number
  end: number
}

/** Whether two stretches share a minute; touching ones do not. */
export const overlaps = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end
