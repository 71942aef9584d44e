import type { WallClock } from '#domain/today.ts'
import { getWeekStart, isDate } from '#domain/weeks.ts'
import type { AgendaParams } from '../../navigation/paths.ts'
import type { Schedule } from './queries.ts'
import { findNextDate, listTurnSlots } from './week-view.ts'

/** Reads the selected turn, week and filters from the URL. */
export function parseWeekChoice({ searchParams }: URL): AgendaParams {
  const readParam = (name: keyof AgendaParams) => searchParams.get(name) ?? undefined
  const week = readParam('week')
  return {
    schedule: readParam('schedule'),
    turn: readParam('turn'),
    week: week !== undefined && isDate(week) ? week : undefined,
    worker: readParam('worker'),
    client: readParam('client'),
    state: readParam('state'),
  }
}

/** True when the URL asks for the booking form. It is no part of the choice, whose links would open the form again. */
export const asksForBooking = ({ searchParams }: URL) => searchParams.get('book') === 'next'

/**
 * Completes a choice: removes what does not exist, and fills in the current week. Without a schedule it takes the preferred turn, or else the running
 * turn of the first schedule. In a selected schedule it fills in the turn only if there is a single one.
 */
export function completeWeekChoice(
  requested: AgendaParams,
  schedules: readonly Schedule[],
  now: WallClock,
  preferred: AgendaParams,
): AgendaParams {
  const { schedule, turn } =
    requested.schedule === undefined ? chooseDefaultTurn(schedules, now, preferred) : keepExisting(requested, schedules)
  const chosen = { ...requested, schedule, turn: turn ?? getOnly(listTurns(schedules, schedule))?.id }
  return { ...chosen, week: requested.week ?? chooseWeek(chosen, schedules, now) }
}

function chooseDefaultTurn(schedules: readonly Schedule[], now: WallClock, preferred: AgendaParams): AgendaParams {
  const existing = keepExisting(preferred, schedules)
  if (existing.turn) return existing
  const [first] = schedules
  const currentTurn = first?.turns.find(({ startTime, endTime }) => startTime <= now.minutes && now.minutes < endTime)
  return { schedule: first?.id, turn: (currentTurn ?? first?.turns[0])?.id }
}

/** Chooses the current week, or the next one when the agenda is filtered by people and the current week has no upcoming slot. */
function chooseWeek({ schedule: id, turn: turnId, worker, client }: AgendaParams, schedules: readonly Schedule[], now: WallClock) {
  const schedule = schedules.find((candidate) => candidate.id === id)
  const turn = schedule?.turns.find((candidate) => candidate.id === turnId)
  if (!schedule || !turn || !(worker || client)) return getWeekStart(now.date)
  return getWeekStart(findNextDate(listTurnSlots(schedule, turn), now))
}

/** Returns the schedule and turn, each only if it exists. */
const keepExisting = ({ schedule, turn }: AgendaParams, schedules: readonly Schedule[]): AgendaParams => ({
  schedule: schedules.find(({ id }) => id === schedule)?.id,
  turn: listTurns(schedules, schedule).find(({ id }) => id === turn)?.id,
})

const listTurns = (schedules: readonly Schedule[], schedule: string | undefined) => schedules.find(({ id }) => id === schedule)?.turns ?? []

const getOnly = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)
