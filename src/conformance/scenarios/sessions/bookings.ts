import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { agendaTimes } from '../../agenda.ts'
import type { Scenario } from '../../scenario.ts'

/** Sessions that are booked and read back. */
export const bookings: Scenario[] = [
  {
    title: 'a booked session is read back as it was sent, pending unless it says otherwise, with its client and worker',
    operations: ['createSession', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, turn, client, worker, today } = await createAgenda()
      const session_date = addDays(today, 14)
      const { id } = await book({ session_date, note: 'Viene con su abuela.' })
      const read = await administrator.call('getSession', { path: { id } })
      const slot = { turn_id: turn, day: getWeekday(session_date), time: agendaTimes.start_time, session_date }
      read.expectFields({ id, ...slot, note: 'Viene con su abuela.', state: 'pending', deleted_at: null })
      const { body: expectedClient } = await administrator.call('getClient', { path: { id: client } })
      read.expectFields({ client: { id: client, person: expectedClient.person } })
      const { body: expectedWorker } = await administrator.call('getWorker', { path: { id: worker } })
      read.expectFields({ worker: { id: worker, positions: expectedWorker.positions, person: expectedWorker.person } })
      read.expectFields({ standing: false, duration: agendaTimes.session_duration, attended: null })
    },
  },
  {
    title: 'a standing session is read back without a date, and starts today',
    operations: ['createSession', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, client, worker, turn, today } = await createAgenda()
      const { id } = await book({ session_date: null, day: 3, time: parseTimeOfDay('10:00'), state: 'confirmed' })
      const read = await administrator.call('getSession', { path: { id } })
      read.expectFields({ id, client: { id: client }, worker: { id: worker }, turn_id: turn })
      read.expectFields({ session_date: null, day: 3, time: parseTimeOfDay('10:00'), state: 'confirmed', note: null })
      read.expectFields({ standing: true, ends_on: null, duration: agendaTimes.session_duration })
      // It may be another date at the clinic than on this computer.
      const { starts_on } = read.body
      const dates = [-1, 0, 1].map((days) => addDays(today, days))
      read.check(typeof starts_on === 'string' && dates.includes(starts_on), '/starts_on', 'today')
    },
  },
  {
    title: 'a past date can be booked, in every state',
    operations: ['createSession', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, today } = await createAgenda()
      for (const [index, state] of (['pending', 'confirmed', 'canceled', 'postponed'] as const).entries()) {
        const session_date = addDays(today, -14 - index)
        const { id } = await book({ session_date, state })
        const read = await administrator.call('getSession', { path: { id } })
        read.expectFields({ session_date, state })
      }
    },
  },
  {
    title: 'a note is trimmed and keeps its lines, and an empty one is none',
    operations: ['createSession', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, today } = await createAgenda()
      const lines = 'Comillas " y \\ y ñandú\nSegunda línea 🧩'
      const notes = [`  ${lines} `, '', '   ', null]
      for (const [index, note] of notes.entries()) {
        const { id } = await book({ session_date: addDays(today, 14 + index), note })
        const read = await administrator.call('getSession', { path: { id } })
        read.expect('/note', index === 0 ? lines : null)
      }
    },
  },
  {
    title: 'a session can be booked with attendance, and a standing one with a period',
    operations: ['createSession', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, today } = await createAgenda()
      for (const [index, attended] of [true, false, null].entries()) {
        const { id } = await book({ session_date: addDays(today, -14 - index), state: 'confirmed', attended })
        const read = await administrator.call('getSession', { path: { id } })
        read.expectFields({ attended, standing: false })
      }
      const period = { starts_on: addDays(today, 3), ends_on: addDays(today, 40) }
      const { id } = await book({ session_date: null, ...period })
      const read = await administrator.call('getSession', { path: { id } })
      read.expectFields({ session_date: null, standing: true, ...period })
    },
  },
]
