import { findUnavailable } from '../../availability/find-unavailable.ts'
import type { Trx } from '../../database/connect.ts'
import { createConflictError, type HttpError } from '../../errors.ts'
import { maxDetails } from '../../upcoming-sessions.ts'
import { type AvailabilityOptions, checkAvailability } from '../check-availability.ts'
import { type Conflict, findConflicts } from '../find-conflicts.ts'
import type { ReadingUser } from '../may-read-session.ts'
import { flagInThisList, isReplaced } from './explain-violations.ts'
import { type EffectOrRefusal, isEffect, replaceEach, toRefusal } from './refusal.ts'
import type { StepEffect } from './step-effect.ts'

/** Refuses the effects whose worker is not available, and completes the others with the acceptance. Returns the refused ones. */
export async function requireAvailable(trx: Trx, outcomes: EffectOrRefusal[], { today, reader }: AvailabilityOptions) {
  const effects = outcomes.filter(isEffect)
  const toCheck = effects.flatMap((effect) => (effect.booking ? [{ effect, booking: effect.booking }] : []))
  const toAccept = effects.flatMap((effect) => (effect.accepts ? [{ effect, accepts: effect.accepts }] : []))
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
  const checkedByEffect = new Map(toCheck.map(({ effect }, index) => [effect, checked[index]!]))
  const foundByEffect = new Map(toAccept.map(({ effect }, index) => [effect, found[index]]))
  const refused: { effect: StepEffect; error: HttpError }[] = []
  replaceEach(outcomes, (effect) => {
    const outcome = checkedByEffect.get(effect)
    if (outcome?.problem) {
      const error = createConflictError(outcome.problem.message, [outcome.problem])
      refused.push({ effect, error })
      return toRefusal(error)
    }
    const accepted = effect.accepts ? (foundByEffect.get(effect)?.reason ?? null) : effect.takesBack ? null : outcome?.accepted
    const [first, ...others] = effect.writes
    if (accepted === undefined || !first || first.op === 'delete') return effect
    return { ...effect, writes: [{ ...first, row: { ...first.row, accepted } } as typeof first, ...others] }
  })
  return refused
}

/** Adds to each refusal of an unavailable worker who is busy at that time, because overriding does not help against that. */
export async function addConflicts(
  trx: Trx,
  refused: readonly { effect: StepEffect; error: HttpError }[],
  { ordered, reader }: { ordered: readonly StepEffect[]; reader: ReadingUser },
) {
  const created = new Set(ordered.flatMap(({ writes }) => writes.flatMap(({ op, id }) => (op === 'insert' ? [id] : []))))
  const flag = (conflict: Conflict) => (created.has(conflict.session_id) ? flagInThisList(conflict) : conflict)
  const conflicts = await findConflicts(
    trx,
    refused.map(({ effect }) => effect.after!),
    { reader },
  )
  for (const [index, { effect, error }] of refused.entries()) {
    const details = conflicts[index]!.filter((conflict) => !isReplaced(conflict, effect))
      .map(flag)
      .map(({ session_id: _, ...problem }) => problem)
    error.details = [...error.details, ...details].slice(0, maxDetails)
  }
}
