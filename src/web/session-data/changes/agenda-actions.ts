import { useQueryClient } from '@tanstack/react-query'
import { isSameSession } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import type { MadeChange } from '#web/changes/undo-list.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { useFindUntold } from '#web/messages/use-find-untold.ts'
import type { NotificationAction } from '#web/ui/feedback/notify.ts'
import type { FreeSlot } from '#web/waiting-entries/queries.ts'
import { useFindWaiting } from '#web/waiting-entries/use-find-waiting.ts'
import { useFindPartlyMet } from '#web/waiting-entries/use-met-entries.ts'
import type { Session } from '../queries.ts'
import { type Change, getChangedSession, listTouched } from './change.ts'
import { explainError } from './explain-refusal.ts'
import { listFreedSlots } from './freed-slots.ts'
import { trackChange } from './unanswered-changes.ts'
import { listMade, useSendChanges } from './use-send-changes.ts'

/** Returns the functions that change the agenda. They notify the user of each change and offer to undo it. */
export function useAgendaActions() {
  const queryClient = useQueryClient()
  const sendChanges = useSendChanges()
  const { notifyMade } = useUndo()
  const { findForSlots } = useFindWaiting()
  const findPartlyMet = useFindPartlyMet()
  const findUntold = useFindUntold()

  /** Makes one change. Rejects when it is refused; the caller shows the error. `followUp`: the button under the notice. */
  const makeChange = async (message: string, change: Change, followUp?: NotificationAction) => {
    const refused = await makeChanges(() => message, [change], followUp)
    const session = getChangedSession(change)
    for (const error of refused.values()) throw session ? await explainError(queryClient, session, error) : error
  }

  /** Makes changes together, all or none; they are undone together. Resolves to the errors of the refused ones, by their index. */
  const makeChanges = (
    formatMessage: (count: number) => string,
    changes: readonly Change[],
    followUp?: NotificationAction,
  ): Promise<Map<number, unknown>> => {
    const send = async () => {
      const { results, made } = await sendChanges({ changes, formatMessage })
      const done = listMade(results)
      if (done.length > 0) void notify(formatMessage(done.length), done, made, followUp)
      return new Map(results.flatMap((result, index) => (result.status === 'rejected' ? [[index, result.reason] as const] : [])))
    }
    return trackChange(queryClient, send())
  }

  /**
   * Notifies of changes, and then of who waits for the slots that they have made free, or else that the client of the only one may still wait, and of whom to tell.
   */
  async function notify(message: string, done: readonly Change[], made: MadeChange | undefined, followUp?: NotificationAction) {
    const addFollowUps = notifyMade(message, made, followUp)
    const findWaiting = async () => {
      const waiting = await findForSlots((today) => listFreedSlots(done, today))
      const [placed] = done.length === 1 ? listPlaced(done[0]!) : []
      return waiting ?? (placed && (await findPartlyMet(placed.client.id, toFreeSlot(placed))))
    }
    const found = await Promise.all([followUp, findWaiting(), findUntold(done.flatMap(listTouched))])
    const actions = found.filter((action) => action !== undefined)
    if (actions.length > (followUp ? 1 : 0)) addFollowUps(actions)
  }

  return { makeChange, makeChanges }
}

/** Lists the sessions that a change has put at another time or with another worker, where it is about one client. */
function listPlaced(change: Change): Session[] {
  const placed = change.flatMap((step) =>
    step.kind === 'book' ? [step.session] : step.kind === 'edit' && !isSameSession(step.before, step.after) ? [step.after] : [],
  )
  return new Set(placed.map(({ client }) => client.id)).size === 1 ? placed.filter(({ state }) => isActive(state)) : []
}

const toFreeSlot = ({ turnId, sessionDate, startsOn, time, worker }: Session): FreeSlot => ({
  turnId,
  sessionDate: sessionDate ?? startsOn ?? '',
  time,
  workerId: worker.id,
})
