import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import type { Scenario } from '../../scenario.ts'
import { bookSeries } from './book-series.ts'
import { expectOnDate } from './on-date.ts'
import { tryToBook } from './try-to-book.ts'

/** A dated session that replaces an occurrence of a standing one. */
export const exceptions: Scenario[] = [
  {
    title: 'a dated session of the same people and slot replaces the occurrence on its date, in every state',
    operations: ['createSession', 'changeSessionState', 'listTurnWeek'],
    run: async (context) => {
      const { agenda, series, dates } = await bookSeries(context)
      await expectOnDate(context, agenda, dates[0], [series])
      const { id } = await agenda.book({ session_date: dates[1], state: 'confirmed' })
      for (const state of ['confirmed', 'canceled', 'postponed', 'pending'] as const) {
        await context.administrator.call('changeSessionState', { path: { id }, body: { state } })
        await expectOnDate(context, agenda, dates[1], [id])
      }
      await expectOnDate(context, agenda, dates[0], [series])
      await expectOnDate(context, agenda, dates[2], [series])
    },
  },
  {
    title: 'a dated session replaces an occurrence of a standing session that is booked later',
    operations: ['createSession', 'listTurnWeek'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const date = addDays(agenda.today, 14)
      const { id } = await agenda.book({ session_date: date, state: 'canceled' })
      const { id: series } = await agenda.book({ session_date: null })
      await expectOnDate(context, agenda, date, [id])
      await expectOnDate(context, agenda, addDays(date, 7), [series])
      await tryToBook(context, agenda.build({ client_id: agenda.other, session_date: date }), 201, 'the slot of a canceled exception')
    },
  },
  {
    title: 'a canceled exception frees the slot of its date and of no other, and becomes active only while it is free',
    operations: ['createSession', 'changeSessionState'],
    run: async (context) => {
      const { agenda, dates } = await bookSeries(context)
      const { administrator } = context
      const { id } = await agenda.book({ session_date: dates[1], state: 'canceled' })
      const rival = (session_date: string) => agenda.build({ client_id: agenda.other, session_date })
      await tryToBook(context, rival(dates[0]), 409, 'the week before a canceled exception')
      await tryToBook(context, rival(dates[2]), 409, 'the week after a canceled exception')
      const booked = await administrator.call('createSession', { body: rival(dates[1]) })
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'pending' } }, 409)
      await administrator.call('deleteSession', { path: { id: booked.body.id } })
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'pending' } })
      await tryToBook(context, rival(dates[1]), 409, 'the slot of an exception that is active again')
    },
  },
  {
    title: 'an exception names its series, and a session beside the series or after its end names none',
    operations: ['createSession', 'changeSessionState', 'listSessions'],
    run: async ({ administrator, createAgenda }) => {
      const agenda = await createAgenda()
      const [first, second, third] = [14, 21, 28].map((days) => addDays(agenda.today, days)) as [string, string, string]
      const { id: series } = await agenda.book({ session_date: null, starts_on: first, ends_on: second })
      const marked = await administrator.call('changeSessionState', {
        path: { id: series },
        body: { state: 'confirmed', session_date: first },
      })
      marked.expect('/series_id', series)
      await agenda.book({ session_date: addDays(first, 1) })
      await agenda.book({ session_date: third })
      const listed = await administrator.call('listSessions', { query: { from: first, to: third, client_id: agenda.client } })
      listed.check(
        listed.body.some(({ id }) => id === marked.body.id),
        '',
        'the exception',
      )
      listed.expect(
        '',
        listed.body.map((session) => ({ ...session, series_id: session.id === marked.body.id ? series : undefined })),
      )
    },
  },
  {
    title: 'the deletion of an exception returns its date to the standing session, unless the slot was booked meanwhile',
    operations: ['deleteSession', 'createSession', 'listTurnWeek'],
    run: async (context) => {
      const { agenda, series, dates } = await bookSeries(context)
      const { administrator } = context
      const { id } = await agenda.book({ session_date: dates[1], state: 'canceled' })
      const rival = agenda.build({ client_id: agenda.other, session_date: dates[1] })
      const booked = await administrator.call('createSession', { body: rival })
      await administrator.call('deleteSession', { path: { id } }, 409)
      await expectOnDate(context, agenda, dates[1], [id, booked.body.id])
      await administrator.call('deleteSession', { path: { id: booked.body.id } })
      await administrator.call('deleteSession', { path: { id } })
      await expectOnDate(context, agenda, dates[1], [series])
      await tryToBook(context, rival, 409, 'a date that was returned to its standing session')
    },
  },
  {
    title: 'an exception keeps its people, slot and date, and accepts a note and a state',
    operations: ['updateSession', 'getSession'],
    run: async (context) => {
      const { agenda, dates } = await bookSeries(context)
      const { administrator, createWorker } = context
      const { build, other } = agenda
      const { id } = await agenda.book({ session_date: dates[1] })
      const { turn: turn_id } = await createTurn(administrator)
      const fields = {
        client_id: other,
        worker_id: (await createWorker()).id,
        turn_id,
        time: parseTimeOfDay('11:00'),
        session_date: dates[2],
      }
      for (const [name, value] of Object.entries(fields)) {
        const body = build({ session_date: dates[1], [name]: value })
        await administrator.send('updateSession', { path: { id }, body }, 409, {
          continueOnFailure: true,
          subject: `another ${name} of an exception`,
        })
      }
      const body = build({ session_date: dates[1], note: 'Avisó.', state: 'canceled' })
      await administrator.call('updateSession', { path: { id }, body })
      const read = await administrator.call('getSession', { path: { id } })
      read.expectFields({ session_date: dates[1], time: body.time, client: { id: agenda.client }, note: 'Avisó.', state: 'canceled' })
    },
  },
  {
    title: 'the exceptions of a deleted standing session stay as dated sessions',
    operations: ['deleteSession', 'updateSession', 'listTurnWeek'],
    run: async (context) => {
      const { agenda, series, dates } = await bookSeries(context)
      const { id } = await agenda.book({ session_date: dates[1], state: 'confirmed' })
      await context.administrator.call('deleteSession', { path: { id: series } })
      await expectOnDate(context, agenda, dates[0], [])
      await expectOnDate(context, agenda, dates[1], [id])
      const body = agenda.build({ session_date: dates[1], time: parseTimeOfDay('11:00') })
      await context.administrator.call('updateSession', { path: { id }, body })
    },
  },
]
