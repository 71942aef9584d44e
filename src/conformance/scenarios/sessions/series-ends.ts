import { createRandomId } from '#api/random-id.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { type Agenda, createTurn } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import type { Answer } from '../../exchange/answer.ts'
import type { Scenario } from '../../scenario.ts'
import { expectOnDate } from './on-date.ts'
import { tryToBook } from './try-to-book.ts'

/** Ends what the client has with the worker in the first slot of a date's weekday, from this date on. */
const endFrom = ({ administrator }: Context, { client, worker, build }: Agenda, from_date: string) =>
  administrator.call('endSeries', {
    body: { client_id: client, worker_id: worker, day: getWeekday(from_date), time: build().time, from_date },
  })

/** Expects the ids of exactly these sessions, in any order. */
const expectIds = (answer: Answer<string[]>, expected: string[]) =>
  answer.check(answer.body.toSorted().join() === expected.toSorted().join(), '', `the ids ${expected}, and no others`)

/** The end of a standing session, with the dated ones from then on. */
export const seriesEnds: Scenario[] = [
  {
    title: 'a standing session ends on the day before, its earlier dates stay, and the later ones are free',
    operations: ['endSeries', 'getSession', 'listTurnWeek'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const from = addDays(agenda.today, 28)
      const { id } = await agenda.book({ session_date: null })
      expectIds(await endFrom(context, agenda, from), [id])
      await expectOnDate(context, agenda, addDays(from, -7), [id])
      await expectOnDate(context, agenda, from, [])
      await tryToBook(context, agenda.build({ client_id: agenda.other, session_date: from }), 201, 'the first date after the end')
      await tryToBook(context, agenda.build({ client_id: agenda.other, session_date: addDays(from, -7) }), 409, 'the last date')
      const read = await context.administrator.call('getSession', { path: { id } })
      read.expect('/ends_on', addDays(from, -1))
      expectIds(await endFrom(context, agenda, from), [])
    },
  },
  {
    title: 'a standing session of which nothing remains is deleted',
    operations: ['endSeries', 'getSession'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const first = addDays(agenda.today, 3)
      const { id } = await agenda.book({ session_date: null, day: getWeekday(first) })
      expectIds(await endFrom(context, agenda, first), [id])
      await context.administrator.send('getSession', { path: { id } }, 404, { blame: 'endSeries', subject: 'after its end' })
    },
  },
  {
    title: 'the dated sessions of the same people, weekday and time from the date on are deleted, in every turn and state, and no others',
    operations: ['endSeries', 'getSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const { book, other, today } = agenda
      const { turn } = await createTurn(administrator)
      const from = addDays(today, 21)
      const ended = [
        await book({ session_date: from }),
        await book({ session_date: addDays(from, 14), turn_id: turn, state: 'canceled' }),
        await book({ session_date: addDays(from, 21), state: 'confirmed' }),
      ]
      const kept = [
        await book({ session_date: addDays(from, -7) }),
        await book({ session_date: from, time: parseTimeOfDay('10:00') }),
        await book({ session_date: addDays(from, 1) }),
        await book({ session_date: addDays(from, 7), client_id: other }),
      ]
      expectIds(
        await endFrom(context, agenda, from),
        ended.map(({ id }) => id),
      )
      const read = (id: string, status: number, subject: string) =>
        administrator.send('getSession', { path: { id } }, status, { continueOnFailure: true, blame: 'endSeries', subject })
      for (const { id } of ended) await read(id, 404, 'a session from the date on')
      for (const { id } of kept) await read(id, 200, 'a session that does not belong to what was ended')
    },
  },
  {
    title: 'exceptions from the date on are deleted, even where someone else has the slot, and earlier ones stay',
    operations: ['endSeries', 'getSession', 'listTurnWeek'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const { book, other, today } = agenda
      const { id } = await book({ session_date: null })
      const [before, from] = [addDays(today, 14), addDays(today, 21)]
      const early = await book({ session_date: before, state: 'canceled' })
      const late = await book({ session_date: from, state: 'canceled' })
      const rival = await book({ session_date: from, client_id: other })
      expectIds(await endFrom(context, agenda, from), [id, late.id])
      await expectOnDate(context, agenda, before, [early.id])
      await expectOnDate(context, agenda, from, [rival.id])
    },
  },
  {
    title: 'of several standing sessions each ends, in every turn, and one that has ended before stays as it is',
    operations: ['endSeries', 'getSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const { book, today } = agenda
      const from = addDays(today, 21)
      const day = getWeekday(from)
      const ended = { starts_on: addDays(today, -70), ends_on: addDays(today, -42) }
      const past = await book({ session_date: null, day, ...ended })
      const first = await book({ session_date: null, day, starts_on: addDays(today, -28), ends_on: addDays(today, 40) })
      const { turn } = await createTurn(administrator)
      const second = await book({ session_date: null, day, starts_on: addDays(today, 43), turn_id: turn })
      expectIds(await endFrom(context, agenda, from), [first.id, second.id])
      const shortened = await administrator.call('getSession', { path: { id: first.id } })
      shortened.expect('/ends_on', addDays(from, -1))
      await administrator.send('getSession', { path: { id: second.id } }, 404, { continueOnFailure: true, blame: 'endSeries' })
      const kept = await administrator.call('getSession', { path: { id: past.id } })
      kept.expectFields(ended)
    },
  },
  {
    title: 'an unknown client or worker is refused, and known ones without sessions are an empty list',
    operations: ['endSeries'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const from = addDays(agenda.today, 21)
      expectIds(await endFrom(context, agenda, from), [])
      for (const unknown of [{ client: createRandomId() }, { worker: createRandomId() }]) {
        const { client, worker, build } = { ...agenda, ...unknown }
        const body = { client_id: client, worker_id: worker, day: getWeekday(from), time: build().time, from_date: from }
        await context.administrator.call('endSeries', { body }, 400)
      }
    },
  },
]
