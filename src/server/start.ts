import { startBackups } from './backup/start-backups.ts'
import { openDatabase } from './database/connect.ts'
import { ensureFirstStart } from './database/first-start.ts'
import { migrate } from './database/migrate.ts'
import { startDeletingHistory } from './history/delete-old-history.ts'
import { createRandomPassword, hashPassword } from './passwords/password-hash.ts'
import { serve } from './serve.ts'
import { getDatabaseLocation, type Settings } from './settings.ts'

/** Opens and migrates the database, and serves the app. On the first start it prints the password of `admin`, unless the settings contain one. */
export async function start(settings: Settings) {
  const database = await openDatabase(getDatabaseLocation(settings))
  await migrate(database.db)
  let endBackups = async () => {}
  let endDeleting = async () => {}
  const close = async () => {
    await endBackups()
    await endDeleting()
    await database.close()
  }

  const adminPassword = settings.adminPassword ?? createRandomPassword()
  let isFirstStart = false
  // The first start runs only once the port is bound: a password printed before a failed start would be overlooked.
  await serve({ ...database, close }, settings, async () => {
    isFirstStart = await ensureFirstStart(database.db, { adminPassword, hash: hashPassword })
    endDeleting = startDeletingHistory(database.db, settings.historyMonths)
    if (database.engine === 'embedded') endBackups = await startBackups(database.db, settings)
  })
  if (isFirstStart && !settings.adminPassword)
    console.log(`First start. Sign in as "admin" with the password ${adminPassword} (it is not shown again).`)
}
