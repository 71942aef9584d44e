import { createRandomId } from '#api/random-id.ts'
import { buildAnswer } from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody } from '../fault.ts'

type Turn = { id: string; start_time: number }
type ScheduleBody = { name: string; turns: Turn[] }

/** Faults of schedules and their turns. */
export const scheduleFaults: ProxyFault[] = [
  {
    name: 'lists the turns of a schedule as they were sent',
    operation: 'getSchedule',
    pointer: '/body/turns/*/start_time',
    scenario: 'a created schedule is read as it was sent, with its turns by start time and an id for each, and listed',
    createRule: changeAnswer('getSchedule', (answer) => {
      const schedule = parseBody<ScheduleBody>(answer)
      return withBody(answer, { ...schedule, turns: schedule.turns.toReversed() })
    }),
  },
  {
    name: 'gives every turn a new id when its schedule changes',
    operation: 'updateSchedule',
    pointer: '/body',
    scenario: 'a change with the turns as they are keeps their ids',
    createRule: changeCall('updateSchedule', (call) => {
      const schedule = parseBody<ScheduleBody>(call)
      return withBody(call, { ...schedule, turns: schedule.turns.map(({ id: _id, ...turn }) => turn) })
    }),
  },
  {
    name: 'creates a new turn in place of each that changes',
    operation: 'updateSchedule',
    pointer: '/body/turns/*/created_at',
    scenario: 'a change keeps and changes turns with an id, creates those without, deletes missing ones, and moves updated_at',
    createRule: changeAnswer('updateSchedule', (answer) => {
      const schedule = parseBody<ScheduleBody & { updated_at: string }>(answer)
      return withBody(answer, { ...schedule, turns: schedule.turns.map((turn) => ({ ...turn, created_at: schedule.updated_at })) })
    }),
  },
  {
    name: 'stores the name of another schedule in the refused change of one',
    operation: 'getSchedule',
    pointer: '/body/name',
    scenario: 'a name belongs to one schedule, without regard to case and accents, until that schedule is deleted',
    createRule: () => {
      let refused: { path: string; name: string } | undefined
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation === 'updateSchedule' && answer.status === 409)
          refused = { path: call.path, name: parseBody<ScheduleBody>(call).name }
        const isRead = call.operation === 'getSchedule' && answer.status === 200 && call.path === refused?.path
        return isRead ? withBody(answer, { ...parseBody<object>(answer), name: refused!.name }) : answer
      }
    },
  },
  {
    name: 'accepts turns that overlap',
    operation: 'createSchedule',
    pointer: '/status',
    scenario: 'turns that overlap are refused',
    createRule: changeAnswer('createSchedule', (_answer, call) => buildAnswer(call, 201, { id: createRandomId() }), 400),
  },
  {
    name: 'takes their slot from upcoming sessions',
    operation: 'updateSchedule',
    pointer: '/status',
    scenario: 'a change by which an upcoming session would lose its slot or change its duration is refused, and changes nothing',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      const isRefused = call.operation === 'updateSchedule' && answer.status === 409
      return isRefused ? origin.sendAsAdministrator({ ...call, method: 'GET', text: undefined }) : answer
    },
  },
]
