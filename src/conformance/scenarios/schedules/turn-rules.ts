import type { components } from '#api/generated/wire.ts'
import { createRandomId } from '#api/random-id.ts'
import type { Answer } from '../../exchange/answer.ts'
import { expectDetail } from '../../exchange/refusal-details.ts'
import type { Scenario } from '../../scenario.ts'
import { buildSchedule, createNewSchedule, toUpdate } from './new-schedule.ts'

type TurnInput = components['schemas']['TurnInput']
type ErrorAnswer = Answer<components['schemas']['Error']>

const buildTurn = (name: string, start_time: number, end_time: number): TurnInput => ({ name, start_time, end_time })

/** The turns are those of sessions of 45 minutes with breaks of 15. */
const wrongTurns: { turns: TurnInput[]; wrong: number[] }[] = [
  { turns: [buildTurn('A', 600, 540), buildTurn('B', 700, 745)], wrong: [0] },
  { turns: [buildTurn('A', 480, 720), buildTurn('B', 800, 800)], wrong: [1] },
  { turns: [buildTurn('A', 480, 524), buildTurn('B', 600, 644), buildTurn('C', 700, 745)], wrong: [0, 1] },
  { turns: [buildTurn('A', 700, 745), buildTurn('B', 600, 645), buildTurn('C', 480, 524)], wrong: [2] },
]

const overlappingTurns = [
  [buildTurn('A', 480, 720), buildTurn('B', 719, 900)],
  [buildTurn('A', 600, 720), buildTurn('B', 480, 601)],
  [buildTurn('A', 480, 900), buildTurn('B', 540, 600)],
  [buildTurn('A', 480, 720), buildTurn('B', 480, 720)],
]

/** Expects details of a refusal that are about these turns. */
function expectDetails(answer: ErrorAnswer, wrong: number[]) {
  const paths = answer.body.error.details.map(({ path }) => path)
  for (const index of wrong) {
    const isNamed = paths.some((path) => path === `turns.${index}` || path.startsWith(`turns.${index}.`))
    answer.check(isNamed, '/error/details', `a problem with a path that begins with turns.${index}`, paths)
  }
}

/** The rules for the turns of one schedule, which hold for a new schedule and for a change. */
export const turnRules: Scenario[] = [
  {
    title: 'turns may touch, fill the day, and have room for just one session',
    operations: ['createSchedule', 'getSchedule'],
    run: async (context) => {
      const turns = [buildTurn('A', 0, 45), buildTurn('B', 45, 720), buildTurn('C', 720, 1440)]
      const schedule = await createNewSchedule(context, { turns })
      const read = await context.administrator.call('getSchedule', { path: { id: schedule.id } })
      const times = read.body.turns.map(({ name, start_time, end_time }) => ({ name, start_time, end_time }))
      read.check(JSON.stringify(times) === JSON.stringify(turns), '/turns', JSON.stringify(turns), times)
    },
  },
  {
    title: 'a turn that ends before it begins or has no room for a session is refused, with a detail for each wrong turn',
    operations: ['createSchedule', 'updateSchedule', 'getSchedule'],
    run: async (context) => {
      const { administrator } = context
      const schedule = await createNewSchedule(context)
      const { id, body } = toUpdate(schedule)
      for (const { turns, wrong } of wrongTurns) {
        expectDetails(await administrator.call('createSchedule', { body: buildSchedule({ turns }) }, 400), wrong)
        expectDetails(await administrator.call('updateSchedule', { path: { id }, body: { ...body, turns } }, 400), wrong)
      }
      await administrator.call('updateSchedule', { path: { id }, body: { ...body, session_duration: 241 } }, 400)
      const read = await administrator.call('getSchedule', { path: { id } })
      read.expect('', schedule)
    },
  },
  {
    title: 'turns that overlap are refused',
    operations: ['createSchedule', 'updateSchedule', 'getSchedule'],
    run: async (context) => {
      const { administrator } = context
      const schedule = await createNewSchedule(context)
      const { id, body } = toUpdate(schedule)
      for (const turns of overlappingTurns) {
        const created = await administrator.call('createSchedule', { body: buildSchedule({ turns }) }, 400)
        const paths = created.body.error.details.map(({ path }) => path)
        created.check(
          paths.some((path) => /^turns\.[01](\.|$)/.test(path)),
          '/error/details',
          'a problem with a path that begins with turns',
          paths,
        )
        await administrator.call('updateSchedule', { path: { id }, body: { ...body, turns } }, 400)
      }
      const read = await administrator.call('getSchedule', { path: { id } })
      read.expect('', schedule)
    },
  },
  {
    title:
      'two turns of one schedule have different names, without regard to case and accents, and those of two schedules may have the same',
    operations: ['createSchedule', 'updateSchedule'],
    run: async (context) => {
      const { administrator } = context
      const { id, body } = toUpdate(await createNewSchedule(context))
      await createNewSchedule(context)
      const turns = [buildTurn('Sábado', 480, 600), buildTurn('SABADO', 600, 720)]
      expectDetail(await administrator.call('createSchedule', { body: buildSchedule({ turns }) }, 409), 'turns.1.name')
      expectDetail(await administrator.call('updateSchedule', { path: { id }, body: { ...body, turns } }, 409), 'turns.1.name')
      const [first, second] = body.turns
      const renamed = [first!, { ...second!, name: first!.name.toUpperCase() }]
      await administrator.call('updateSchedule', { path: { id }, body: { ...body, turns: renamed } }, 409)
    },
  },
  {
    title: 'a turn of another schedule, an unknown or deleted one, and one that occurs twice are refused and change nothing',
    operations: ['updateSchedule', 'getSchedule'],
    run: async (context) => {
      const { administrator } = context
      const [{ id, body }, other] = [toUpdate(await createNewSchedule(context)), await createNewSchedule(context)]
      const [first, removed] = body.turns
      const { body: before } = await administrator.call('updateSchedule', { path: { id }, body: { ...body, turns: [first!] } })
      const wrong = [createRandomId(), other.turns[0]!.id, removed!.id, first!.id]
      for (const turnId of wrong) {
        const turns = [first!, { id: turnId, ...buildTurn('Z', 1200, 1300) }]
        await administrator.call('updateSchedule', { path: { id }, body: { ...body, turns } }, 400)
      }
      const read = await administrator.call('getSchedule', { path: { id } })
      read.expect('', before)
      const untouched = await administrator.call('getSchedule', { path: { id: other.id } })
      untouched.expect('', other)
    },
  },
]
