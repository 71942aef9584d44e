import type { Period } from '#domain/periods.ts'
import type { Actor, Operations, Own } from '../call.ts'
import type { Db } from '../database/connect.ts'
import { listed } from '../list.ts'
import { datesAsked, findClient, findWorker, monthAsked, periodAsked, refuseUnknown, refuseUnknownSession, weekAsked } from './asked.ts'
import { selectAvailable } from './available.ts'
import { durationOf } from './place.ts'
import { asOccurrences, asRecords, selectSessions, type Wanted } from './sql.ts'
import { wholeSessions } from './whole.ts'

/** Records that one answer lists when nothing else is said. */
const usualLimit = 1000

/** The operations that answer several sessions, or who is free for one. */
export const lists = {
  listSessions: async ({ db, query, reply, actor, own }) => {
    await refuseUnknown(db, query)
    const period = periodAsked(query)
    const chosen = selectSessions(db, { ...query, own, reader: actor })
    const rows = period
      ? await listed(asOccurrences(chosen, period, query.sort), { query, reply })
      : await listed(asRecords(chosen, query.sort), { query: { ...query, limit: query.limit ?? usualLimit }, reply })
    return wholeSessions(db, rows, { actor, own })
  },

  listSessionsByClientAndTurn: async (call) => {
    const { client_id, turn_id, ...dates } = call.query
    const period = datesAsked(dates)
    await refuseUnknown(call.db, { client_id, turn_id })
    return period ? occurrences(call, { client_id, turn_id }, period) : records(call, { client_id, turn_id })
  },

  listSessionsByWorkerAndTurn: async (call) => {
    const { worker_id, turn_id, ...dates } = call.query
    const period = datesAsked(dates)
    await refuseUnknown(call.db, { worker_id, turn_id })
    return period ? occurrences(call, { worker_id, turn_id }, period) : records(call, { worker_id, turn_id })
  },

  listClientMonth: async (call) => {
    await findClient(call.db, call.path.id)
    return occurrences(call, { client_id: call.path.id }, monthAsked(call.query))
  },

  listWorkerMonth: async (call) => {
    await findWorker(call.db, call.path.id)
    return occurrences(call, { worker_id: call.path.id }, monthAsked(call.query))
  },

  listClientTurnMonth: async (call) => {
    const { client_id, turn_id, ...month } = call.query
    await refuseUnknown(call.db, { client_id, turn_id })
    return occurrences(call, { client_id, turn_id }, monthAsked(month))
  },

  listWorkerTurnMonth: async (call) => {
    const { worker_id, turn_id, ...month } = call.query
    await refuseUnknown(call.db, { worker_id, turn_id })
    return occurrences(call, { worker_id, turn_id }, monthAsked(month))
  },

  listTurnWeek: async (call) => {
    const week = weekAsked(call.query)
    const { turn_id } = call.query
    await refuseUnknown(call.db, { turn_id })
    return occurrences(call, { turn_id }, week)
  },

  listAvailablePeople: async ({ db, query }) => {
    const duration = await durationOf(db, query)
    await refuseUnknownSession(db, query.except)
    const free = await selectAvailable(db, query.person_type, { ...query, duration }).execute()
    return free.map(({ id }) => id)
  },
} satisfies Partial<Operations>

type Reader = { db: Db; actor: Actor; own: Own | null }

const occurrences = async ({ db, actor, own }: Reader, wanted: Wanted, period: Period) =>
  wholeSessions(db, await asOccurrences(selectSessions(db, { ...wanted, own }), period).execute(), { actor, own })

const records = async ({ db, actor, own }: Reader, wanted: Wanted) =>
  wholeSessions(db, await asRecords(selectSessions(db, { ...wanted, own })).execute(), { actor, own })
