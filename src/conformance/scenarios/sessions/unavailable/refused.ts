import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { randomFutureDate, randomWord } from '../../../random.ts'
import type { Scenario } from '../../../scenario.ts'
import { createAbsence } from '../../availability/create-absence.ts'
import { tryToBook } from '../try-to-book.ts'
import { expectUnavailable } from './expect-unavailable.ts'
import { setHoursOn } from './set-hours.ts'

/** Dated sessions whose worker is unavailable. */
export const refusedUnavailable: Scenario[] = [
  {
    title: 'a session outside the hours of its worker is refused, and touching periods count as one',
    operations: ['createSession'],
    run: async (context) => {
      const { book, build, worker, other, today } = await context.createAgenda()
      const session_date = addDays(today, 14)
      await setHoursOn(context, worker, session_date, ['08:00', '08:30'], ['08:30', '10:30'])
      await book({ session_date, time: parseTimeOfDay('08:00') })
      await book({ session_date, time: parseTimeOfDay('09:00') })
      // Without hours on the weekday, and with hours that end before the session.
      for (const fields of [{ session_date: addDays(session_date, 1) }, { session_date, time: parseTimeOfDay('10:00') }])
        expectUnavailable(await tryToBook(context, build({ client_id: other, ...fields }), 409, 'it is outside the hours'), 'hours')
    },
  },
  {
    title: 'hours that are not valid on the date of a session do not count, and a worker who has only such is not there',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, worker, today } = await createAgenda()
      const [before, first, last, after] = [14, 21, 28, 35].map((days) => addDays(today, days))
      const { day } = build({ session_date: first! })
      const body = [{ day, start_time: parseTimeOfDay('08:00'), end_time: parseTimeOfDay('12:00'), from_date: first!, to_date: last! }]
      await administrator.call('replaceWorkerWorkingHours', { path: { id: worker }, body })
      for (const session_date of [first!, last!]) await book({ session_date })
      for (const session_date of [before!, after!])
        expectUnavailable(await tryToBook(context, build({ session_date }), 409, 'the hours are not valid then'), 'hours')
    },
  },
  {
    title: 'a session in an absence of its worker is refused, on whole days or at some hours, and one beside it is booked',
    operations: ['createSession'],
    run: async (context) => {
      const { book, build, worker, other, today } = await context.createAgenda()
      const date = addDays(today, 14)
      const [first, last, after] = [3, 5, 6].map((days) => addDays(date, days))
      await createAbsence(context, date, { worker_id: worker, start_time: parseTimeOfDay('09:00'), end_time: parseTimeOfDay('10:00') })
      await createAbsence(context, first!, { worker_id: worker, to_date: last! })
      for (const fields of [{ session_date: date, time: parseTimeOfDay('09:00') }, { session_date: first! }, { session_date: last! }])
        expectUnavailable(await tryToBook(context, build(fields), 409, 'the worker is absent'), 'absence')
      for (const time of [parseTimeOfDay('08:00'), parseTimeOfDay('10:00')]) await book({ session_date: date, time, client_id: other })
      await book({ session_date: after! })
    },
  },
  {
    title: 'a session on a closing day is refused, whoever the worker is, until the closing day is deleted',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const { book, build } = await createAgenda()
      const session_date = randomFutureDate()
      const id = await createAbsence(context, session_date, { reason: 'Feriado' })
      for (const fields of [{}, { worker_id: (await createWorker()).id }])
        expectUnavailable(await tryToBook(context, build({ session_date, ...fields }), 409, 'the clinic is closed'), 'closed')
      await administrator.call('deleteAbsence', { path: { id } })
      await book({ session_date })
    },
  },
  {
    title: 'a past session is booked whoever is absent, and a canceled one takes nobody',
    operations: ['createSession'],
    run: async (context) => {
      const { book, worker, today } = await context.createAgenda()
      await createAbsence(context, addDays(today, -14), { worker_id: worker, to_date: addDays(today, 14) })
      await book({ session_date: addDays(today, -7) })
      await book({ session_date: addDays(today, 14), state: 'canceled' })
    },
  },
  {
    title: 'a conflict tells the reason of an absence only to whoever may read it',
    operations: ['createSession', 'createSessions'],
    run: async (context) => {
      const { createAgenda, createUser } = context
      const { build, worker, today } = await createAgenda()
      const reason = randomWord()
      await createAbsence(context, addDays(today, 14), { worker_id: worker, reason })
      const { caller } = await createUser(['sessions.register', 'sessions.read'])
      for (const answer of [
        await caller.send('createSession', { body: build() }, 409),
        await caller.send('createSessions', { body: { sessions: [build()] } }, 422),
      ])
        answer.check(!answer.exchange.body.includes(reason), '/error', 'no reason of an absence that the caller may not read')
    },
  },
  {
    title: 'of several sessions one whose worker is unavailable is named with its index, and none is booked',
    operations: ['createSessions', 'createSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { build, worker, today } = await createAgenda()
      const date = addDays(today, 14)
      await createAbsence(context, date, { worker_id: worker })
      const free = build({ session_date: addDays(date, 1) })
      const answer = await administrator.send('createSessions', { body: { sessions: [free, build({ session_date: date })] } }, 422)
      answer.expect('/error/code', 1)
      expectUnavailable(answer, 'absence', 1)
      const options = { continueOnFailure: true, blame: 'createSessions', subject: 'a slot of a refused list' } as const
      await administrator.send('createSession', { body: free }, 201, options)
    },
  },
  {
    title: 'a session that moves or becomes active is checked, and one that is noted, confirmed or canceled is not',
    operations: ['updateSession', 'changeSessionState'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, worker, other, today } = await createAgenda()
      const session_date = addDays(today, 14)
      const there = build({ session_date })
      const { id } = await book(there)
      const elsewhere = build({ client_id: other, session_date: addDays(session_date, 1) })
      const { id: moving } = await book(elsewhere)
      const { id: canceled } = await book({ session_date, client_id: other, time: parseTimeOfDay('10:00'), state: 'canceled' })
      await createAbsence(context, session_date, { worker_id: worker })
      const change = (of: string, body: object, status: 200 | 409) =>
        administrator.send('changeSessionState', { path: { id: of }, body }, status)
      const noted = await administrator.call('updateSession', { path: { id }, body: { ...there, note: 'Trae el informe.' } })
      noted.expect('/note', 'Trae el informe.')
      await change(id, { state: 'confirmed' }, 200)
      const moves: [string, object][] = [
        [id, { ...there, time: parseTimeOfDay('11:00') }],
        [moving, { ...elsewhere, session_date, day: there.day }],
      ]
      for (const [of, body] of moves)
        expectUnavailable(await administrator.send('updateSession', { path: { id: of }, body }, 409), 'absence')
      expectUnavailable(await change(canceled, { state: 'pending' }, 409), 'absence')
      await change(id, { state: 'canceled' }, 200)
      expectUnavailable(await change(id, { state: 'confirmed' }, 409), 'absence')
      const away = build({ session_date: addDays(session_date, 2), state: 'confirmed' })
      await administrator.call('updateSession', { path: { id }, body: away })
    },
  },
]
