import type { components } from '#api/generated/wire.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Agenda } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import type { RequestOf } from '../../exchange/caller.ts'
import type { Scenario } from '../../scenario.ts'
import { expectOrder } from '../expect-order.ts'
import { highestLimit, idsOf } from '../list-by-name.ts'

type Query = NonNullable<RequestOf<'listSessions'>['query']>

/** Reads all pages of a list, and expects each to have the number of all, and all together to have these values in this order. */
async function expectPages({ administrator }: Context, query: Query, expected: string[]) {
  const limit = 2
  const offsets = Array.from({ length: Math.ceil(expected.length / limit) + 1 }, (_, page) => page * limit)
  const read = async () => {
    const answers = await Promise.all(offsets.map((offset) => administrator.call('listSessions', { query: { ...query, limit, offset } })))
    return answers.map((answer) => ({ answer, values: answer.body.map(describe) }))
  }
  const pages = await expectOrder(read, expected, `on ${offsets.length} pages of ${limit}, in this order: ${expected.join(', ')}`, limit)
  for (const page of pages) {
    page.expectHeader('x-total-count', String(expected.length))
    page.check(idsOf(page).length <= limit, '', `at most ${limit} sessions`, idsOf(page).length)
  }
}

const describe = ({ id, session_date }: components['schemas']['Session']) => `${session_date ?? 'standing'} ${id}`

/** Books sessions on different dates and at different times, not in their order. Returns them in the order of date and time. */
async function bookDated({ today, book }: Agenda) {
  const slots = [21, 14, -14, 14, 28].map((days, index) => ({
    session_date: addDays(today, days),
    time: parseTimeOfDay(index === 3 ? '10:00' : '09:00'),
  }))
  const booked: { id: string; session_date: string; time: number }[] = []
  for (const slot of slots) booked.push({ ...slot, ...(await book(slot)) })
  return booked.toSorted((left, right) => left.session_date.localeCompare(right.session_date) || left.time - right.time)
}

/** Pages of the list of sessions, of records and of a period. */
export const pagedSessions: Scenario[] = [
  {
    title: 'pages of records have no gap and repeat nothing, in both orders, with the standing sessions first',
    operations: ['listSessions'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const dated = (await bookDated(agenda)).map(({ id, session_date }) => `${session_date} ${id}`)
      const { id } = await agenda.book({ session_date: null, time: parseTimeOfDay('11:00') })
      const query = { worker_id: agenda.worker }
      const orders: [Query, string[]][] = [
        [{}, dated.toReversed()],
        [{ sort: '-date' }, dated.toReversed()],
        [{ sort: 'date' }, dated],
      ]
      for (const [sort, expected] of orders) await expectPages(context, { ...query, ...sort }, [`standing ${id}`, ...expected])
    },
  },
  {
    title: 'the occurrences of a period are in the order of date and time, on pages without gap, in both orders',
    operations: ['listSessions'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const { today, worker, book } = agenda
      const [from, to] = [addDays(today, 12), addDays(today, 27)]
      const dated = (await bookDated(agenda)).filter(({ session_date }) => from <= session_date && session_date <= to)
      const time = parseTimeOfDay('11:00')
      const { id } = await book({ session_date: null, time })
      const weeks = [14, 21].map((days) => ({ id, time, session_date: addDays(today, days) }))
      const sorted = [...dated, ...weeks]
        .toSorted((left, right) => left.session_date.localeCompare(right.session_date) || left.time - right.time)
        .map(({ id, session_date }) => `${session_date} ${id}`)
      const query = { worker_id: worker, from, to }
      await expectPages(context, query, sorted)
      await expectPages(context, { ...query, sort: 'date' }, sorted)
      await expectPages(context, { ...query, sort: '-date' }, sorted.toReversed())
    },
  },
  {
    title: 'a page has as many sessions as its limit allows, also more than 100',
    operations: ['listSessions'],
    run: async ({ administrator, createAgenda }) => {
      const { today, worker, build } = await createAgenda()
      const slots = [0, 1, 2, 3].flatMap((day) => ['08:00', '09:00', '10:00', '11:00'].map((time) => ({ day, time: parseTimeOfDay(time) })))
      const series = slots.map((slot) => build({ session_date: null, ...slot }))
      await administrator.call('createSessions', { body: { sessions: series } })
      // Every day of the week occurs at least eight times in 62 days.
      const period = { worker_id: worker, from: addDays(today, 7), to: addDays(today, 7 + 61) }
      const count = slots.length * 8
      for (const limit of [3, 101, count]) {
        const page = await administrator.call('listSessions', { query: { ...period, limit } })
        page.check(page.body.length === limit, '', `${limit} of at least ${count} sessions for limit=${limit}`, page.body.length)
      }
      const all = await administrator.call('listSessions', { query: { ...period, limit: highestLimit } })
      const total = all.getHeader('x-total-count')
      all.check(
        String(all.body.length) === total,
        '',
        `${total} sessions for limit=${highestLimit}, as x-total-count says`,
        all.body.length,
      )
    },
  },
  {
    title: 'a period has a first and a last date, and at most 62 days, or 400 of one person',
    operations: ['listSessions'],
    run: async ({ administrator, createAgenda }) => {
      const { today, worker, book } = await createAgenda()
      const dates = [0, 61, 62].map((days) => addDays(today, 14 + days))
      const ids: string[] = []
      for (const session_date of dates) ids.push((await book({ session_date })).id)
      const [from, last, after] = dates
      const list = await administrator.call('listSessions', { query: { worker_id: worker, from: from!, to: last! } })
      list.check(
        idsOf(list).join() === ids.slice(0, 2).join(),
        '',
        `the sessions of the first and the last day: ${ids.slice(0, 2)}`,
        idsOf(list),
      )
      const ofWorker = await administrator.call('listSessions', { query: { worker_id: worker, from: from!, to: addDays(from!, 399) } })
      ofWorker.check(idsOf(ofWorker).join() === ids.join(), '', `all sessions of the worker: ${ids}`, idsOf(ofWorker))
      const tooLong = { worker_id: worker, from: from!, to: addDays(from!, 400) }
      for (const query of [{ from: from! }, { to: last! }, { from: from!, to: after! }, tooLong])
        await administrator.call('listSessions', { query }, 400)
    },
  },
]
