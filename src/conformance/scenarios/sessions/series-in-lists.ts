import { listDates, type Period } from '#domain/periods.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import type { SessionInput } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import { isSame } from '../../exchange/answer.ts'
import type { Scenario } from '../../scenario.ts'
import { type BookedSession, expectInLists, listOperations, periodLists, type Subject } from './period-lists.ts'

const states = ['pending', 'confirmed', 'canceled', 'postponed'] as const

/** Books a series on the weekday of a date in the middle of the next year, so that it has begun long before the lists that are read. */
async function bookSeriesAhead({ administrator, createAgenda }: Context, fields: Partial<SessionInput> = {}) {
  const agenda = await createAgenda()
  const { client, worker, turn, today } = agenda
  const year = Number(today.slice(0, 4)) + 1
  const date = `${year}-06-15`
  const { id } = await agenda.book({ session_date: null, day: getWeekday(date), ...fields })
  const subject = { client, worker, turn }
  return {
    agenda,
    subject,
    id,
    date,
    /** Lists the dates of the weekday in a period: that year, unless the period says otherwise. */
    listWeekly: ({ from = `${year}-01-01`, to = `${year}-12-31` }: Partial<Period> = {}) =>
      listDates({ from, to }).filter((listed) => getWeekday(listed) === getWeekday(date)),
    /** Reads every list of each of these dates, and expects it to have these sessions. */
    expectOn: async (dates: string[], booked: (Pick<BookedSession, 'id' | 'dates'> & Partial<Subject>)[]) => {
      for (const date of dates)
        await expectInLists(
          { caller: administrator, date, subject },
          booked.map((session) => ({ ...subject, ...session })),
        )
    },
  }
}

/** Series in the lists of a period. */
export const seriesInLists: Scenario[] = [
  {
    title: 'a series is in a list once for each of its dates in the period',
    operations: listOperations,
    run: async (context) => {
      const { id, date, listWeekly, expectOn } = await bookSeriesAhead(context)
      await expectOn([date, addDays(date, 1), addDays(date, 30)], [{ id, dates: listWeekly() }])
    },
  },
  {
    title: 'an occurrence is the record of its series, with the date of the occurrence',
    operations: listOperations,
    run: async (context) => {
      const { administrator } = context
      const { id, date, subject } = await bookSeriesAhead(context, { note: 'Viene con su abuela.' })
      const { body: record } = await administrator.call('getSession', { path: { id } })
      for (const { read } of periodLists) {
        const list = await read(administrator, subject, date)
        const item = list.body.find(({ session_date }) => session_date === date)
        list.check(isSame(item, { ...record, session_date: date }), '', `the series with the date ${date}`, item)
      }
    },
  },
  {
    title: 'a series that begins or ends within a period is in its lists from its first day to its last',
    operations: listOperations,
    run: async (context) => {
      const starts_on = `${new Date().getFullYear() + 1}-03-11`
      const period = { from: starts_on, to: addDays(starts_on, 60) }
      const { id, date, listWeekly, expectOn } = await bookSeriesAhead(context, { starts_on, ends_on: period.to })
      const dates = listWeekly(period)
      const edges = [dates[0]!, dates.at(-1)!].flatMap((edge) => [-7, 0, 7].map((days) => addDays(edge, days)))
      await expectOn([...edges, date], [{ id, dates }])
    },
  },
  {
    title: 'a series begins and ends on its own days, and may have a single date',
    operations: listOperations,
    run: async (context) => {
      const date = `${new Date().getFullYear() + 1}-06-15`
      const { id, expectOn } = await bookSeriesAhead(context, { starts_on: date, ends_on: date })
      await expectOn(
        [-7, 0, 7].map((days) => addDays(date, days)),
        [{ id, dates: [date] }],
      )
    },
  },
  {
    title: 'an exception replaces the occurrence of its date in every list, in whatever state it is',
    operations: listOperations,
    run: async (context) => {
      const { agenda, id, date, listWeekly, expectOn } = await bookSeriesAhead(context)
      const exceptions = states.map((state, week) => ({ state, session_date: addDays(date, 7 * week) }))
      const replaced = exceptions.map(({ session_date }) => session_date)
      const booked = [{ id, dates: listWeekly().filter((listed) => !replaced.includes(listed)) }]
      for (const { state, session_date } of exceptions)
        booked.push({ ...(await agenda.book({ state, session_date })), dates: [session_date] })
      await expectOn([...replaced, addDays(date, -7)], booked)
    },
  },
  {
    title: 'a canceled session of another client in the slot of a series is no exception',
    operations: listOperations,
    run: async (context) => {
      const { agenda, id, date, listWeekly, expectOn } = await bookSeriesAhead(context)
      const { id: canceled } = await agenda.book({ client_id: agenda.other, session_date: date, state: 'canceled' })
      await expectOn(
        [date],
        [
          { id, dates: listWeekly() },
          { id: canceled, dates: [date], client: agenda.other },
        ],
      )
    },
  },
  {
    title: 'a deleted exception gives its date back to the series, and the exceptions of a deleted series stay',
    operations: listOperations,
    run: async (context) => {
      const { administrator } = context
      const { agenda, id, date, listWeekly, expectOn } = await bookSeriesAhead(context)
      const dates = [date, addDays(date, 7)]
      const [first, second] = [await agenda.book({ session_date: dates[0]! }), await agenda.book({ session_date: dates[1]! })]
      await administrator.call('deleteSession', { path: { id: first.id } })
      const kept = { id: second.id, dates: [dates[1]!] }
      await expectOn(dates, [{ id, dates: listWeekly().filter((listed) => listed !== dates[1]) }, kept])
      await administrator.call('deleteSession', { path: { id } })
      await expectOn(dates, [kept])
    },
  },
  {
    title: 'a canceled or postponed session stays in the lists, and a deleted one is in none',
    operations: listOperations,
    run: async (context) => {
      const { administrator: caller, createAgenda } = context
      const { client, worker, turn, today, book } = await createAgenda()
      const [subject, date] = [{ client, worker, turn }, addDays(today, 14)]
      const { id } = await book({ session_date: date })
      for (const state of ['canceled', 'postponed'] as const) {
        await caller.call('changeSessionState', { path: { id }, body: { state } })
        await expectInLists({ caller, date, subject }, [{ ...subject, id, dates: [date] }])
      }
      await caller.call('deleteSession', { path: { id } })
      await expectInLists({ caller, date, subject }, [])
    },
  },
]
