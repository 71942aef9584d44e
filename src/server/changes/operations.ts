import { sql } from 'kysely'
import { runBulk } from '../bulk-queue.ts'
import type { Actor, Operations } from '../call.ts'
import type { Db, Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { createConflictError, createForbiddenError, createNotFoundError } from '../errors.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { explainTakenDocument } from '../people/documents.ts'
import { mayReadChange, readChange, readChanges } from './list-changes.ts'
import { readHistoryRows } from './undo/read-change.ts'
import { requireAccessToUndo, undoChange } from './undo/undo-change.ts'
import { isOfSessions } from './undo/undo-messages.ts'

/** The number of rows of the history from which on an undo waits for its turn among the bulk calls. */
const bulkRows = 50

export const changes = {
  listChanges: ({ db, actor, query: { limit = 50, ...query }, settings }) => readChanges(db, { ...query, limit }, actor, settings.timeZone),

  undoChange: async (call) => {
    const { db, path, actor, now, today, settings } = call
    const rows = await readOwnChange(db, path.id, actor)
    const person = rows.find(({ kind, before }) => kind === 'person' && before !== null)?.before ?? {}
    const readUndo = async (trx: Trx, undoId: string) => {
      const listed = (await readHistoryRows(trx, undoId)).findLast((row) => !isOfSessions(row))
      return readChange(trx, listed!, actor)
    }
    const undoRecent = async (trx: Trx, changeId: string) => {
      await refuseOldChange(trx, rows[0]!.at)
      return undoChange(trx, changeId, { actor, now, today, timeZone: settings.timeZone })
    }
    const undo = () =>
      explainTakenDocument({ db, actor }, person, () =>
        runTransaction(db, async (trx) => {
          await requireAccessToUndo(trx, path.id, actor)
          return runOnce(trx, call, async () => readUndo(trx, await undoRecent(trx, path.id)), {
            store: ({ change_id }) => ({ id: change_id! }),
            replay: ({ id }) => readUndo(trx, id),
          })
        }),
      )
    return rows.length < bulkRows ? undo() : runBulk(actor.id, undo)
  },
} satisfies Partial<Operations>

/**
 * Reads the rows of a change that the actor made. Throws a 404 if there is none, or none that the actor may read, and a 403 if someone else made it.
 */
async function readOwnChange(db: Db, changeId: string, actor: Actor) {
  const rows = await readHistoryRows(db, changeId)
  const [first] = rows
  if (!first || (first.user_id !== actor.id && !(await mayReadChange(db, changeId, actor)))) throw createNotFoundError('el cambio')
  if (first.user_id !== actor.id) throw createForbiddenError([], 'Un cambio lo deshace quien lo hizo.')
  return rows
}

/** Throws a 409 if a change was made more than 24 hours ago. The time of an entry is the database's. */
async function refuseOldChange(trx: Trx, at: string) {
  const { is_over } = await trx
    .selectNoFrom(sql<boolean>`${at}::timestamptz < now() - interval '24 hours'`.as('is_over'))
    .executeTakeFirstOrThrow()
  if (is_over) throw createConflictError('Un cambio se deshace como mucho 24 horas después.')
}
