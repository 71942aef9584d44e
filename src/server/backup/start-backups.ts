import type { Db } from '../database/connect.ts'
import type { Settings } from '../settings.ts'
import { serveBackups } from './backup-socket.ts'
import { startDailyBackups } from './daily-backups.ts'

/** Gives backups to `npm run backup` while the server runs, and writes the daily ones unless they are off. Returns the function that ends both. */
export async function startBackups(db: Db, { dataDir, backupDir, timeZone }: Settings): Promise<() => Promise<void>> {
  const logError = (error: unknown) => console.error(`The daily backup failed: ${error instanceof Error ? error.message : error}`)
  // A folder whose path is too long for a socket has no backup while the server runs.
  const endServing = await serveBackups(db, dataDir).catch((error: unknown) => {
    console.error(`Backups can be made only while the server does not run: ${error instanceof Error ? error.message : error}`)
    return async () => {}
  })
  const endDaily = backupDir === undefined ? async () => {} : startDailyBackups(db, { folder: backupDir, timeZone, onError: logError })
  return async () => {
    await endDaily()
    await endServing()
  }
}
