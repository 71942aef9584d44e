import { readWallClock } from '#domain/today.ts'
import type { Operations } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { hasKey, runOnce } from '../idempotency/run-once.ts'
import { fetchPage } from '../list.ts'
import { refuseInvalidPeriod } from '../query-period.ts'
import { refuseUnknownFilters } from '../sessions/query-params.ts'
import { refuseStale } from '../stale.ts'
import { listFreeSlots } from './free-slots.ts'
import { listMatches } from './matches.ts'
import { insertEntry, refuseInvalidEntry, replaceEntry } from './save-entry.ts'
import { joinClients, lockEntry, readEntry, selectEntries } from './sql.ts'

/** The longest period of which free slots are listed, in days. */
const maxSlotDays = 28

export const waitingList = {
  listWaitingEntries: async ({ db, query, reply, actor, today }) => {
    await refuseUnknownFilters(db, query)
    return joinClients(db, await fetchPage(selectEntries(db, today, query), { query, reply }), actor)
  },

  createWaitingEntry: (call) => {
    const { db, body, today } = call
    const insert = async (trx: Trx) => {
      await refuseInvalidEntry(trx, body, today)
      return insertEntry(trx, body, { today, mayBeEqual: hasKey(call) })
    }
    return runTransaction(db, (trx) => runOnce(trx, call, () => insert(trx)))
  },

  updateWaitingEntry: ({ db, path, body, actor, today, settings }) =>
    runTransaction(db, async (trx) => {
      const entry = await lockEntry(trx, path.id, today)
      refuseStale(entry, body.updated_at, settings)
      await refuseInvalidEntry(trx, body, today)
      await replaceEntry(trx, entry, body, today)
      const [updated] = await joinClients(trx, [await readEntry(trx, entry.id, today)], actor)
      return updated!
    }),

  deleteWaitingEntry: ({ db, path, today }) =>
    runTransaction(db, async (trx) => {
      const { id } = await lockEntry(trx, path.id, today)
      await trx.deleteFrom('waiting_entry').where('id', '=', id).execute()
    }),

  listWaitingMatches: async ({ db, query, actor, now, settings }) => {
    await refuseUnknownFilters(db, query)
    return joinClients(db, await listMatches(db, query, readWallClock(now, settings.timeZone)), actor)
  },

  listWaitingSlots: async ({ db, path, query, today, now, settings }) => {
    refuseInvalidPeriod(query, maxSlotDays)
    await refuseUnknownFilters(db, query)
    return listFreeSlots(db, await readEntry(db, path.id, today), query, readWallClock(now, settings.timeZone))
  },
} satisfies Partial<Operations>
