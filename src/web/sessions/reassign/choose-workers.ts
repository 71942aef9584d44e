import { assignSubstitutes, type DatedRange, type Takeover } from '#domain/assign.ts'
import { sessionKey } from '#domain/session-key.ts'
import type { Session } from '../data/queries.ts'

/** The workers who may take over a session. */
export interface PossibleWorkers {
  freeIds: readonly string[]
  /** The workers whom the client sees, the most frequent first, and how often. */
  usual: readonly { workerId: string; count: number }[]
}

/** Sorts the free workers: those who know the client first, the others in their order. */
export function sortPossibleWorkers({ freeIds, usual }: PossibleWorkers): string[] {
  const usualIds = usual.map(({ workerId }) => workerId)
  return [...usualIds.filter((id) => freeIds.includes(id)), ...freeIds.filter((id) => !usualIds.includes(id))]
}

/** Chooses a worker for each session, by the session's key, so that nobody gets two at once. A session that nobody can take is left out. */
export function chooseWorkers(sessions: readonly Session[], getPossible: (session: Session) => PossibleWorkers): Map<string, string> {
  const possible = new Map(sessions.map((session) => [sessionKey(session), getPossible(session)]))
  const usualOf = new Map(sessions.map((session) => [session.client.id, possible.get(sessionKey(session))!.usual]))
  const takeovers = sessions.map((session) => toTakeover([session]))
  const workerIds = new Map(sessions.map((session) => [sessionKey(session), session.worker.id]))
  return assignSubstitutes(takeovers, {
    listFree: ({ key }) => possible.get(key)!.freeIds.filter((id) => id !== workerIds.get(key)),
    countMeetings: (id, clientId) => countMeetings(usualOf.get(clientId) ?? [], id),
    countSessions: () => 0,
  })
}

/** Returns how often a client sees a worker. */
export const countMeetings = (usual: PossibleWorkers['usual'], id: string): number =>
  usual.find(({ workerId }) => workerId === id)?.count ?? 0

/** Returns what is to be taken over: a session, or several dates of a series, by the key of the first. */
export const toTakeover = (sessions: readonly [Session, ...Session[]]): Takeover => ({
  key: sessionKey(sessions[0]),
  clientId: sessions[0].client.id,
  times: sessions.map(toDatedRange) as [DatedRange, ...DatedRange[]],
})

/** Returns the minutes of a dated session. How long one is that is not saved yet, only the server knows. */
export const toDatedRange = ({ sessionDate, time, duration = 1 }: Session): DatedRange => ({
  date: sessionDate ?? '',
  ...{ start: time, end: time + duration },
})
