import { v7 as createId } from 'uuid'
import type { SessionState, StateChange } from '#api/generated/wire.ts'
import { endBefore, occursOn } from '#domain/series.ts'
import { isActive } from '#domain/states.ts'
import type { ColumnsOf } from '../../database/columns-of.ts'
import { createBadRequestError, createConflictError, createForbiddenError, requireFound } from '../../errors.ts'
import { type Owned, requireOwn } from '../../ownership.ts'
import type { Settings } from '../../settings.ts'
import { refuseStale } from '../../stale.ts'
import { isUpcoming } from '../../upcoming-sessions.ts'
import { type Booking, pickBooking, type StateAndNote, toBooking } from '../booking.ts'
import { refuseDeletedPeople, refuseNamingDeletedPeople } from '../deleted-people.ts'
import { createOtherDateError } from '../other-date.ts'
import { toSeries } from '../series.ts'
import type { StoredSession } from '../sql.ts'
import { applyUpdate, refuseMoreThanNote } from './apply-update.ts'
import { listClientSteps } from './appointment-steps.ts'
import { type Records, requireDuration } from './load-records.ts'
import { type DetailsOfNew, type Plan, writeChange } from './plan.ts'
import type { Step, StepOf } from './step.ts'

/** The moment of a change, and the settings of the clinic. */
export type PlanOptions = { now: Date; today: string; settings: Settings; clientKnows: boolean }

/** Plans what a step writes. Throws the error of the single call when a rule forbids it. */
export function planStep(step: Step, records: Records, options: PlanOptions): Plan {
  switch (step.kind) {
    case 'create':
      return planCreate(step, records, options)
    case 'update':
      return planUpdate(step, records, options)
    case 'state':
      return planState(step, records, options)
    case 'delete':
      return planDelete(step, records, options)
    case 'end_series':
      return planEnd(step, records, options)
  }
}

function planCreate(step: StepOf<'create'>, records: Records, options: PlanOptions): Plan {
  const { body, override } = step
  refuseNamingDeletedPeople(records.people, body)
  const entry = records.unavailableEntries.get(step)
  if (entry?.isBooked) throw createConflictError(entry.problem.message, [entry.problem])
  if (entry) throw createBadRequestError(entry.problem.message, [entry.problem])
  const after = { ...toBooking(body, requireDuration(records, body), options.today), id: createId(), state: body.state ?? 'pending' }
  const before = records.seriesDates.has(step) ? { ...after, state: 'pending' as const } : undefined
  return planInsert(
    after,
    { attended: body.attended ?? null, note: body.note || null },
    { override, waitingEntryId: body.waiting_entry_id, clientSteps: listClientSteps(before, after, options) },
  )
}

function planInsert(
  { id, ...after }: Booking & { id: string; state: SessionState },
  details: DetailsOfNew,
  { override, ...rest }: Partial<Plan> & { override?: boolean },
): Plan {
  return {
    ...empty,
    writes: [{ op: 'insert', id, row: { ...after, ...details } }],
    after: { ...after, id },
    ...(override !== undefined && { booking: { after, override } }),
    touched: [id],
    ...rest,
  }
}

const empty = { changes: [], uses: [], releases: [], leftBy: [], clientSteps: [] } satisfies Partial<Plan>

function planUpdate({ id, body, override, ownOnly }: StepOf<'update'>, records: Records, options: PlanOptions): Plan {
  const { now, today, settings } = options
  if (ownOnly && override) throw createForbiddenError(['sessions.update'])
  const session = requireOwn(requireFound(records.sessions.get(id), 'la sesión'), ownOnly, 'sessions.update')
  refuseStale(session, body.updated_at, settings)
  const note = body.note || null
  if (ownOnly) {
    refuseMoreThanNote(session, body)
    return { ...empty, writes: [writeChange(session, { note })], changes: [id], touched: [id] }
  }
  const { state = session.state, attended = session.attended } = body
  const booking = applyUpdate(session, body, records, { now, timeZone: settings.timeZone })
  const after = { ...booking, id, state }
  refuseDeletedPeople(records.people, session, after, today)
  if (!isUpcoming(session, today) && isUpcoming(after, today)) requireDuration(records, after)
  return {
    ...empty,
    writes: [writeChange(session, { ...booking, state, attended, note } satisfies StateAndNote)],
    changes: [id],
    ...planSlot(session, after),
    booking: { before: session, after, override },
    clientSteps: listClientSteps(session, after, options),
    touched: [id],
    leftBy: booking.client_id === session.client_id ? [] : [id],
  }
}

