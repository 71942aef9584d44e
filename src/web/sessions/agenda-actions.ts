import { useQueryClient } from '@tanstack/react-query'
import { clock } from '#domain/clock.ts'
import { shortName } from '#domain/names.ts'
import { shortDate } from '#domain/spanish.ts'
import { useCan } from '../auth/rights.ts'
import { nameOf } from '../people/name.ts'
import { isBroken } from '../ui/failure.ts'
import { notifyDone, notifyFailure } from '../ui/notify.ts'
import { type Change, opposite } from './changes.ts'
import { drop, isThere, newest, remember, type Undoable } from './history.ts'
import type { Session } from './queries.ts'
import { useChange } from './use-change.ts'

/** Changes the agenda; tells what happened and offers to take it back, by notification and by Ctrl+Z. */
export function useAgendaActions() {
  const client = useQueryClient()
  const change = useChange()
  const can = useCan()

  /** Makes one change; rejects with what refused it, which is the caller's to show. */
  const make = async (what: string, wanted: Change) => {
    const done = await change({ change: wanted })
    tell(what, [done])
  }

  /** Makes one change; a refusal is told by notification. Resolves to whether it came about. */
  const tryTo = (what: string, failure: string, wanted: Change) =>
    make(what, wanted).then(
      () => true,
      (error) => {
        notifyFailure(failure, error)
        return false
      },
    )

  /** Makes changes that stand for themselves; resolves to why some were refused, by their index. They are taken back together. */
  const makeEach = async (what: (count: number) => string, wanted: readonly Change[]): Promise<Map<number, unknown>> => {
    const results = await Promise.allSettled(wanted.map((one) => change({ change: one })))
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    if (done.length > 0) tell(what(done.length), done)
    return new Map(results.flatMap((result, index) => (result.status === 'rejected' ? [[index, result.reason] as const] : [])))
  }

  function tell(what: string, done: readonly Change[]) {
    const undoable: Undoable = { what, changes: done.toReversed().map((one) => opposite(one, can('deleteSession'))) }
    remember(client, undoable)
    notifyDone(what, { label: 'Deshacer', run: () => void undo(undoable) })
  }

  /** Takes back what was done, the last of this visit when nothing else is said; what others have taken meanwhile is told. */
  const undo = async (undoable = newest(client)) => {
    // who has pressed Ctrl+Z finds the button of the notification still there
    if (!undoable || !isThere(client, undoable)) return
    drop(client, undoable)
    const results = await Promise.allSettled(undoable.changes.map((one) => change({ change: one, undoing: true })))
    const refused = undoable.changes.filter((_, index) => results[index]?.status === 'rejected')
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    // a call that broke may be tried once more
    if (reasons.length > 0 && reasons.every(isBroken)) remember(client, { ...undoable, changes: refused })
    const [reason] = reasons
    if (reason !== undefined) notifyFailure(`No se pudo deshacer: ${undoable.what}`, reason)
    else notifyDone(`Deshecho: ${undoable.what}`)
  }

  return { make, tryTo, makeEach, undo }
}

/** "Mateo Huamán, mar 24 Nov, 09:40" */
export const spokenSession = ({ client, sessionDate, time }: Pick<Session, 'client' | 'sessionDate' | 'time'>) =>
  `${shortName(nameOf(client.person))}, ${sessionDate ? `${shortDate(sessionDate)}, ` : ''}${clock(time)}`
