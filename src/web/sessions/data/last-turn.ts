import type { AgendaParams } from '../../navigation/paths.ts'

const storageKey = 'turnos-agenda'

/** Reads the schedule and turn shown last in this browser. */
export function readLastTurn(): AgendaParams {
  try {
    const { schedule, turn } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as AgendaParams
    return { schedule, turn }
  } catch {
    return {}
  }
}

/** Stores the schedule and turn for the next visit. */
export function saveLastTurn({ schedule, turn }: AgendaParams) {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ schedule, turn }))
  } catch {
    // Without storage the user selects them again.
  }
}
