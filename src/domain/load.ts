import { isActive, type State } from './states.ts'
import { weekDates } from './weeks.ts'

/** A session that counts for somebody's load; `minutes` is its duration. */
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

/** The load of each day, from Sunday, in the week of a date. */
export const weekLoad = (date: string, sessions: readonly CountedSession[]): DayLoad[] =>
  weekDates(date).map((day) => {
    const active = sessions.filter((session) => session.date === day && isActive(session.state))
    return { date: day, sessions: active.length, minutes: sum(active.map(({ minutes }) => minutes)) }
  })

/** The sum of several days. */
export const sumLoad = (days: readonly DayLoad[]) => ({
  sessions: sum(days.map(({ sessions }) => sessions)),
  minutes: sum(days.map(({ minutes }) => minutes)),
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
