import type { Period } from '#domain/periods.ts'
import { readWallClock } from '#domain/today.ts'
import type { Actor, Operations, OwnIds } from '../call.ts'
import type { Db } from '../database/connect.ts'
import { fetchPage } from '../list.ts'
import { selectAvailable } from './available-people.ts'
import { selectCounts } from './counts.ts'
import { joinClientsAndWorkers } from './join-clients-and-workers.ts'
import {
  parseCalendarPeriod,
  parseMonth,
  parsePeriod,
  parseWeek,
  refuseInvalidPeriod,
  refuseUnknownClient,
  refuseUnknownFilters,
  refuseUnknownSession,
  refuseUnknownWorker,
} from './query-params.ts'
import { findDuration } from './slot-duration.ts'
import { type SessionFilter, selectOccurrences, selectRecords, selectSessions } from './sql.ts'

/** Maximum number of records in one response unless `limit` is given. */
const defaultLimit = 1000

/** The longest period of which sessions are counted: a year, extended to whole weeks, in days. */
const maxCountedDays = 372

/** The operations that return lists of sessions, their counts, or the people who are available for one. */
export const listOperations = {
  listSessions: async ({ db, query, reply, actor, ownOnly }) => {
    await refuseUnknownFilters(db, query)
    const period = parsePeriod(query)
    const filtered = selectSessions(db, { ...query, ownOnly, actor })
    const rows = period
      ? await fetchPage(selectOccurrences(filtered, period, query.sort), { query, reply })
      : await fetchPage(selectRecords(filtered, query.sort), { query: { ...query, limit: query.limit ?? defaultLimit }, reply })
    return joinClientsAndWorkers(db, rows, { actor, ownOnly })
  },

  countSessions: ({ db, query, ownOnly, now, settings }) => {
    const period = refuseInvalidPeriod(query, maxCountedDays)
    return selectCounts(db, { ownOnly }, period, readWallClock(now, settings.timeZone)).execute()
  },

  listSessionsByClientAndTurn: async (call) => {
    const { client_id, turn_id, ...dates } = call.query
    const period = parseCalendarPeriod(dates)
    await refuseUnknownFilters(call.db, { client_id, turn_id })
    return period ? listOccurrences(call, { client_id, turn_id }, period) : listRecords(call, { client_id, turn_id })
  },

  listSessionsByWorkerAndTurn: async (call) => {
    const { worker_id, turn_id, ...dates } = call.query
    const period = parseCalendarPeriod(dates)
    await refuseUnknownFilters(call.db, { worker_id, turn_id })
    return period ? listOccurrences(call, { worker_id, turn_id }, period) : listRecords(call, { worker_id, turn_id })
  },

  listClientMonth: async (call) => {
    await refuseUnknownClient(call.db, call.path.id)
    return listOccurrences(call, { client_id: call.path.id }, parseMonth(call.query))
  },

  listWorkerMonth: async (call) => {
    await refuseUnknownWorker(call.db, call.path.id)
    return listOccurrences(call, { worker_id: call.path.id }, parseMonth(call.query))
  },

  listClientTurnMonth: async (call) => {
    const { client_id, turn_id, ...month } = call.query
    await refuseUnknownFilters(call.db, { client_id, turn_id })
    return listOccurrences(call, { client_id, turn_id }, parseMonth(month))
  },

  listWorkerTurnMonth: async (call) => {
    const { worker_id, turn_id, ...month } = call.query
    await refuseUnknownFilters(call.db, { worker_id, turn_id })
    return listOccurrences(call, { worker_id, turn_id }, parseMonth(month))
  },

  listTurnWeek: async (call) => {
    const week = parseWeek(call.query)
    const { turn_id } = call.query
    await refuseUnknownFilters(call.db, { turn_id })
    return listOccurrences(call, { turn_id }, week)
  },

  listAvailablePeople: async ({ db, query }) => {
    const duration = await findDuration(db, query)
    await refuseUnknownSession(db, query.except)
    const available = await selectAvailable(db, query.person_type, { ...query, duration }).execute()
    return available.map(({ id }) => id)
  },
} satisfies Partial<Operations>

type ReadingCall = { db: Db; actor: Actor; ownOnly: OwnIds | null }

const listOccurrences = async ({ db, actor, ownOnly }: ReadingCall, filter: SessionFilter, period: Period) =>
  joinClientsAndWorkers(db, await selectOccurrences(selectSessions(db, { ...filter, ownOnly }), period).execute(), { actor, ownOnly })

const listRecords = async ({ db, actor, ownOnly }: ReadingCall, filter: SessionFilter) =>
  joinClientsAndWorkers(db, await selectRecords(selectSessions(db, { ...filter, ownOnly })).execute(), { actor, ownOnly })
