import { addDays, getWeekday } from '#domain/weeks.ts'
import type { Scenario } from '../../scenario.ts'
import { bookSeries } from './book-series.ts'
import { expectOnDate } from './on-date.ts'

/** One week of a standing session, changed by its id and a date. */
export const oneWeek: Scenario[] = [
  {
    title: 'a change of the state with a date creates and changes the exception of that date',
    operations: ['changeSessionState', 'getSession', 'listTurnWeek'],
    run: async (context) => {
      const { agenda, series, dates } = await bookSeries(context)
      const { administrator } = context
      const { body: before } = await administrator.call('getSession', { path: { id: series } })
      const change = (state: 'canceled' | 'confirmed' | 'postponed') =>
        administrator.call('changeSessionState', { path: { id: series }, body: { state, session_date: dates[1] } })
      const created = await change('canceled')
      created.expectFields({ session_date: dates[1], state: 'canceled', standing: false, client: { id: agenda.client }, time: before.time })
      const { id } = created.body
      created.check(id !== series, '/id', 'another id than that of the standing session')
      const confirmed = await change('confirmed')
      confirmed.expectFields({ id, state: 'confirmed' })
      const postponed = await change('postponed')
      postponed.expectFields({ id, state: 'postponed' })
      await expectOnDate(context, agenda, dates[0], [series])
      await expectOnDate(context, agenda, dates[1], [id])
      const read = await administrator.call('getSession', { path: { id: series } })
      read.expect('', { ...before, updated_at: read.body.updated_at })
    },
  },
  {
    title: 'a mark of a past date of a standing session is kept by its exception',
    operations: ['changeSessionState'],
    run: async ({ administrator, createAgenda }) => {
      const { book, today } = await createAgenda()
      const { id } = await book({ session_date: null, starts_on: addDays(today, -28) })
      const change = (body: { state: 'confirmed' | 'postponed'; attended?: boolean }) =>
        administrator.call('changeSessionState', { path: { id }, body: { ...body, session_date: addDays(today, -14) } })
      const marked = await change({ state: 'confirmed', attended: true })
      marked.expectFields({ state: 'confirmed', attended: true })
      const postponed = await change({ state: 'postponed' })
      postponed.expectFields({ id: marked.body.id, state: 'postponed', attended: true })
    },
  },
  {
    title: 'a date without an occurrence has no exception',
    operations: ['changeSessionState'],
    run: async ({ administrator, createAgenda }) => {
      const { book, today } = await createAgenda()
      const [first, last] = [addDays(today, 21), addDays(today, 42)]
      const { id } = await book({ session_date: null, day: getWeekday(first), starts_on: first, ends_on: last })
      for (const session_date of [addDays(first, 1), addDays(first, -7), addDays(last, 7)])
        await administrator.call('changeSessionState', { path: { id }, body: { state: 'canceled', session_date } }, 400)
      for (const session_date of [first, last])
        await administrator.call('changeSessionState', { path: { id }, body: { state: 'canceled', session_date } })
    },
  },
  {
    title: 'a change of one week that has read an older version is refused: of the standing session, then of its exception',
    operations: ['changeSessionState'],
    run: async (context) => {
      const { series, dates } = await bookSeries(context)
      const { administrator } = context
      const { updated_at } = (await administrator.call('getSession', { path: { id: series } })).body
      const change = (state: 'canceled' | 'postponed', updated_at: string) => ({
        path: { id: series },
        body: { state, session_date: dates[1], updated_at },
      })
      const created = await administrator.call('changeSessionState', change('canceled', updated_at))
      await administrator.call('changeSessionState', change('postponed', updated_at), 409)
      const changed = await administrator.call('changeSessionState', change('postponed', created.body.updated_at))
      changed.expectFields({ id: created.body.id, state: 'postponed' })
    },
  },
]
