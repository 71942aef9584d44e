import type { Week } from '../../navigation/paths.ts'

const key = 'turnos-agenda'

/** The schedule and turn that were looked at last on this computer. */
export function readLastTurn(): Week {
  try {
    const { schedule, turn } = JSON.parse(localStorage.getItem(key) ?? '{}') as Week
    return { schedule, turn }
  } catch {
    return {}
  }
}

/** Keeps schedule and turn for the next visit. */
export function saveLastTurn({ schedule, turn }: Week) {
  try {
    localStorage.setItem(key, JSON.stringify({ schedule, turn }))
  } catch {
    // no storage: it is chosen again
  }
}
