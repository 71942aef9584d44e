import * as v from 'valibot'
import type { Turn as SavedTurn, Schedule, ScheduleUpdate } from '#api/generated/app.ts'
import { vScheduleInput, vTurnInput } from '#api/generated/schemas.ts'
import { createRandomId } from '#api/random-id.ts'
import { formatClock } from '#domain/clock.ts'
import { copyName } from '#domain/copy-name.ts'
import type { Pace } from '#domain/slots.ts'
import { type Turn, turnProblems } from '#domain/turns.ts'
import { parseClock, parseCompleteClock } from '../ui/dates/typed-clock.ts'
import type { PartialRequest } from '../ui/form/form-values.ts'

/** An hour as it is typed. */
const vClockText = v.pipe(
  v.string(),
  v.check((text) => parseClock(text) !== null, 'Escriba una hora, como 08:00'),
  v.transform((text) => parseClock(text) ?? Number.NaN),
)

/** Minutes as they are typed. */
const vMinutesText = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,4}$/.test(text), 'Escriba los minutos en cifras'),
  v.transform(Number),
)

/** The contract's ScheduleInput as it is typed, each turn with the key of its row. */
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

/** A turn as the form holds it. The key of one that the server has is its id. */
export type TypedTurn = { key: string; name: string; startTime: string; endTime: string }

/** A schedule as the form holds it. */
export type TypedSchedule = { name: string; sessionDuration: string; breakDuration: string; turns: TypedTurn[] }

/** How many turns a schedule may have. */
export const maxTurns = 12

export const createEmptyTurn = (): TypedTurn => ({ key: createRandomId(), name: '', startTime: '', endTime: '' })

/** A new schedule: the usual three quarters of an hour, one turn to fill in. */
export const createEmptySchedule = (): TypedSchedule => ({
  name: '',
  sessionDuration: '45',
  breakDuration: '5',
  turns: [createEmptyTurn()],
})

/** A turn of the server's as the form holds it. */
export const toTypedTurn = ({ id, name, startTime, endTime }: SavedTurn): TypedTurn => ({
  key: id,
  name,
  startTime: formatClock(startTime),
  endTime: formatClock(endTime),
})

/** A schedule as the form holds it. */
export const toTypedSchedule = ({ name, sessionDuration, breakDuration, turns }: Schedule): TypedSchedule => ({
  name,
  sessionDuration: String(sessionDuration),
  breakDuration: String(breakDuration),
  turns: turns.map(toTypedTurn),
})

/** What a copy of a schedule begins with: as it is, or as it was being typed. A name that was given to it stays. */
export function copySchedule(source: Schedule, typed = toTypedSchedule(source)): TypedSchedule {
  const name = typed.name.trim() === source.name ? copyName(source.name, maxNameLength) : typed.name
  return { ...typed, name, turns: typed.turns.map((turn) => ({ ...turn, key: createRandomId() })) }
}

const maxNameLength = 100

/** The request that a filled form makes: of the turns that the server has, `known`, the ids go with it. */
export function toScheduleBody({ turns, ...rest }: v.InferOutput<typeof vScheduleForm>, known: readonly SavedTurn[] = []): ScheduleUpdate {
  const ids = new Set(known.map(({ id }) => id))
  return { ...rest, turns: turns.map(({ key, ...turn }) => (ids.has(key) ? { id: key, ...turn } : turn)) }
}

/** The pace that is typed, or null while it is none. */
export function parsePace({ sessionDuration, breakDuration }: { sessionDuration?: string; breakDuration?: string }): Pace | null {
  const session = v.safeParse(vScheduleForm.entries.sessionDuration, sessionDuration)
  const pause = v.safeParse(vScheduleForm.entries.breakDuration, breakDuration)
  return session.success && pause.success ? { session: session.output, pause: pause.output } : null
}

/** A turn for the domain, as far as its hours are typed to their end. */
export const parseTurn = ({ name, startTime, endTime }: PartialRequest<TypedTurn>, index: number): Turn => ({
  name: name?.trim() || `Turno ${index + 1}`,
  start: parseCompleteClock(startTime ?? ''),
  end: parseCompleteClock(endTime ?? ''),
})

/** What is wrong with the turns as far as they are typed. */
export function findTurnProblems({ turns = [], ...durations }: PartialRequest<TypedSchedule>) {
  const pace = parsePace(durations)
  return pace ? turnProblems(turns.map(parseTurn), pace, { start: 'startTime', end: 'endTime' }) : []
}
