import { isActive } from '#domain/states.ts'
import type { Trx } from '../../database/connect.ts'
import { describeConstraint } from '../../database/constraints.ts'
import { createBadRequestError, createConflictError } from '../../errors.ts'
import { pickBooking } from '../booking.ts'
import { type Conflict, findConflicts, summarizeConflicts } from '../find-conflicts.ts'
import type { ReadingUser } from '../may-read-session.ts'
import type { Violation } from './apply-effects.ts'
import type { StepRefusal } from './refusal.ts'
import type { StepEffect } from './step-effect.ts'

/** The constraints that refuse a second session at one time: of a person, of the same client and worker, and of a series with the same ones. */
export const doubleBookingConstraints = ['person_busy', 'session_once', 'session_series']

/**
 * Explains why the database refused effects, before the rollback takes back the others: one of them may be the reason. `ordered` has all effects in the order in which
 * they were run.
 */
export async function explainViolations(
  trx: Trx,
  ordered: readonly StepEffect[],
  violations: ReadonlyMap<StepEffect, Violation>,
  reader: ReadingUser,
): Promise<Map<StepEffect, StepRefusal>> {
  const conflicting = [...violations].flatMap(([effect, { constraint }]) => {
    const slot = findNeededSlot(effect)
    return slot && doubleBookingConstraints.includes(constraint) ? [{ effect, slot }] : []
  })
  const found = await findConflicts(
    trx,
    conflicting.map(({ slot }) => slot),
    { reader },
  )
  const conflicts = new Map(conflicting.map(({ effect }, index) => [effect, found[index]!]))
  const positions = new Map(ordered.map((effect, position) => [effect, position]))
  const created = new Map(
    ordered.flatMap((effect) => effect.writes.flatMap(({ op, id }) => (op === 'insert' ? [[id, positions.get(effect)!]] : []))),
  )
  return new Map(
    [...violations].map(([effect, violation]) => {
      const isEarlier = ({ session_id }: Conflict) => (created.get(session_id) ?? -1) < positions.get(effect)!
      const earlier = (conflicts.get(effect) ?? []).filter((conflict) => isEarlier(conflict) && !isReplaced(conflict, effect))
      const flagged = earlier.map((conflict) => (created.has(conflict.session_id) ? flagInThisList(conflict) : conflict))
      return [effect, explain(violation, flagged, effect)]
    }),
  )
}

/** Returns the booking whose slot an effect needs: that of an active session, or that which a deleted exception gives back to its series. */
function findNeededSlot({ before, after, writes }: StepEffect) {
  if (after) return isActive(after.state) ? after : undefined
  return before && writes[0]?.op === 'delete' ? pickBooking(before) : undefined
}

/** True for the session that an effect postpones, or its series on that date: it holds its slot again because the effect is refused. */
export const isReplaced = ({ session_id }: Conflict, { postponement, after }: StepEffect) =>
  postponement !== undefined &&
  (postponement.before?.id === session_id ||
    (postponement.uses.includes(session_id) && postponement.after?.session_date === after?.session_date))

/** Says that a conflict is with another session of the list, which has no record. */
export const flagInThisList = ({ id: _, ...conflict }: Conflict): Conflict => ({
  ...conflict,
  message: conflict.message.replace(/\.$/, ', en esta misma lista.'),
})

/** The message when a series cannot return to the date of a deleted exception, because its slot was booked meanwhile. */
const slotBookedMessage = 'El cupo se ocupó mientras tanto.'

function explain({ code, constraint }: Violation, conflicts: readonly Conflict[], { after }: StepEffect): StepRefusal {
  const problem = describeConstraint(constraint) ?? { path: '', message: 'No se puede reservar.' }
  if (!doubleBookingConstraints.includes(constraint)) {
    const details = problem.path === '' ? [] : [problem]
    const createError = isUniqueViolation(code) ? createConflictError : createBadRequestError
    return { error: createError(problem.message, details), problem }
  }
  const message = after ? (summarizeConflicts(conflicts) ?? problem.message) : slotBookedMessage
  const details = conflicts.map(({ session_id: _, ...detail }) => detail)
  return { error: createConflictError(message, details), problem: { path: problem.path, message, id: conflicts[0]?.id } }
}

/** True for the codes of a unique and of an exclusion violation. */
const isUniqueViolation = (code: string) => code === '23505' || code === '23P01'
