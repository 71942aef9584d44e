import { hasAnyAccess } from '#domain/access.ts'
import type { Period } from '#domain/periods.ts'
import { readWallClock } from '#domain/today.ts'
import { addUnavailability } from '../availability/add-unavailability.ts'
import type { Actor, Operations, OwnIds } from '../call.ts'
import { readUsualWorkers } from '../clients/usual-workers.ts'
import type { Db } from '../database/connect.ts'
import { createForbiddenError } from '../errors.ts'
import { fetchPage } from '../list.ts'
import { narrow } from '../ownership.ts'
import { refuseInvalidPeriod } from '../query-period.ts'
import { listAvailable } from './available-people.ts'
import { countRecords, selectCounts } from './counts.ts'
import { fetchOccurrences } from './fetch-occurrences.ts'
import { joinClientsAndWorkers } from './join-clients-and-workers.ts'
import {
  parseCalendarPeriod,
  parseMonth,
  parsePeriod,
  parseWeek,
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
  listSessions: async ({ db, query, reply, actor, ownOnly, today }) => {
    await refuseUnknownFilters(db, query)
    const period = parsePeriod(query)
    const filtered = narrow(selectSessions(db, { ...query, actor }), ownOnly)
    const listsAll = !(ownOnly || query.turn_id || query.client_id || query.worker_id || query.state || query.search)
    const rows = period
      ? await addUnavailability(db, await fetchOccurrences(filtered, period, { db, query, reply, today }), today)
      : await fetchPage(
          selectRecords(filtered, query.sort),
          { query: { ...query, limit: query.limit ?? defaultLimit }, reply },
          listsAll ? () => countRecords(db) : undefined,
        )
    return joinClientsAndWorkers(db, rows, { actor, ownOnly })
  },

  countSessions: ({ db, query, ownOnly, now, settings }) => {
    const period = refuseInvalidPeriod(query, maxCountedDays)
    return selectCounts(db, period, { ownOnly, now: readWallClock(now, settings.timeZone), byWorker: query.by_worker ?? true }).execute()
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

  listUsualWorkers: async ({ db, path, today }) => {
    await refuseUnknownClient(db, path.id)
    const [workers = []] = (await readUsualWorkers(db, [path.id], today)).values()
    return workers
  },

  listAvailablePeople: async ({ db, query, reply, actor }) => {
    const { session_date: dates, person_type, search, limit } = query
    // A search compares documents and telephones, so its result would disclose them to a user who may not read them.
    if (search && !hasAnyAccess(actor.access, [`${person_type}s.read`])) throw createForbiddenError([`${person_type}s.read`])
    const slot = { ...query, duration: await findDuration(db, query) }
    await refuseUnknownSession(db, query.except)
    const available = await listAvailable(db, person_type, { ...slot, dates }, { search, limit })
    const [first] = available
    const isSingle = first !== undefined && available.length === 1
    reply.header('x-total-count', String(isSingle ? first.total : available.length))
    return isSingle ? first.ids : available.map(({ session_date, ids }) => ({ session_date, ids }))
  },
} satisfies Partial<Operations>

type ReadingCall = { db: Db; actor: Actor; ownOnly: OwnIds | null; today: string }

async function listOccurrences({ db, actor, ownOnly, today }: ReadingCall, filter: SessionFilter, period: Period) {
  const rows = await selectOccurrences(narrow(selectSessions(db, filter), ownOnly), period).execute()
  return joinClientsAndWorkers(db, await addUnavailability(db, rows, today), { actor, ownOnly })
}

const listRecords = async ({ db, actor, ownOnly }: ReadingCall, filter: SessionFilter) =>
  joinClientsAndWorkers(db, await selectRecords(narrow(selectSessions(db, filter), ownOnly)).execute(), { actor, ownOnly })
