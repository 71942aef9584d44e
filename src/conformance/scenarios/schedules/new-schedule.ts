import type { components } from '#api/generated/wire.ts'
import type { Context } from '../../context.ts'
import { randomWord } from '../../random.ts'

type Schedule = components['schemas']['Schedule']
type ScheduleInput = components['schemas']['ScheduleInput']

/** Builds a new schedule with two turns, whose times have another order than their names. */
export const buildSchedule = (fields: Partial<ScheduleInput> = {}): ScheduleInput => ({
  name: randomWord(),
  session_duration: 45,
  break_duration: 15,
  turns: [
    { name: 'Mañana', start_time: 480, end_time: 720 },
    { name: 'Almuerzo', start_time: 780, end_time: 960 },
  ],
  ...fields,
})

/** Creates a schedule, and reads what was stored. */
export async function createNewSchedule({ administrator }: Context, fields: Partial<ScheduleInput> = {}): Promise<Schedule> {
  const { body } = await administrator.call('createSchedule', { body: buildSchedule(fields) })
  return (await administrator.call('getSchedule', { path: { id: body.id } })).body
}

/** Returns the id of a schedule, and the body of a change that leaves it as it is. */
export const toUpdate = ({ id, name, session_duration, break_duration, turns }: Schedule) => ({
  id,
  body: {
    name,
    session_duration,
    break_duration,
    turns: turns.map(({ id, name, start_time, end_time }) => ({ id, name, start_time, end_time })),
  },
})
