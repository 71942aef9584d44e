import { groupBy } from '#domain/group-by.ts'
import { countActive, isActive, type SessionMark } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { getWeekStart } from '#domain/weeks.ts'
import type { Schedule, Session, Turn } from '#web/session-data/queries.ts'
import {
  createCellGrouper,
  getPhase,
  getRowDuration,
  getSessionDate,
  getShownMark,
  listTurnSlots,
  type Phase,
} from '#web/session-data/week-view.ts'

/** A session of the week with its turn, and with the phase and mark that the agenda shows now. */
export type WeekEntry = { session: Session; date: string; phase: Phase; mark: SessionMark; schedule: Schedule; turn: Turn }

/** Finds the turn of each session of a week, which is that of today unless given. Sessions of an unknown turn are left out. */
export function listWeekEntries(
  sessions: readonly Session[],
  schedules: readonly Schedule[],
  now: WallClock,
  week = getWeekStart(now.date),
): WeekEntry[] {
  const turns = new Map(schedules.flatMap((schedule) => schedule.turns.map((turn) => [turn.id, { schedule, turn }] as const)))
  return sessions.flatMap((session) => {
    const place = turns.get(session.turnId)
    if (!place) return []
    const date = getSessionDate(session, week)
    const phase = getPhase(date, session.time, session.duration ?? place.schedule.sessionDuration, now)
    return [{ session, date, phase, mark: getShownMark(session, phase), ...place }]
  })
}

/** The sessions of a turn on one day, their number, and those of each start time. */
export type TurnDay = { schedule: Schedule; turn: Turn; count: number; hours: DayHour[] }
export type DayHour = { time: number; phase: Phase; entries: WeekEntry[] }

/** Groups the entries of one day by turn, in the order of the turns' start times, and within a turn by start time, sorted as in the agenda. */
export function groupByTurn(entries: readonly WeekEntry[], now: WallClock): TurnDay[] {
  return [...groupBy(entries, ({ turn }) => turn)]
    .map(([turn, list]) => {
      const { schedule } = list[0]!
      const bySession = new Map(list.map((entry) => [entry.session, entry]))
      const slots = listTurnSlots(schedule, turn)
      const cells = createCellGrouper()(
        list.map(({ session }) => session),
        getWeekStart(now.date),
      )
      const hours = [...cells.values()].map((sessions): DayHour => {
        const { time } = sessions[0]!
        const phase = getPhase(now.date, time, schedule.sessionDuration, now)
        const duration = getRowDuration(sessions, schedule.sessionDuration, phase === 'past' || !slots.includes(time))
        return {
          time,
          phase: getPhase(now.date, time, duration, now),
          entries: sessions.flatMap((session) => bySession.get(session) ?? []),
        }
      })
      return {
        schedule,
        turn,
        count: countActive(list.map(({ session }) => session)),
        hours: hours.sort((one, other) => one.time - other.time),
      }
    })
    .sort((one, other) => one.turn.startTime - other.turn.startTime || one.schedule.name.localeCompare(other.schedule.name, 'es'))
}

/** The number of sessions that each turn contributes to a number. */
export const countByTurn = (entries: readonly WeekEntry[]) =>
  [...groupBy(entries, ({ turn }) => turn)].map(([turn, list]) => ({ turn, schedule: list[0]!.schedule, count: list.length }))

/** The marks of the sessions that hold their slots, as the agenda's filter. */
export const activeMarks = 'came,absent,unmarked,confirmed,pending'

/** Groups the active sessions by the worker's id. */
export const groupByWorker = (entries: readonly WeekEntry[]) =>
  groupBy(
    entries.filter(({ session }) => isActive(session.state)),
    ({ session }) => session.worker.id,
  )
