import { toLocalDate } from '#domain/today.ts'
import type { Db } from '../database/connect.ts'
import { hasData } from '../database/has-data.ts'
import type { Settings } from '../settings.ts'
import { findNewestBackup } from './daily-backups.ts'

/** Milliseconds after which the last daily backup, or data without one, is too old. */
const maxAge = 48 * 60 * 60_000

/** Returns the folder of the daily backups; undefined where the server writes none. */
export const getDailyFolder = ({ databaseUrl, backupDir }: Pick<Settings, 'databaseUrl' | 'backupDir'>) =>
  databaseUrl === undefined ? backupDir : undefined

/** Reads when the last daily backup was made, and whether that is too long ago. A server that writes none, or has no data yet, is never late. */
export async function readBackupState(db: Db, settings: Settings, now: Date) {
  const folder = getDailyFolder(settings)
  if (folder === undefined) return { is_overdue: false }
  const last_backup_at = (await findNewestBackup(folder, toLocalDate(now, settings.timeZone)))?.time
  const { created_at } = await db.selectFrom('app_user').select('created_at').orderBy('created_at').limit(1).executeTakeFirstOrThrow()
  return {
    is_overdue: (await hasData(db)) && now.getTime() - Date.parse(last_backup_at ?? created_at) > maxAge,
    ...(last_backup_at !== undefined && { last_backup_at }),
  }
}
