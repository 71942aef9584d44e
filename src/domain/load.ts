import { isActive, type State } from './states.ts'
import { weekDates } from './weeks.ts'

/** A session as it counts for somebody's load. */
export interface CountedSession {
  date: string
  minutes: number
  state: State
}

/** The sessions of a day. */
export interface DayLoad {
  date: string
  sessions: number
  minutes: number
}

/** The active sessions in the week of a date, day by day from Sunday. */
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
