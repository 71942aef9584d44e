import type { QueryClient } from '@tanstack/react-query'
import { ApiError, errorCode } from '#api/errors.ts'
import { createCan } from '../../../auth/access.ts'
import { isUnauthorized } from '../../../auth/guard.ts'
import { runInParallel } from '../../../data/run-in-parallel.ts'
import type { Session } from '../queries.ts'
import { type ChangeGroup, groupForBulk, RefusedWithOthers, splitError, splitGroup } from './bulk-changes.ts'
import { type Change, invertChange, overrideStep, type Step } from './change.ts'
import { mayOverride } from './override.ts'
import { sendStep } from './send-step.ts'
import { splitIntoRounds } from './split-into-rounds.ts'
import { addUndoEntry, applyLatestVersion, recordStep } from './undo-history.ts'

/** Independent changes that the user makes at once. */
export type ChangeRequest = {
  changes: readonly Change[]
  /** True when the changes undo others. They must not overwrite what a colleague has changed since. */
  isUndo?: boolean
}

/** The result of each change: the change with the server's answers, or the error that refused it. */
export type ChangeResult = PromiseSettledResult<Change>

/** Sends the changes of a request in rounds. */
export async function sendRequest(queryClient: QueryClient, { changes, isUndo = false }: ChangeRequest): Promise<ChangeResult[]> {
  const results: ChangeResult[] = []
  for (const round of splitIntoRounds(changes)) results.push(...(await sendRound(queryClient, round, isUndo)))
  const [first] = results
  // After the end of the user's session the whole request fails, so that the sign-in dialog says that it is not saved.
  if (first?.status === 'rejected' && results.every((result) => result.status === 'rejected' && isUnauthorized(result.reason)))
    throw first.reason
  if (!isUndo) return results
  // Undoing restores what it can: what was refused only with others is sent again without them.
  const retriedIndices = [...changes.keys()].filter((index) => isRefusedWithOthers(results[index]!))
  if (retriedIndices.length === 0) return results
  const newResults = await sendRequest(queryClient, { changes: retriedIndices.map((index) => changes[index]!), isUndo })
  return results.map((result, index) => newResults[retriedIndices.indexOf(index)] ?? result)
}

/** Sends independent changes: bookings and deletions in one bulk call each, the others six at a time. */
async function sendRound(queryClient: QueryClient, changes: readonly Change[], isUndo: boolean): Promise<ChangeResult[]> {
  const results: ChangeResult[] = []
  const groups = [...groupForBulk(changes).values()]
  const sendGroup = async (group: ChangeGroup) => {
    try {
      const parts = splitGroup(group, await sendChange(queryClient, group.change, isUndo), changes)
      for (const [position, { index }] of group.members.entries()) results[index] = { status: 'fulfilled', value: parts[position] ?? [] }
    } catch (error) {
      const errors = splitError(group, error)
      for (const [position, { index }] of group.members.entries()) results[index] = { status: 'rejected', reason: errors[position] }
    }
  }
  await runInParallel(groups, sendGroup)
  return results
}

const isRefusedWithOthers = (result: ChangeResult) => result.status === 'rejected' && result.reason instanceof RefusedWithOthers

/** Sends the steps of a change one after the other. When one is refused, those before it are reverted. */
async function sendChange(queryClient: QueryClient, change: Change, isUndo: boolean): Promise<Change> {
  const done: Step[] = []
  const send = async (step: Step) => {
    const sent = await sendStep(step)
    recordStep(queryClient, step, sent)
    return sent
  }
  try {
    for (const step of change) done.push(await send(updateStep(queryClient, step, isUndo)))
  } catch (error) {
    await revertSteps(queryClient, invertChange(done), send).catch(() => {
      throw createHalfDoneError(error)
    })
    throw error
  }
  return done
}

/** Reverts the sent steps of a refused change. What cannot be reverted now can be undone by Ctrl+Z. */
async function revertSteps(queryClient: QueryClient, change: Change, send: (step: Step) => Promise<Step>) {
  for (const [index, step] of change.entries())
    await send(updateStep(queryClient, step, true)).catch((error) => {
      addUndoEntry(queryClient, { message: 'Cambio a medias', changes: [change.slice(index)] })
      throw error
    })
}

/** Creates the error of a refused change whose first steps could not be reverted. Its details say why the rest was refused. */
const createHalfDoneError = (error: unknown) =>
  new ApiError(errorCode.conflict, 'El cambio quedó a medias: no se pudo volver atrás. Pulse Ctrl+Z para intentarlo de nuevo.', {
    details: error instanceof ApiError ? [{ path: '', message: error.message }, ...error.details] : [],
    cause: error,
  })

/**
 * Updates the ids and versions of a step that has waited for other changes. One that undoes brings back what was there even if the worker is away by now.
 */
function updateStep(queryClient: QueryClient, step: Step, isUndo: boolean): Step {
  const updated = updateVersions(queryClient, step, isUndo)
  return isUndo && mayOverride(createCan(queryClient)) ? overrideStep(updated, 'restore') : updated
}

function updateVersions(queryClient: QueryClient, step: Step, isUndo: boolean): Step {
  const update = (session: Session) => applyLatestVersion(queryClient, session, isUndo)
  if (step.kind === 'book') return step
  if (step.kind === 'delete') return { ...step, sessions: step.sessions.map(update) }
  if (step.kind === 'end') return { ...step, series: update(step.series) }
  const before = update(step.before)
  return { ...step, before, after: { ...step.after, id: before.id } }
}
