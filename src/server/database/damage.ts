import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DatabaseLocation } from './connect.ts'
import { describeCause, StartError } from './start-error.ts'

/** True for an error by which a database says that its files are damaged or missing: PostgreSQL's class XX, and what the system says about a file. */
export const isDamage = (error: unknown) => /^(XX...|58P0[12]|58030)$/.test(String((error as { code?: unknown } | undefined)?.code))

/** Returns an error that says what to do when this one says that the embedded database is damaged, otherwise the error itself. */
export const explainDamage = (error: unknown, { dir, backupDir }: DatabaseLocation): unknown =>
  dir !== undefined && isDamage(error)
    ? new StartError(`The database in ${resolve(dir)} is damaged (${describeCause(error)}): ${describeRestore(backupDir)}.`, {
        cause: error,
      })
    : error

/** Says how a backup takes the place of a folder. The daily ones are named where there are some. */
export function describeRestore(backupDir: string | undefined): string {
  const folder = backupDir === undefined ? undefined : resolve(backupDir)
  const hasBackups = folder !== undefined && existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.backup'))
  return `stop the server, move the folder away and run "npm run restore -- FILE" with a backup${hasBackups ? `, such as the newest in ${folder}` : ''}`
}
