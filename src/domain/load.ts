import { isActive, type State } from './states.ts'
import { listWeekDates } from './weeks.ts'

/** A session that counts for someone's load; `minutes` is its duration. */
export interface CountedSession {
  date: string
  minutes: number
  state: State
}

/** The number of active sessions on a day, and the sum of their durations in minutes. */
export interface DayLoad {
  date: string
  sessions: number
  minutes: number
}

/** Returns the load of each day, from Sunday, in the week of a date. */
export const computeWeekLoad = (date: string, sessions: readonly CountedSession[]): DayLoad[] =>
  listWeekDates(date).map((day) => {
    const active = sessions.filter((session) => session.date === day && isActive(session.state))
    return { date: day, sessions: active.length, minutes: sum(active.map(({ minutes }) => minutes)) }
  })

/** Returns the sum of several days. */
export const sumLoad = (days: readonly DayLoad[]) => ({
  sessions: sum(days.map(({ sessions }) => sessions)),
  minutes: sum(days.map(({ minutes }) => minutes)),
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
