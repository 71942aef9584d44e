import { resolve } from 'node:path'
import { toLocalDate } from '#domain/today.ts'
import { getDailyFolder } from './backup/backup-state.ts'
import { findNewestBackup } from './backup/daily-backups.ts'
import { endAfterLoss } from './backup/end-after-loss.ts'
import { startBackups } from './backup/start-backups.ts'
import { openDatabase } from './database/connect.ts'
import { explainDamage } from './database/damage.ts'
import { ensureFirstStart } from './database/first-start.ts'
import { startMaintaining } from './database/maintain.ts'
import { migrate } from './database/migrate.ts'
import { watchFolder } from './database/watch-folder.ts'
import { startDeletingOldRows } from './delete-old-rows.ts'
import { createRandomPassword, hashPassword } from './passwords/password-hash.ts'
import { serve } from './serve.ts'
import { getDatabaseLocation, type Settings } from './settings.ts'

/** Opens and migrates the database, and serves the app. On the first start it prints the password of `admin`, unless the settings contain one. */
export async function start(settings: Settings) {
  const location = getDatabaseLocation(settings)
  const database = await openDatabase(location)
  const upgrade = await migrate(database.db).catch((error: unknown) => {
    throw explainDamage(error, location)
  })
  let endBackups = async () => true
  let endDeleting = async () => {}
  let endMaintaining = async () => {}
  const close = async () => {
    const haveBackupsEnded = await endBackups()
    await endDeleting()
    await endMaintaining()
    await database.close()
    // `process.exit` would wait for the thread in which a backup hangs.
    if (!haveBackupsEnded) process.kill(process.pid, 'SIGKILL')
  }

  const adminPassword = settings.adminPassword ?? createRandomPassword()
  let isFirstStart = false
  // The first start runs only once the port is bound: a password printed before a failed start would be overlooked.
  const endCalls = await serve({ ...database, close }, settings, async () => {
    if (upgrade) console.log(`The database was brought from ${upgrade.from} to ${upgrade.to}.`)
    isFirstStart = await ensureFirstStart(database.db, { adminPassword, hash: hashPassword })
    if (isFirstStart) await warnOfBackups(settings)
    endDeleting = startDeletingOldRows(database.db, settings.historyMonths)
    if (database.engine === 'embedded') {
      endMaintaining = startMaintaining(database.db)
      endBackups = await startBackups(database.db, settings)
    }
  })
  if (location.dir !== undefined) watchFolder(location.dir, () => void endAfterLoss({ db: database.db, settings, endCalls }))
  if (isFirstStart && !settings.adminPassword)
    console.log(`First start. Sign in as "admin" with the password ${adminPassword} (it is not shown again).`)
}

/** Says on a first start that there are backups: the data folder may have been deleted, or DATA_DIR may name another one. */
async function warnOfBackups(settings: Settings) {
  const folder = getDailyFolder(settings)
  const newest = folder === undefined ? undefined : await findNewestBackup(folder, toLocalDate(new Date(), settings.timeZone))
  if (newest)
    console.log(
      `The database in ${resolve(settings.dataDir)} is new and empty, but there are backups: to go back to the newest, stop the server and run "npm run restore -- ${newest.file}".`,
    )
}
