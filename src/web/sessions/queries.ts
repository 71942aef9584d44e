import type { Data } from '#api/client.ts'
import { partsOf } from '#domain/weeks.ts'
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

export const schedulesQuery = () => get('/v1/schedules')

/** The sessions of a turn in the week that holds the date. */
export const weekQuery = (turnId: string, week: string) => get('/v1/sessions/by-turn-and-week', { query: { turnId, ...partsOf(week) } })

/** All workers, never a part of them: colours and initials hang on the whole list. */
export const workersQuery = () => get('/v1/workers')

/** The ids of who is free for the whole slot. */
export const availableQuery = ({ turnId, date, time }: Place, personType: 'client' | 'worker') =>
  get('/v1/sessions/available-people', { query: { turnId, sessionDate: date, time, personType } })

/** Clients by what was typed, and how many there are of them. */
export const clientsQuery = (search: string) => list('/v1/clients', { query: { ...(search === '' ? {} : { search }), limit: clientLimit } })

// Enough to choose from; who is not among them is found by typing on.
const clientLimit = 100
