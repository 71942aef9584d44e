import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import type { Scenario } from '../../scenario.ts'
import { bookSeries } from './book-series.ts'
import { tryToBook } from './try-to-book.ts'

/** Sessions that are booked in place of another one of their client, and sessions that move themselves. */
export const sessionMoves: Scenario[] = [
  {
    title: 'a session that is booked in place of another one postpones it, and each names the place of the other',
    operations: ['createSession', 'getSession'],
    run: async (context) => {
      const { administrator } = context
      const { build, book, turn, today } = await context.createAgenda()
      const before = build({ session_date: addDays(today, 15), state: 'confirmed' })
      const after = build({ session_date: addDays(today, 16), time: parseTimeOfDay('09:00') })
      const { id } = await book(before)
      const moved = await administrator.call('createSession', { body: { ...after, moved_from: { session_id: id } } })
      moved.expect('/moved_from_id', id)
      const read = await administrator.call('getSession', { path: { id: moved.body.id } })
      const from = { id, session_date: before.session_date, time: before.time, turn_id: turn }
      read.expectFields({ state: 'pending', session_date: after.session_date, moved_from: from, moved_to: null })
      const left = await administrator.call('getSession', { path: { id } })
      const to = { id: moved.body.id, session_date: after.session_date, time: after.time, turn_id: turn }
      left.expectFields({ state: 'postponed', session_date: before.session_date, moved_from: null, moved_to: to })
      await administrator.call('deleteSession', { path: { id: moved.body.id } })
      const alone = await administrator.call('getSession', { path: { id } })
      alone.expectFields({ state: 'postponed', moved_to: null })
    },
  },
  {
    title: 'a session that is booked in place of an occurrence postpones it alone, by its exception',
    operations: ['createSession', 'getSession', 'listSessions'],
    run: async (context) => {
      const { administrator } = context
      const { agenda, series, standing, dates } = await bookSeries(context)
      const moved_from = { session_id: series, session_date: dates[1] }
      const body = agenda.build({ session_date: addDays(dates[1], 1), moved_from })
      const moved = await administrator.call('createSession', { body })
      const id = moved.body.moved_from_id
      moved.check(id !== undefined && id !== series, '/moved_from_id', 'the id of the exception')
      const listed = await administrator.call('listSessions', {
        query: { client_id: agenda.client, from: dates[0], to: dates[2] },
      })
      listed.check(listed.body.length === 4, '', 'the three dates of the series and the new session')
      if (id === undefined) return
      const exception = listed.expectListed(id)
      const index = listed.body.findIndex((session) => session.id === id)
      if (exception) listed.expectFields({ session_date: dates[1], state: 'postponed', moved_to: { id: moved.body.id } }, `/${index}`)
      const read = await administrator.call('getSession', { path: { id: moved.body.id } })
      read.expectFields({ moved_from: { id, session_date: dates[1], time: standing.time, turn_id: agenda.turn } })
    },
  },
  {
    title: 'a session that is booked in place of a canceled one leaves it canceled',
    operations: ['createSession', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { build, book, today } = await createAgenda()
      const { id } = await book({ state: 'canceled' })
      const body = build({ session_date: addDays(today, 16), moved_from: { session_id: id, session_date: addDays(today, 14) } })
      const moved = await administrator.call('createSession', { body })
      const left = await administrator.call('getSession', { path: { id } })
      left.expectFields({ state: 'canceled', moved_to: { id: moved.body.id } })
    },
  },
  {
    title: 'no session is booked in place of one that its client does not have, and no series in place of any',
    operations: ['createSession', 'getSession'],
    run: async (context) => {
      const { administrator } = context
      const { agenda, series, dates } = await bookSeries(context)
      const { build, book, other, today } = agenda
      const foreign = await book({ client_id: other, session_date: addDays(today, 15) })
      const { id } = await book({ session_date: addDays(today, 16) })
      const refuse = (moved_from: NonNullable<ReturnType<typeof build>['moved_from']>, subject: string) =>
        tryToBook(context, build({ session_date: addDays(today, 17), moved_from }), 400, subject)
      const unknown = await refuse({ session_id: '01998a00-0000-7000-8000-000000000000' }, 'in place of an unknown session')
      unknown.expect('/error/details/0/path', 'moved_from.session_id')
      const ofOther = await refuse({ session_id: foreign.id }, "in place of another client's session")
      ofOther.expect('/error/details/0/path', 'moved_from.session_id')
      const otherDates = [
        { session_id: id, session_date: addDays(today, 18) },
        { session_id: series, session_date: addDays(dates[0], 1) },
        { session_id: series },
      ]
      for (const moved_from of otherDates) {
        const answer = await refuse(moved_from, 'in place of a session on a date that it does not have')
        answer.expect('/error/details/0/path', 'moved_from.session_date')
      }
      const standing = build({ session_date: null, day: getWeekday(addDays(today, 17)), moved_from: { session_id: id } })
      await tryToBook(context, standing, 400, 'a standing session in place of another one')
      const left = await administrator.call('getSession', { path: { id } })
      left.expectFields({ state: 'pending', moved_to: null })
    },
  },
  {
    title: 'postponing a session by booking another one in its place needs sessions.update too',
    operations: ['createSession', 'getSession'],
    run: async ({ administrator, createAgenda, createUser }) => {
      const { build, book, today } = await createAgenda()
      const { caller } = await createUser(['sessions.register'])
      const { id } = await book()
      const body = build({ session_date: addDays(today, 16), moved_from: { session_id: id } })
      await caller.call('createSession', { body }, 403)
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'canceled' } })
      const { body: moved } = await caller.call('createSession', { body })
      const read = await administrator.call('getSession', { path: { id: moved.id } })
      read.expect('/moved_from/id', id)
    },
  },
  {
    title: 'steps of a change move dates of two series into the slots of each other',
    operations: ['changeSessions', 'listSessions'],
    run: async (context) => {
      const { administrator, createWorker } = context
      const { agenda, series, dates } = await bookSeries(context)
      const { build, book, other, client, worker } = agenda
      const second = await createWorker()
      const { id: otherSeries } = await book({ session_date: null, day: getWeekday(dates[0]), client_id: other, worker_id: second.id })
      const [session_date] = dates
      const steps = [
        { create: build({ session_date, worker_id: second.id, moved_from: { session_id: series, session_date } }) },
        { create: build({ session_date, client_id: other, worker_id: worker, moved_from: { session_id: otherSeries, session_date } }) },
      ]
      const { body } = await administrator.call('changeSessions', { body: { steps } })
      const ids = body.results.map(({ create }) => create?.id)
      for (const [index, client_id] of [client, other].entries()) {
        const listed = await administrator.call('listSessions', { query: { client_id, from: session_date, to: session_date } })
        const moved = listed.expectListed(ids[index] ?? '')
        listed.check(moved?.moved_from?.session_date === session_date, '', 'the session that was moved, with where it was', moved)
      }
    },
  },
  {
    title: 'a dated session that moves keeps where it was, and one that was confirmed is pending',
    operations: ['updateSession', 'getSession'],
    run: async ({ administrator, createAgenda, createWorker }) => {
      const { build, book, turn, other, today } = await createAgenda()
      const before = build({ session_date: addDays(today, 15), state: 'confirmed' })
      const { id } = await book(before)
      const noted = await administrator.call('updateSession', { path: { id }, body: { ...before, note: 'Trae informe.' } })
      noted.expectFields({ state: 'confirmed', moved_from: null })
      const { id: worker_id } = await createWorker()
      const given = await administrator.call('updateSession', { path: { id }, body: { ...before, worker_id } })
      given.expectFields({ state: 'confirmed', moved_from: null })
      const later = { ...before, time: parseTimeOfDay('09:00') }
      const moved = await administrator.call('updateSession', { path: { id }, body: later })
      const from = { id, session_date: before.session_date, time: before.time, turn_id: turn }
      moved.expectFields({ state: 'pending', time: later.time, moved_from: from, moved_to: null })
      const { id: canceledId } = await book({ session_date: addDays(today, 17), state: 'canceled' })
      const elsewhere = build({ session_date: addDays(today, 18) })
      const canceled = await administrator.call('updateSession', { path: { id: canceledId }, body: elsewhere })
      canceled.expect('/state', 'canceled')
      const toOther = await administrator.call('updateSession', { path: { id }, body: { ...later, client_id: other } })
      toOther.expect('/moved_from', null)
    },
  },
  {
    title: 'attendance is not marked before the day of a session, and a session that moves to a later day loses its mark',
    operations: ['createSession', 'updateSession', 'changeSessionState', 'getSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { build, book, today } = await createAgenda()
      const future = build({ session_date: addDays(today, 14) })
      const refusals = []
      for (const attended of [true, false])
        refusals.push(await tryToBook(context, { ...future, attended }, 400, 'attendance before the day'))
      const { id } = await book(future)
      const refused = { continueOnFailure: true, subject: 'attendance before the day' }
      const mark = { state: 'confirmed', attended: true }
      refusals.push(await administrator.send('updateSession', { path: { id }, body: { ...future, attended: true } }, 400, refused))
      refusals.push(await administrator.send('changeSessionState', { path: { id }, body: mark }, 400, refused))
      const { id: series } = await book({ session_date: null, day: getWeekday(today), time: parseTimeOfDay('10:00') })
      const ofSeries = { ...mark, session_date: addDays(today, 21) }
      refusals.push(await administrator.send('changeSessionState', { path: { id: series }, body: ofSeries }, 400, refused))
      for (const answer of refusals) answer.expect('/error/details/0/path', 'attended')
      const read = await administrator.call('getSession', { path: { id } })
      read.expectFields({ state: 'pending', attended: null })
      const held = await book({ session_date: addDays(today, -14), attended: true })
      const moved = await administrator.call('updateSession', { path: { id: held.id }, body: build({ session_date: addDays(today, 15) }) })
      moved.expectFields({ session_date: addDays(today, 15), attended: null })
    },
  },
]
