import { type Mutation, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCan } from '#web/auth/access.ts'
import { isUnauthorized } from '#web/auth/guard.ts'
import { isTechnicalFailure, titleFailure } from '#web/ui/feedback/describe-error.ts'
import { type NotificationAction, notifyDone, notifyFailure, notifyInfo } from '#web/ui/feedback/notify.ts'
import { SignedOutError } from '#web/ui/feedback/signed-out-error.ts'
import { sendUntilAnswered } from './send-once.ts'
import { addMadeChange, getNewestChange, isListed, type MadeChange, type ReversalKind, replaceChange } from './undo-list.ts'

/** The changes of a user are sent one after the other, so that an undo finds what was made before it. */
export const changeScope = { id: 'changes' }

const mutationKey = ['undo'] as const

/** What the mutation of a change resolves to. `made`: what can be undone. */
export type Made = { made?: MadeChange | undefined }

const words = {
  undo: { done: 'Deshecho', failure: 'No se pudo deshacer', nothing: 'No hay nada que deshacer.', label: 'Deshacer' },
  redo: { done: 'Rehecho', failure: 'No se pudo rehacer', nothing: 'No hay nada que rehacer.', label: 'Rehacer' },
}

const opposite = { undo: 'redo', redo: 'undo' } as const

/**
 * A change that is undone or redone: the newest one when none is named. A retried one is not in the list any more. `awaited`: the change that was being sent when
 * the user asked to undo it.
 */
type Reversal = { kind: ReversalKind; change?: MadeChange | undefined; isRetry?: boolean; awaited?: Mutation | undefined }

/** Returns the functions that notify the user of changes, and undo and redo them on the server. */
export function useUndo() {
  const queryClient = useQueryClient()
  const canUndo = useCan()('undoChange')
  const { mutate } = useMutation({
    scope: changeScope,
    mutationKey,
    mutationFn: async ({ kind, awaited, change: named, isRetry }: Reversal) => {
      const change = awaited ? (awaited.state.data as Made | undefined)?.made : (named ?? getNewestChange(queryClient, kind))
      // What was refused needs no undo, and the one before was not meant.
      if (!change && awaited) return
      if (!change) notifyInfo(words[kind].nothing)
      // A button of a notice may name a change that Ctrl+Z has undone already.
      else if (isRetry || isListed(queryClient, change, kind)) await revert(change, kind)
    },
  })

  async function revert(change: MadeChange, kind: ReversalKind) {
    const { done, failure } = words[kind]
    const { reversedIds, leftIds, error } = await sendReversals(change.ids)
    if (error instanceof SignedOutError) return
    const left = leftIds.length > 0 ? { ...change, ids: leftIds } : undefined
    const reversed = reversedIds.length > 0 ? { ...change, ids: reversedIds } : undefined
    // What the server refuses does not stand before older changes. What failed stays, and has the same key when it is tried again.
    replaceChange(queryClient, change, kind, { left: isUndecided(error) ? left : undefined, reversed })
    if (left) {
      const retry = { label: 'Reintentar', run: () => mutate({ kind, change: left, isRetry: true }) }
      notifyFailure(titleFailure(`${failure} «${change.message}»`, error), error, { action: retry })
    } else if (reversed) notifyDone(`${done}: «${change.message}»`, createAction(reversed, opposite[kind]))
    // A change may be of any kind, and may have brought others along.
    void queryClient.invalidateQueries()
  }

  const createAction = (change: MadeChange, kind: ReversalKind): NotificationAction => ({
    label: words[kind].label,
    run: () => mutate({ kind, change }),
  })

  /**
   * Notifies of a change that was made, with the button that undoes it where the server can. Returns the function that shows other buttons under it later, and may
   * say more.
   */
  function notifyMade(message: string, change: MadeChange | undefined, followUp?: NotificationAction) {
    const undoAction = canUndo && change ? createAction(change, 'undo') : undefined
    notifyDone(message, undoAction, followUp && [followUp])
    return (later: readonly NotificationAction[], laterMessage = message) => {
      // Meanwhile it may have been undone.
      if (!change || isListed(queryClient, change, 'undo')) notifyDone(laterMessage, undoAction, later)
    }
  }

  return {
    canUndo,
    undo: () => mutate({ kind: 'undo', awaited: findPendingChange(queryClient) }),
    redo: () => mutate({ kind: 'redo' }),
    notifyMade,
    /** Adds a change to those that can be undone, and does what `notifyMade` does. Without an id it cannot be undone. */
    notifyChange: (message: string, changeId: string | readonly string[] | undefined, followUp?: NotificationAction) =>
      notifyMade(message, addChange(queryClient, message, [changeId ?? []].flat()), followUp),
  }
}

/** Returns the change that is being sent, if it is not to be undone already. */
function findPendingChange(queryClient: QueryClient): Mutation | undefined {
  const pending = queryClient
    .getMutationCache()
    .findAll({ status: 'pending', predicate: ({ options }) => options.scope?.id === changeScope.id })
  const changes = pending.filter(({ options }) => options.mutationKey !== mutationKey)
  const undoCount = pending.length - changes.length
  return changes[changes.length - 1 - undoCount]
}

/** Adds a change to the list, if it has an id by which it can be undone. */
export function addChange(queryClient: QueryClient, message: string, ids: readonly string[]): MadeChange | undefined {
  if (ids.length === 0) return
  const change = { ids: [...ids], message, madeAt: Date.now() }
  addMadeChange(queryClient, change)
  return change
}

/** Undoes changes on the server, the latest one first: all but those that it refuses. After a failure no further one is sent. */
async function sendReversals(ids: readonly string[]): Promise<{ reversedIds: string[]; leftIds: string[]; error?: unknown }> {
  const left = new Set(ids)
  const reversedIds: string[] = []
  let error: unknown
  for (const id of [...ids].reverse()) {
    try {
      const { data } = await sendUntilAnswered('/v1/changes/{id}/undo', { path: { id } })
      left.delete(id)
      if (data.changeId) reversedIds.push(data.changeId)
    } catch (reason) {
      error = reason
      if (isUndecided(reason)) break
    }
  }
  return { reversedIds, leftIds: [...left], error }
}

/** True when the server has not decided about a reversal: the call has failed, or the sign-in has ended. */
const isUndecided = (error: unknown) => error !== undefined && (isTechnicalFailure(error) || isUnauthorized(error))
