import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type DatabaseLocation, type Db, openDatabase } from '../database/connect.ts'
import { explainDamage } from '../database/damage.ts'
import { refuseMissingFolder } from '../database/missing-folder.ts'
import { StartError } from '../database/start-error.ts'
import { getDatabaseLocation, type Settings } from '../settings.ts'
import { readBackupHeader, verifyBackup } from './backup-format.ts'
import { requestBackup } from './backup-socket.ts'
import { readBackup } from './read-database.ts'
import { refuseOtherRelease, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Writes a backup of the database of these settings, also while its server runs. Only an older backup is replaced. Returns the number of rows. */
export async function backUp(settings: Settings, file: string): Promise<number> {
  if (existsSync(file))
    await readBackupHeader(file).catch((error: unknown) => {
      throw new StartError(`There is a file ${file} already, which is not a backup of Turnos: choose another name.`, { cause: error })
    })
  const content = settings.databaseUrl ? undefined : await requestBackup(settings.dataDir)
  if (content) return writeBackup(content, file)
  const location = getDatabaseLocation(settings)
  refuseMissingFolder(location)
  return withDatabase(location, async (db) => writeBackup(await readBackup(db), file))
}

/**
 * Restores a backup into the database of these settings. A file that cannot be restored does not even make a folder for the database. Returns the number of
 * rows, and where they are.
 */
export async function restore(settings: Settings, file: string, options: { replaces: boolean }): Promise<{ rows: number; place: string }> {
  await verifyBackup(file)
  refuseOtherRelease(await readBackupHeader(file))
  const location = getDatabaseLocation(settings)
  const rows = await withDatabase(location, (db) => restoreBackup(db, file, options))
  return { rows, place: describePlace(location) }
}

/** Opens a database for one piece of work. An error that says that it is damaged says what to do. */
async function withDatabase<T>(location: DatabaseLocation, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(location)
  try {
    return await work(database.db)
  } catch (error) {
    throw explainDamage(error, location)
  } finally {
    await database.close()
  }
}

/** Describes where a database is, without the password that its address may hold. */
function describePlace({ url, dir = '' }: DatabaseLocation): string {
  if (url === undefined) return resolve(dir)
  const { host, pathname } = new URL(url)
  return `the database ${decodeURIComponent(pathname.slice(1))} at ${host}`
}
