import { findUnavailable } from '../../availability/find-unavailable.ts'
import type { Trx } from '../../database/connect.ts'
import { createConflictError, type HttpError } from '../../errors.ts'
import { maxDetails } from '../../upcoming-sessions.ts'
import { type AvailabilityOptions, checkAvailability } from '../check-availability.ts'
import { type Conflict, findConflicts } from '../find-conflicts.ts'
import type { ReadingUser } from '../may-read-session.ts'
import { isReplaced, markInThisList } from './explain-violations.ts'
import type { Plan } from './plan.ts'
import { isPlan, type Planned, replaceEach, toRefusal } from './refusal.ts'

/** Refuses the plans whose worker is not available, and completes the others with the acceptance. Returns the refused ones. */
export async function requireAvailable(trx: Trx, outcomes: Planned[], { today, reader }: AvailabilityOptions) {
  const plans = outcomes.filter(isPlan)
  const toCheck = plans.flatMap((plan) => (plan.booking ? [{ plan, booking: plan.booking }] : []))
  const toAccept = plans.flatMap((plan) => (plan.accepts ? [{ plan, accepts: plan.accepts }] : []))
  const checked = await checkAvailability(
    trx,
    toCheck.map(({ booking }) => booking),
    { today, reader },
  )
  const found = await findUnavailable(
    trx,
    toAccept.map(({ accepts }) => accepts),
    { today, reader },
  )
  const checkedByPlan = new Map(toCheck.map(({ plan }, index) => [plan, checked[index]!]))
  const foundByPlan = new Map(toAccept.map(({ plan }, index) => [plan, found[index]]))
  const refused: { plan: Plan; error: HttpError }[] = []
  replaceEach(outcomes, (plan) => {
    const outcome = checkedByPlan.get(plan)
    if (outcome?.problem) {
      const error = createConflictError(outcome.problem.message, [outcome.problem])
      refused.push({ plan, error })
      return toRefusal(error)
    }
    const accepted = plan.accepts ? (foundByPlan.get(plan)?.reason ?? null) : plan.takesBack ? null : outcome?.accepted
    const [first, ...others] = plan.writes
    if (accepted === undefined || !first || first.op === 'delete') return plan
    return { ...plan, writes: [{ ...first, row: { ...first.row, accepted } } as typeof first, ...others] }
  })
  return refused
}

/** Adds to each refusal of an unavailable worker who is busy at that time, because overriding does not help against that. */
export async function addConflicts(
  trx: Trx,
  refused: readonly { plan: Plan; error: HttpError }[],
  { ordered, reader }: { ordered: readonly Plan[]; reader: ReadingUser },
) {
  const created = new Set(ordered.flatMap(({ writes }) => writes.flatMap(({ op, id }) => (op === 'insert' ? [id] : []))))
  const mark = (conflict: Conflict) => (created.has(conflict.session_id) ? markInThisList(conflict) : conflict)
  const conflicts = await findConflicts(
    trx,
    refused.map(({ plan }) => plan.after!),
    { reader },
  )
  for (const [index, { plan, error }] of refused.entries()) {
    const details = conflicts[index]!.filter((conflict) => !isReplaced(conflict, plan))
      .map(mark)
      .map(({ session_id: _, ...problem }) => problem)
    error.details = [...error.details, ...details].slice(0, maxDetails)
  }
}
