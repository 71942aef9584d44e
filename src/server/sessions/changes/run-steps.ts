import type { Trx } from '../../database/connect.ts'
import { createBadRequestError } from '../../errors.ts'
import { settleDeclined } from '../settle-declined.ts'
import { returnToWaitingList, takeOffWaitingList } from '../take-off-waiting-list.ts'
import { applyPlans } from './apply-plans.ts'
import { explainViolations } from './explain-violations.ts'
import { loadRecords } from './load-records.ts'
import { indexBySessionKey, orderPlans, refuseExchange } from './order-plans.ts'
import type { Plan, PlanOptions } from './plan.ts'
import { planStep } from './plan-step.ts'
import { isPlan, type Planned, refuseByError, replaceEach, type StepOutcome, toRefusal } from './refusal.ts'
import { addConflicts, requireAvailable } from './require-available.ts'
import type { Step } from './step.ts'
import { findDeclined, tellClients } from './tell-clients.ts'

/**
 * Runs the steps of a change of sessions, and returns the outcome of each. The writes of those that succeed stay in the transaction, so the caller rolls it back
 * when one is refused.
 */
export async function runSteps(trx: Trx, steps: readonly Step[], options: PlanOptions): Promise<StepOutcome[]> {
  const records = await loadRecords(trx, steps, options.today)
  const outcomes = steps.map((step) => refuseByError(() => planStep(step, records, options)))
  refuseSharedSessions(outcomes)
  const keys = indexBySessionKey(outcomes.filter(isPlan))
  replaceEach(outcomes, (plan) =>
    refuseByError(() => {
      refuseExchange(plan, keys)
      return plan
    }),
  )
  const conflicting = await requireAvailable(trx, outcomes, options)
  const plans = outcomes.filter(isPlan)
  const declined = await findDeclined(
    trx,
    plans.flatMap(({ clientSteps }) => clientSteps),
  )
  await settleDeclined(
    trx,
    plans.flatMap(({ settles }) => settles ?? []),
  )
  const ordered = orderPlans(plans.flatMap((plan) => (plan.postponement ? [plan.postponement, plan] : [plan])))
  const violations = await applyPlans(trx, ordered)
  const refusals = await explainViolations(trx, ordered, violations, options.reader)
  replaceEach(outcomes, (plan) => refusals.get(plan) ?? plan)
  await addConflicts(trx, conflicting, { ordered, reader: options.reader })
  await keepWaitingList(trx, outcomes.filter(isPlan))
  if (!options.isDryRun) await tellClients(trx, listClientStepsOf(steps, outcomes), declined, options)
  return outcomes.map((outcome) => (isPlan(outcome) ? { touched: outcome.touched } : outcome))
}

const listClientStepsOf = (steps: readonly Step[], outcomes: readonly Planned[]) =>
  outcomes.flatMap((outcome, index) => (isPlan(outcome) ? outcome.clientSteps.map((own) => ({ own, step: steps[index]! })) : []))

/** Refuses each step that changes what another one changes or uses, because no step refers to another. */
function refuseSharedSessions(outcomes: Planned[]) {
  const plans = outcomes.filter(isPlan)
  const changes = Map.groupBy(
    plans.flatMap((plan) => plan.changes.map((id) => ({ id, plan }))),
    ({ id }) => id,
  )
  const used = new Map(plans.flatMap((plan) => plan.uses.map((id) => [id, plan])))
  const isShared = (id: string) => changes.get(id)!.length > 1 || used.has(id)
  replaceEach(outcomes, (plan) =>
    plan.changes.some(isShared) ? toRefusal(createBadRequestError('Otro paso de este cambio trata de la misma sesión.')) : plan,
  )
}

async function keepWaitingList(trx: Trx, plans: readonly Plan[]) {
  const left = plans.flatMap(({ leftBy }) => leftBy)
  if (left.length > 0) await returnToWaitingList(trx, left)
  await takeOffWaitingList(
    trx,
    plans.map(({ touched, waitingEntryId }) => ({ id: touched[0]!, waiting_entry_id: waitingEntryId })),
  )
}
