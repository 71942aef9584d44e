import type { Trx } from '../../database/connect.ts'
import { createBadRequestError } from '../../errors.ts'
import { settleDeclined } from '../settle-declined.ts'
import { returnToWaitingList, takeOffWaitingList } from '../take-off-waiting-list.ts'
import { applyEffects } from './apply-effects.ts'
import { explainViolations } from './explain-violations.ts'
import { loadRecords } from './load-records.ts'
import { indexBySessionKey, orderEffects, refuseExchange } from './order-effects.ts'
import { planStep } from './plan-step.ts'
import { type EffectOrRefusal, isEffect, refuseByError, replaceEach, type StepOutcome, toRefusal } from './refusal.ts'
import { addConflicts, requireAvailable } from './require-available.ts'
import type { Step } from './step.ts'
import type { EffectOptions, StepEffect } from './step-effect.ts'
import { findDeclined, tellClients } from './tell-clients.ts'

/**
 * Runs the steps of a change of sessions, and returns the outcome of each. The writes of those that succeed stay in the transaction, so the caller rolls it back
 * when one is refused.
 */
export async function runSteps(trx: Trx, steps: readonly Step[], options: EffectOptions): Promise<StepOutcome[]> {
  const records = await loadRecords(trx, steps, options.today)
  const outcomes = steps.map((step) => refuseByError(() => planStep(step, records, options)))
  refuseSharedSessions(outcomes)
  const keys = indexBySessionKey(outcomes.filter(isEffect))
  replaceEach(outcomes, (effect) =>
    refuseByError(() => {
      refuseExchange(effect, keys)
      return effect
    }),
  )
  const conflicting = await requireAvailable(trx, outcomes, options)
  const effects = outcomes.filter(isEffect)
  const declined = await findDeclined(
    trx,
    effects.flatMap(({ clientSteps }) => clientSteps),
  )
  await settleDeclined(
    trx,
    effects.flatMap(({ settles }) => settles ?? []),
  )
  const ordered = orderEffects(effects.flatMap((effect) => (effect.postponement ? [effect.postponement, effect] : [effect])))
  const violations = await applyEffects(trx, ordered)
  const refusals = await explainViolations(trx, ordered, violations, options.reader)
  replaceEach(outcomes, (effect) => refusals.get(effect) ?? effect)
  await addConflicts(trx, conflicting, { ordered, reader: options.reader })
  await keepWaitingList(trx, outcomes.filter(isEffect))
  if (!options.isDryRun) await tellClients(trx, listClientStepsOf(steps, outcomes), declined, options)
  return outcomes.map((outcome) => (isEffect(outcome) ? { touched: outcome.touched } : outcome))
}

const listClientStepsOf = (steps: readonly Step[], outcomes: readonly EffectOrRefusal[]) =>
  outcomes.flatMap((outcome, index) => (isEffect(outcome) ? outcome.clientSteps.map((own) => ({ own, step: steps[index]! })) : []))

/** Refuses each step that changes what another one changes or uses, because no step refers to another. */
function refuseSharedSessions(outcomes: EffectOrRefusal[]) {
  const effects = outcomes.filter(isEffect)
  const changes = Map.groupBy(
    effects.flatMap((effect) => effect.changes.map((id) => ({ id, effect }))),
    ({ id }) => id,
  )
  const used = new Map(effects.flatMap((effect) => effect.uses.map((id) => [id, effect])))
  const isShared = (id: string) => changes.get(id)!.length > 1 || used.has(id)
  replaceEach(outcomes, (effect) =>
    effect.changes.some(isShared) ? toRefusal(createBadRequestError('Otro paso de este cambio trata de la misma sesión.')) : effect,
  )
}

async function keepWaitingList(trx: Trx, effects: readonly StepEffect[]) {
  const left = effects.flatMap(({ leftBy }) => leftBy)
  if (left.length > 0) await returnToWaitingList(trx, left)
  await takeOffWaitingList(
    trx,
    effects.map(({ touched, waitingEntryId }) => ({ id: touched[0]!, waiting_entry_id: waitingEntryId })),
  )
}
