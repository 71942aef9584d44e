import { markNames, marks, type SessionMark } from '#domain/states.ts'
import type { Session } from './queries.ts'

/** A number of sessions for each mark. */
export type MarkCounts = Readonly<Record<SessionMark, number>>

/** A session with the mark that it has now. */
export type MarkedSession = { session: Session; mark: SessionMark }

/** Counts sessions by mark. */
export function countMarks(sessions: Iterable<{ mark: SessionMark }>): MarkCounts {
  const counts = Object.fromEntries(marks.map((mark) => [mark, 0])) as Record<SessionMark, number>
  for (const { mark } of sessions) counts[mark]++
  return counts
}

/** Adds counts, those of the people of a month for example. */
export const addCounts = (all: readonly MarkCounts[]): MarkCounts =>
  Object.fromEntries(marks.map((mark) => [mark, all.reduce((sum, counts) => sum + counts[mark], 0)])) as Record<SessionMark, number>

/** Returns the number of sessions of all marks. */
export const countSessions = (counts: MarkCounts) => marks.reduce((sum, mark) => sum + counts[mark], 0)

/** Returns the share of the marked sessions to which the client came, 0 to 1; null when none is marked. */
export function getRate({ came, absent }: MarkCounts): number | null {
  return came + absent > 0 ? came / (came + absent) : null
}

/** Formats a rate: "80 %", with a space that does not break; "–" when there is none. */
export const formatRate = (rate: number | null) => (rate === null ? '–' : `${Math.round(rate * 100)}\u00a0%`)

/** Describes counts: "2 vino, 1 sin marcar". */
export const describeCounts = (counts: MarkCounts) =>
  marks
    .filter((mark) => counts[mark] > 0)
    .map((mark) => `${counts[mark]} ${markNames[mark].toLowerCase()}`)
    .join(', ')
