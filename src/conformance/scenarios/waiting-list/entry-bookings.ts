import { createRandomId } from '#api/random-id.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Scenario } from '../../scenario.ts'
import { expectOneWinner } from '../sessions/races.ts'
import { expectGone, expectWaiting, wait } from './wait.ts'

/** Bookings that take an entry off the waiting list. */
export const entryBookings: Scenario[] = [
  {
    title: 'a booking takes its entry off the waiting list, and it returns to its place when the session is deleted',
    operations: ['createSession', 'deleteSession', 'getSession', 'listWaitingEntries'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const [first, second] = [await wait(context, agenda), await wait(context, agenda, { to_time: parseTimeOfDay('12:00') })]
      const { id } = await agenda.book({ waiting_entry_id: first })
      await expectGone(context, agenda, first, 'createSession')
      await expectWaiting(context, agenda, [second])
      const read = await administrator.call('getSession', { path: { id } })
      read.expect('/waiting_entry_id', first)
      await administrator.call('deleteSession', { path: { id } })
      await expectWaiting(context, agenda, [first, second])
      await administrator.call('createSessions', { body: { sessions: [agenda.build({ waiting_entry_id: second })] } })
      await expectWaiting(context, agenda, [first])
    },
  },
  {
    title: 'a session that is given to another client puts its entry back on the waiting list',
    operations: ['updateSession', 'listWaitingEntries'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const entry = await wait(context, agenda)
      const { id } = await agenda.book({ waiting_entry_id: entry })
      await administrator.call('updateSession', { path: { id }, body: agenda.build({ time: parseTimeOfDay('09:00') }) })
      await expectWaiting(context, agenda, [])
      const given = await administrator.call('updateSession', { path: { id }, body: agenda.build({ client_id: agenda.other }) })
      given.expect('/waiting_entry_id', undefined)
      await expectWaiting(context, agenda, [entry])
    },
  },
  {
    title: 'a worker who reads only their own sessions does not see for which entry of the waiting list one was booked',
    operations: ['getSession'],
    run: async (context) => {
      const { createAgenda, createWorkerUser } = context
      const agenda = await createAgenda()
      const { caller, worker_id } = await createWorkerUser()
      const { id } = await agenda.book({ worker_id, waiting_entry_id: await wait(context, agenda) })
      const read = await caller.call('getSession', { path: { id } })
      read.expectFields({ id })
      read.expect('/waiting_entry_id', undefined)
    },
  },
  {
    title: 'an entry of the waiting list is booked once, for its own client, and stays on the list when its booking is refused',
    operations: ['createSession', 'createSessions'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const { book, build, other } = agenda
      const id = await wait(context, agenda)
      const tryToTake = (fields: object, expected: number, subject: string) =>
        administrator.send('createSession', { body: build({ waiting_entry_id: id, ...fields }) }, expected, {
          continueOnFailure: true,
          subject,
        })
      await tryToTake({ client_id: other }, 400, 'an entry of another client')
      await tryToTake({ waiting_entry_id: createRandomId() }, 400, 'an unknown entry')
      const rival = await book({ client_id: other })
      await tryToTake({}, 409, 'a slot that someone else has')
      await expectWaiting(context, agenda, [id])
      await administrator.call('deleteSession', { path: { id: rival.id } })
      const twice = [build({ waiting_entry_id: id }), build({ waiting_entry_id: id, time: parseTimeOfDay('09:00') })]
      await administrator.send('createSessions', { body: { sessions: twice } }, 422, {
        continueOnFailure: true,
        subject: 'one entry for two sessions',
      })
      await tryToTake({}, 201, 'an entry that waits')
      await tryToTake({ time: parseTimeOfDay('09:00') }, 409, 'an entry that is booked already')
    },
  },
  {
    title: 'the entries of sessions that are deleted together, or with their series, return to their places',
    operations: ['deleteSessions', 'endSeries', 'listWaitingEntries'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const { client, worker, book, build, today } = agenda
      const [first, second] = [await wait(context, agenda), await wait(context, agenda, { to_time: parseTimeOfDay('12:00') })]
      const from_date = addDays(today, 14)
      const { day, time } = build({ session_date: from_date })
      await book({ session_date: null, day, starts_on: from_date, waiting_entry_id: first })
      const { id } = await book({ session_date: from_date, time: parseTimeOfDay('09:00'), waiting_entry_id: second })
      await administrator.call('deleteSessions', { body: { ids: [id] } })
      await expectWaiting(context, agenda, [second])
      await administrator.call('endSeries', { body: { client_id: client, worker_id: worker, day, time, from_date } })
      await expectWaiting(context, agenda, [first, second])
    },
  },
  {
    title: 'of several bookings of one entry of the waiting list at the same time one wins',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const waiting_entry_id = await wait(context, agenda)
      const bookings = ['08:00', '09:00', '10:00'].map((time) =>
        administrator.send('createSession', { body: agenda.build({ waiting_entry_id, time: parseTimeOfDay(time) }) }, [201, 409], {
          continueOnFailure: true,
        }),
      )
      await expectOneWinner(bookings, 201)
      await expectWaiting(context, agenda, [])
    },
  },
]
