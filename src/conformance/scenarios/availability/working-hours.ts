import type { components } from '#api/generated/wire.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Context } from '../../context.ts'
import { isSame } from '../../exchange/answer.ts'
import { randomFutureDate } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'

type Hours = components['schemas']['WorkingHours']

const build = (day: number, start: string, end: string, bounds: Partial<Hours> = {}): Hours => ({
  day,
  start_time: parseTimeOfDay(start),
  end_time: parseTimeOfDay(end),
  from_date: null,
  to_date: null,
  ...bounds,
})

const replaceHours = ({ administrator }: Context, id: string, body: Hours[]) =>
  administrator.call('replaceWorkerWorkingHours', { path: { id }, body })

const readHours = ({ administrator }: Context, id: string) => administrator.call('listWorkerWorkingHours', { path: { id } })

/** The weekly hours in which workers are there. */
export const workingHours: Scenario[] = [
  {
    title: 'working hours are replaced as a whole, and read by weekday and start',
    operations: ['replaceWorkerWorkingHours', 'listWorkerWorkingHours'],
    run: async (context) => {
      const { id } = await context.createWorker()
      const ofNewWorker = await readHours(context, id)
      ofNewWorker.expect('', [])
      const thursday = build(4, '14:00', '18:00')
      const monday = build(1, '14:00', '18:00', { from_date: '2026-03-01' })
      const earlyMonday = build(1, '08:00', '12:15', { from_date: '2026-03-01', to_date: '2199-12-31' })
      const sunday = build(0, '00:00', '24:00', { to_date: '2026-03-01' })
      for (const { sent, expected } of [
        { sent: [thursday, monday, earlyMonday, sunday], expected: [sunday, earlyMonday, monday, thursday] },
        { sent: [thursday], expected: [thursday] },
        { sent: [], expected: [] },
      ]) {
        const replaced = await replaceHours(context, id, sent)
        replaced.expect('', expected)
        const read = await readHours(context, id)
        read.expect('', expected)
      }
    },
  },
  {
    title: 'working hours without dates have no bound',
    operations: ['replaceWorkerWorkingHours'],
    run: async ({ administrator, createWorker }) => {
      const { id } = await createWorker()
      const { from_date: _from, to_date: _to, ...unbounded } = build(2, '08:00', '12:00')
      const replaced = await administrator.call('replaceWorkerWorkingHours', { path: { id }, body: [unbounded] })
      replaced.expect('', [build(2, '08:00', '12:00')])
    },
  },
  {
    title: 'hours that end before they begin, that occur twice or that are more than 50 are refused, and the hours stay as they were',
    operations: ['replaceWorkerWorkingHours', 'listWorkerWorkingHours'],
    run: async (context) => {
      const { id } = await context.createWorker()
      const hours = [build(1, '08:00', '12:00')]
      await replaceHours(context, id, hours)
      const fifty = Array.from({ length: 50 }, (_, index) => ({ ...build(2, '08:00', '12:00'), start_time: 300 + index }))
      const refused: Record<string, Hours[]> = {
        'the end is the start': [build(3, '08:00', '08:00')],
        'the end is before the start': [...hours, build(3, '12:00', '08:00')],
        'the last date is before the first': [build(3, '08:00', '12:00', { from_date: '2026-03-02', to_date: '2026-03-01' })],
        'an entry occurs twice': [...hours, ...hours],
        'more than 50 entries': [...fifty, ...hours],
      }
      for (const [subject, body] of Object.entries(refused)) {
        const options = { continueOnFailure: true, subject }
        await context.administrator.send('replaceWorkerWorkingHours', { path: { id }, body }, 400, options)
      }
      const read = await readHours(context, id)
      read.expect('', hours)
      const replaced = await replaceHours(context, id, fifty)
      replaced.check(replaced.body.length === 50, '', '50 entries', replaced.body.length)
    },
  },
  {
    title: 'the hours of all workers are those that are valid in a period, and one entry of a worker who has only others',
    operations: ['listWorkingHours'],
    run: async (context) => {
      const { administrator, createWorker } = context
      const from = randomFutureDate()
      const query = { from, to: addDays(from, 30) }
      const [{ id: one }, { id: other }, { id: withoutHours }] = [await createWorker(), await createWorker(), await createWorker()]
      const [late, early] = [build(3, '14:00', '18:00', { from_date: query.to }), build(3, '08:00', '12:00', { to_date: from })]
      const [before, after] = [{ to_date: addDays(from, -1) }, { from_date: addDays(query.to, 1) }]
      await replaceHours(context, one, [late, build(1, '08:00', '12:00', before), build(2, '08:00', '12:00', after), early])
      await replaceHours(context, other, [build(1, '08:00', '12:00', before), build(2, '08:00', '12:00', after)])
      const list = await administrator.call('listWorkingHours', { query })
      const listOf = (id: string) => list.body.filter(({ worker_id }) => worker_id === id)
      const ofOne = [early, late].map((hours) => ({ worker_id: one, ...hours }))
      list.check(isSame(listOf(one), ofOne), '', `of the worker ${one} the entries that are valid in the period, by start`, listOf(one))
      const isOfOther = ({ from_date, to_date }: Hours) => from_date === after.from_date || to_date === before.to_date
      list.check(
        listOf(other).length === 1 && listOf(other).every(isOfOther),
        '',
        `one entry of the worker ${other}, who is not there in the period`,
        listOf(other),
      )
      list.check(listOf(withoutHours).length === 0, '', `no entry of the worker ${withoutHours}, who has none`, listOf(withoutHours))
      await administrator.call('deleteWorker', { path: { id: one } })
      const later = await administrator.call('listWorkingHours', { query })
      later.check(!later.body.some(({ worker_id }) => worker_id === one), '', 'no hours of a deleted worker')
    },
  },
  {
    title: 'a period of working hours has at most 400 days, and does not end before it begins',
    operations: ['listWorkingHours'],
    run: async ({ administrator }) => {
      const from = randomFutureDate()
      await administrator.call('listWorkingHours', { query: { from, to: addDays(from, 399) } })
      for (const days of [400, -1]) await administrator.call('listWorkingHours', { query: { from, to: addDays(from, days) } }, 400)
    },
  },
  {
    title: "a worker's user reads their own working hours alone and changes none, and a deleted worker has none",
    operations: ['listWorkerWorkingHours', 'replaceWorkerWorkingHours', 'listWorkingHours'],
    run: async (context) => {
      const { administrator, createWorker, createWorkerUser, createUser } = context
      const { caller, worker_id } = await createWorkerUser()
      const { id } = await createWorker()
      const body = [build(1, '08:00', '12:00')]
      await replaceHours(context, worker_id, body)
      const own = await caller.call('listWorkerWorkingHours', { path: { id: worker_id } })
      own.expect('', body)
      await caller.call('listWorkerWorkingHours', { path: { id } }, 403)
      await caller.call('replaceWorkerWorkingHours', { path: { id: worker_id }, body: [] }, 403)
      const period = { from: '2200-01-01', to: '2200-01-02' }
      await caller.call('listWorkingHours', { query: period }, 403)
      for (const access of ['sessions.read', 'workers.read']) {
        const { caller: reader } = await createUser([access])
        await reader.call('listWorkerWorkingHours', { path: { id } })
        await reader.call('listWorkingHours', { query: period })
        await reader.call('replaceWorkerWorkingHours', { path: { id }, body }, 403)
      }
      await administrator.call('deleteWorker', { path: { id } })
      await administrator.call('listWorkerWorkingHours', { path: { id } }, 404)
      await administrator.call('replaceWorkerWorkingHours', { path: { id }, body }, 404)
    },
  },
]
