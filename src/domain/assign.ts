import { compareText } from './compare-text.ts'
import { overlaps, type Range } from './overlap.ts'

/** The minutes of a session on a date. */
export interface DatedRange extends Range {
  date: string
}

/** Returns the minutes of a dated session. How long one is that is not saved yet, only the server knows. */
export const toDatedRange = ({ sessionDate, time, duration = 1 }: TimedSession): DatedRange => ({
  date: sessionDate ?? '',
  start: time,
  end: time + duration,
})

type TimedSession = { sessionDate: string | null; time: number; duration?: number }

/** A session that someone else is to take over, or several dates of a series that one worker is to take over together. */
export interface Takeover {
  key: string
  clientId: string
  times: readonly [DatedRange, ...DatedRange[]]
}

/** What is known of the workers who may take over sessions. */
export interface Substitutes {
  /** The ids of the workers who are free at the times of a session and work then. */
  listFree: (takeover: Takeover) => readonly string[]
  /** How often a worker has met a client. */
  countMeetings: (workerId: string, clientId: string) => number
  /** How many sessions a worker has on a date already. */
  countSessions: (workerId: string, date: string) => number
}

/**
 * Assigns a worker to each session, by the session's key. Nobody gets two sessions at the same time. Of sessions at the same time as many as possible get
 * someone; where sessions overlap only in part, one may be left out that a longer search would place. First comes who knows the client, then who takes another
 * session of the client, then who has the fewest sessions on that date. A session that nobody can take is left out. `chosen`: the workers who are decided
 * already.
 */
export function assignSubstitutes(
  takeovers: readonly Takeover[],
  { listFree, countMeetings, countSessions }: Substitutes,
  chosen: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const sorted = [...takeovers].sort(compareTakeovers)
  const assigned = new Map(sorted.flatMap(({ key }) => (chosen.has(key) ? [[key, chosen.get(key)!] as const] : [])))
  const listTaken = (workerId: string) => sorted.filter(({ key }) => assigned.get(key) === workerId)

  const listCandidates = (takeover: Takeover) => {
    const { clientId, times } = takeover
    const [{ date }] = times
    const rank = (id: string) => {
      const taken = listTaken(id)
      const ofDate = taken.filter((other) => other.times.some((time) => time.date === date))
      return [
        -countMeetings(id, clientId),
        taken.some((other) => other.clientId === clientId) ? 0 : 1,
        countSessions(id, date) + ofDate.length,
      ]
    }
    const candidates = listFree(takeover).map((id) => ({ id, ranks: rank(id) }))
    return candidates.sort((one, other) => compareRanks(one.ranks, other.ranks) || compareText(one.id, other.id)).map(({ id }) => id)
  }

  /** Gives a session to one of its candidates, who passes a session at the same time on to another one where that is possible. */
  const place = (takeover: Takeover, isCandidate: (id: string, takeover: Takeover) => boolean, asked: Set<string>): boolean => {
    for (const id of listCandidates(takeover)) {
      if (asked.has(id) || !isCandidate(id, takeover)) continue
      asked.add(id)
      const [rival, ...others] = listTaken(id).filter((other) => isAtOnce(other, takeover))
      if (others.length > 0 || (rival && chosen.has(rival.key))) continue
      assigned.set(takeover.key, id)
      if (!rival) return true
      assigned.delete(rival.key)
      if (place(rival, isCandidate, asked)) return true
      assigned.delete(takeover.key)
      assigned.set(rival.key, id)
    }
    return false
  }

  const knowsClient = (id: string, { clientId }: Takeover) => countMeetings(id, clientId) > 0
  for (const isCandidate of [knowsClient, () => true])
    for (const takeover of sorted) if (!assigned.has(takeover.key)) place(takeover, isCandidate, new Set())
  return assigned
}

/** A session for which another time is proposed, and the people who meet then. */
export interface Postponed {
  key: string
  personIds: readonly string[]
}

/**
 * Proposes for each session the first of its free times, by the session's key, so that no proposal takes the time of another one. A session for which there is
 * none is left out. `chosen`: the times that are decided already.
 */
export function proposeTimes<Time extends DatedRange>(
  sessions: readonly Postponed[],
  listFreeTimes: (session: Postponed) => readonly Time[],
  chosen: ReadonlyMap<string, Time> = new Map(),
): Map<string, Time> {
  const proposed = new Map(sessions.flatMap(({ key }) => (chosen.has(key) ? [[key, chosen.get(key)!] as const] : [])))
  for (const session of sessions) {
    if (proposed.has(session.key)) continue
    const rivals = sessions.filter(({ personIds }) => personIds.some((id) => session.personIds.includes(id)))
    const taken = rivals.flatMap(({ key }) => proposed.get(key) ?? [])
    const time = listFreeTimes(session).find((free) => !taken.some((other) => isSameTime(other, free)))
    if (time) proposed.set(session.key, time)
  }
  return proposed
}

/** True when two times share a minute. */
export const isSameTime = (one: DatedRange, other: DatedRange) => one.date === other.date && overlaps(one, other)

const isAtOnce = (one: Takeover, other: Takeover) => one.times.some((time) => other.times.some((rival) => isSameTime(time, rival)))

const compareTakeovers = ({ times: [one], key }: Takeover, { times: [other], key: otherKey }: Takeover) =>
  compareText(one.date, other.date) || one.start - other.start || compareText(key, otherKey)

const compareRanks = (one: readonly number[], other: readonly number[]) =>
  one.map((rank, index) => rank - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0
