import type { SessionState, StateChange } from '#api/generated/wire.ts'
import { markUnavailable } from '../availability/mark-unavailable.ts'
import { runBulk } from '../bulk-queue.ts'
import type { Operations } from '../call.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { requireFound } from '../errors.ts'
import { requireOwn } from '../ownership.ts'
import { refuseStale } from '../stale.ts'
import { isUpcoming } from '../upcoming-sessions.ts'
import { applyUpdate, refuseMoreThanNote } from './apply-update.ts'
import { bookAll } from './book-all.ts'
import { type Booking, pickBooking, type SessionDetails, toBooking } from './booking.ts'
import { changeOccurrence } from './change-occurrence.ts'
import { chooseAccepted, refuseOwnOverride, requireAvailable } from './check-availability.ts'
import { deleteSessions, slotBookedMessage } from './delete-sessions.ts'
import { refuseDeletedPeople, refuseNamingDeletedPeople } from './deleted-people.ts'
import { runBookingTransaction } from './double-booking.ts'
import { endSeries } from './end-series.ts'
import { joinClientsAndWorkers, readSession } from './join-clients-and-workers.ts'
import { listOperations } from './list-operations.ts'
import { lockPeople, lockSession, lockSessions } from './lock.ts'
import { refuseUnknownFilters } from './query-params.ts'
import { deleteReminder, readOccurrence, saveReminder } from './reminders.ts'
import { settleDeclined } from './settle-declined.ts'
import { findDuration } from './slot-duration.ts'
import { insertSession, type StoredSession, updateSession } from './sql.ts'
import { requireWaitingEntry, returnToWaitingList, takeOffWaitingList } from './take-off-waiting-list.ts'

export const sessions = {
  ...listOperations,

  getSession: ({ db, path, actor, ownOnly }) => readSession(db, path.id, { actor, ownOnly }),

  createSession: ({ db, query, body, actor, today }) =>
    runBookingTransaction({ db, actor }, async (trx) => {
      const { state, attended = null } = body
      const note = body.note || null
      await lockPeople(trx, [body])
      await refuseNamingDeletedPeople(trx, body)
      await requireWaitingEntry(trx, body)
      const booking = toBooking(body, await findDuration(trx, body), today)
      const after = { ...booking, state: state ?? 'pending' }
      const accepted = await requireAvailable(trx, { after }, { ...query, today, reader: actor })
      const id = await insertSession(trx, booking, { state, attended, note, accepted })
      await takeOffWaitingList(trx, [{ ...body, id }])
      return { id }
    }),

  updateSession: ({ db, path, query, body, actor, ownOnly, now, today, settings }) => {
    refuseOwnOverride(ownOnly, query)
    return runBookingTransaction({ db, actor }, async (trx) => {
      const session = requireOwn(requireFound(await lockSession(trx, path.id, [body]), 'la sesión'), ownOnly, 'sessions.update')
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
        const after = { ...booking, id: session.id, state }
        const accepted = await requireAvailable(trx, { before: session, after }, { ...query, today, reader: actor })
        await updateSession(trx, session, { ...booking, state, attended, note, accepted } satisfies SessionDetails)
        if (booking.client_id !== session.client_id) await returnToWaitingList(trx, [session.id])
      }
      return readSession(trx, session.id, { actor, ownOnly })
    })
  },

  changeSessionState: ({ db, path, query, body, actor, ownOnly, today, settings }) => {
    refuseOwnOverride(ownOnly, query)
    // Whoever overrides that the worker is not available accepts it.
    const change = { ...body, accepted: body.accepted ?? (query.override || undefined) }
    const options = { ...query, today, reader: actor }
    return runBookingTransaction({ db, actor }, async (trx) => {
      const session = requireOwn(requireFound(await lockSession(trx, path.id), 'la sesión'), ownOnly, 'sessions.update')
      const { state, attended, session_date, updated_at } = change
      const date = session_date ?? session.session_date
      await refuseDeletedPeople(trx, session, { ...pickBooking(session), session_date: date, state }, today)
      // A mark of the attendance, or that staff accept an absent worker, comes with the state as it is and says nothing about the reply.
      const confirms = state === 'confirmed' && attended === undefined && body.accepted === undefined
      if (confirms && date !== null) await settleDeclined(trx, session, date)
      if (session_date && session_date !== session.session_date)
        return readSession(trx, await changeOccurrence(trx, session, session_date, change, { ...options, settings }), { actor, ownOnly })
      refuseStale(session, updated_at, settings)
      const after = { ...session, state }
      await refuseLostSlot(trx, session, after, today)
      const checked = await requireAvailable(trx, { before: session, after }, options)
      const chosen = await chooseAccepted(trx, after, change, options)
      const accepted = chosen === undefined ? checked : chosen
      await updateSession(trx, session, { state, attended, accepted } satisfies ColumnsOf<
        'session',
        StateChange,
        'session_date' | 'updated_at'
      >)
      return readSession(trx, session.id, { actor, ownOnly })
    })
  },

  markSessionReminded: ({ db, path, body, actor, now, today }) =>
    runTransaction(db, async (trx) => {
      const session = requireFound(await lockSession(trx, path.id), 'la sesión')
      const occurrence = requireOwn(await readOccurrence(trx, session, body.session_date), null, 'sessions.update')
      if (body.reminded === false) await deleteReminder(trx, session, body.session_date)
      else await saveReminder(trx, session, body.session_date, now)
      const [reminded] = await joinClientsAndWorkers(trx, await markUnavailable(trx, [occurrence], today), { actor, ownOnly: null })
      return reminded!
    }),

  deleteSession: async ({ db, path, actor }) => {
    const remove = async (trx: Trx) => deleteSessions(trx, [requireFound(await lockSession(trx, path.id), 'la sesión').id])
    await runBookingTransaction({ db, actor }, remove, slotBookedMessage)
  },

  createSessions: ({ db, query, body, actor, today }) =>
    runBulk(actor.id, () => runTransaction(db, (trx) => bookAll(trx, body.sessions, { ...query, today, reader: actor }))),

  deleteSessions: ({ db, body, actor }) => {
    const requested = body.ids.map((id) => id.toLowerCase())
    const remove = async (trx: Trx) => {
      const existing = new Set((await lockSessions(trx, requested)).map(({ id }) => id))
      // An id that the request repeats is kept once.
      const ids = requested.filter((id) => existing.delete(id))
      await deleteSessions(trx, ids, (id) => `ids.${requested.indexOf(id)}`)
      return ids
    }
    return runBulk(actor.id, () => runBookingTransaction({ db, actor }, remove, slotBookedMessage))
  },

  endSeries: async ({ db, body }) => {
    await refuseUnknownFilters(db, body)
    return runTransaction(db, (trx) => endSeries(trx, body))
  },
} satisfies Partial<Operations>

/** Throws a 400 if a session becomes upcoming and the schedule no longer has its slot. Past sessions keep theirs. */
async function refuseLostSlot(trx: Trx, before: StoredSession, after: Booking & { state: SessionState }, today: string) {
  if (!isUpcoming(before, today) && isUpcoming(after, today)) await findDuration(trx, after)
}
