/** A range of minutes since midnight. The end is exclusive. */
export interface Range {
  start: number
  end: number
}

/** True when two ranges share a minute. Touching ranges do not. */
export const overlaps = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end
