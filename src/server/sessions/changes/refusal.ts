import type { Problem } from '#domain/problem.ts'
import { HttpError } from '../../errors.ts'
import type { StepEffect } from './step-effect.ts'

/** What became of a step: the ids of the sessions that it touched, or why it cannot be done, in one problem and as the error of the single call. */
export type StepOutcome = { touched: string[]; error?: undefined } | StepRefusal

export type StepRefusal = { error: HttpError; problem: Problem }

/** Makes the refusal of an error. */
export const toRefusal = (error: HttpError): StepRefusal => {
  const [first] = error.details
  return { error, problem: { ...first, path: first?.path ?? '', message: error.message } }
}

/** A step on its way: what it is to write, or why it cannot be done. */
export type EffectOrRefusal = StepEffect | StepRefusal

/** True for a step that may still be done. */
export const isEffect = (outcome: EffectOrRefusal): outcome is StepEffect => 'writes' in outcome

/** Replaces the effects of a list, each by another effect or a refusal. */
export function replaceEach(outcomes: EffectOrRefusal[], replace: (effect: StepEffect) => EffectOrRefusal) {
  for (const [index, outcome] of outcomes.entries()) if (isEffect(outcome)) outcomes[index] = replace(outcome)
}

/** Returns what `plan` returns, or the refusal of the error that it throws. */
export function refuseByError(plan: () => StepEffect): EffectOrRefusal {
  try {
    return plan()
  } catch (error) {
    if (error instanceof HttpError) return toRefusal(error)
    throw error
  }
}
