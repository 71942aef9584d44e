import { queryOptions } from '@tanstack/react-query'
import type { Data } from '#api/client.ts'
import { addDays, splitDate } from '#domain/weeks.ts'
import { api } from '../../data/api.ts'
import { get, list } from '../../data/query.ts'
import { waitForChanges } from './changes/pending-changes.ts'

/** A session of a week. An occurrence has its date. */
export type Session = Data<'get', '/v1/sessions/by-turn-and-week'>[number]
export type Schedule = Data<'get', '/v1/schedules'>[number]
export type Turn = Schedule['turns'][number]
export type Worker = Data<'get', '/v1/workers'>[number]
export type Client = Data<'get', '/v1/clients'>[number]

/** A slot of a turn on a date. `time` is in minutes since midnight. */
export interface Slot {
  turnId: string
  date: string
  time: number
}

/** The sessions of a turn in the week that begins on a Sunday. Each gets its date, which servers may leave out for occurrences. */
export function weekQuery(turnId: string, week: string) {
  const path = '/v1/sessions/by-turn-and-week'
  const query = { turnId, ...splitDate(week) }
  return queryOptions({
    ...get(path, { query }),
    queryFn: async ({ client, signal }) => {
      while (true) {
        const settled = waitForChanges(client)
        await settled
        const sessions = await api.send('get', path, { query }, signal)
        // A response from before a change would hide the change, so the week is requested again when the change is settled.
        if (waitForChanges(client) === settled) return sessions.map((session) => fillInDate(session, week))
      }
    },
  })
}

const fillInDate = (session: Session, week: string): Session =>
  session.sessionDate === null ? { ...session, sessionDate: addDays(week, session.day) } : session

/** The records of a client in a turn: the series, and the dated sessions of all dates. */
export const clientRecordsQuery = (clientId: string, turnId: string) =>
  get('/v1/sessions/by-client-and-turn', { query: { clientId, turnId } })

/** The records of a client with a worker in all turns. The operation is an addition to the contract. */
export const pairRecordsQuery = (clientId: string, workerId: string) => get('/v1/sessions', { query: { clientId, workerId } })

/** The ids of the people who are free for the whole slot. */
export const availablePeopleQuery = ({ turnId, date, time }: Slot, personType: 'client' | 'worker') =>
  get('/v1/sessions/available-people', { query: { turnId, sessionDate: date, time, personType } })

/** The clients that a search finds. Servers without the additions return all clients. */
export const clientSearchQuery = (search: string, additions: boolean) =>
  list('/v1/clients', { query: additions ? { ...(search && { search }), limit: clientSearchLimit } : {} })

/** The number of clients that a search lists at most. The user finds further clients by typing more. */
export const clientSearchLimit = 100
