import type { Week } from '../../navigation/paths.ts'

const key = 'turnos-agenda'

/** The schedule and turn shown last in this browser. */
export function readLastTurn(): Week {
  try {
    const { schedule, turn } = JSON.parse(localStorage.getItem(key) ?? '{}') as Week
    return { schedule, turn }
  } catch {
    return {}
  }
}

/** Stores the schedule and turn for the next visit. */
export function saveLastTurn({ schedule, turn }: Week) {
  try {
    localStorage.setItem(key, JSON.stringify({ schedule, turn }))
  } catch {
    // Without storage the user selects them again.
  }
}
