import { sql } from 'kysely'
import type { Problem } from '#domain/problem.ts'
import { isActive } from '#domain/states.ts'
import type { Trx } from '../../database/connect.ts'
import { createBadRequestError } from '../../errors.ts'
import { isUpcoming } from '../../upcoming-sessions.ts'
import { type BookedPerson, readPeople } from '../deleted-people.ts'
import { findAtPlaceOfSeries, findSeriesWithExceptions, lockExceptions, readSeriesIds } from '../exceptions.ts'
import { type BookedPeople, lockSessions } from '../lock.ts'
import { findDurations, type TurnAndTime } from '../slot-duration.ts'
import type { StoredSession } from '../sql.ts'
import { lockWaitingEntries, type UnavailableEntry } from '../take-off-waiting-list.ts'
import type { Step, StepOf } from './step.ts'

/** The records against which steps are checked, as they were before the first step. The locks of the people and schedules keep them so until the transaction ends. */
export type Records = {
  sessions: ReadonlyMap<string, StoredSession>
  /** The clients and workers of the sessions and of the new bookings, also deleted ones. */
  people: ReadonlyMap<string, BookedPerson>
  /** Returns the minutes that a session lasts in a slot, or the problem if the turn has no such slot. */
  getDuration: (slot: TurnAndTime) => number | Problem
  unavailableEntries: ReadonlyMap<Step, UnavailableEntry>
  /** The exceptions on the dates of series that the steps name. `getException` finds one. */
  exceptions: ReadonlyMap<string, StoredSession>
  /** The steps that book a canceled or postponed session on a date of a series: they cancel or postpone that date. */
  seriesDates: ReadonlySet<Step>
  /** The ids of the dated sessions that replace an occurrence of a series, and of the series that have such sessions. */
  exceptionIds: ReadonlySet<string>
  seriesWithExceptions: ReadonlySet<string>
  /** The sessions that the end of a series concerns: the series, and then the dated ones by date. */
  ended: ReadonlyMap<Step, StoredSession[]>
}

/** Locks and reads the records of steps, with a constant number of statements. The people come first: their locks keep all the rest from others. */
export async function loadRecords(trx: Trx, steps: readonly Step[], today: string): Promise<Records> {
  const newPeople = steps.flatMap(listNewPeople)
  const locked = await lockSessions(
    trx,
    steps.flatMap((step) => ('id' in step ? step.id : listNamedDates(step).map(({ id }) => id))),
    newPeople,
  )
  const sessions = new Map(locked.map((session) => [session.id, session]))
  const ofKind = <Kind extends Step['kind']>(kind: Kind) => steps.filter((step): step is StepOf<Kind> => step.kind === kind)
  const [creates, updates, states, ends] = [ofKind('create'), ofKind('update'), ofKind('state'), ofKind('end_series')]
  const slots = [...[...creates, ...updates].map(({ body }) => body), ...states.flatMap((step) => listRegainedSlots(step, sessions, today))]
  const durations = await findDurations(trx, slots)
  const durationBySlot = new Map(slots.map((slot, index) => [toSlotKey(slot), durations[index]!]))
  const entries = await lockWaitingEntries(
    trx,
    creates.map(({ body }) => body),
  )
  const updated = updates.flatMap(({ id }) => sessions.get(id) ?? [])
  const deleted = ofKind('delete').flatMap(({ id }) => sessions.get(id) ?? [])
  return {
    sessions,
    people: await readPeople(trx, [...locked, ...newPeople]),
    getDuration: (slot) => durationBySlot.get(toSlotKey(slot))!,
    unavailableEntries: new Map(creates.flatMap((step, index) => (entries[index] ? [[step, entries[index]] as const] : []))),
    exceptions: await lockExceptionsOf(trx, steps.flatMap(listNamedDates), sessions),
    seriesDates: await findSeriesDates(trx, creates),
    exceptionIds: new Set([...(await readSeriesIds(trx, [...updated, ...deleted])).keys()].map(({ id }) => id)),
    seriesWithExceptions: await findSeriesWithExceptions(trx, updated),
    ended: await readEnded(trx, ends),
  }
}

function listNewPeople(step: Step): BookedPeople[] {
  if (step.kind === 'create' || step.kind === 'update' || step.kind === 'end_series') return [step.body]
  return []
}

const toSlotKey = ({ turn_id, time }: TurnAndTime) => `${turn_id.toLowerCase()} ${time}`

/** Lists the slot of a session that becomes upcoming by its state: the schedule may have it no more. */
function listRegainedSlots({ id, body }: StepOf<'state'>, sessions: Records['sessions'], today: string): TurnAndTime[] {
  const session = sessions.get(id)
  return session && !isUpcoming(session, today) && isUpcoming({ ...session, state: body.state }, today) ? [session] : []
}

/** Lists the session whose state a step changes, or in whose place it books another one, with the date that it names. */
function listNamedDates(step: Step) {
  if (step.kind === 'state') return [{ id: step.id, session_date: step.body.session_date }]
  const moved = step.kind === 'create' && step.body.moved_from
  return moved ? [{ id: moved.session_id.toLowerCase(), session_date: moved.session_date }] : []
}

async function lockExceptionsOf(trx: Trx, named: readonly ReturnType<typeof listNamedDates>[number][], sessions: Records['sessions']) {
  const onDates = named.flatMap(({ id, session_date }) => {
    const series = sessions.get(id)
    return series?.session_date === null && session_date ? [{ series, session_date }] : []
  })
  const exceptions = await lockExceptions(trx, onDates)
  return new Map([...exceptions].map(([{ series, session_date }, exception]) => [toDateKey(series, session_date), exception]))
}

const toDateKey = ({ id }: StoredSession, date: string) => `${id} ${date}`

/** Returns the exception of a series on a date that a step names. */
export const getException = ({ exceptions }: Records, series: StoredSession, date: string) => exceptions.get(toDateKey(series, date))

async function findSeriesDates(trx: Trx, steps: readonly StepOf<'create'>[]): Promise<Set<Step>> {
  const places = steps
    .filter(({ body }) => body.session_date && body.state && !isActive(body.state))
    .map((step) => ({ step, ...step.body, session_date: step.body.session_date! }))
  return new Set([...(await findAtPlaceOfSeries(trx, places))].map(({ step }) => step))
}

async function readEnded(trx: Trx, steps: readonly StepOf<'end_series'>[]): Promise<Map<Step, StoredSession[]>> {
  if (steps.length === 0) return new Map()
  const pick = (key: keyof StepOf<'end_series'>['body']) => steps.map(({ body }) => body[key])
  const { rows } = await sql<StoredSession & { position: number }>`
    select session.*, position::int
    from unnest(
      ${pick('client_id')}::uuid[], ${pick('worker_id')}::uuid[], ${pick('day')}::smallint[], ${pick('time')}::smallint[], ${pick('from_date')}::date[]
    ) with ordinality as ending (client_id, worker_id, day, time, from_date, position)
    join session using (client_id, worker_id, day, time)
    where session.deleted_at is null
      and (session.session_date >= from_date or session.session_date is null and coalesce(session.ends_on, 'infinity') >= from_date)
    order by position, session.session_date nulls first, session.id
  `.execute(trx)
  return Map.groupBy(rows, ({ position }) => steps[position - 1]!)
}

/** Returns the minutes that a session lasts in a slot. Throws a 400 if the turn has no such slot. */
export function requireDuration({ getDuration }: Records, slot: TurnAndTime): number {
  const duration = getDuration(slot)
  if (typeof duration === 'number') return duration
  throw createBadRequestError(duration.message, [duration])
}
