import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import type { Trx } from './connect.ts'

/** The author says who changes records, and by which call. The user is missing while nobody is signed in. */
export type Author = { user_id?: string; user_name?: string; operation: string; correlation_id: string }

/**
 * The author of the work in progress. `changeId` is the id of the last transaction of this work that made a change that can be undone. It is asked for only where it is answered.
 */
type Work = { author: Author; answersChangeId: boolean; changeId?: string }

const works = new AsyncLocalStorage<Work>()

/** Runs work whose changes the history ascribes to this author. Without one they are the server's own. */
export const runAsAuthor = <T>(author: Author, work: () => T, { answersChangeId = false } = {}): T =>
  works.run({ author, answersChangeId }, work)

/** True while work runs whose answer names its change. */
export const answersChangeId = () => works.getStore()?.answersChangeId === true

/** Returns the author of the work that runs; none for the server's own. */
export const getAuthor = () => works.getStore()?.author

/** Returns the id of the last committed transaction, of the work that runs, that made a change that can be undone. */
export const getChangeId = () => works.getStore()?.changeId

/** Notes that a transaction with this id was committed, and that its change can be undone. */
export function setChangeId(changeId: string | undefined) {
  const work = works.getStore()
  if (work && changeId !== undefined) work.changeId = changeId
}

/**
 * Tells the triggers of the history, for the rest of a transaction, who makes its changes. Returns the id of the change, which is new at each attempt: the
 * correlation id is chosen by the caller, and the number of a transaction is given again after a restore.
 */
export async function setAuthor(trx: Trx): Promise<string> {
  const changeId = createId()
  await sql`select set_config('turnos.author', ${JSON.stringify({ ...getAuthor(), change_id: changeId })}, true)`.execute(trx)
  return changeId
}

/** Tells the triggers of the history, for the rest of a transaction, which change it undoes. Returns the id of the transaction's own change. */
export async function setUndoes(trx: Trx, undoes: string): Promise<string> {
  const { rows } = await sql<{ change_id: string }>`
    with undo as (select set_config('turnos.author', (read_author() || jsonb_build_object('undoes', ${undoes}::text))::text, true) as author)
    select author::jsonb ->> 'change_id' as change_id from undo
  `.execute(trx)
  return rows[0]!.change_id
}
