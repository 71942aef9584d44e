import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import type { SessionInput, SessionState } from '#api/generated/wire.ts'
import type { Problem } from '#domain/problem.ts'
import { isActive } from '#domain/states.ts'
import type { Trx } from '../database/connect.ts'
import { describeConstraint } from '../database/constraints.ts'
import { splitForStatements } from '../database/split-for-statements.ts'
import { createBulkError } from '../errors.ts'
import { type Booking, type SessionDetails, toBooking } from './booking.ts'
import { type AvailabilityOptions, checkAvailability } from './check-availability.ts'
import { findDeletedPeople } from './deleted-people.ts'
import { isDoubleBookingConstraint } from './double-booking.ts'
import { type Conflict, findConflicts, summarizeConflicts } from './find-conflicts.ts'
import { lockPeople } from './lock.ts'
import type { ReadingUser } from './may-read-session.ts'
import { findDurations } from './slot-duration.ts'
import { lockWaitingEntries, takeOffWaitingList } from './take-off-waiting-list.ts'

/** A session to insert. */
type NewSession = Booking & SessionDetails & { id: string; state: SessionState }

/** The maximum number of sessions that one statement books. */
const maxInStatement = 100

/** Books all sessions or none. Returns their ids in the order of the inputs. Throws a 422 that names each session that cannot be booked, and why. */
export async function bookAll(trx: Trx, inputs: readonly SessionInput[], options: AvailabilityOptions): Promise<string[]> {
  await lockPeople(trx, inputs)
  const deletedPeople = await findDeletedPeople(trx, inputs)
  const unavailableEntries = await lockWaitingEntries(trx, inputs)
  const durations = await findDurations(trx, inputs)
  const problems = new Map<number, Problem>()
  const bookable = new Map<number, NewSession>()
  for (const [index, input] of inputs.entries()) {
    const duration = durations[index]!
    const problem = deletedPeople[index] ?? unavailableEntries[index]?.problem
    if (problem) problems.set(index, problem)
    else if (typeof duration !== 'number') problems.set(index, duration)
    else bookable.set(index, toNewSession(input, duration, options.today))
  }
  const outcomes = await checkAvailability(
    trx,
    [...bookable.values()].map((after) => ({ after })),
    options,
  )
  for (const [position, [index, session]] of [...bookable].entries()) {
    const outcome = outcomes[position]!
    if (outcome.problem) {
      problems.set(index, outcome.problem)
      bookable.delete(index)
    } else session.accepted = outcome.accepted
  }
  const refused = await tryToBook(trx, [...bookable.values()], options.reader)
  for (const [index, { id }] of bookable) {
    const problem = refused.get(id)
    if (problem) problems.set(index, problem)
  }
  if (problems.size > 0) throw createMultipleError(problems, inputs.length)
  await takeOffWaitingList(
    trx,
    [...bookable].map(([index, { id }]) => ({ ...inputs[index], id })),
  )
  return [...bookable.values()].map(({ id }) => id)
}

const toNewSession = (input: SessionInput, duration: number, today: string): NewSession => ({
  ...toBooking(input, duration, today),
  id: createId(),
  state: input.state ?? 'pending',
  attended: input.attended ?? null,
  note: input.note || null,
})

/** Books the sessions that can be booked. Returns the problems of the others by session id. */
async function tryToBook(trx: Trx, sessions: readonly NewSession[], reader: ReadingUser): Promise<Map<string, Problem>> {
  // Inactive sessions come first: one that is an exception frees the slot of its series, in which another session of the list can be booked.
  const ordered = sessions.toSorted((a, b) => Number(isActive(a.state)) - Number(isActive(b.state)))
  const refusedBy = new Map<string, string>()
  for (const part of splitForStatements(ordered, maxInStatement)) {
    const { rows } = await sql<{ id: string; refused_by: string }>`select * from book_sessions(${JSON.stringify(part)}::jsonb)`.execute(trx)
    for (const { id, refused_by } of rows) refusedBy.set(id, refused_by)
  }
  // The conflicts are read before the rollback removes the other new sessions, because one of them may be the conflict.
  const conflicting = ordered.filter(({ id, state }) => isActive(state) && isDoubleBookingConstraint(refusedBy.get(id) ?? ''))
  const conflicts = await findConflicts(trx, conflicting, { reader })
  const positions = new Map(ordered.map(({ id }, position) => [id, position]))
  const explanations = new Map(
    conflicting.map(({ id }, index) => {
      const earlier = conflicts[index]!.filter(({ session_id }) => (positions.get(session_id) ?? -1) < positions.get(id)!)
      const marked = earlier.map((conflict) => (positions.has(conflict.session_id) ? markInThisList(conflict) : conflict))
      return [id, { message: summarizeConflicts(marked), id: marked[0]?.id }]
    }),
  )
  return new Map(
    [...refusedBy].map(([id, constraint]) => {
      const { path, message } = describeConstraint(constraint) ?? { path: '', message: 'No se puede reservar.' }
      const explanation = explanations.get(id)
      return [id, { path, message: explanation?.message ?? message, id: explanation?.id }]
    }),
  )
}

/** Says that a conflict is with another session of the list, which has no record. */
const markInThisList = ({ id: _, ...conflict }: Conflict): Conflict => ({
  ...conflict,
  message: conflict.message.replace(/\.$/, ', en esta misma lista.'),
})

function createMultipleError(problems: ReadonlyMap<number, Problem>, total: number) {
  const count =
    problems.size === 1 ? `1 de ${total} sesiones no se puede reservar.` : `${problems.size} de ${total} sesiones no se pueden reservar.`
  const message = total === 1 ? 'La sesión no se puede reservar.' : `${count} No se reservó ninguna.`
  const details = [...problems]
    .sort(([a], [b]) => a - b)
    .map(([index, { path, ...problem }]) => ({ ...problem, path: ['sessions', index, ...(path === '' ? [] : [path])].join('.') }))
  return createBulkError(message, details)
}
