import type { Db } from './database/connect.ts'
import { describeCause } from './database/start-error.ts'
import { deleteOldHistory } from './history/delete-old-history.ts'
import { deleteOldKeys } from './idempotency/delete-old-keys.ts'
import { deleteOldMessages } from './messages/delete-old-messages.ts'

/** Milliseconds between two deletions. */
const interval = 60 * 60_000

/** Deletes the entries of the history that are older than some months, old keys and old messages, now and every hour. Returns the function that ends this. */
export function startDeletingOldRows(db: Db, months: number): () => Promise<void> {
  let running = Promise.resolve()
  const logError = (error: unknown) => console.error(`Old rows were not deleted: ${describeCause(error)}.`)
  const deleteAll = async () => {
    await deleteOldKeys(db)
    await deleteOldMessages(db)
    await deleteOldHistory(db, months)
  }
  const run = () => {
    running = deleteAll().catch(logError)
  }
  run()
  const timer = setInterval(run, interval)
  return () => {
    clearInterval(timer)
    return running
  }
}
