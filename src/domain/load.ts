import { isActive, type State } from './states.ts'
import { weekDates } from './weeks.ts'

/** A session as far as it is work: when, how many minutes long, in which state. */
export interface Work {
  date: string
  minutes: number
  state: State
}

/** What a day holds. */
export interface DayLoad {
  date: string
  sessions: number
  minutes: number
}

/** The load of the week of a date, day by day from Sunday: the sessions that hold their slot. */
export const weekLoad = (date: string, sessions: readonly Work[]): DayLoad[] =>
  weekDates(date).map((day) => {
    const held = sessions.filter((session) => session.date === day && isActive(session.state))
    return { date: day, sessions: held.length, minutes: sum(held.map(({ minutes }) => minutes)) }
  })

/** Days together. */
export const sumLoad = (days: readonly DayLoad[]) => ({
  sessions: sum(days.map(({ sessions }) => sessions)),
  minutes: sum(days.map(({ minutes }) => minutes)),
})

const sum = (numbers: readonly number[]) => numbers.reduce((whole, number) => whole + number, 0)
