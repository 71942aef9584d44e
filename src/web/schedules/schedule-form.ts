import * as v from 'valibot'
import { vScheduleInput, vTurnInput } from '#api/generated/schemas.ts'
import { randomId } from '#api/random-id.ts'
import type { Pace } from '#domain/slots.ts'
import { type Turn, turnProblems } from '#domain/turns.ts'
import type { Incomplete } from '../ui/form-values.ts'
import { readClock, readWholeClock } from '../ui/typed-clock.ts'

/** What is said of an hour that is none. */
export const clockWanted = 'Escriba una hora, como 08:00'

/** An hour as it is typed. */
const clockText = v.pipe(
  v.string(),
  v.check((text) => readClock(text) !== null, clockWanted),
  v.transform((text) => readClock(text) ?? Number.NaN),
)

/** Minutes as they are typed. */
const minutesText = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,4}$/.test(text), 'Escriba los minutos en cifras'),
  v.transform(Number),
)

/** The contract's ScheduleInput as it is typed. */
export const vScheduleForm = v.strictObject({
  ...vScheduleInput.entries,
  sessionDuration: v.pipe(minutesText, vScheduleInput.entries.sessionDuration),
  breakDuration: v.pipe(minutesText, vScheduleInput.entries.breakDuration),
  turns: v.array(
    // not strict: a row of the form has a key, which is not sent
    v.object({
      ...vTurnInput.entries,
      startTime: v.pipe(clockText, vTurnInput.entries.startTime),
      endTime: v.pipe(clockText, vTurnInput.entries.endTime),
    }),
  ),
})

/** A turn as the form holds it. */
export type TypedTurn = { key: string; name: string; startTime: string; endTime: string }

/** A schedule as the form holds it. */
export type TypedSchedule = { name: string; sessionDuration: string; breakDuration: string; turns: TypedTurn[] }

/** How many turns a schedule may have. */
export const mostTurns = 12

export const emptyTurn = (): TypedTurn => ({ key: randomId(), name: '', startTime: '', endTime: '' })

/** A new schedule: the usual three quarters of an hour, one turn to fill in. */
export const emptySchedule = (): TypedSchedule => ({ name: '', sessionDuration: '45', breakDuration: '5', turns: [emptyTurn()] })

/** The pace that is typed, or null while it is none. */
export function paceOf({ sessionDuration, breakDuration }: { sessionDuration?: string; breakDuration?: string }): Pace | null {
  const session = v.safeParse(vScheduleForm.entries.sessionDuration, sessionDuration)
  const pause = v.safeParse(vScheduleForm.entries.breakDuration, breakDuration)
  return session.success && pause.success ? { session: session.output, pause: pause.output } : null
}

type TurnAsTyped = Incomplete<Omit<TypedTurn, 'key'>>

/** A turn for the domain, as far as its hours are typed to their end. */
export const turnOf = ({ name, startTime, endTime }: TurnAsTyped, index: number): Turn => ({
  name: name?.trim() || `Turno ${index + 1}`,
  start: readWholeClock(startTime ?? ''),
  end: readWholeClock(endTime ?? ''),
})

/** What is wrong with the turns as far as they are typed. */
export function turnProblemsOf({
  turns = [],
  ...durations
}: Incomplete<Omit<TypedSchedule, 'turns'> & { turns: Omit<TypedTurn, 'key'>[] }>) {
  const pace = paceOf(durations)
  return pace ? turnProblems(turns.map(turnOf), pace, { start: 'startTime', end: 'endTime' }) : []
}
