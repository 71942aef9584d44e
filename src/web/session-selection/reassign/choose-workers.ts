import { assignSubstitutes, type Takeover, toDatedRange } from '#domain/assign.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { countMeetings, type PossibleWorkers } from '#domain/usual-workers.ts'
import type { Session } from '#web/session-data/queries.ts'

/** Chooses a worker for each session, by the session's key, so that nobody gets two at the same time. A session that nobody can take is left out. */
export function chooseWorkers(sessions: readonly Session[], getPossible: (session: Session) => PossibleWorkers): Map<string, string> {
  const possible = new Map(sessions.map((session) => [getSessionKey(session), getPossible(session)]))
  const usualOf = new Map(sessions.map((session) => [session.client.id, possible.get(getSessionKey(session))!.usual]))
  const takeovers = sessions.map(toTakeover)
  const workerIds = new Map(sessions.map((session) => [getSessionKey(session), session.worker.id]))
  return assignSubstitutes(takeovers, {
    listFree: ({ key }) => possible.get(key)!.freeIds.filter((id) => id !== workerIds.get(key)),
    countMeetings: (id, clientId) => countMeetings(usualOf.get(clientId) ?? [], id),
    countSessions: () => 0,
  })
}

/** Returns what is to be taken over: a session by its key. */
const toTakeover = (session: Session): Takeover => ({
  key: getSessionKey(session),
  clientId: session.client.id,
  times: [toDatedRange(session)],
})
