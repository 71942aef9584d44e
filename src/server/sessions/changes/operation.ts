import { errorCode } from '#api/errors.ts'
import type { SessionChangeResults, SessionStepResult } from '#api/generated/wire.ts'
import { runBulk } from '../../bulk-queue.ts'
import type { Actor, OperationCall } from '../../call.ts'
import { getChangeId } from '../../database/author.ts'
import type { Trx } from '../../database/connect.ts'
import { runTransaction } from '../../database/transaction.ts'
import { HttpError } from '../../errors.ts'
import { runOnce } from '../../idempotency/run-once.ts'
import { ownBySteps } from '../../ownership.ts'
import type { PropertiesOf } from '../../properties-of.ts'
import { readSessionsByIds } from '../join-clients-and-workers.ts'
import { createStepsError } from './change-errors.ts'
import { type CheckedStep, checkStep } from './check-step.ts'
import type { StepOutcome } from './refusal.ts'
import { isRefused, runChange } from './run-change.ts'
import { runSteps } from './run-steps.ts'
import type { Step } from './step.ts'
import { toCreated } from './to-created.ts'

/** The maximum number of steps of a change that is no bulk call: someone waits for it in front of the screen. */
const maxAtOnce = 10

/** Changes several sessions in one transaction, or tells what the steps would do. */
export async function changeSessions(call: OperationCall<'changeSessions'>) {
  const { actor, body } = call
  const checked = body.steps.map((step) => checkStep(step, actor))
  const run = () => (body.dry_run ? tryOut(call, checked) : change(call, checked))
  const results = checked.length > maxAtOnce ? await runBulk(actor.id, run) : await run()
  return ownBySteps({ change_id: getChangeId(), results } satisfies PropertiesOf<SessionChangeResults>)
}

async function change(call: OperationCall<'changeSessions'>, checked: readonly CheckedStep[]): Promise<SessionStepResult[]> {
  const forbidden = checked.flatMap(({ kind, error }, index) =>
    error ? error.details.map((problem) => ({ ...problem, path: `steps.${index}.${kind}.${problem.path}` })) : [],
  )
  if (forbidden.length > 0) throw new HttpError(403, errorCode.unauthorized, 'No tiene permiso para hacer esto.', { details: forbidden })
  const steps = checked.flatMap(({ step }) => step ?? [])
  const kinds = steps.map(({ kind }) => kind)
  return runChange(call, steps, {
    clientKnows: call.body.client_knows,
    once: (trx, work) =>
      runOnce(trx, call, work, { store: keepIds, replay: (stored) => readAgain(trx, stored, { steps, actor: call.actor }) }),
    createError: (outcomes) => createStepsError(outcomes, kinds),
    answer: (trx, touched) =>
      readResults(
        trx,
        steps,
        touched.map((ids) => ({ touched: ids })),
        call.actor,
      ),
  })
}

/** The end of a dry run: it rolls the transaction back. */
class DryRunEnded extends Error {
  results: SessionStepResult[]

  constructor(results: SessionStepResult[]) {
    super()
    this.results = results
  }
}

async function tryOut({ db, actor, now, today, settings }: OperationCall<'changeSessions'>, checked: readonly CheckedStep[]) {
  const steps = checked.flatMap(({ step }) => step ?? [])
  try {
    return await runTransaction(db, async (trx): Promise<never> => {
      const outcomes = await runSteps(trx, steps, { now, today, settings, clientKnows: false, isDryRun: true, reader: actor })
      const results = (await readResults(trx, steps, outcomes, actor)).values()
      throw new DryRunEnded(checked.map(({ error }) => (error ? toStepError(error) : results.next().value!)))
    })
  } catch (error) {
    if (error instanceof DryRunEnded) return error.results
    throw error
  }
}

/** Returns what each step answers: what the single operation answers, or its error. */
async function readResults(trx: Trx, steps: readonly Step[], outcomes: readonly StepOutcome[], actor: Actor): Promise<SessionStepResult[]> {
  const answersSession = (step: Step) => step.kind === 'update' || step.kind === 'state'
  const ids = outcomes.flatMap((outcome, index) => (isRefused(outcome) || !answersSession(steps[index]!) ? [] : outcome.touched))
  const sessions = new Map((await readSessionsByIds(trx, ids, actor)).map((session) => [session.id, session]))
  return outcomes.map((outcome, index) => {
    if (isRefused(outcome)) return toStepError(outcome.error)
    const { kind } = steps[index]!
    const id = outcome.touched[0]!
    if (kind === 'end_series') return { end_series: outcome.touched }
    if (kind === 'create') return { create: toCreated(outcome.touched) }
    return kind === 'delete' ? { delete: { id } } : { [kind]: sessions.get(id)! }
  })
}

const toStepError = ({ message, details, code }: HttpError): SessionStepResult => ({ error: { message, details, code } })

/** The results of a change as they are stored with its key: of sessions the ids alone. */
type StoredResults = (Omit<SessionStepResult, 'update' | 'state'> & { update?: { id: string }; state?: { id: string } })[]

const keepIds = (results: SessionStepResult[]): StoredResults =>
  results.map(({ update, state, ...result }) => ({
    ...result,
    ...(update && { update: { id: update.id } }),
    ...(state && { state: { id: state.id } }),
  }))

/** Reads the results of a change that was done before, with the sessions as they are now, as far as the caller may still read them. */
async function readAgain(
  trx: Trx,
  stored: StoredResults,
  { steps, actor }: { steps: readonly Step[]; actor: Actor },
): Promise<SessionStepResult[]> {
  const ids = stored.flatMap(({ create, update, state }) => (create ?? update ?? state)?.id ?? [])
  const sessions = new Map((await readSessionsByIds(trx, ids, actor)).map((session) => [session.id, session]))
  return stored.map(({ update, state, ...result }, index) => {
    const written = result.create ?? update ?? state
    if (!written) return result
    const session = sessions.get(written.id)
    const step = steps[index]!
    const ownOnly = 'ownOnly' in step ? step.ownOnly : null
    if (!session || (ownOnly && session.worker.id !== ownOnly.worker_id)) return { gone: written }
    return result.create ? result : { [update ? 'update' : 'state']: session }
  })
}
