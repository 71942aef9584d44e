import { v7 as createId } from 'uuid'
import type { StateChange } from '#api/generated/wire.ts'
import { occursOn } from '#domain/series.ts'
import type { ColumnsOf } from '../../database/columns-of.ts'
import { createForbiddenError, requireFound } from '../../errors.ts'
import { type Owned, requireOwn } from '../../ownership.ts'
import { refuseStale } from '../../stale.ts'
import { isUpcoming } from '../../upcoming-sessions.ts'
import { type Booking, pickBooking } from '../booking.ts'
import { refuseDeletedPeople } from '../deleted-people.ts'
import { createOtherDateError } from '../other-date.ts'
import { toSeries } from '../series.ts'
import type { StoredSession } from '../sql.ts'
import { listClientSteps } from './appointment-steps.ts'
import { getException, type Records, requireDuration } from './load-records.ts'
import { refuseMarkBefore } from './refuse-mark-before.ts'
import type { StepOf } from './step.ts'
import { type EffectOptions, noEffect, planInsert, planSlot, type StepEffect, writeChange } from './step-effect.ts'

/** Plans the change of the state of a session, or of one date of a series. */
export function planState(step: StepOf<'state'>, records: Records, options: EffectOptions): StepEffect {
  const { id, body, override, ownOnly } = step
  const { today, settings } = options
  if (ownOnly && (override || body.accepted !== undefined)) throw createForbiddenError(['sessions.update'])
  const session = requireOwn(requireFound(records.sessions.get(id), 'la sesión'), ownOnly, 'sessions.update')
  const { state, attended, updated_at } = body
  const date = body.session_date ?? session.session_date
  refuseDeletedPeople(records.people, session, { ...pickBooking(session), session_date: date, state }, today)
  refuseMarkBefore(date, attended, today)
  // A mark of the attendance, or that staff accept an absent worker, comes with the state as it is and says nothing about the reply.
  const confirms = state === 'confirmed' && attended === undefined && body.accepted === undefined
  const settles = confirms && date !== null ? { settles: { session, session_date: date } } : {}
  if (body.session_date && body.session_date !== session.session_date)
    return { ...planOccurrence(step, session, body.session_date, records, options), ...settles }
  refuseStale(session, updated_at, settings)
  const after = { ...session, state }
  if (!isUpcoming(session, today) && isUpcoming(after, today)) requireDuration(records, session)
  return {
    ...noEffect,
    writes: [writeChange(session, pickStateColumns(body))],
    changes: [id],
    ...planSlot(session, after),
    booking: { before: session, after, override },
    ...planAcceptance(step, after),
    clientSteps: listClientSteps(session, after, options),
    touched: [id],
    ...settles,
  }
}

/** Plans the change of one date of a series, by making or changing the exception there. */
function planOccurrence(
  step: StepOf<'state'>,
  series: Owned<'record', StoredSession>,
  date: string,
  records: Records,
  options: EffectOptions,
): StepEffect {
  if (series.session_date !== null || !occursOn(toSeries(series), date)) throw createOtherDateError(series)
  const { body } = step
  const exception = getException(records, series, date)
  refuseStale(exception ?? series, body.updated_at, options.settings)
  const occurrence = toOccurrence(series, date)
  const clientSteps = listClientSteps(
    exception ?? occurrence,
    { ...occurrence, id: exception?.id ?? series.id, state: body.state },
    options,
  )
  if (exception) {
    const after = { ...exception, state: body.state }
    const { id } = exception
    // The exception has the people of its series, whose ownership was checked.
    const writes = [writeChange({ ...series, ...exception }, pickStateColumns(body))]
    const acceptance = planAcceptance(step, after)
    return {
      ...noEffect,
      writes,
      changes: [id],
      uses: [series.id],
      ...planSlot(exception, after),
      ...acceptance,
      clientSteps,
      touched: [id],
    }
  }
  const after = { ...pickBooking(occurrence), id: createId(), state: body.state }
  // What was accepted of the series holds on each of its dates.
  const details = { attended: body.attended ?? null, note: series.note, accepted: series.accepted }
  return planInsert(after, details, { uses: [series.id], changes: [`${series.id} ${date}`], ...planAcceptance(step, after), clientSteps })
}

/** Returns a series on one of its dates. */
export const toOccurrence = <Series extends StoredSession>(series: Series, date: string) => ({
  ...series,
  session_date: date,
  starts_on: null,
  ends_on: null,
})

const pickStateColumns = ({ state, attended }: StateChange) =>
  ({ state, attended }) satisfies Omit<ColumnsOf<'session', StateChange, 'session_date' | 'updated_at' | 'client_knows'>, 'accepted'>

/** Plans what a request says about acceptance: true accepts the reason of now, false takes back what was accepted. Overriding accepts too. */
function planAcceptance({ body, override }: StepOf<'state'>, session: Booking): Pick<StepEffect, 'accepts' | 'takesBack'> {
  if (body.accepted ?? override) return { accepts: session }
  return body.accepted === false ? { takesBack: true } : {}
}
