import { createRandomId } from '#api/random-id.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import type { Scenario } from '../../scenario.ts'
import { tryToBook } from './try-to-book.ts'

/** Sessions that break a rule, whatever else is booked. */
export const refusedBookings: Scenario[] = [
  {
    title: 'a time at which no slot of the turn starts, and a day that is not the weekday of the date, are refused',
    operations: ['createSession'],
    run: async (context) => {
      const { build, today } = await context.createAgenda()
      for (const session_date of [addDays(today, 14), null]) {
        const refuse = (clock: string, subject: string) =>
          tryToBook(
            context,
            build({ session_date, time: parseTimeOfDay(clock) }),
            400,
            `${subject}, ${session_date ? 'dated' : 'standing'}`,
          )
        await refuse('07:00', 'a time before the turn')
        await refuse('09:05', 'a time between two slots')
        await refuse('12:00', 'the end of the turn')
        await refuse('13:00', 'a time after the turn')
      }
      const session_date = addDays(today, 14)
      const day = (getWeekday(session_date) + 1) % 7
      await tryToBook(context, build({ session_date, day }), 400, 'another weekday than that of the date')
    },
  },
  {
    title: 'the last slot of a turn is the last that ends before the turn does',
    operations: ['createSession'],
    run: async (context) => {
      const { build } = await context.createAgenda()
      const { turn } = await createTurn(context.administrator, { start_time: parseTimeOfDay('08:00'), end_time: parseTimeOfDay('09:45') })
      await tryToBook(context, build({ turn_id: turn, time: parseTimeOfDay('09:00') }), 201, 'a session that ends with the turn')
      const { turn: shorter } = await createTurn(context.administrator, {
        start_time: parseTimeOfDay('10:00'),
        end_time: parseTimeOfDay('11:44'),
      })
      await tryToBook(context, build({ turn_id: shorter, time: parseTimeOfDay('11:00') }), 400, 'a session that would end after the turn')
      await tryToBook(context, build({ turn_id: shorter, time: parseTimeOfDay('10:00') }), 201, 'a session that ends before the turn')
    },
  },
  {
    title: 'an unknown client, worker or turn is refused, and so is the turn of a deleted schedule',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { build } = await createAgenda()
      for (const name of ['client_id', 'worker_id', 'turn_id'])
        await tryToBook(context, build({ [name]: createRandomId() }), 400, `an unknown ${name}`)
      const { schedule, turn } = await createTurn(administrator)
      await administrator.call('deleteSchedule', { path: { id: schedule } })
      await tryToBook(context, build({ turn_id: turn }), 400, 'the turn of a deleted schedule')
    },
  },
  {
    title: 'a deleted client or worker is refused, also on a past date and in a standing session',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda, createClient, createWorker } = context
      const { build, today } = await createAgenda()
      const client_id = (await createClient()).id
      const worker_id = (await createWorker()).id
      await administrator.call('deleteClient', { path: { id: client_id } })
      await administrator.call('deleteWorker', { path: { id: worker_id } })
      for (const session_date of [addDays(today, 14), addDays(today, -14), null]) {
        await tryToBook(context, build({ session_date, client_id }), 400, `a deleted client, date ${session_date}`)
        await tryToBook(context, build({ session_date, worker_id }), 400, `a deleted worker, date ${session_date}`)
      }
    },
  },
  {
    title: 'nobody is booked with themselves',
    operations: ['createSession', 'updateSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { worker, build, book } = await createAgenda()
      const { body } = await administrator.call('getWorker', { path: { id: worker } })
      const { body: samePerson } = await administrator.call('createClient', { body: { person: { id: body.person.id! } } })
      await tryToBook(context, build({ client_id: samePerson.id }), 400, 'a client who is the worker')
      await tryToBook(context, build({ client_id: samePerson.id, session_date: null }), 400, 'a client who is the worker, every week')
      const { id } = await book()
      await administrator.call('updateSession', { path: { id }, body: build({ client_id: samePerson.id }) }, 400)
    },
  },
  {
    title: 'a standing session is neither canceled nor postponed',
    operations: ['createSession'],
    run: async (context) => {
      const { build } = await context.createAgenda()
      for (const state of ['canceled', 'postponed'] as const)
        await tryToBook(context, build({ session_date: null, state }), 400, `a standing session that is ${state}`)
    },
  },
  {
    title: 'a period belongs to a standing session and has an occurrence, and attendance to a dated one',
    operations: ['createSession'],
    run: async (context) => {
      const { build, today } = await context.createAgenda()
      const date = addDays(today, 14)
      const standing = { session_date: null, day: getWeekday(date) }
      await tryToBook(context, build({ starts_on: date }), 400, 'starts_on beside a date')
      await tryToBook(context, build({ ends_on: date }), 400, 'ends_on beside a date')
      const without = { starts_on: addDays(date, 1), ends_on: addDays(date, 6) }
      await tryToBook(context, build({ ...standing, ...without }), 400, 'a period without an occurrence')
      const reversed = { starts_on: addDays(date, 1), ends_on: addDays(date, -1) }
      await tryToBook(context, build({ ...standing, ...reversed }), 400, 'an end before the beginning')
      await tryToBook(context, build({ ...standing, attended: true }), 400, 'attendance of a standing session')
      await tryToBook(context, build({ ...standing, starts_on: date, ends_on: date }), 201, 'a period of one occurrence')
    },
  },
]
