import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fsyncPath } from '../database/fsync.ts'
import { describeCause, StartError } from '../database/start-error.ts'
import { verifyBackup } from './backup-format.ts'

/** Only its owner reads a backup: it holds everything that the clinic knows about people. */
const fileMode = 0o600

/** How the name of a backup ends while it is written. */
export const unfinishedSuffix = '.part'

/** Creates the error for a server that ends while it gives a backup. */
export const createEndedError = (cause: unknown) => new StartError('The server ended before the backup was complete.', { cause })

/**
 * Writes a gzipped backup to a file and reads it back. The file appears when it is complete, so that a failure leaves an earlier one as it is. Throws a
 * StartError when it cannot be written. Returns the number of rows.
 */
export async function writeBackup(content: Buffer | Readable, file: string): Promise<number> {
  const target = resolve(file)
  const unfinished = `${target}${unfinishedSuffix}`
  try {
    // A file that a killed process left behind would keep its mode.
    await rm(unfinished, { force: true })
    await pipeline(Buffer.isBuffer(content) ? [content] : content, createWriteStream(unfinished, { flags: 'wx', mode: fileMode }))
    fsyncPath(unfinished)
    const rows = await verifyBackup(unfinished)
    await rename(unfinished, target)
    fsyncPath(dirname(target))
    return rows
  } catch (error) {
    await rm(unfinished, { force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ECONNRESET') throw createEndedError(error)
    if (code === 'ENOENT') throw new StartError(`There is no folder ${dirname(target)} for the backup.`, { cause: error })
    if (code === 'ENOSPC') throw new StartError(`The disk of ${dirname(target)} is full: the backup was not written.`, { cause: error })
    if (code !== undefined) throw new StartError(`The backup ${target} cannot be written: ${describeCause(error)}.`, { cause: error })
    throw error
  }
}
