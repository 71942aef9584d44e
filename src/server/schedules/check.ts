import type { Schedule, ScheduleInput, ScheduleUpdate } from '#api/generated/wire.ts'
import { type Turn, turnProblems } from '#domain/turns.ts'
import { badRequest } from '../errors.ts'

const fields = { start: 'start_time', end: 'end_time' }

/** Refuses turns that end before they start, hold no session or overlap. */
export function checkTurns({ turns, session_duration, break_duration }: ScheduleInput | ScheduleUpdate) {
  const written: Turn[] = turns.map(({ name, start_time, end_time }) => ({ name: name.trim(), start: start_time, end: end_time }))
  const problems = turnProblems(written, { session: session_duration, pause: break_duration }, fields)
  if (problems.length > 0) throw badRequest('Hay turnos que no pueden ser así.', problems)
}

/** Refuses turns that name one of another schedule, or one twice. */
export function checkTurnIds({ turns }: ScheduleUpdate, schedule: Schedule) {
  const free = new Set(schedule.turns.map(({ id }) => id))
  const problems = turns.flatMap(({ id }, index) =>
    id === undefined || free.delete(id.toLowerCase())
      ? []
      : [{ path: `turns.${index}.id`, message: 'Este turno no es de este horario, o está dos veces.' }],
  )
  if (problems.length > 0) throw badRequest('Hay turnos que no son de este horario.', problems)
}
