import { chmodSync, closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFullFolderError, createUnwritableError, describeCause, StartError } from './start-error.ts'

/** SQLite's primary error codes: another process holds the lock, the file cannot be written or created, the disk is full, and the file is damaged. */
const busy = 5
const unwritable = [3, 8, 14]
const full = 13
const damaged = [11, 26]

/** Takes a lock that one process at a time can hold. Returns a function that releases it; the system releases it when the process ends. */
export function lockFile(file: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    // Everybody who can open the file can hold the lock, so only the owner may open it.
    closeSync(openSync(file, 'a', 0o600))
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600)
    // The lock of an SQLite file is the only such lock that Node offers on every system.
    lock = new DatabaseSync(file)
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock?.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') throw createUnwritableError(file, error)
    if (code === 'ENOSPC') throw createFullFolderError(dirname(file), error)
    // The lower byte of an error code is the primary one.
    const errcode = ((error as { errcode?: number }).errcode ?? 0) % 256
    if (errcode === busy)
      throw new StartError(`Another process is using the data folder (${file} is locked): stop the server first.`, { cause: error })
    if (unwritable.includes(errcode)) throw createUnwritableError(file, error)
    if (errcode === full) throw createFullFolderError(dirname(file), error)
    if (damaged.includes(errcode))
      throw new StartError(`The lock ${file} of the data folder is damaged: delete it, it holds no data, and start again.`, {
        cause: error,
      })
    throw new StartError(`The lock ${file} of the data folder cannot be taken: ${describeCause(error)}.`, { cause: error })
  }
  const opened = lock
  return () => opened.close()
}
