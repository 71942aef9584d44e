import { deviceStorage } from '#web/data/browser-storage.ts'
import type { AgendaParams, TurnParams } from '#web/navigation/paths.ts'

const storageKey = 'turnos-agenda'

/** Reads the schedule and turn shown last in this browser. */
export const readLastTurn = () => (deviceStorage.readJson(storageKey) ?? {}) as TurnParams

/** Stores the schedule and turn for the next visit. */
export const saveLastTurn = ({ schedule, turn }: AgendaParams) => deviceStorage.write(storageKey, JSON.stringify({ schedule, turn }))