function planState(step: StepOf<'state'>, records: Records, options: PlanOptions): Plan {
  const { today, settings } = options
  const { id, body, override, ownOnly } = step
  if (ownOnly && (override || body.accepted !== undefined)) throw createForbiddenError(['sessions.update'])
  const session = requireOwn(requireFound(records.sessions.get(id), 'la sesión'), ownOnly, 'sessions.update')
  const { state, attended, updated_at } = body
  const date = body.session_date ?? session.session_date
  refuseDeletedPeople(records.people, session, { ...pickBooking(session), session_date: date, state }, today)
  // A mark of the attendance, or that staff accept an absent worker, comes with the state as it is and says nothing about the reply.
  const confirms = state === 'confirmed' && attended === undefined && body.accepted === undefined
  const settles = confirms && date !== null ? { settles: { session, session_date: date } } : {}
  if (body.session_date && body.session_date !== session.session_date)
    return { ...planOccurrence(step, session, body.session_date, records, options), ...settles }
  refuseStale(session, updated_at, settings)
  const after = { ...session, state }
  if (!isUpcoming(session, today) && isUpcoming(after, today)) requireDuration(records, session)
  return {
    ...empty,
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
  options: PlanOptions,
): Plan {
  if (series.session_date !== null || !occursOn(toSeries(series), date)) throw createOtherDateError(series)
  const { body } = step
  const exception = records.exceptions.get(step)
  refuseStale(exception ?? series, body.updated_at, options.settings)
  const occurrence = { ...series, session_date: date, starts_on: null, ends_on: null }
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
    return { ...empty, writes, changes: [id], uses: [series.id], ...planSlot(exception, after), ...acceptance, clientSteps, touched: [id] }
  }
  const after = { ...pickBooking(occurrence), id: createId(), state: body.state }
  // What was accepted of the series holds on each of its dates.
  const details = { attended: body.attended ?? null, note: series.note, accepted: series.accepted }
  return planInsert(after, details, { uses: [series.id], changes: [`${series.id} ${date}`], ...planAcceptance(step, after), clientSteps })
}

const pickStateColumns = ({ state, attended }: StateChange) =>
  ({ state, attended }) satisfies Omit<ColumnsOf<'session', StateChange, 'session_date' | 'updated_at' | 'client_knows'>, 'accepted'>

/** Plans what a request says about acceptance: true accepts the reason of now, false takes back what was accepted. Overriding accepts too. */
function planAcceptance({ body, override }: StepOf<'state'>, session: Booking): Pick<Plan, 'accepts' | 'takesBack'> {
  if (body.accepted ?? override) return { accepts: session }
  return body.accepted === false ? { takesBack: true } : {}
}

/** Says which slot a session leaves and takes by a change. */
function planSlot(before: StoredSession, after: Booking & { state: SessionState }): Pick<Plan, 'before' | 'after' | 'releases'> {
  const keeps = isActive(after.state) && slotColumns.every((column) => before[column] === after[column])
  return { before, after, releases: isActive(before.state) && !keeps ? [before.id] : [] }
}

/** The columns that say which slot a session takes. */
export const slotColumns = [
  ...(['client_id', 'worker_id', 'turn_id', 'day', 'time', 'duration'] as const),
  ...(['session_date', 'starts_on', 'ends_on'] as const),
]

function planDelete({ id }: StepOf<'delete'>, { sessions, exceptionIds }: Records, options: PlanOptions): Plan {
  const session = requireFound(sessions.get(id), 'la sesión')
  // The date of an exception returns to its series.
  const after = exceptionIds.has(id) ? { ...session, state: 'pending' as const } : undefined
  const clientSteps = listClientSteps(session, after, options)
  return {
    ...empty,
    writes: [{ op: 'delete', id }],
    changes: [id],
    before: session,
    releases: [id],
    touched: [id],
    leftBy: [id],
    clientSteps,
  }
}

/**
 * Plans the end of the series of a client with a worker on a weekday at a time, in every turn, before a date. The dated sessions there from the date on are
 * deleted.
 */
function planEnd(step: StepOf<'end_series'>, { people, ended }: Records, options: PlanOptions): Plan {
  refuseUnknownPeople(people, step.body)
  const sessions = ended.get(step) ?? []
  const ids = sessions.map(({ id }) => id)
  // The series end first. Otherwise a deleted exception would give its date back to the series, which is refused if the slot is booked by now.
  const writes = sessions.map((session) => {
    const { id } = session
    const ends_on = session.session_date === null ? endBefore(toSeries(session), step.body.from_date) : null
    return ends_on === null ? { op: 'delete' as const, id } : { op: 'update' as const, id, row: { ends_on } }
  })
  const deleted = writes.flatMap(({ op, id }) => (op === 'delete' ? [id] : []))
  const clientSteps = listEndedSteps(step.body.from_date, sessions, options)
  return { ...empty, writes, changes: ids, releases: ids, touched: ids, leftBy: deleted, clientSteps }
}

/** Lists what the end of series means to their client: the dated sessions that are deleted too are dates of theirs, unless they are in another turn. */
function listEndedSteps(from: string, sessions: readonly StoredSession[], options: PlanOptions) {
  const series = sessions.filter(({ session_date }) => session_date === null)
  const isOfSeries = (session: StoredSession) =>
    series.some(({ turn_id, ...own }) => turn_id === session.turn_id && occursOn(toSeries(own), session.session_date!))
  return sessions.flatMap((session) => {
    if (session.session_date !== null) return isOfSeries(session) ? [] : listClientSteps(session, undefined, options)
    return listClientSteps({ ...session, starts_on: from > session.starts_on! ? from : session.starts_on }, undefined, options)
  })
}

function refuseUnknownPeople(people: Records['people'], { client_id, worker_id }: StepOf<'end_series'>['body']) {
  const problems = [
    { path: 'client_id', id: client_id, message: 'Este cliente no existe.' },
    { path: 'worker_id', id: worker_id, message: 'Este trabajador no existe.' },
  ].flatMap(({ id, ...problem }) => (people.get(id.toLowerCase())?.isDeleted === false ? [] : [problem]))
  if (problems.length > 0) throw createBadRequestError(problems[0]!.message, problems)
}
