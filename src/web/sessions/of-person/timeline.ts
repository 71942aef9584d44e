import { formatClock, formatClockRange } from '#domain/clock.ts'
import { isActive, type Mark } from '#domain/states.ts'
import { paths } from '../../navigation/paths.ts'
import type { Participant } from '../../people/participant.ts'
import type { Schedule } from '../data/queries.ts'
import type { Now } from '../data/use-now.ts'
import { type Phase, phaseOf, shownMark } from '../data/week-view.ts'
import type { DatedSession } from './month-query.ts'

/** A session as somebody's page shows it. */
export type TimelineEntry = {
  session: DatedSession
  date: string
  /** "11:20 – 12:05"; where the schedule is not known only when it begins. */
  hours: string
  /** How long it lasts; 0 where the schedule is not known. */
  minutes: number
  phase: Phase
  mark: Mark
  /** Its day in the agenda. */
  to: string | undefined
}

/** Somebody's sessions in the order of their time; each leads to its day in the agenda, where his are shown alone. */
export function buildTimeline(
  { kind, id }: Participant,
  sessions: readonly DatedSession[],
  schedules: readonly Schedule[],
  now: Now,
): TimelineEntry[] {
  const schedulesByTurn = new Map(schedules.flatMap((schedule) => schedule.turns.map(({ id }) => [id, schedule])))
  const entries = sessions.map((session): TimelineEntry => {
    const { sessionDate: date, time, turnId } = session
    const schedule = schedulesByTurn.get(turnId)
    const minutes = schedule?.sessionDuration ?? 0
    const phase = phaseOf(date, time, minutes, now)
    return {
      session,
      date,
      hours: schedule ? formatClockRange(time, time + minutes) : formatClock(time),
      minutes,
      phase,
      mark: shownMark(session, phase),
      to: schedule && paths.sessions({ schedule: schedule.id, turn: turnId, week: date, [kind]: id }),
    }
  })
  return entries.sort((one, other) => (one.date === other.date ? one.session.time - other.session.time : one.date < other.date ? -1 : 1))
}

/** What is to come, what is over with the latest first, and the next one that holds its slot. */
export function splitTimeline(entries: readonly TimelineEntry[]) {
  const coming = entries.filter(({ phase }) => phase !== 'past')
  const past = entries.filter(({ phase }) => phase === 'past').reverse()
  return { coming, past, next: coming.find(({ session }) => isActive(session.state)) }
}
