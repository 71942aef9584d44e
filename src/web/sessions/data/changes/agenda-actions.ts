import { useQueryClient } from '@tanstack/react-query'
import { type Operation, useCan } from '../../../auth/access.ts'
import { type NotificationAction, notifyDone } from '../../../ui/feedback/notify.ts'
import { useFindWaiting } from '../../../waiting-entries/use-find-waiting.ts'
import { type Change, getChangedSession, invertChange, type Step } from './change.ts'
import { explainError } from './explain-refusal.ts'
import { listFreedSlots } from './freed-slots.ts'
import { trackChange } from './pending-changes.ts'
import { flattenMultiple } from './send-step.ts'
import { undoEntry, undoNewest } from './undo.ts'
import { addUndoEntry, hasUndoEntry, removeUndoEntry, type UndoEntry } from './undo-history.ts'
import { useSendChanges } from './use-send-changes.ts'

/** Returns the functions that change the agenda. They notify the user of each change and offer to undo it, by a button and by Ctrl+Z. */
export function useAgendaActions() {
  const queryClient = useQueryClient()
  const sendChanges = useSendChanges()
  const can = useCan()
  const { findForSlots } = useFindWaiting()

  /** Makes one change. Rejects when it is refused; the caller shows the error. `followUp`: the button under the notice. */
  const makeChange = async (message: string, change: Change, followUp?: NotificationAction) => {
    const refused = await makeChanges(() => message, [change], followUp)
    const session = getChangedSession(change)
    for (const error of refused.values()) throw session ? await explainError(queryClient, session, error) : error
  }

  /** Makes independent changes. They are undone together. Resolves to the errors of the refused ones, by their index. */
  const makeChanges = (
    formatMessage: (count: number) => string,
    changes: readonly Change[],
    followUp?: NotificationAction,
  ): Promise<Map<number, unknown>> => {
    // Ctrl+Z undoes this change even if it is pressed before the server has answered.
    const entry: UndoEntry = { message: '', changes: [] }
    addUndoEntry(queryClient, entry)
    const send = async () => {
      const results = await sendChanges({ changes })
      const accepted = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      // Sessions that a colleague had deleted before are neither counted nor undone.
      const done = accepted.filter((change) => change.length > 0)
      if (accepted.length > 0) notify(entry, formatMessage(done.length), done, followUp)
      if (entry.changes.length === 0) removeUndoEntry(queryClient, entry)
      return new Map(
        results.flatMap((result, index) => (result.status === 'rejected' ? [[index, flattenMultiple(result.reason)] as const] : [])),
      )
    }
    return trackChange(queryClient, send())
  }

  function notify(entry: UndoEntry, message: string, done: readonly Change[], followUp?: NotificationAction) {
    const changes = [...done].reverse().map((change) => invertChange(change, can('deleteSession')))
    const canUndo = changes.length > 0 && changes.flat().every(({ kind }) => can(operations[kind]))
    const undoAction = canUndo ? { label: 'Deshacer', run: () => void undoEntry(queryClient, sendChanges, entry) } : undefined
    const dismiss = notifyDone(message, undoAction, followUp)
    if (canUndo) Object.assign(entry, { message, changes, dismiss })
    void addWaiting(entry, message, done, undoAction)
  }

  /** Says in the notice of a change who waits for the slots that it has made free, unless it was undone meanwhile. */
  async function addWaiting(entry: UndoEntry, message: string, done: readonly Change[], undoAction?: NotificationAction) {
    const waiting = await findForSlots((today) => listFreedSlots(done, today))
    if (!waiting || (undoAction && !hasUndoEntry(queryClient, entry))) return
    entry.dismiss = notifyDone(message, undoAction, waiting)
  }

  return { makeChange, makeChanges, undo: () => undoNewest(queryClient, sendChanges) }
}

/** The operation of each kind of step, to which the user needs access. */
const operations: Record<Step['kind'], Operation> = {
  book: 'createSession',
  delete: 'deleteSession',
  mark: 'changeSessionState',
  edit: 'updateSession',
  end: 'endSeries',
}
