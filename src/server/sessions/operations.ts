import type { SessionState } from '#api/generated/wire.ts'
import type { Operations, Own } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { transaction } from '../database/transaction.ts'
import { forbidden, found } from '../errors.ts'
import { refuseStale } from '../stale.ts'
import { refuseUnknown } from './asked.ts'
import { bookAll } from './book-all.ts'
import { booking } from './booking.ts'
import { placeAfter, refuseMoreThanNote } from './change.ts'
import { refuseDeleted } from './deleted.ts'
import { deleteSessions, slotTaken } from './deleting.ts'
import { endSeries } from './ending.ts'
import { lists } from './lists.ts'
import { lockSession, lockSessions } from './lock.ts'
import { changeOneWeek } from './one-week.ts'
import { durationOf, type Place, placeAsked } from './place.ts'
import { insertSession, placeOf, type StoredSession, updateSession } from './sql.ts'
import { isUpcoming } from './upcoming.ts'
import { readSession } from './whole.ts'

export const sessions = {
  ...lists,

  getSession: async ({ db, path, actor, own }) => {
    const session = await readSession(db, path.id, { actor, own })
    refuseOthers({ client_id: session.client.id, worker_id: session.worker.id }, own, 'sessions.read')
    return session
  },

  createSession: ({ db, body, today }) =>
    booking(db, async (trx) => {
      const { state, attended = null, note = null } = body
      const place = placeAsked(body, await durationOf(trx, body), today)
      return { id: await insertSession(trx, place, { state, attended, note }) }
    }),

  updateSession: ({ db, path, body, actor, own, now, today, settings }) =>
    booking(db, async (trx) => {
      const session = found(await lockSession(trx, path.id, [body]), 'la sesión')
      refuseOthers(session, own, 'sessions.update')
      refuseStale(session, body.updated_at, settings)
      const { state = session.state, attended = null, note = null } = body
      if (own) {
        refuseMoreThanNote(session, body)
        await updateSession(trx, session, { note })
      } else {
        const place = await placeAfter(trx, session, body, { now, timeZone: settings.timeZone })
        await refuseDeleted(trx, session, { ...place, state }, today)
        await refuseIfSlotIsGone(trx, session, { ...place, state }, today)
        await updateSession(trx, session, { ...place, state, attended, note })
      }
      return readSession(trx, session.id, { actor, own })
    }),

  changeSessionState: ({ db, path, body, actor, own, today, settings }) =>
    booking(db, async (trx) => {
      const session = found(await lockSession(trx, path.id), 'la sesión')
      refuseOthers(session, own, 'sessions.update')
      const { state, attended, session_date, updated_at } = body
      await refuseDeleted(trx, session, { ...placeOf(session), session_date: session_date ?? session.session_date, state }, today)
      if (session_date && session_date !== session.session_date)
        return readSession(trx, await changeOneWeek(trx, session, session_date, body, settings), { actor, own })
      refuseStale(session, updated_at, settings)
      await refuseIfSlotIsGone(trx, session, { ...session, state }, today)
      await updateSession(trx, session, { state, attended })
      return readSession(trx, session.id, { actor, own })
    }),

  deleteSession: async ({ db, path }) => {
    const remove = async (trx: Trx) => deleteSessions(trx, [found(await lockSession(trx, path.id), 'la sesión').id])
    await booking(db, remove, slotTaken)
  },

  createSessions: ({ db, body, today }) => transaction(db, (trx) => bookAll(trx, body.sessions, today)),

  deleteSessions: ({ db, body }) => {
    const asked = body.ids.map((id) => id.toLowerCase())
    const remove = async (trx: Trx) => {
      const known = new Set((await lockSessions(trx, asked)).map(({ id }) => id))
      const ids = asked.filter((id) => known.delete(id))
      await deleteSessions(trx, ids, (id) => `ids.${asked.indexOf(id)}`)
      return ids
    }
    return booking(db, remove, slotTaken)
  },

  endSeries: async ({ db, body }) => {
    await refuseUnknown(db, body)
    return transaction(db, (trx) => endSeries(trx, body))
  },
} satisfies Partial<Operations>

/** Who may touch only the own sessions touches no other. */
function refuseOthers({ client_id, worker_id }: Pick<Place, 'client_id' | 'worker_id'>, own: Own | null, code: string) {
  if (own && client_id !== own.client_id && worker_id !== own.worker_id) throw forbidden([code])
}

/** What takes a place to come that it did not hold must find its slot there, which may have gone since. What is past has been as it was. */
async function refuseIfSlotIsGone(trx: Trx, before: StoredSession, after: Place & { state: SessionState }, today: string) {
  if (!isUpcoming(before, today) && isUpcoming(after, today)) await durationOf(trx, after)
}
