import type { Db } from '../database/connect.ts'
import { explainDamage } from '../database/damage.ts'
import { describeCause } from '../database/start-error.ts'
import { getDatabaseLocation, type Settings } from '../settings.ts'
import { serveBackups } from './backup-socket.ts'
import { startDailyBackups } from './daily-backups.ts'
import { openTables } from './read-database.ts'

/**
 * Gives backups to `npm run backup` while the server runs, and writes the daily ones unless they are off. Returns the function that ends both: false when a daily
 * backup did not end in time.
 */
export async function startBackups(db: Db, settings: Settings): Promise<() => Promise<boolean>> {
  const { dataDir, backupDir, timeZone } = settings
  const explain = (error: unknown) => explainDamage(error, getDatabaseLocation(settings))
  const logError = (error: unknown) => console.error(`The daily backup failed: ${describeCause(explain(error))}.`)
  // A folder whose path is too long for a socket has no backup while the server runs.
  const endServing = await serveBackups(db, dataDir, explain).catch((error: unknown) => {
    console.error(`Backups can be made only while the server does not run: ${error instanceof Error ? error.message : error}`)
    return async () => {}
  })
  // The backup of the day says what this finds as well.
  openTables(db).catch(() => {})
  const endDaily = backupDir === undefined ? async () => true : startDailyBackups(db, { folder: backupDir, timeZone, onError: logError })
  return async () => {
    const hasEnded = await endDaily()
    if (!hasEnded) console.error(`The daily backup did not end: the folder ${backupDir} does not answer.`)
    await endServing()
    return hasEnded
  }
}
