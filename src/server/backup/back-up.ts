import { existsSync } from 'node:fs'
import { openDatabase } from '../database/connect.ts'
import { StartError } from '../database/start-error.ts'
import { getDatabaseLocation, type Settings } from '../settings.ts'
import { readBackupHeader, verifyBackup } from './backup-format.ts'
import { requestBackup } from './backup-socket.ts'
import { readBackup } from './read-database.ts'
import { refuseOtherRelease, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Writes a backup of the database of these settings, also while its server runs. Returns the number of rows. */
export async function backUp(settings: Settings, file: string): Promise<number> {
  const content = settings.databaseUrl ? undefined : await requestBackup(settings.dataDir)
  if (content) return writeBackup(content, file)
  const location = getDatabaseLocation(settings)
  if (location.dir !== undefined && !existsSync(location.dir)) throw new StartError(`There is no database in ${settings.dataDir}.`)
  const database = await openDatabase(location)
  try {
    return await writeBackup(await readBackup(database.db), file)
  } finally {
    await database.close()
  }
}

/** Restores a backup into the database of these settings. A file that cannot be restored does not even make a folder for the database. Returns the number of rows. */
export async function restore(settings: Settings, file: string, options: { replaces: boolean }): Promise<number> {
  await verifyBackup(file)
  refuseOtherRelease(await readBackupHeader(file))
  const database = await openDatabase(getDatabaseLocation(settings))
  try {
    return await restoreBackup(database.db, file, options)
  } finally {
    await database.close()
  }
}
