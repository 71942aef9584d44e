import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import type { Scenario } from '../../scenario.ts'
import { tryToBook } from './try-to-book.ts'

/** Nobody is in two active sessions at overlapping times. */
export const doubleBookings: Scenario[] = [
  {
    title: 'neither the worker nor the client of a session is booked again at its time',
    operations: ['createSession'],
    run: async (context) => {
      const { book, build, other, today } = await context.createAgenda()
      const worker_id = (await context.createWorker()).id
      await book()
      await tryToBook(context, build({ client_id: other }), 409, 'the worker of a session')
      await tryToBook(context, build({ worker_id }), 409, 'the client of a session')
      await tryToBook(context, build({ client_id: other, worker_id }), 201, 'two others at the same time in the same turn')
      await tryToBook(context, build({ time: parseTimeOfDay('09:00') }), 201, 'the same two people in the next slot')
      await tryToBook(context, build({ session_date: addDays(today, 15) }), 201, 'the same two people on the next day')
    },
  },
  {
    title: 'sessions of other turns and schedules count where the times overlap, and adjacent ones do not',
    operations: ['createSession'],
    run: async (context) => {
      const { book, build, other } = await context.createAgenda()
      const { turn } = await createTurn(context.administrator, { session_duration: 30, break_duration: 0 })
      const worker_id = (await context.createWorker()).id
      // From nine to a quarter to ten.
      await book({ time: parseTimeOfDay('09:00') })
      const inHalfHours = (clock: string) => ({ turn_id: turn, time: parseTimeOfDay(clock) })
      for (const clock of ['09:00', '09:30']) {
        await tryToBook(context, build({ ...inHalfHours(clock), client_id: other }), 409, `the worker at ${clock} in another schedule`)
        await tryToBook(context, build({ ...inHalfHours(clock), worker_id }), 409, `the client at ${clock} in another schedule`)
      }
      await tryToBook(context, build(inHalfHours('08:30')), 201, 'a session that ends when the other begins')
      await tryToBook(context, build(inHalfHours('10:00')), 201, 'a session in the break after the other')
      await tryToBook(context, build(inHalfHours('10:30')), 201, 'a session that begins when the one before ends')
    },
  },
  {
    title: 'someone who is a client and a worker is one person',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const { book, build, worker, client, other } = await createAgenda()
      const colleague = (await createWorker()).id
      const { body } = await administrator.call('getWorker', { path: { id: worker } })
      const { body: samePerson } = await administrator.call('createClient', { body: { person: { id: body.person.id! } } })
      await book({ client_id: client })
      const comes = { client_id: samePerson.id, worker_id: colleague }
      await tryToBook(context, build(comes), 409, 'a client who gives a session at that time')
      await tryToBook(context, build({ ...comes, session_date: null }), 409, 'a client who gives a session at that time on one date')
      await book({ ...comes, time: parseTimeOfDay('10:00') })
      await tryToBook(
        context,
        build({ client_id: other, time: parseTimeOfDay('10:00') }),
        409,
        'a worker who comes to a session at that time',
      )
      await tryToBook(context, build({ client_id: other, time: parseTimeOfDay('11:00') }), 201, 'that worker at another time')
    },
  },
  {
    title: 'standing and dated sessions count for each other, in either order',
    operations: ['createSession'],
    run: async (context) => {
      const { book, build, other, today } = await context.createAgenda()
      const [day, date] = [(getWeekday(today) + 3) % 7, addDays(today, 3 + 28)]
      const everyWeek = { session_date: null, day }
      await book(everyWeek)
      await tryToBook(context, build({ client_id: other, session_date: date }), 409, 'a date of a standing session')
      await tryToBook(context, build({ client_id: other, ...everyWeek }), 409, 'the slot of a standing session, every week')
      await tryToBook(context, build({ client_id: other, session_date: addDays(date, 1) }), 201, 'another weekday')
      await tryToBook(context, build({ client_id: other, ...everyWeek, time: parseTimeOfDay('09:00') }), 201, 'another time, every week')
      await book({ client_id: other, session_date: date, time: parseTimeOfDay('11:00') })
      await tryToBook(context, build({ ...everyWeek, time: parseTimeOfDay('11:00') }), 409, 'every week, where one date is taken')
    },
  },
  {
    title: 'standing sessions count for each other and for dates within their periods only',
    operations: ['createSession'],
    run: async (context) => {
      const { book, build, other, today } = await context.createAgenda()
      const [first, last] = [addDays(today, 21), addDays(today, 42)]
      const standing = { session_date: null, day: getWeekday(first) }
      await book({ ...standing, starts_on: first, ends_on: last })
      const attempt = (fields: object, expected: 201 | 409, subject: string) =>
        tryToBook(context, build({ client_id: other, ...fields }), expected, subject)
      await attempt({ session_date: first }, 409, 'the first date of a period')
      await attempt({ session_date: last }, 409, 'the last date of a period')
      await attempt({ session_date: addDays(first, -7) }, 201, 'the week before a period')
      await attempt({ session_date: addDays(last, 7) }, 201, 'the week after a period')
      await attempt({ ...standing, starts_on: addDays(last, -6), ends_on: null }, 409, 'a period that shares one date')
      await attempt({ ...standing, starts_on: addDays(first, -60), ends_on: first }, 409, 'a period that ends on the first date')
      await attempt({ ...standing, starts_on: addDays(last, 8), ends_on: null }, 201, 'a period that begins after the other')
      await attempt({ ...standing, starts_on: addDays(first, -60), ends_on: addDays(first, -14) }, 201, 'a period before the other')
    },
  },
  {
    title: 'one client, worker, turn, date and time have one record, in any state',
    operations: ['createSession'],
    run: async (context) => {
      const { book, build, today } = await context.createAgenda()
      for (const [index, state] of (['pending', 'confirmed', 'canceled', 'postponed'] as const).entries()) {
        const session_date = addDays(today, 14 + index)
        await book({ session_date, state })
        await tryToBook(context, build({ session_date }), 409, `the same session while the first is ${state}`)
        await tryToBook(context, build({ session_date, state: 'canceled' }), 409, `the same session, canceled, while the first is ${state}`)
      }
    },
  },
  {
    title: 'a session keeps the length with which it was booked when its schedule changes',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, other, today, schedule, turn } = await createAgenda()
      const session_date = addDays(today, -14)
      // From nine to a quarter to ten. A past session does not keep the schedule from changing.
      await book({ session_date, time: parseTimeOfDay('09:00') })
      const turns = [{ id: turn, name: 'Mañana', start_time: parseTimeOfDay('08:00'), end_time: parseTimeOfDay('12:00') }]
      const { name } = (await administrator.call('getSchedule', { path: { id: schedule } })).body
      const body = { name, session_duration: 30, break_duration: 0, turns }
      await administrator.call('updateSchedule', { path: { id: schedule }, body })
      const later = (clock: string) => build({ client_id: other, session_date, time: parseTimeOfDay(clock) })
      await tryToBook(context, later('09:30'), 409, 'a time within the old length of a session')
      await tryToBook(context, later('10:00'), 201, 'a time after the old length of a session')
    },
  },
]
