import { createRandomId } from '#api/random-id.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import type { Answer } from '../../exchange/answer.ts'
import { getDetails } from '../../exchange/refusal-details.ts'
import type { Scenario } from '../../scenario.ts'
import { expectOnDate } from './on-date.ts'
import { tryToBook } from './try-to-book.ts'

/** Books a list that is refused, and expects a detail for each of these items and no other. */
async function expectRefusedItems({ administrator }: Context, sessions: object[], expected: number[]): Promise<Answer<unknown>> {
  const answer = await administrator.send('createSessions', { body: { sessions } }, 422)
  const paths = getDetails(answer).map(({ path }) => path)
  const indexes = [...new Set(paths.map((path) => /^sessions\.(\d+)(\.|$)/.exec(path)?.[1] ?? path))]
  answer.check(
    indexes.toSorted().join() === expected.map(String).toSorted().join(),
    '/error/details',
    `a problem of each item ${expected}`,
    paths,
  )
  return answer
}

/** Lists of sessions that are booked together. */
export const bulkBookings: Scenario[] = [
  {
    title: 'several sessions are booked together, and their ids are in the order of the request',
    operations: ['createSessions', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { build, other, today } = await createAgenda()
      const sessions = [
        build({ session_date: addDays(today, 30), note: 'Segunda.' }),
        build({ time: parseTimeOfDay('10:00'), state: 'canceled' }),
        build({ session_date: null, time: parseTimeOfDay('11:00'), client_id: other }),
        build({ session_date: addDays(today, -14), state: 'confirmed' }),
      ]
      const { body: ids } = await administrator.call('createSessions', { body: { sessions } })
      for (const [index, { client_id, session_date, time, note, state }] of sessions.entries()) {
        const read = await administrator.call('getSession', { path: { id: ids[index] ?? '' } })
        read.expectFields({ client: { id: client_id }, session_date, time, note: note ?? null, state: state ?? 'pending' })
      }
    },
  },
  {
    title: 'an item that cannot be booked is named with its index, and nothing of its list is booked',
    operations: ['createSessions', 'createSession'],
    run: async (context) => {
      const { book, build, other } = await context.createAgenda()
      const { id } = await book()
      const free = build({ client_id: other, time: parseTimeOfDay('10:00') })
      const answer = await expectRefusedItems(context, [free, build({ client_id: other })], [1])
      answer.expect('/error/details/0/id', id)
      const single = await expectRefusedItems(context, [build({ client_id: other })], [0])
      single.expect('/error/code', 1)
      const options = { continueOnFailure: true, blame: 'createSessions', subject: 'a slot of a refused list' } as const
      await context.administrator.send('createSession', { body: free }, 201, options)
    },
  },
  {
    title: 'each item that breaks a rule is named, with its field where one is wrong',
    operations: ['createSessions'],
    run: async (context) => {
      const { administrator, createAgenda, createClient } = context
      const { build, book, today } = await createAgenda()
      const { id: deleted } = await createClient()
      await administrator.call('deleteClient', { path: { id: deleted } })
      await book({ time: parseTimeOfDay('11:00'), state: 'postponed' })
      const wrong = {
        client_id: { client_id: createRandomId() },
        worker_id: { worker_id: createRandomId() },
        turn_id: { turn_id: createRandomId() },
        time: { time: parseTimeOfDay('10:05') },
      }
      const sessions = [
        ...Object.values(wrong).map((fields) => build(fields)),
        build({ client_id: deleted }),
        build({ day: (getWeekday(today) + 1) % 7 }),
        build({ session_date: null, state: 'canceled' }),
        build({ time: parseTimeOfDay('11:00') }),
      ]
      const answer = await expectRefusedItems(context, [...sessions, build({ time: parseTimeOfDay('10:00') })], [...sessions.keys()])
      const paths = getDetails(answer).map(({ path }) => path)
      for (const [index, name] of Object.keys(wrong).entries())
        answer.check(paths.includes(`sessions.${index}.${name}`), '/error/details', `the path sessions.${index}.${name}`, paths)
    },
  },
  {
    title: 'items conflict with each other: the earlier one counts as booked, and those that are not active come first',
    operations: ['createSessions'],
    run: async (context) => {
      const { build, other, client } = await context.createAgenda()
      const refused = [build(), build({ client_id: other }), build({ client_id: other, time: parseTimeOfDay('09:00') }), build()]
      await expectRefusedItems(context, refused, [1, 3])
      const canceled = build({ client_id: client, time: parseTimeOfDay('10:00'), state: 'canceled' })
      await expectRefusedItems(context, [{ ...canceled, state: 'pending' }, canceled], [0])
    },
  },
  {
    title: 'one week of a standing session is moved by one call, whatever the order of the two items',
    operations: ['createSessions', 'listTurnWeek'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const { turn } = await createTurn(administrator, { session_duration: 30, break_duration: 0 })
      const { id: standing } = await agenda.book({ session_date: null })
      for (const [index, date] of [addDays(agenda.today, 14), addDays(agenda.today, 28)].entries()) {
        const postponed = agenda.build({ session_date: date, state: 'postponed' })
        // The old time of the standing session goes on until a quarter to nine.
        const moved = agenda.build({ session_date: date, turn_id: turn, time: parseTimeOfDay('08:30') })
        await tryToBook(context, moved, 409, 'before the exception is postponed')
        const sessions = index === 0 ? [postponed, moved] : [moved, postponed]
        const { body: ids } = await administrator.call('createSessions', { body: { sessions } })
        await expectOnDate(context, agenda, date, [ids[index]!])
        await expectOnDate(context, { turn }, date, [ids[1 - index]!])
        await expectOnDate(context, agenda, addDays(date, 7), [standing])
      }
    },
  },
]
