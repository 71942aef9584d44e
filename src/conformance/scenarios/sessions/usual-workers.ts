import { addDays, getWeekday } from '#domain/weeks.ts'
import type { Context } from '../../context.ts'
import type { Scenario } from '../../scenario.ts'

/** Expects the usual workers of a client to be exactly these, each with the number of sessions, in this order. */
async function expectUsual({ administrator }: Context, client: string, expected: [worker: string, count: number][]) {
  const list = await administrator.call('listUsualWorkers', { path: { id: client } })
  list.expect(
    '',
    expected.map(([worker_id, count]) => ({ worker_id, count })),
  )
}

/** The workers whom a client usually sees. */
export const usualWorkers: Scenario[] = [
  {
    title: 'the workers of a client are counted by dates, the most frequent first, and of equally frequent ones the latest',
    operations: ['listUsualWorkers'],
    run: async (context) => {
      const { createAgenda, createWorker } = context
      const { client, other, worker, today, book } = await createAgenda()
      const { id: second } = await createWorker()
      await expectUsual(context, client, [])
      await book({ session_date: addDays(today, -14) })
      await book({ worker_id: second, session_date: addDays(today, -7) })
      await book({ client_id: other, worker_id: second, session_date: addDays(today, -8) })
      await expectUsual(context, client, [
        [second, 1],
        [worker, 1],
      ])
      // A series counts on each of its dates.
      await book({ session_date: null, day: getWeekday(addDays(today, 9)), starts_on: addDays(today, 9), ends_on: addDays(today, 16) })
      await expectUsual(context, client, [
        [worker, 3],
        [second, 1],
      ])
    },
  },
  {
    title: 'only active sessions from 90 days before today to 30 days after it count, and an exception in place of its occurrence',
    operations: ['listUsualWorkers'],
    run: async (context) => {
      const { client, worker, today, book } = await context.createAgenda()
      // The clinic's today may be a day before or after the one in UTC.
      for (const days of [-92, -88, -14, 28, 32]) await book({ session_date: addDays(today, days) })
      await book({ session_date: addDays(today, -15), state: 'canceled' })
      await expectUsual(context, client, [[worker, 3]])
      const start = addDays(today, 9)
      await book({ session_date: null, day: getWeekday(start), starts_on: start, ends_on: addDays(start, 7) })
      await book({ session_date: addDays(start, 7), state: 'postponed' })
      await expectUsual(context, client, [[worker, 4]])
    },
  },
  {
    title: "a deleted worker is none of a client's usual workers",
    operations: ['listUsualWorkers'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { client, worker, today, book } = await createAgenda()
      await book({ session_date: addDays(today, -14) })
      await expectUsual(context, client, [[worker, 1]])
      await administrator.call('deleteWorker', { path: { id: worker } })
      await expectUsual(context, client, [])
    },
  },
  {
    title: "a client's user reads their own usual workers and no others'",
    operations: ['listUsualWorkers'],
    run: async ({ createAgenda, createClientUser }) => {
      const { worker, other, today, book } = await createAgenda()
      const { caller, client_id } = await createClientUser()
      await book({ client_id, session_date: addDays(today, 14) })
      const own = await caller.call('listUsualWorkers', { path: { id: client_id } })
      own.expect('', [{ worker_id: worker, count: 1 }])
      await caller.call('listUsualWorkers', { path: { id: other } }, 403)
    },
  },
]
