import type { Schedule, ScheduleInput, ScheduleUpdate } from '#api/generated/wire.ts'
import { checkTurns, findDuplicateTurnNames, type Turn } from '#domain/turns.ts'
import { createBadRequestError, createConflictError } from '../errors.ts'

const fields = { start: 'start_time', end: 'end_time' }

/** Throws a 400 if a turn ends before it starts, has no room for a session or overlaps with another one, and a 409 if two have the same name. */
export function refuseInvalidTurns({ turns, session_duration, break_duration }: ScheduleInput | ScheduleUpdate) {
  const times: Turn[] = turns.map(({ name, start_time, end_time }) => ({ name, start: start_time, end: end_time }))
  const problems = checkTurns(times, { session: session_duration, breakAfter: break_duration }, fields)
  if (problems.length > 0) throw createBadRequestError('Hay turnos que no pueden ser así.', problems)
  const duplicates = findDuplicateTurnNames(turns)
  if (duplicates.length > 0) throw createConflictError('Dos turnos de un horario no pueden tener el mismo nombre.', duplicates)
}

/** Throws a 400 if an update names a turn of another schedule, or the same turn twice. */
export function refuseForeignTurns({ turns }: ScheduleUpdate, schedule: Schedule) {
  const remainingIds = new Set(schedule.turns.map(({ id }) => id))
  const problems = turns.flatMap(({ id }, index) =>
    id === undefined || remainingIds.delete(id.toLowerCase())
      ? []
      : [{ path: `turns.${index}.id`, message: 'Este turno no es de este horario, o está dos veces.' }],
  )
  if (problems.length > 0) throw createBadRequestError('Hay turnos que no son de este horario.', problems)
}
