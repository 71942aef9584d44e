import { type Appointment, type AppointmentEnd, type AppointmentStep, isSameAppointment, isToCome } from '#domain/appointments.ts'
import { getNextDate } from '#domain/series.ts'
import { isActive } from '#domain/states.ts'
import { readWallClock } from '#domain/today.ts'
import { addDays } from '#domain/weeks.ts'
import type { Booking } from '../booking.ts'
import { toSeries } from '../series.ts'
import type { StoredSession } from '../sql.ts'
import type { EffectOptions } from './step-effect.ts'

/** What a step does to the appointment of a client, and the place of the session before it, at which the client may have declined. */
export type ClientStep = AppointmentStep & { client_id: string; place?: Place }

/** Where a session is as a reply of the client names it. */
export type Place = Pick<Booking, 'worker_id' | 'turn_id' | 'time'> & { session_date: string }

/** A session, or one date of a series, before or after a step. */
type Side = Omit<Booking, 'id'> & Pick<StoredSession, 'id' | 'state'>

/** Lists what a step means to the clients of a session: two of them where it goes to another one. What is past by now means nothing. */
export function listClientSteps(before: Side | undefined, after: Side | undefined, options: EffectOptions): ClientStep[] {
  if (before && after && before.client_id !== after.client_id)
    return [...listClientSteps(before, undefined, options), ...listClientSteps(undefined, after, options)]
  const from = before && getComing(before, options)
  const to = after && getComing(after, options)
  const step = { client_id: (after ?? before)!.client_id, ...(before && getPlace(before)) }
  if (from && to) {
    return [{ ...step, before: from, after: to }, ...listEndSteps(before!, after!).map((end) => ({ ...step, ...end }))]
  }
  if (from) return [{ ...step, before: from, end: toEnd(after ?? before!) }]
  if (!to) return listCorrections(before, after).map((correction) => ({ ...step, ...correction }))
  // What is past is moved as if it were new.
  if (!before || isActive(before.state)) return [{ ...step, after: to }]
  const ceased = toAppointment(before)
  return [isSameAppointment(ceased, to) ? { ...step, after: to, end: toEnd(before) } : { ...step, after: to, insteadOf: ceased }]
}

const toAppointment = ({ id, worker_id, session_date, day, time }: Side): Appointment => ({
  session: id,
  worker: worker_id,
  day,
  time,
  ...(session_date !== null && { date: session_date }),
})

const getPlace = ({ worker_id, turn_id, time, session_date }: Side) =>
  session_date === null ? {} : { place: { worker_id, turn_id, time, session_date } }

/** Of a series only the end is told: it is never canceled or postponed. */
const toEnd = ({ state, session_date }: Side): AppointmentEnd =>
  session_date === null ? 'ended' : state === 'postponed' ? 'postponed' : 'canceled'

/** Returns the appointment that a session is from now on. Undefined for one that is canceled or postponed, and for what has begun. */
function getComing(session: Side, { now, settings }: EffectOptions): Appointment | undefined {
  const { session_date, time, state } = session
  if (!isActive(state)) return undefined
  const clock = readWallClock(now, settings.timeZone)
  const firstDate = time > clock.minutes ? clock.date : addDays(clock.date, 1)
  if (session_date !== null) return isToCome({ date: session_date, time }, clock) ? toAppointment(session) : undefined
  const from = getNextDate(toSeries(session), firstDate)
  return from === null ? undefined : { ...toAppointment(session), from }
}

/** Says from which date on a series ceases whose end changes. A later end is no news, but what the client has not been told of the former one is so no more. */
function listEndSteps(before: Side, after: Side): AppointmentStep[] {
  if (before.session_date !== null || before.ends_on === after.ends_on) return []
  const isEarlier = after.ends_on !== null && (before.ends_on === null || after.ends_on < before.ends_on)
  const series = { ...toSeries(before), ...(!isEarlier && { endsOn: null }) }
  const from = after.ends_on === null ? null : getNextDate(series, addDays(after.ends_on, 1))
  const ceased = { ...toAppointment(before), ...(from !== null && { from }) }
  if (!isEarlier) return [{ insteadOf: ceased, end: 'ended' }]
  return from === null ? [] : [{ before: ceased, end: 'ended' }]
}

/** Says how a session ceases that had ceased in another way. */
function listCorrections(before: Side | undefined, after: Side | undefined): AppointmentStep[] {
  if (!before || !after || isActive(before.state) || isActive(after.state)) return []
  return toEnd(before) === toEnd(after) ? [] : [{ insteadOf: toAppointment(before), end: toEnd(after) }]
}
