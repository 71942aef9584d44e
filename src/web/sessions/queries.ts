import { queryOptions } from '@tanstack/react-query'
import type { Data } from '#api/client.ts'
import { addDays, partsOf } from '#domain/weeks.ts'
import { api } from '../api.ts'
import { get, list } from '../query.ts'

/** A session as it stands in a week: an occurrence, with its date. */
export type Session = Data<'get', '/v1/sessions/by-turn-and-week'>[number]
export type Schedule = Data<'get', '/v1/schedules'>[number]
export type Turn = Schedule['turns'][number]
export type Worker = Data<'get', '/v1/workers'>[number]
export type Client = Data<'get', '/v1/clients'>[number]

/** Where a session may be: the start of a slot of a turn on a date. */
export interface Place {
  turnId: string
  date: string
  time: number
}

/** The sessions of a turn in the week that begins on that Sunday, each with its date: another server may leave it to the weekday. */
export function weekQuery(turnId: string, week: string) {
  const query = { turnId, ...partsOf(week) }
  return queryOptions({
    ...get('/v1/sessions/by-turn-and-week', { query }),
    queryFn: async ({ signal }) => {
      const sessions = await api.send('get', '/v1/sessions/by-turn-and-week', { query }, signal)
      return sessions.map((session) => ({ ...session, sessionDate: session.sessionDate ?? addDays(week, session.day) }))
    },
  })
}

/** What a client has in a turn, as records: the standing sessions, and every dated one of any time. */
export const recordsQuery = (clientId: string, turnId: string) => get('/v1/sessions/by-client-and-turn', { query: { clientId, turnId } })

/** The ids of who is free for the whole slot. */
export const availableQuery = ({ turnId, date, time }: Place, personType: 'client' | 'worker') =>
  get('/v1/sessions/available-people', { query: { turnId, sessionDate: date, time, personType } })

/** Clients by what was typed; all of them from a server that does not search. */
export const clientsQuery = (search: string, additions: boolean) =>
  list('/v1/clients', { query: additions ? { ...(search && { search }), limit: clientLimit } : {} })

/** Enough to choose from; who is not among them is found by typing on. */
export const clientLimit = 100
