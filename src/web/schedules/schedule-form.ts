import * as v from 'valibot'
import type { Turn as KnownTurn, Schedule, ScheduleUpdate } from '#api/generated/app.ts'
import { vScheduleInput, vTurnInput } from '#api/generated/schemas.ts'
import { createRandomId } from '#api/random-id.ts'
import { formatClock } from '#domain/clock.ts'
import { copyName } from '#domain/copy-name.ts'
import type { Pace } from '#domain/slots.ts'
import { type Turn, turnProblems } from '#domain/turns.ts'
import { parseClock, parseCompleteClock } from '../ui/dates/typed-clock.ts'
import type { PartialRequest } from '../ui/form/form-values.ts'

/** An hour as it is typed. */
const clockText = v.pipe(
  v.string(),
  v.check((text) => parseClock(text) !== null, 'Escriba una hora, como 08:00'),
  v.transform((text) => parseClock(text) ?? Number.NaN),
)

/** Minutes as they are typed. */
const minutesText = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,4}$/.test(text), 'Escriba los minutos en cifras'),
  v.transform(Number),
)

/** The contract's ScheduleInput as it is typed, each turn with the key of its row. */
export const vScheduleForm = v.strictObject({
  ...vScheduleInput.entries,
  sessionDuration: v.pipe(minutesText, vScheduleInput.entries.sessionDuration),
  breakDuration: v.pipe(minutesText, vScheduleInput.entries.breakDuration),
  turns: v.array(
    v.strictObject({
      ...vTurnInput.entries,
      key: v.string(),
      startTime: v.pipe(clockText, vTurnInput.entries.startTime),
      endTime: v.pipe(clockText, vTurnInput.entries.endTime),
    }),
  ),
})

/** A turn as the form holds it. The key of one that the server has is its id. */
export type TypedTurn = { key: string; name: string; startTime: string; endTime: string }

/** A schedule as the form holds it. */
export type TypedSchedule = { name: string; sessionDuration: string; breakDuration: string; turns: TypedTurn[] }

/** How many turns a schedule may have. */
export const mostTurns = 12

export const emptyTurn = (): TypedTurn => ({ key: createRandomId(), name: '', startTime: '', endTime: '' })

/** A new schedule: the usual three quarters of an hour, one turn to fill in. */
export const emptySchedule = (): TypedSchedule => ({ name: '', sessionDuration: '45', breakDuration: '5', turns: [emptyTurn()] })

/** A turn of the server's as the form holds it. */
export const typedTurn = ({ id, name, startTime, endTime }: KnownTurn): TypedTurn => ({
  key: id,
  name,
  startTime: formatClock(startTime),
  endTime: formatClock(endTime),
})

/** A schedule as the form holds it. */
export const typedSchedule = ({ name, sessionDuration, breakDuration, turns }: Schedule): TypedSchedule => ({
  name,
  sessionDuration: String(sessionDuration),
  breakDuration: String(breakDuration),
  turns: turns.map(typedTurn),
})

/** What a copy of a schedule begins with: as it is, or as it was being typed. A name that was given to it stays. */
export function copiedSchedule(source: Schedule, typed = typedSchedule(source)): TypedSchedule {
  const name = typed.name.trim() === source.name ? copyName(source.name, longestName) : typed.name
  return { ...typed, name, turns: typed.turns.map((turn) => ({ ...turn, key: createRandomId() })) }
}

const longestName = 100

/** The request that a filled form makes: of the turns that the server has, `known`, the ids go with it. */
export function scheduleOf({ turns, ...rest }: v.InferOutput<typeof vScheduleForm>, known: readonly KnownTurn[] = []): ScheduleUpdate {
  const ids = new Set(known.map(({ id }) => id))
  return { ...rest, turns: turns.map(({ key, ...turn }) => (ids.has(key) ? { id: key, ...turn } : turn)) }
}

/** The pace that is typed, or null while it is none. */
export function paceOf({ sessionDuration, breakDuration }: { sessionDuration?: string; breakDuration?: string }): Pace | null {
  const session = v.safeParse(vScheduleForm.entries.sessionDuration, sessionDuration)
  const pause = v.safeParse(vScheduleForm.entries.breakDuration, breakDuration)
  return session.success && pause.success ? { session: session.output, pause: pause.output } : null
}

/** A turn for the domain, as far as its hours are typed to their end. */
export const turnOf = ({ name, startTime, endTime }: PartialRequest<TypedTurn>, index: number): Turn => ({
  name: name?.trim() || `Turno ${index + 1}`,
  start: parseCompleteClock(startTime ?? ''),
  end: parseCompleteClock(endTime ?? ''),
})

/** What is wrong with the turns as far as they are typed. */
export function turnProblemsOf({ turns = [], ...durations }: PartialRequest<TypedSchedule>) {
  const pace = paceOf(durations)
  return pace ? turnProblems(turns.map(turnOf), pace, { start: 'startTime', end: 'endTime' }) : []
}
