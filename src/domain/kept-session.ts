import type { State } from './states.ts'

/** What the history keeps of a session. */
export interface KeptSession {
  clientId: string
  workerId: string
  turnId: string
  day: number
  time: number
  duration: number
  sessionDate?: string
  startsOn?: string
  endsOn?: string
  state: State
  attended?: boolean
  note?: string
  accepted?: string
  /** The session in whose place it was booked, or the session itself if it was moved. */
  movedFromId?: string
}

/** A record as the history keeps it. */
export type KeptValues = Readonly<Record<string, unknown>>

/** Returns a kept state of a session, unless there was none or it has been erased. */
export const readSession = (kept: KeptValues | null): KeptSession | undefined =>
  kept !== null && typeof kept.day === 'number' && typeof kept.time === 'number' ? (kept as unknown as KeptSession) : undefined

/** True for a series, false for a session of one date. */
export const isSeries = ({ sessionDate }: KeptSession) => sessionDate === undefined

/** True when two states of a session differ in place or date. */
export const movesSlot = (before: KeptSession, after: KeptSession) =>
  before.day !== after.day || before.time !== after.time || before.sessionDate !== after.sessionDate

/** True when a series got an earlier last day. */
export const endsSeries = (before: KeptSession, after: KeptSession) =>
  after.endsOn !== undefined && (before.endsOn === undefined || after.endsOn < before.endsOn)
