import type { OperationId } from '#api/operation.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Request } from '../../exchange/exchange.ts'
import type { Scenario } from '../../scenario.ts'

/** Callers who may change all sessions, by their access, or only their own. */
export const ownChanges: Scenario[] = [
  {
    title: 'each access opens its own operations and no other',
    operations: ['createSession', 'createSessions', 'updateSession', 'changeSessionState', 'deleteSession', 'deleteSessions', 'endSeries'],
    run: async ({ createAgenda, createUser }) => {
      const { book, build, today, client, worker } = await createAgenda()
      const { id } = await book()
      const buildOn = (days: number) => build({ session_date: addDays(today, days) })
      const end = { client_id: client, worker_id: worker, day: 0, time: parseTimeOfDay('08:00'), from_date: '2200-01-01' }
      const types = ['read', 'register', 'update', 'delete', 'mix']
      for (const [index, type] of types.entries()) {
        const { caller } = await createUser([`sessions.${type}`])
        const call = (operation: OperationId, needed: string, request: Request, success: number) => {
          const expected = type === needed || type === 'mix' ? success : 403
          return caller.send(operation, request, expected, { continueOnFailure: true, subject: `with sessions.${type}` })
        }
        const { id: deleted } = await book({ session_date: addDays(today, 60 + index) })
        await call('getSession', 'read', { path: { id } }, 200)
        await call('createSession', 'register', { body: buildOn(20 + index) }, 201)
        await call('createSessions', 'register', { body: { sessions: [buildOn(40 + index)] } }, 201)
        await call('updateSession', 'update', { path: { id }, body: build() }, 200)
        await call('changeSessionState', 'update', { path: { id }, body: { state: 'pending' } }, 200)
        await call('deleteSession', 'delete', { path: { id: deleted } }, 204)
        await call('deleteSessions', 'delete', { body: { ids: [deleted] } }, 200)
        await call('endSeries', 'delete', { body: end }, 200)
      }
    },
  },
  {
    title: "a worker's user with my_sessions.update changes the state and the note of their own sessions, and nothing else",
    operations: ['changeSessionState', 'updateSession', 'createSession', 'deleteSession'],
    run: async ({ administrator, createAgenda, createWorkerUser }) => {
      const { book, build, worker, other, today } = await createAgenda()
      const { caller, worker_id } = await createWorkerUser(['my_sessions.update'])
      const own = build({ worker_id, note: 'Viene sola.', state: 'confirmed' })
      const { id } = await book(own)
      const foreign = build({ client_id: other })
      const { id: foreignId } = await book(foreign)
      const { state: _, ...withoutState } = own
      for (const body of [
        { ...own, note: 'Llegó tarde.' },
        { ...withoutState, note: 'Vino con su tía.' },
      ]) {
        const noted = await caller.call('updateSession', { path: { id }, body })
        noted.expectFields({ note: body.note, state: 'confirmed', time: own.time })
      }
      const people = { client_id: other, worker_id: worker }
      const fields = { ...people, time: parseTimeOfDay('11:00'), session_date: addDays(today, 21), state: 'canceled', attended: true }
      for (const [name, value] of Object.entries(fields)) {
        const options = { continueOnFailure: true, subject: `another ${name} of an own session` }
        await caller.send('updateSession', { path: { id }, body: { ...own, [name]: value } }, 403, options)
      }
      const changed = await caller.call('changeSessionState', { path: { id }, body: { state: 'canceled' } })
      changed.expectFields({ id, state: 'canceled', note: 'Vino con su tía.' })
      await caller.call('changeSessionState', { path: { id: foreignId }, body: { state: 'canceled' } }, 403)
      await caller.call('updateSession', { path: { id: foreignId }, body: { ...foreign, note: 'Llegó tarde.' } }, 403)
      await caller.call('createSession', { body: build({ worker_id, time: parseTimeOfDay('11:00') }) }, 403)
      await caller.call('deleteSession', { path: { id } }, 403)
      const read = await administrator.call('getSession', { path: { id: foreignId } })
      read.expectFields({ note: null, state: 'pending' })
    },
  },
  {
    title: "a worker's user with my_sessions.update marks their own sessions, also one week of an own standing session",
    operations: ['changeSessionState'],
    run: async ({ createAgenda, createWorkerUser }) => {
      const { book, other, today } = await createAgenda()
      const { caller, worker_id } = await createWorkerUser(['my_sessions.update'])
      const standing = { session_date: null, starts_on: addDays(today, -28) }
      const [own, foreign] = [await book({ ...standing, worker_id }), await book({ ...standing, client_id: other })]
      const session_date = addDays(today, -14)
      const body = { state: 'confirmed', attended: true, session_date } as const
      const marked = await caller.call('changeSessionState', { path: { id: own.id }, body })
      marked.expectFields({ state: 'confirmed', attended: true, session_date })
      await caller.call('changeSessionState', { path: { id: foreign.id }, body }, 403)
    },
  },
  {
    title: "a worker's user without my_sessions.update and a client's user change nothing",
    operations: ['changeSessionState', 'updateSession'],
    run: async ({ createAgenda, createWorkerUser, signInClient }) => {
      const { build, book } = await createAgenda()
      const { caller: workersUser, worker_id } = await createWorkerUser()
      const { caller: clientsUser, client_id } = await signInClient()
      const session = build({ worker_id, client_id })
      const { id } = await book(session)
      for (const caller of [workersUser, clientsUser]) {
        await caller.call('getSession', { path: { id } })
        await caller.call('changeSessionState', { path: { id }, body: { state: 'confirmed' } }, 403)
        await caller.call('updateSession', { path: { id }, body: { ...session, note: 'Llegó tarde.' } }, 403)
      }
    },
  },
]
