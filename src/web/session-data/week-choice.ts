import type { WallClock } from '#domain/today.ts'
import { getWeekStart, isDate } from '#domain/weeks.ts'
import type { AgendaParams } from '#web/navigation/paths.ts'
import type { Schedule, Turn } from './queries.ts'
import { findNextDate, listTurnSlots } from './week-view.ts'

/** Reads the selected turn, week and filters from the URL. */
export function parseAgendaParams({ searchParams }: URL): AgendaParams {
  const readParam = (name: keyof AgendaParams) => searchParams.get(name) ?? undefined
  const week = readParam('week')
  return {
    schedule: readParam('schedule'),
    turn: readParam('turn'),
    week: week !== undefined && isDate(week) ? week : undefined,
    worker: readParam('worker'),
    client: readParam('client'),
    state: readParam('state'),
    absent: readParam('absent'),
    waiting: readParam('waiting'),
    bookFor: readParam('bookFor'),
  }
}

/** Reads what the URL asks to open: the booking form, or the card of a session. The links of the agenda leave it out, because they would open it again. */
export const parseOpening = ({ searchParams }: URL): Pick<AgendaParams, 'book' | 'session'> => ({
  book: searchParams.get('book') === 'next' ? 'next' : undefined,
  session: searchParams.get('session') ?? undefined,
})

/**
 * Completes a choice: removes what does not exist, and fills in the current week. Without a schedule it takes that of the turn, the preferred turn, or else the first
 * schedule. In a schedule without a turn it chooses the turn by the clock.
 */
export function completeWeekChoice(
  requested: AgendaParams,
  schedules: readonly Schedule[],
  now: WallClock,
  preferred: AgendaParams,
): AgendaParams {
  const scheduleId = requested.schedule ?? schedules.find(({ turns }) => turns.some(({ id }) => id === requested.turn))?.id
  const { schedule, turn } =
    scheduleId === undefined ? chooseDefault(schedules, preferred) : keepExisting({ ...requested, schedule: scheduleId }, schedules)
  const chosen = { ...requested, schedule, turn: turn ?? chooseTurn(listTurns(schedules, schedule), now)?.id }
  return { ...chosen, week: requested.week ?? chooseWeek(chosen, schedules, now) }
}

function chooseDefault(schedules: readonly Schedule[], preferred: AgendaParams): AgendaParams {
  const existing = keepExisting(preferred, schedules)
  return existing.turn ? existing : { schedule: schedules[0]?.id, turn: undefined }
}

/** Chooses the turn that runs now, or else the next one today, or else the first. */
function chooseTurn(turns: readonly Turn[], { minutes }: WallClock): Turn | undefined {
  const remaining = turns.filter(({ endTime }) => minutes < endTime).sort((one, other) => one.startTime - other.startTime)
  return remaining[0] ?? turns[0]
}

/** Chooses the current week, or the next one when the agenda is filtered by people or a client is to be booked, and the current week has no upcoming slot. */
function chooseWeek({ schedule: id, turn: turnId, worker, client, bookFor }: AgendaParams, schedules: readonly Schedule[], now: WallClock) {
  const schedule = schedules.find((candidate) => candidate.id === id)
  const turn = schedule?.turns.find((candidate) => candidate.id === turnId)
  if (!schedule || !turn || !(worker || client || bookFor)) return getWeekStart(now.date)
  return getWeekStart(findNextDate(listTurnSlots(schedule, turn), now))
}

/** Returns the schedule and turn, each only if it exists. */
const keepExisting = ({ schedule, turn }: AgendaParams, schedules: readonly Schedule[]): AgendaParams => ({
  schedule: schedules.find(({ id }) => id === schedule)?.id,
  turn: listTurns(schedules, schedule).find(({ id }) => id === turn)?.id,
})

const listTurns = (schedules: readonly Schedule[], schedule: string | undefined) => schedules.find(({ id }) => id === schedule)?.turns ?? []
