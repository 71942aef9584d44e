import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import type { Trx } from './connect.ts'

/** The author says who changes records, and by which call. The user is missing while nobody is signed in. */
export type Author = { user_id?: string; user_name?: string; operation: string; correlation_id: string }

const authors = new AsyncLocalStorage<Author>()

/** Runs work whose changes the history ascribes to this author. Without one they are the server's own. */
export const runAsAuthor = <T>(author: Author, work: () => T): T => authors.run(author, work)

/** Returns the author of the work that runs; none for the server's own. */
export const getAuthor = () => authors.getStore()

/** Tells the triggers of the history, for the rest of a transaction, who makes its changes. */
export async function setAuthor(trx: Trx) {
  const author = getAuthor()
  if (author) await sql`select set_config('turnos.author', ${JSON.stringify(author)}, true)`.execute(trx)
}
