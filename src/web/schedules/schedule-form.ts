import * as v from 'valibot'
import type { Turn as SavedTurn, Schedule, ScheduleUpdate } from '#api/generated/app.ts'
import { vScheduleInput, vTurnInput } from '#api/generated/schemas.ts'
import { createRandomId } from '#api/random-id.ts'
import { formatClock } from '#domain/clock.ts'
import { createCopyName } from '#domain/copy-name.ts'
import type { Pace } from '#domain/slots.ts'
import { checkTurns, findDuplicateTurnNames, type Turn } from '#domain/turns.ts'
import { parseCompleteClock } from '#web/ui/dates/typed-clock.ts'
import type { PartialRequest } from '#web/ui/form/form-values.ts'
import { vClockText } from '#web/ui/form/typed-values.ts'

/** Minutes as typed text, parsed to a number. */
const vMinutesText = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,4}$/.test(text), 'Escriba los minutos en cifras'),
  v.transform(Number),
)

/** The contract's ScheduleInput with numbers and times as typed text, each turn with the key of its row. */
export const vScheduleForm = v.strictObject({
  ...vScheduleInput.entries,
  sessionDuration: v.pipe(vMinutesText, vScheduleInput.entries.sessionDuration),
  breakDuration: v.pipe(vMinutesText, vScheduleInput.entries.breakDuration),
  turns: v.array(
    v.strictObject({
      ...vTurnInput.entries,
      key: v.string(),
      startTime: v.pipe(vClockText, vTurnInput.entries.startTime),
      endTime: v.pipe(vClockText, vTurnInput.entries.endTime),
    }),
  ),
})

/** A turn in the form. The key of a saved turn is its id. */
export type TypedTurn = { key: string; name: string; startTime: string; endTime: string }

/** A schedule in the form. */
export type TypedSchedule = { name: string; sessionDuration: string; breakDuration: string; turns: TypedTurn[] }

/** The most turns that a schedule may have. */
export const maxTurns = 12

export const createEmptyTurn = (): TypedTurn => ({ key: createRandomId(), name: '', startTime: '', endTime: '' })

/** The initial values of a new schedule: the usual 45 minutes and one empty turn. */
export const createEmptySchedule = (): TypedSchedule => ({
  name: '',
  sessionDuration: '45',
  breakDuration: '5',
  turns: [createEmptyTurn()],
})

/** Converts a saved turn to the values of its fields. */
export const toTypedTurn = ({ id, name, startTime, endTime }: SavedTurn): TypedTurn => ({
  key: id,
  name,
  startTime: formatClock(startTime),
  endTime: formatClock(endTime),
})

/** Converts a saved schedule to the values of the form. */
export const toTypedSchedule = ({ name, sessionDuration, breakDuration, turns }: Schedule): TypedSchedule => ({
  name,
  sessionDuration: String(sessionDuration),
  breakDuration: String(breakDuration),
  turns: turns.map(toTypedTurn),
})

/** Returns the initial values of a copy of a schedule or of its draft. The name gets "(copia)", unless it was changed in the draft. */
export function copySchedule(source: Schedule, draft = toTypedSchedule(source)): TypedSchedule {
  const name = draft.name.trim() === source.name ? createCopyName(source.name, maxNameLength) : draft.name
  return { ...draft, name, turns: draft.turns.map((turn) => ({ ...turn, key: createRandomId() })) }
}

const maxNameLength = 100

/** Converts the parsed form to a request. Turns that are among `savedTurns` keep their ids. */
export function toScheduleBody(
  { turns, ...rest }: v.InferOutput<typeof vScheduleForm>,
  savedTurns: readonly SavedTurn[] = [],
): ScheduleUpdate {
  const ids = new Set(savedTurns.map(({ id }) => id))
  return { ...rest, turns: turns.map(({ key, ...turn }) => (ids.has(key) ? { id: key, ...turn } : turn)) }
}

/** Parses the durations; null while one is missing or invalid. */
export function parsePace({ sessionDuration, breakDuration }: { sessionDuration?: string; breakDuration?: string }): Pace | null {
  const session = v.safeParse(vScheduleForm.entries.sessionDuration, sessionDuration)
  const pause = v.safeParse(vScheduleForm.entries.breakDuration, breakDuration)
  return session.success && pause.success ? { session: session.output, breakAfter: pause.output } : null
}

/** Converts a typed turn for the domain's rules. A time is null until it is complete. */
export const parseTurn = ({ name, startTime, endTime }: PartialRequest<TypedTurn>, index: number): Turn => ({
  name: name?.trim() || `Turno ${index + 1}`,
  start: parseCompleteClock(startTime ?? ''),
  end: parseCompleteClock(endTime ?? ''),
})

/** Finds problems of the turns typed so far. */
export function findTurnProblems({ turns = [], ...durations }: PartialRequest<TypedSchedule>) {
  const pace = parsePace(durations)
  const duplicates = findDuplicateTurnNames(turns.map(({ name = '' }) => ({ name })))
  return pace ? [...duplicates, ...checkTurns(turns.map(parseTurn), pace, { start: 'startTime', end: 'endTime' })] : duplicates
}
