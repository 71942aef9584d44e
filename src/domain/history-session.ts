import type { State } from './states.ts'

/** A session as the history stores it. */
export interface HistorySession {
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

/** A record as the history has it. */
export type HistoryValues = Readonly<Record<string, unknown>>

/** Reads a session from the values in the history. Undefined if there was none, or if it has been erased. */
export const readSession = (values: HistoryValues | null): HistorySession | undefined =>
  values !== null && typeof values.day === 'number' && typeof values.time === 'number' ? (values as unknown as HistorySession) : undefined

/** True for a series, false for a session of one date. */
export const isSeries = ({ sessionDate }: HistorySession) => sessionDate === undefined

/** True when a session differs in place or date before and after. */
export const movesSlot = (before: HistorySession, after: HistorySession) =>
  before.day !== after.day || before.time !== after.time || before.sessionDate !== after.sessionDate

/** True when a series got an earlier last day. */
export const endsSeries = (before: HistorySession, after: HistorySession) =>
  after.endsOn !== undefined && (before.endsOn === undefined || after.endsOn < before.endsOn)
