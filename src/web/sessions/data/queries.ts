import { queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { Data } from '#api/client.ts'
import type { FetchedList } from '#api/reuse-rows.ts'
import { addDays, partsOf } from '#domain/weeks.ts'
import { api } from '../../data/api.ts'
import { get, list } from '../../data/query.ts'

/** A session as it stands in a week: an occurrence, with its date. */
export type Session = Data<'get', '/v1/sessions/by-turn-and-week'>[number]
export type Schedule = Data<'get', '/v1/schedules'>[number]
export type Turn = Schedule['turns'][number]
export type Worker = Data<'get', '/v1/workers'>[number]
export type Client = Data<'get', '/v1/clients'>[number]

/** Where a session may be: the start of a slot of a turn on a date. */
export interface Slot {
  turnId: string
  date: string
  time: number
}

/** The sessions of a turn in the week that begins on that Sunday, each with its date: another server may leave it to the weekday. */
export function weekQuery(turnId: string, week: string) {
  const path = '/v1/sessions/by-turn-and-week'
  const query = { turnId, ...partsOf(week) }
  return queryOptions({
    ...get(path, { query }),
    // asked again and again: what is the same stays the same here already
    structuralSharing: false,
    queryFn: async ({ client, queryKey, signal }) => {
      const cached = client.getQueryCache().find<Session[]>({ queryKey, exact: true })
      const answer = await api.refetchList(path, { query }, cached && latestAnswers.get(cached), signal)
      if (cached) latestAnswers.set(cached, answer)
      return reuseSessions(
        cached?.state.data,
        answer.rows.map((session) => withDate(session, week)),
      )
    },
  })
}

const withDate = (session: Session, week: string): Session =>
  session.sessionDate === null ? { ...session, sessionDate: addDays(week, session.day) } : session

/** What the server answered last, for as long as the query is kept; its data may have been changed from here since. */
const latestAnswers = new WeakMap<object, FetchedList<'/v1/sessions/by-turn-and-week'>>()

/** The sessions as objects that are there already, as far as they are equal; the same list when nothing differs. */
function reuseSessions(known: readonly Session[] = [], sessions: Session[]): Session[] {
  const byId = new Map(known.map((session) => [session.id, session]))
  const result = sessions.map((session) => replaceEqualDeep(byId.get(session.id), session))
  return result.length === known.length && result.every((session, index) => session === known[index]) ? (known as Session[]) : result
}

/** What a client has in a turn, as records: the standing sessions, and every dated one of any time. */
export const clientRecordsQuery = (clientId: string, turnId: string) =>
  get('/v1/sessions/by-client-and-turn', { query: { clientId, turnId } })

/** The same of a client with a worker in all turns; an addition. */
export const pairRecordsQuery = (clientId: string, workerId: string) => get('/v1/sessions', { query: { clientId, workerId } })

/** The ids of who is free for the whole slot. */
export const availablePeopleQuery = ({ turnId, date, time }: Slot, personType: 'client' | 'worker') =>
  get('/v1/sessions/available-people', { query: { turnId, sessionDate: date, time, personType } })

/** Clients by what was typed; all of them from a server that does not search. */
export const clientSearchQuery = (search: string, additions: boolean) =>
  list('/v1/clients', { query: additions ? { ...(search && { search }), limit: clientSearchLimit } : {} })

/** Enough to choose from; who is not among them is found by typing on. */
export const clientSearchLimit = 100
