import { isDate, weekStart } from '#domain/weeks.ts'
import type { Week } from '../paths.ts'
import type { Schedule } from './queries.ts'

/** What the URL asks to see; a week by its Sunday, whatever date of it stands there. */
export function chosenOf({ searchParams }: URL): Week {
  const week = searchParams.get('week') ?? ''
  return {
    schedule: searchParams.get('schedule') ?? undefined,
    turn: searchParams.get('turn') ?? undefined,
    week: isDate(week) ? weekStart(week) : undefined,
  }
}

/**
 * The choice with what goes without saying: this week, the only schedule, its only turn, and where nothing is chosen what
 * was looked at last.
 */
export function completed({ schedule, turn, week }: Week, schedules: readonly Schedule[], today: string, last: Week): Week {
  const known = last.turn !== undefined && turnsOf(schedules, last.schedule).some(({ id }) => id === last.turn)
  const asked = schedule === undefined && known ? { schedule: last.schedule, turn: last.turn } : { schedule, turn }
  const chosen = asked.schedule ?? only(schedules)?.id
  return { schedule: chosen, turn: asked.turn ?? only(turnsOf(schedules, chosen))?.id, week: week ?? weekStart(today) }
}

const turnsOf = (schedules: readonly Schedule[], schedule: string | undefined) => schedules.find(({ id }) => id === schedule)?.turns ?? []

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)
