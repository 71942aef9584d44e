import { formatClock, formatClockRange } from '#domain/clock.ts'
import { isActive, type SessionMark } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { paths } from '#web/navigation/paths.ts'
import type { Participant } from '#web/people/participant.ts'
import type { Schedule } from '#web/session-data/queries.ts'
import { getPhase, getShownMark, type Phase } from '#web/session-data/week-view.ts'
import type { DatedSession } from './month-query.ts'

/** A session as a person's page shows it. */
export type TimelineEntry = {
  session: DatedSession
  date: string
  /** "11:20 – 12:05", or only the start when the schedule is unknown. */
  hours: string
  /** The duration; 0 when the schedule is unknown. */
  minutes: number
  phase: Phase
  mark: SessionMark
  /** The link to its card in the agenda. */
  to: string | undefined
}

/** Sorts a person's sessions by time. Each links to its card in the agenda, filtered by the person. */
export function buildTimeline(
  { kind, id }: Participant,
  sessions: readonly DatedSession[],
  schedules: readonly Schedule[],
  now: WallClock,
): TimelineEntry[] {
  const schedulesByTurn = new Map(schedules.flatMap((schedule) => schedule.turns.map(({ id }) => [id, schedule])))
  const entries = sessions.map((session): TimelineEntry => {
    const { sessionDate: date, time, turnId } = session
    const schedule = schedulesByTurn.get(turnId)
    const minutes = session.duration ?? schedule?.sessionDuration ?? 0
    const phase = getPhase(date, time, minutes, now)
    return {
      session,
      date,
      hours: minutes > 0 ? formatClockRange(time, time + minutes) : formatClock(time),
      minutes,
      phase,
      mark: getShownMark(session, phase),
      to: schedule && paths.sessions({ schedule: schedule.id, turn: turnId, week: date, [kind]: id, session: session.id }),
    }
  })
  return entries.sort((one, other) => (one.date === other.date ? one.session.time - other.session.time : one.date < other.date ? -1 : 1))
}

/** Separates the upcoming sessions from the past ones, of which the latest comes first. `next` is the first upcoming session that is active. */
export function splitTimeline(entries: readonly TimelineEntry[]) {
  const upcoming = entries.filter(({ phase }) => phase !== 'past')
  const past = entries.filter(({ phase }) => phase === 'past').reverse()
  return { upcoming, past, next: upcoming.find(({ session }) => isActive(session.state)) }
}

/** Returns the turn in which most of these sessions are, with its schedule. Undefined without sessions, or when the schedules are unknown. */
export function findUsualTurn(sessions: readonly DatedSession[], schedules: readonly Schedule[]) {
  const turns = schedules.flatMap((schedule) => schedule.turns.map(({ id }) => ({ schedule: schedule.id, turn: id })))
  const counts = turns.map(({ turn }) => sessions.filter(({ turnId }) => turnId === turn).length)
  const highestCount = Math.max(...counts)
  return highestCount > 0 ? turns[counts.indexOf(highestCount)] : undefined
}
