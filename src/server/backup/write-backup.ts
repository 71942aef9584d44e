import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { fsyncPath } from '../database/fsync.ts'
import { describeCause, StartError } from '../database/start-error.ts'
import { verifyBackup } from './backup-format.ts'

/** Only its owner reads a backup: it holds everything that the clinic knows about people. */
const fileMode = 0o600

/** Returns the lines of a backup as a gzipped stream, which ends with the error of the lines. */
export function compressLines(lines: AsyncIterable<string>): Readable {
  const gzip = createGzip()
  // The error of a line destroys the stream, so its reader gets it.
  pipeline(lines, gzip).catch(() => {})
  return gzip
}

/**
 * Writes a gzipped backup to a file and reads it back. The file appears when it is complete, so that a failure leaves an earlier one as it is. Throws a
 * StartError when it cannot be written. Returns the number of rows.
 */
export async function writeBackup(content: Readable, file: string): Promise<number> {
  const target = resolve(file)
  const unfinished = `${target}.part`
  try {
    await pipeline(content, createWriteStream(unfinished, { mode: fileMode }))
    fsyncPath(unfinished)
    const rows = await verifyBackup(unfinished)
    await rename(unfinished, target)
    fsyncPath(dirname(target))
    return rows
  } catch (error) {
    await rm(unfinished, { force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ECONNRESET') throw new StartError('The server ended before the backup was complete.', { cause: error })
    if (code === 'ENOENT') throw new StartError(`There is no folder ${dirname(target)} for the backup.`, { cause: error })
    if (code === 'ENOSPC') throw new StartError(`The disk of ${dirname(target)} is full: the backup was not written.`, { cause: error })
    if (code !== undefined) throw new StartError(`The backup ${target} cannot be written: ${describeCause(error)}.`, { cause: error })
    throw error
  }
}
