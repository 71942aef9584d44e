import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import { isTechnicalFailure } from '../../../ui/feedback/describe-error.ts'
import { notifyDone, notifyFailure, notifyInfo } from '../../../ui/feedback/notify.ts'
import { describeSession } from '../describe-session.ts'
import type { Change } from './change.ts'
import { isStale } from './explain-refusal.ts'
import { trackChange, waitForChanges } from './pending-changes.ts'
import { flattenMultiple } from './send-step.ts'
import { addUndoEntry, getNewestUndoEntry, hasUndoEntry, removeUndoEntry, type UndoEntry } from './undo-history.ts'
import type { useSendChanges } from './use-send-changes.ts'

type SendChanges = ReturnType<typeof useSendChanges>

/** Undoes the newest change of this visit, once it is sent. */
export async function undoNewest(queryClient: QueryClient, sendChanges: SendChanges) {
  const entry = getNewestUndoEntry(queryClient)
  if (entry) await undoEntry(queryClient, sendChanges, entry)
  else notifyInfo('No hay nada que deshacer.')
}

/** Undoes a change. The steps that are refused may be tried again. */
export const undoEntry = (queryClient: QueryClient, sendChanges: SendChanges, entry: UndoEntry) =>
  trackChange(queryClient, sendUndo(queryClient, sendChanges, entry))

async function sendUndo(queryClient: QueryClient, sendChanges: SendChanges, entry: UndoEntry) {
  // Ctrl+Z may have undone it while its notification was still up.
  if (!hasUndoEntry(queryClient, entry)) return
  removeUndoEntry(queryClient, entry)
  await waitForChanges(queryClient)
  entry.dismiss?.()
  const { message, changes, hadConflict = false } = entry
  if (changes.length === 0) return
  const results = await sendChanges({ changes, isUndo: true })
  const refused = results.flatMap((result, index) =>
    result.status === 'rejected' ? [{ change: changes[index]!, error: flattenMultiple(result.reason) }] : [],
  )
  const describe = (part: readonly Change[]) => `${message}: ${part.map(describeFirstSession).join('; ')}`
  const [first] = refused
  if (!first) return void notifyDone(`Deshecho: «${entry.isPartial ? describe(changes) : message}»`)
  const isPartial = entry.isPartial || refused.length < changes.length
  const title = `No se pudo deshacer «${isPartial ? describe(refused.map(({ change }) => change)) : message}»`
  const hasConflict = refused.some(({ error }) => isConflict(error))
  // A failed call can be retried. A conflict can be retried once, so that Ctrl+Z gets on to older changes.
  const retryable = refused.filter(({ error }) => isTechnicalFailure(error) || (isConflict(error) && !hadConflict))
  if (retryable.length === 0) return void notifyFailure(title, first.error, { hint: hasConflict ? 'No se volverá a intentar.' : undefined })
  const dismiss = notifyFailure(title, first.error, {
    hint: hasConflict ? 'Cuando se libere, puede reintentarlo (Ctrl+Z) una vez más.' : undefined,
    action: { label: 'Reintentar', run: () => void undoEntry(queryClient, sendChanges, retry) },
  })
  const retry: UndoEntry = {
    message,
    isPartial,
    changes: retryable.map(({ change }) => change),
    dismiss,
    hadConflict: hadConflict || hasConflict,
  }
  addUndoEntry(queryClient, retry)
}

/**
 * True when somebody is already booked; a bulk call then returns 422. False when a colleague has changed the session since, because undoing does not
 * overwrite that.
 */
const isConflict = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 422) && !isStale(error)

function describeFirstSession([step]: Change) {
  if (!step) return ''
  const session = 'sessions' in step ? step.sessions[0] : step.kind === 'end' ? step.series : step.after
  return session ? describeSession(session) : ''
}
