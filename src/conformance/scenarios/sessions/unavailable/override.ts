import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import type { Scenario } from '../../../scenario.ts'
import { createAbsence } from '../../availability/create-absence.ts'

const query = { override: true }

/** Sessions that are booked although their worker is unavailable. */
export const overriddenUnavailable: Scenario[] = [
  {
    title: 'override books, moves and revives a session of an absent worker, which is accepted for that reason',
    operations: ['createSession', 'createSessions', 'updateSession', 'changeSessionState', 'getSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { build, worker, other, today } = await createAgenda()
      const session_date = addDays(today, 14)
      await createAbsence(context, session_date, { worker_id: worker })
      const expectAccepted = async (id: string, accepted: string | undefined) => {
        const read = await administrator.call('getSession', { path: { id } })
        read.expect('/accepted', accepted)
      }
      const booking = build({ session_date })
      const { id } = (await administrator.call('createSession', { query, body: booking })).body
      await expectAccepted(id, 'absence')
      const sessions = [
        build({ client_id: other, session_date: addDays(session_date, 1) }),
        build({ session_date, time: parseTimeOfDay('10:00') }),
      ]
      const { body: ids } = await administrator.call('createSessions', { query, body: { sessions } })
      await expectAccepted(ids[0]!, undefined)
      await expectAccepted(ids[1]!, 'absence')
      await administrator.call('changeSessionState', { path: { id }, body: { state: 'canceled' } })
      const revived = await administrator.call('changeSessionState', { path: { id }, query, body: { state: 'confirmed' } })
      revived.expectFields({ state: 'confirmed', accepted: 'absence' })
      const away = build({ session_date: addDays(session_date, 2) })
      const movedAway = await administrator.call('updateSession', { path: { id }, body: away })
      movedAway.expect('/accepted', undefined)
      const movedBack = await administrator.call('updateSession', {
        path: { id },
        query,
        body: { ...booking, time: parseTimeOfDay('11:00') },
      })
      movedBack.expectFields({ session_date, accepted: 'absence' })
    },
  },
  {
    title: 'override books nobody twice',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, worker, other, today } = await createAgenda()
      await book()
      await createAbsence(context, addDays(today, 14), { worker_id: worker })
      await administrator.call('createSession', { query, body: build({ client_id: other }) }, 409)
    },
  },
  {
    title: "a worker's user with my_sessions.update may not override, and the session stays as it was",
    operations: ['changeSessionState', 'updateSession', 'getSession'],
    run: async (context) => {
      const { administrator, createAgenda, createWorkerUser } = context
      const { book, build, today } = await createAgenda()
      const { caller, worker_id } = await createWorkerUser(['my_sessions.update'])
      const session = build({ worker_id, state: 'canceled' })
      const { id } = await book(session)
      await createAbsence(context, addDays(today, 14), { worker_id })
      await caller.call('changeSessionState', { path: { id }, body: { state: 'pending' } }, 409)
      await caller.call('changeSessionState', { path: { id }, query, body: { state: 'pending' } }, 403)
      await caller.call('updateSession', { path: { id }, query, body: { ...session, note: 'Llegó tarde.' } }, 403)
      const read = await administrator.call('getSession', { path: { id } })
      read.expectFields({ state: 'canceled', note: null })
    },
  },
]
