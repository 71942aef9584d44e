import { v7 as createId } from 'uuid'
import { endBefore, occursOn } from '#domain/series.ts'
import { createBadRequestError, createConflictError, createForbiddenError, requireFound } from '../../errors.ts'
import { requireOwn } from '../../ownership.ts'
import { refuseStale } from '../../stale.ts'
import { isUpcoming } from '../../upcoming-sessions.ts'
import { toBooking } from '../booking.ts'
import { refuseDeletedPeople, refuseNamingDeletedPeople } from '../deleted-people.ts'
import { toSeries } from '../series.ts'
import type { StoredSession } from '../sql.ts'
import { applyDetails, applyUpdate, refuseMoreThanNote } from './apply-update.ts'
import { listClientSteps } from './appointment-steps.ts'
import { type Records, requireDuration } from './load-records.ts'
import { planReplaced } from './plan-replaced.ts'
import { planState } from './plan-state.ts'
import { refuseMarkBefore } from './refuse-mark-before.ts'
import type { Step, StepOf } from './step.ts'
import { type EffectOptions, noEffect, planInsert, planSlot, type StepEffect, writeChange } from './step-effect.ts'

/** Plans what a step writes. Throws the error of the single call when a rule forbids it. */
export function planStep(step: Step, records: Records, options: EffectOptions): StepEffect {
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

function planCreate(step: StepOf<'create'>, records: Records, options: EffectOptions): StepEffect {
  const { body, override } = step
  refuseNamingDeletedPeople(records.people, body)
  const entry = records.unavailableEntries.get(step)
  if (entry?.isBooked) throw createConflictError(entry.problem.message, [entry.problem])
  if (entry) throw createBadRequestError(entry.problem.message, [entry.problem])
  const after = { ...toBooking(body, requireDuration(records, body), options.today), id: createId(), state: body.state ?? 'pending' }
  refuseMarkBefore(after.session_date, body.attended, options.today)
  const replaced = planReplaced(step, records, options)
  const before = records.seriesDates.has(step) ? { ...after, state: 'pending' as const } : replaced?.before
  const details = { attended: body.attended ?? null, note: body.note || null, ...replaced?.movedFrom }
  const clientSteps = listClientSteps(before, after, options)
  const effect = planInsert(after, details, { override, waitingEntryId: body.waiting_entry_id, clientSteps })
  if (!replaced) return effect
  const { id, postponement, changes, uses } = replaced
  return { ...effect, ...(postponement && { postponement }), changes, uses, touched: [...effect.touched, id] }
}

function planUpdate({ id, body, override, ownOnly }: StepOf<'update'>, records: Records, options: EffectOptions): StepEffect {
  const { now, today, settings } = options
  if (ownOnly && override) throw createForbiddenError(['sessions.update'])
  const session = requireOwn(requireFound(records.sessions.get(id), 'la sesión'), ownOnly, 'sessions.update')
  refuseStale(session, body.updated_at, settings)
  const note = body.note || null
  if (ownOnly) {
    refuseMoreThanNote(session, body)
    return { ...noEffect, writes: [writeChange(session, { note })], changes: [id], touched: [id] }
  }
  const booking = applyUpdate(session, body, records, { now, timeZone: settings.timeZone })
  // A mark that was stored before it was refused can be sent back with the rest.
  const isStored = body.attended === session.attended && booking.session_date === session.session_date
  if (!isStored) refuseMarkBefore(booking.session_date, body.attended, today)
  const { state, attended, ...movedFrom } = applyDetails(session, body, booking, today)
  const after = { ...booking, id, state }
  refuseDeletedPeople(records.people, session, after, today)
  if (!isUpcoming(session, today) && isUpcoming(after, today)) requireDuration(records, after)
  return {
    ...noEffect,
    writes: [writeChange(session, { ...booking, ...movedFrom, state, attended, note })],
    changes: [id],
    ...planSlot(session, after),
    booking: { before: session, after, override },
    clientSteps: listClientSteps(session, after, options),
    touched: [id],
    leftBy: booking.client_id === session.client_id ? [] : [id],
  }
}

function planDelete({ id }: StepOf<'delete'>, { sessions, exceptionIds }: Records, options: EffectOptions): StepEffect {
  const session = requireFound(sessions.get(id), 'la sesión')
  // The date of an exception returns to its series.
  const after = exceptionIds.has(id) ? { ...session, state: 'pending' as const } : undefined
  const clientSteps = listClientSteps(session, after, options)
  return {
    ...noEffect,
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
function planEnd(step: StepOf<'end_series'>, { people, ended }: Records, options: EffectOptions): StepEffect {
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
  return { ...noEffect, writes, changes: ids, releases: ids, touched: ids, leftBy: deleted, clientSteps }
}

/** Lists what the end of series means to their client: the dated sessions that are deleted too are dates of theirs, unless they are in another turn. */
function listEndedSteps(from: string, sessions: readonly StoredSession[], options: EffectOptions) {
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
