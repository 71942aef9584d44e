import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiError, errorCode } from '#api/errors.ts'
import { formatClock } from '#domain/clock.ts'
import { shortName } from '#domain/names.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { type Operation, useCan } from '../../../auth/access.ts'
import { toName } from '../../../people/name.ts'
import { isTechnicalFailure } from '../../../ui/feedback/describe-error.ts'
import { notifyDone, notifyFailure, notifyInfo } from '../../../ui/feedback/notify.ts'
import type { Session } from '../queries.ts'
import { type Change, invertChange, type Step } from './change.ts'
import { addUndoEntry, getNewestUndoEntry, hasUndoEntry, removeUndoEntry, type UndoEntry } from './undo-history.ts'
import { useChange } from './use-change.ts'

/** Makes changes of the agenda. Notifies the user of each and offers to undo it, by a button and by Ctrl+Z. */
export function useAgendaActions() {
  const queryClient = useQueryClient()
  const sendChange = useChange()
  const can = useCan()

  /** Makes one change. Rejects when it is refused; the caller shows the error. */
  const makeChange = (message: string, change: Change) =>
    track(
      queryClient,
      sendChange({ change }).then(
        (done) => notify(message, [done]),
        (error) => {
          throw flattenMultiple(error)
        },
      ),
    )

  /** Makes independent changes. They are undone together. Resolves to the errors of the refused ones, by their index. */
  const makeChanges = (messageFor: (count: number) => string, changes: readonly Change[]): Promise<Map<number, unknown>> => {
    const sendAll = async () => {
      const results = await Promise.allSettled(changes.map((change) => sendChange({ change })))
      const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      if (done.length > 0) notify(messageFor(done.length), done)
      return new Map(
        results.flatMap((result, index) => (result.status === 'rejected' ? [[index, flattenMultiple(result.reason)] as const] : [])),
      )
    }
    return track(queryClient, sendAll())
  }

  function notify(message: string, done: readonly Change[]) {
    const changes = done.toReversed().map((change) => invertChange(change, can('deleteSession')))
    if (!changes.flat().every(({ kind }) => can(operations[kind]))) return void notifyDone(message)
    const dismiss = notifyDone(message, { label: 'Deshacer', run: () => void undo(entry) })
    const entry: UndoEntry = { message, changes, dismiss }
    addUndoEntry(queryClient, entry)
  }

  /** Undoes the newest change of this visit, once it is sent. */
  const undoNewest = async () => {
    await pending.get(queryClient)
    const entry = getNewestUndoEntry(queryClient)
    if (entry) await undo(entry)
    else notifyInfo('No hay nada que deshacer.')
  }

  const undo = (entry: UndoEntry) => track(queryClient, sendUndo(entry))

  /** Undoes a change. The steps that are refused may be tried again. */
  const sendUndo = async (entry: UndoEntry) => {
    // Ctrl+Z may have undone it while its notification was still up.
    if (!hasUndoEntry(queryClient, entry)) return
    removeUndoEntry(queryClient, entry)
    entry.dismiss?.()
    const { message, changes, hadConflict = false } = entry
    const results = await Promise.allSettled(changes.map((change) => sendChange({ change, isUndo: true })))
    const refused = results.flatMap((result, index) =>
      result.status === 'rejected' ? [{ change: changes[index]!, error: flattenMultiple(result.reason) }] : [],
    )
    const [first] = refused
    if (!first) return void notifyDone(`Deshecho: «${message}»`)
    const title = `No se pudo deshacer «${message}»`
    const hasConflict = refused.some(({ error }) => isConflict(error))
    // A failed call can be retried. A conflict can be retried once, so that Ctrl+Z gets on to older changes.
    const retryable = refused.filter(({ error }) => isTechnicalFailure(error) || (isConflict(error) && !hadConflict))
    if (retryable.length === 0)
      return void notifyFailure(title, first.error, { hint: hasConflict ? 'No se volverá a intentar.' : undefined })
    const dismiss = notifyFailure(title, first.error, {
      hint: hasConflict ? 'Cuando se libere, puede reintentarlo (Ctrl+Z) una vez más.' : undefined,
      action: { label: 'Reintentar', run: () => void undo(retry) },
    })
    const retry: UndoEntry = {
      message,
      changes: retryable.map(({ change }) => change),
      dismiss,
      hadConflict: hadConflict || hasConflict,
    }
    addUndoEntry(queryClient, retry)
  }

  return { makeChange, makeChanges, undo: undoNewest }
}

/** The operation of each kind of step, to which the user needs access. */
const operations: Record<Step['kind'], Operation> = {
  book: 'createSession',
  delete: 'deleteSession',
  mark: 'changeSessionState',
  edit: 'updateSession',
  end: 'endSeries',
}

/** Resolves when all changes so far are settled and can be undone. */
const pending = new WeakMap<QueryClient, Promise<unknown>>()

function track<T>(queryClient: QueryClient, work: Promise<T>): Promise<T> {
  // Resolves to nothing, because each result would keep the one before it in memory.
  pending.set(
    queryClient,
    Promise.allSettled([pending.get(queryClient), work]).then(() => {}),
  )
  return work
}

/** True when somebody is already booked. False when a colleague has changed the session since: undoing does not overwrite that. */
const isConflict = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.details.every(({ path }) => path !== 'updatedAt')

/** Turns the error of a bulk call, which counts the refused sessions, into one with the reasons themselves. */
function flattenMultiple(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== errorCode.multiple) return error
  const [first, ...details] = error.details
  if (!first) return error
  const { correlationId, status } = error
  return new ApiError(errorCode.conflict, first.message, { details, correlationId, status, cause: error })
}

/** "Mateo Huamán, mar 24 Nov, 09:40" */
export const describeSession = ({ client, sessionDate, time }: Pick<Session, 'client' | 'sessionDate' | 'time'>) =>
  `${shortName(toName(client.person))}, ${sessionDate ? `${formatShortDate(sessionDate)}, ` : ''}${formatClock(time)}`
