import { sessionKey } from '#domain/session-key.ts'
import { isAtSameTime } from '../data/is-at-same-time.ts'
import type { Session } from '../data/queries.ts'

/** The workers who may take over a session, by their ids: those who know the client come first. */
export interface PossibleWorkers {
  freeIds: readonly string[]
  /** The workers whom the client sees, the most frequent first. */
  usualIds: readonly string[]
}

/** Sorts the free workers: those who know the client first, the others in their order. */
export const sortPossibleWorkers = ({ freeIds, usualIds }: PossibleWorkers): string[] => [
  ...usualIds.filter((id) => freeIds.includes(id)),
  ...freeIds.filter((id) => !usualIds.includes(id)),
]

/**
 * Chooses a worker for each session, by the session's key. Nobody gets two sessions at the same time; among workers who do not know the client, one who already
 * takes a session of the client is chosen, or else the one with the fewest of these sessions. A session that nobody can take is left out.
 */
export function chooseWorkers(sessions: readonly Session[], getPossible: (session: Session) => PossibleWorkers): Map<string, string> {
  const chosen = new Map<string, string>()
  const taken: { id: string; session: Session }[] = []
  const isBusy = (id: string, session: Session) => taken.some((other) => other.id === id && isAtSameTime(other.session, session))
  const countTaken = (id: string) => taken.filter((other) => other.id === id).length
  for (const session of sessions) {
    const candidates = getPossible(session)
    const free = sortPossibleWorkers(candidates).filter((id) => id !== session.worker.id && !isBusy(id, session))
    const usual = free.find((id) => candidates.usualIds.includes(id))
    const sameAsBefore = free.find((id) => taken.some((other) => other.id === id && other.session.client.id === session.client.id))
    const id = usual ?? sameAsBefore ?? [...free].sort((one, other) => countTaken(one) - countTaken(other))[0]
    if (id === undefined) continue
    chosen.set(sessionKey(session), id)
    taken.push({ id, session })
  }
  return chosen
}
