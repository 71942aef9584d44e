import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiError, errorCode } from '#api/errors.ts'
import { formatClock } from '#domain/clock.ts'
import { shortName } from '#domain/names.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { type Operation, useCan } from '../../../auth/access.ts'
import { toName } from '../../../people/name.ts'
import { isTechnicalFailure } from '../../../ui/feedback/describe-error.ts'
import { notifyDone, notifyFailure, notifyNothing } from '../../../ui/feedback/notify.ts'
import type { Session } from '../queries.ts'
import { type Change, invertChange, type Step } from './change.ts'
import { addUndoEntry, getNewestUndoEntry, hasUndoEntry, removeUndoEntry, type UndoEntry } from './undo-history.ts'
import { useChange } from './use-change.ts'

/** Changes the agenda; tells what happened and offers to take it back, by notification and by Ctrl+Z. */
export function useAgendaActions() {
  const client = useQueryClient()
  const change = useChange()
  const can = useCan()

  /** Makes one change; rejects with what refused it, which is the caller's to show. */
  const make = (what: string, wanted: Change) =>
    track(
      client,
      change({ change: wanted }).then(
        (done) => tell(what, [done]),
        (error) => {
          throw flattenMultiple(error)
        },
      ),
    )

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
  const makeEach = (what: (count: number) => string, wanted: readonly Change[]): Promise<Map<number, unknown>> => {
    const each = async () => {
      const results = await Promise.allSettled(wanted.map((one) => change({ change: one })))
      const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      if (done.length > 0) tell(what(done.length), done)
      return new Map(
        results.flatMap((result, index) => (result.status === 'rejected' ? [[index, flattenMultiple(result.reason)] as const] : [])),
      )
    }
    return track(client, each())
  }

  function tell(what: string, done: readonly Change[]) {
    const changes = done.toReversed().map((one) => invertChange(one, can('deleteSession')))
    if (!changes.flat().every(({ kind }) => can(operations[kind]))) return void notifyDone(what)
    const untell = notifyDone(what, { label: 'Deshacer', run: () => void undo(undoable) })
    const undoable: UndoEntry = { what, changes, untell }
    addUndoEntry(client, undoable)
  }

  /** Takes back the last change of this visit, also one that is still on its way. */
  const undoLast = async () => {
    await running.get(client)
    const undoable = getNewestUndoEntry(client)
    if (undoable) await undo(undoable)
    else notifyNothing('No hay nada que deshacer.')
  }

  /** Takes back what was done; what others have taken meanwhile is told. */
  const undo = (undoable: UndoEntry) => track(client, takeBack(undoable))

  const takeBack = async (undoable: UndoEntry) => {
    // who has pressed Ctrl+Z finds the button of the notification still there
    if (!hasUndoEntry(client, undoable)) return
    removeUndoEntry(client, undoable)
    undoable.untell?.()
    const { what, changes, clashed = false } = undoable
    const results = await Promise.allSettled(changes.map((one) => change({ change: one, undoing: true })))
    const refused = results.flatMap((result, index) =>
      result.status === 'rejected' ? [{ change: changes[index]!, reason: flattenMultiple(result.reason) }] : [],
    )
    const [first] = refused
    if (!first) return void notifyDone(`Deshecho: «${what}»`)
    const title = `No se pudo deshacer «${what}»`
    const inTheWay = refused.some(({ reason }) => isConflict(reason))
    // a call that broke may be tried again, and once more what somebody was in the way of: Ctrl+Z does not stay with it for ever
    const again = refused.filter(({ reason }) => isTechnicalFailure(reason) || (isConflict(reason) && !clashed))
    if (again.length === 0) return void notifyFailure(title, first.reason, { hint: inTheWay ? 'No se volverá a intentar.' : undefined })
    const untell = notifyFailure(title, first.reason, {
      hint: inTheWay ? 'Cuando se libere, puede reintentarlo (Ctrl+Z) una vez más.' : undefined,
      action: { label: 'Reintentar', run: () => void undo(kept) },
    })
    const kept: UndoEntry = { what, changes: again.map((one) => one.change), untell, clashed: clashed || inTheWay }
    addUndoEntry(client, kept)
  }

  return { make, tryTo, makeEach, undo: undoLast }
}

/** By what right a step is made. */
const operations: Record<Step['kind'], Operation> = {
  book: 'createSession',
  delete: 'deleteSession',
  mark: 'changeSessionState',
  edit: 'updateSession',
  end: 'endSeries',
}

/** What is on its way, until it can be taken back. */
const running = new WeakMap<QueryClient, Promise<unknown>>()

function track<T>(client: QueryClient, work: Promise<T>): Promise<T> {
  // of what came about nothing is kept: each would hold the one before it
  running.set(
    client,
    Promise.allSettled([running.get(client), work]).then(() => {}),
  )
  return work
}

/**
 * Whether the server says that somebody is in the way, who may go again. What a colleague has changed since then stays as he left
 * it, and what was left half-way is taken back by itself.
 */
const isConflict = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.details.every(({ path }) => path !== 'updatedAt')

/** The server counts how many of the sessions of a list it refuses; of one change it is the reasons that are told. */
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
