import { useState } from 'react'

/** Returns which columns are narrow, by the numbers of their sessions. The widths stay while an overlay is open, because it would move with them. */
export function useNarrowDays(counts: readonly number[], todayIndex: number, isOverlayOpen: boolean): readonly boolean[] {
  const current = findNarrowDays(counts, todayIndex)
  const [stable, setStable] = useState<readonly boolean[]>(current)
  if (isOverlayOpen || current.every((isNarrow, index) => isNarrow === stable[index])) return stable
  setStable(current)
  return current
}

/** Days without sessions are narrow when at least three others need the room. Today never is, because the next booking may be there. */
function findNarrowDays(counts: readonly number[], todayIndex: number): boolean[] {
  const busyDays = counts.filter((count) => count > 0).length
  return counts.map((count, index) => count === 0 && index !== todayIndex && busyDays >= 3)
}
