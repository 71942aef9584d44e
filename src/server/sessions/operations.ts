import type { SessionState } from '#api/generated/wire.ts'
import type { Operations, OwnIds } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { createBusyError, createForbiddenError, requireFound } from '../errors.ts'
import { createQueue } from '../queue.ts'
import { refuseStale } from '../stale.ts'
import { isUpcoming } from '../upcoming-sessions.ts'
import { applyUpdate, refuseMoreThanNote } from './apply-update.ts'
import { bookAll } from './book-all.ts'
import { type Booking, pickBooking, toBooking } from './booking.ts'
import { changeOccurrence } from './change-occurrence.ts'
import { deleteSessions, slotBookedMessage } from './delete-sessions.ts'
import { refuseDeletedPeople, refuseNamingDeletedPeople } from './deleted-people.ts'
import { runBookingTransaction } from './double-booking.ts'
import { endSeries } from './end-series.ts'
import { readSession } from './join-clients-and-workers.ts'
import { listOperations } from './list-operations.ts'
import { lockSession, lockSessions } from './lock.ts'
import { refuseUnknownFilters } from './query-params.ts'
import { findDuration } from './slot-duration.ts'
import { insertSession, type StoredSession, updateSession } from './sql.ts'

/**
 * Runs at most two bulk calls at a time, so that one user's calls do not keep everybody else from the database. A waiting call keeps up to 1 MiB of
 * JSON in memory, so that not every number can wait.
 */
const runBulk = createQueue({ maxRunning: 2, maxWaiting: 50, createFullError: createBusyError })

export const sessions = {
  ...listOperations,

  getSession: async ({ db, path, actor, ownOnly }) => {
    const session = await readSession(db, path.id, { actor, ownOnly })
    refuseForeignSession({ client_id: session.client.id, worker_id: session.worker.id }, ownOnly, 'sessions.read')
    return session
  },

  createSession: ({ db, body, actor, today }) =>
    runBookingTransaction({ db, actor }, async (trx) => {
      const { state, attended = null } = body
      const note = body.note || null
      await refuseNamingDeletedPeople(trx, body)
      const booking = toBooking(body, await findDuration(trx, body), today)
      return { id: await insertSession(trx, booking, { state, attended, note }) }
    }),

  updateSession: ({ db, path, body, actor, ownOnly, now, today, settings }) =>
    runBookingTransaction({ db, actor }, async (trx) => {
      const session = requireFound(await lockSession(trx, path.id, [body]), 'la sesión')
      refuseForeignSession(session, ownOnly, 'sessions.update')
      refuseStale(session, body.updated_at, settings)
      const { state = session.state, attended = session.attended } = body
      const note = body.note || null
      if (ownOnly) {
        refuseMoreThanNote(session, body)
        await updateSession(trx, session, { note })
      } else {
        const booking = await applyUpdate(trx, session, body, { now, timeZone: settings.timeZone })
        await refuseDeletedPeople(trx, session, { ...booking, state }, today)
        await refuseLostSlot(trx, session, { ...booking, state }, today)
        await updateSession(trx, session, { ...booking, state, attended, note })
      }
      return readSession(trx, session.id, { actor, ownOnly })
    }),

  changeSessionState: ({ db, path, body, actor, ownOnly, today, settings }) =>
    runBookingTransaction({ db, actor }, async (trx) => {
      const session = requireFound(await lockSession(trx, path.id), 'la sesión')
      refuseForeignSession(session, ownOnly, 'sessions.update')
      const { state, attended, session_date, updated_at } = body
      await refuseDeletedPeople(trx, session, { ...pickBooking(session), session_date: session_date ?? session.session_date, state }, today)
      if (session_date && session_date !== session.session_date)
        return readSession(trx, await changeOccurrence(trx, session, session_date, body, settings), { actor, ownOnly })
      refuseStale(session, updated_at, settings)
      await refuseLostSlot(trx, session, { ...session, state }, today)
      await updateSession(trx, session, { state, attended })
      return readSession(trx, session.id, { actor, ownOnly })
    }),

  deleteSession: async ({ db, path, actor }) => {
    const remove = async (trx: Trx) => deleteSessions(trx, [requireFound(await lockSession(trx, path.id), 'la sesión').id])
    await runBookingTransaction({ db, actor }, remove, slotBookedMessage)
  },

  createSessions: ({ db, body, actor, today }) =>
    runBulk(() => runTransaction(db, (trx) => bookAll(trx, body.sessions, { today, reader: actor }))),

  deleteSessions: ({ db, body, actor }) => {
    const requested = body.ids.map((id) => id.toLowerCase())
    const remove = async (trx: Trx) => {
      const existing = new Set((await lockSessions(trx, requested)).map(({ id }) => id))
      // An id that the request repeats is kept once.
      const ids = requested.filter((id) => existing.delete(id))
      await deleteSessions(trx, ids, (id) => `ids.${requested.indexOf(id)}`)
      return ids
    }
    return runBulk(() => runBookingTransaction({ db, actor }, remove, slotBookedMessage))
  },

  endSeries: async ({ db, body }) => {
    await refuseUnknownFilters(db, body)
    return runTransaction(db, (trx) => endSeries(trx, body))
  },
} satisfies Partial<Operations>

/** Throws a 403 if the user is limited to their own sessions and this is not one of them. */
function refuseForeignSession({ client_id, worker_id }: Pick<Booking, 'client_id' | 'worker_id'>, ownOnly: OwnIds | null, code: string) {
  if (ownOnly && client_id !== ownOnly.client_id && worker_id !== ownOnly.worker_id) throw createForbiddenError([code])
}

/** Throws a 400 if a session becomes upcoming and the schedule no longer has its slot. Past sessions keep theirs. */
async function refuseLostSlot(trx: Trx, before: StoredSession, after: Booking & { state: SessionState }, today: string) {
  if (!isUpcoming(before, today) && isUpcoming(after, today)) await findDuration(trx, after)
}
