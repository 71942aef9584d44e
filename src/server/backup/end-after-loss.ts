import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { toLocalDate } from '#domain/today.ts'
import type { Db } from '../database/connect.ts'
import { hasData } from '../database/has-data.ts'
import { describeCause } from '../database/start-error.ts'
import type { Settings } from '../settings.ts'
import { writeLastBackup } from './daily-backups.ts'

/** Milliseconds that running calls and the last backup have together. */
const maxWait = 20_000

type LostServer = {
  db: Db
  settings: Settings
  /** Refuses new calls and waits for the running ones, so that nothing is acknowledged after the last backup. */
  endCalls: () => Promise<void>
}

/** Ends the process after its data folder was deleted, moved or replaced. The engine may still be able to give what it holds, so a last backup is tried. */
export async function endAfterLoss({ db, settings, endCalls }: LostServer) {
  const writing = endCalls().then(() => saveLastState(db, settings))
  const saved = await Promise.race([writing, sleep(maxWait)])
  console.error(
    `The database in ${resolve(join(settings.dataDir, 'db'))} was deleted, moved or replaced while the server ran, so the server ends. ${saved ?? 'A last backup did not end in time'}.`,
  )
  // `process.exit` would wait for a thread in which the backup hangs.
  if (saved === undefined) process.kill(process.pid, 'SIGKILL')
  process.exit(1)
}

/** Writes the last backup. Returns what came of it, as a sentence without its full stop. */
async function saveLastState(db: Db, { backupDir, timeZone }: Settings): Promise<string> {
  if (backupDir === undefined) return 'A last backup was not made, because BACKUP_DIR is off'
  try {
    if (!(await hasData(db))) return 'It had no data yet'
    const file = await writeLastBackup(db, backupDir, toLocalDate(new Date(), timeZone))
    return `What it held is in a last backup: run "npm run restore -- ${file}"`
  } catch (error) {
    return `A last backup could not be made (${describeCause(error)}): restore the newest one, or move the folder back`
  }
}
