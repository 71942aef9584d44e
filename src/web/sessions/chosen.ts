import { isDate, weekStart } from '#domain/weeks.ts'
import type { Week } from '../paths.ts'
import type { Schedule } from './queries.ts'

/** What the URL asks to see. */
export function chosenOf({ searchParams }: URL): Week {
  const at = (name: keyof Week) => searchParams.get(name) ?? undefined
  const week = at('week')
  return {
    schedule: at('schedule'),
    turn: at('turn'),
    week: week !== undefined && isDate(week) ? week : undefined,
    worker: at('worker'),
    client: at('client'),
    state: at('state'),
  }
}

/**
 * The choice without what is not there any more, and with what goes without saying: this week, the only schedule, its only
 * turn, and where nothing is chosen what was looked at last.
 */
export function completed(asked: Week, schedules: readonly Schedule[], today: string, last: Week): Week {
  const [wanted, before] = [existing(asked, schedules), existing(last, schedules)]
  const { schedule = only(schedules)?.id, turn } = asked.schedule === undefined && before.turn ? before : wanted
  return { ...asked, schedule, turn: turn ?? only(turnsOf(schedules, schedule))?.id, week: asked.week ?? weekStart(today) }
}

/** Schedule and turn as far as they exist. */
const existing = ({ schedule, turn }: Week, schedules: readonly Schedule[]): Week => ({
  schedule: schedules.find(({ id }) => id === schedule)?.id,
  turn: turnsOf(schedules, schedule).find(({ id }) => id === turn)?.id,
})

const turnsOf = (schedules: readonly Schedule[], schedule: string | undefined) => schedules.find(({ id }) => id === schedule)?.turns ?? []

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)
