import type { Actor } from '../../call.ts'
import type { Db, Trx } from '../../database/connect.ts'
import { runTransaction } from '../../database/transaction.ts'
import type { StepOutcome, StepRefusal } from './refusal.ts'
import { runSteps } from './run-steps.ts'
import type { Step } from './step.ts'
import type { EffectOptions } from './step-effect.ts'

/** The call that changes sessions, as far as a change needs it. */
type ChangeCall = Omit<EffectOptions, 'reader' | 'clientKnows'> & { db: Db; actor: Actor }

type ChangeOptions<Answer> = {
  /** True: the clients of all steps know of the change. */
  clientKnows?: boolean | undefined
  /** True for a refusal that does not count. */
  ignores?: (refusal: StepRefusal) => boolean
  /** Does the work only when it was not done before: what `runOnce` does. */
  once?: (trx: Trx, work: () => Promise<Answer>) => Promise<Answer>
  /** Makes the error of a change of which steps are refused. By default it is the error of the first one. */
  createError?: (outcomes: readonly StepOutcome[]) => Error
  /** Reads the answer, in the same transaction, by the sessions that each step touched. */
  answer: (trx: Trx, touched: string[][]) => Promise<Answer>
}

/** Runs the steps of a change of sessions in one transaction, all or none. */
export const runChange = <Answer>(
  { db, actor, now, today, settings }: ChangeCall,
  steps: readonly Step[],
  { clientKnows = false, ignores = () => false, once = (_, work) => work(), createError = getFirstError, answer }: ChangeOptions<Answer>,
): Promise<Answer> =>
  runTransaction(db, (trx) =>
    once(trx, async () => {
      const found = await runSteps(trx, steps, { now, today, settings, clientKnows, reader: actor })
      const outcomes = found.map((outcome) => (isRefused(outcome) && ignores(outcome) ? { touched: [] } : outcome))
      if (outcomes.some(isRefused)) throw createError(outcomes)
      return answer(
        trx,
        outcomes.map((outcome) => (isRefused(outcome) ? [] : outcome.touched)),
      )
    }),
  )

/** True for the outcome of a step that cannot be done. */
export const isRefused = (outcome: StepOutcome): outcome is StepRefusal => outcome.error !== undefined

const getFirstError = (outcomes: readonly StepOutcome[]) => outcomes.find(isRefused)!.error
