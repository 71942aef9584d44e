import { createRandomId } from '#api/random-id.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import { expectDetail } from '../../exchange/refusal-details.ts'
import type { Scenario } from '../../scenario.ts'
import { tryToBook } from './try-to-book.ts'

/** Changes with PUT, which replaces the session. */
export const sessionUpdates: Scenario[] = [
  {
    title: 'a change moves a session to another client, worker, turn, date and time, and frees its old slot',
    operations: ['updateSession', 'getSession', 'createSession'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const { book, build, other, client, today } = await createAgenda()
      const worker_id = (await createWorker()).id
      const { turn } = await createTurn(administrator, { start_time: parseTimeOfDay('15:00'), end_time: parseTimeOfDay('18:00') })
      const { id } = await book({ state: 'confirmed' })
      const { body: before } = await administrator.call('getSession', { path: { id } })
      const session_date = addDays(today, 16)
      const slot = { turn_id: turn, day: getWeekday(session_date), time: parseTimeOfDay('16:00'), session_date }
      const moved = { client_id: other, worker_id, ...slot, note: 'Cambia de turno.', state: 'pending' as const }
      const changed = await administrator.call('updateSession', { path: { id }, body: moved })
      changed.expectFields({ id, client: { id: other }, worker: { id: worker_id }, ...slot, note: moved.note, state: 'pending' })
      changed.expect('/created_at', before.created_at)
      changed.check(changed.body.updated_at > before.updated_at, '/updated_at', `later than ${before.updated_at}`)
      const read = await administrator.call('getSession', { path: { id } })
      read.expect('', changed.body)
      await tryToBook(context, build({ client_id: client }), 201, 'the slot that a session has left')
      await tryToBook(context, build({ ...slot, client_id: client, worker_id }), 409, 'the slot to which a session has moved')
    },
  },
  {
    title: 'a change without a note or with an empty one clears it, and without a state keeps it',
    operations: ['updateSession', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build } = await createAgenda()
      const { id } = await book({ state: 'confirmed', note: 'Viene sola.' })
      const changed = await administrator.call('updateSession', { path: { id }, body: build() })
      changed.expectFields({ note: null, state: 'confirmed' })
      await administrator.call('updateSession', { path: { id }, body: build({ state: 'canceled', note: 'Avisó.' }) })
      const read = await administrator.call('getSession', { path: { id } })
      read.expectFields({ note: 'Avisó.', state: 'canceled' })
      const emptied = await administrator.call('updateSession', { path: { id }, body: build({ note: '' }) })
      emptied.expect('/note', null)
    },
  },
  {
    title: 'a change without attendance keeps it, and null clears it',
    operations: ['updateSession', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build, today } = await createAgenda()
      const past = build({ session_date: addDays(today, -14) })
      const { id } = await book({ ...past, attended: true })
      await administrator.call('updateSession', { path: { id }, body: { ...past, note: 'Llegó tarde.' } })
      const kept = await administrator.call('getSession', { path: { id } })
      kept.expectFields({ note: 'Llegó tarde.', attended: true })
      const cleared = await administrator.call('updateSession', { path: { id }, body: { ...past, attended: null } })
      cleared.expectFields({ note: null, attended: null })
    },
  },
  {
    title: 'a change to a booked slot is refused, and the session stays where it was',
    operations: ['updateSession', 'getSession'],
    run: async ({ administrator, createAgenda, createWorker }) => {
      const { book, build, other } = await createAgenda()
      const worker_id = (await createWorker()).id
      const { id } = await book({ time: parseTimeOfDay('09:00') })
      await book({ client_id: other })
      await book({ worker_id, time: parseTimeOfDay('10:00') })
      const { id: canceled } = await book({ client_id: other, time: parseTimeOfDay('09:00'), state: 'canceled' })
      const { body: before } = await administrator.call('getSession', { path: { id } })
      await administrator.call('updateSession', { path: { id }, body: build() }, 409)
      await administrator.call('updateSession', { path: { id }, body: build({ time: parseTimeOfDay('10:00') }) }, 409)
      const sameRecord = build({ client_id: other, time: parseTimeOfDay('09:00') })
      await administrator.call('updateSession', { path: { id }, body: sameRecord }, 409)
      await administrator.call('updateSession', { path: { id: canceled }, body: { ...sameRecord, state: 'pending' } }, 409)
      const read = await administrator.call('getSession', { path: { id } })
      read.expect('', before)
    },
  },
  {
    title: 'a session does not conflict with itself',
    operations: ['updateSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build } = await createAgenda()
      const { turn } = await createTurn(administrator, { session_duration: 30, break_duration: 0 })
      const { id } = await book()
      await administrator.call('updateSession', { path: { id }, body: build({ note: 'En el mismo cupo.' }) })
      await administrator.call('updateSession', { path: { id }, body: build({ turn_id: turn, time: parseTimeOfDay('08:30') }) })
    },
  },
  {
    title: 'a change follows the rules of a new session, and a dated session stays dated',
    operations: ['updateSession', 'getSession'],
    run: async ({ administrator, createAgenda, createClient, createWorker }) => {
      const { book, build } = await createAgenda()
      const { id } = await book()
      const { body: before } = await administrator.call('getSession', { path: { id } })
      const client_id = (await createClient()).id
      await administrator.call('deleteClient', { path: { id: client_id } })
      const worker_id = (await createWorker()).id
      await administrator.call('deleteWorker', { path: { id: worker_id } })
      const unknown = createRandomId()
      const wrong = {
        'an unknown client': { client_id: unknown },
        'an unknown worker': { worker_id: unknown },
        'an unknown turn': { turn_id: unknown },
        'a deleted client': { client_id },
        'a deleted worker': { worker_id },
        'a time between two slots': { time: parseTimeOfDay('09:05') },
        'another weekday than that of the date': { day: (before.day + 1) % 7 },
        'no date': { session_date: null },
      }
      for (const [subject, fields] of Object.entries(wrong))
        await administrator.send('updateSession', { path: { id }, body: build(fields) }, 400, { continueOnFailure: true, subject })
      const read = await administrator.call('getSession', { path: { id } })
      read.expect('', before)
    },
  },
  {
    title: 'a change that has read an older version is refused, and the newer one stays',
    operations: ['updateSession', 'changeSessionState', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build } = await createAgenda()
      const { id } = await book()
      const { updated_at } = (await administrator.call('getSession', { path: { id } })).body
      const first = await administrator.call('changeSessionState', { path: { id }, body: { state: 'confirmed', updated_at } })
      const refused = [
        await administrator.call('changeSessionState', { path: { id }, body: { state: 'canceled', updated_at } }, 409),
        await administrator.call('updateSession', { path: { id }, body: { ...build({ note: 'Tarde.' }), updated_at } }, 409),
      ]
      for (const refusal of refused) expectDetail(refusal, 'updated_at')
      const read = await administrator.call('getSession', { path: { id } })
      read.expect('', first.body)
      const fresh = { ...build({ note: 'A tiempo.' }), updated_at: first.body.updated_at }
      await administrator.call('updateSession', { path: { id }, body: fresh })
    },
  },
]
