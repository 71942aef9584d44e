import { useState } from 'react'

/**
 * Returns which columns are narrow, by the numbers of their sessions. `isWideDay`: says which never are. The widths stay while an overlay is open, because it
 * would move with them.
 */
export function useNarrowDays(
  counts: readonly number[],
  isWideDay: (index: number) => boolean,
  isOverlayOpen: boolean,
): readonly boolean[] {
  const current = findNarrowDays(counts, isWideDay)
  const [stable, setStable] = useState<readonly boolean[]>(current)
  if (isOverlayOpen || current.every((isNarrow, index) => isNarrow === stable[index])) return stable
  setStable(current)
  return current
}

/** Days without sessions are narrow when at least three others need the room, except those that stay wide. */
function findNarrowDays(counts: readonly number[], isWideDay: (index: number) => boolean): boolean[] {
  const busyDays = counts.filter((count) => count > 0).length
  return counts.map((count, index) => count === 0 && !isWideDay(index) && busyDays >= 3)
}
