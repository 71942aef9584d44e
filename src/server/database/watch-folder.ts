import { statSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds between two looks. */
const interval = 1_000

/**
 * Calls a function once when the folder of the embedded engine, or its lock, is deleted, moved or replaced. The engine itself goes on in files that have no name
 * any more, and acknowledges changes that are lost with the process.
 */
export function watchFolder(folder: string, onLoss: () => void) {
  // The engine never writes the first file again, and the second stays open, so that the system gives its number to no other file.
  const paths = [join(folder, 'PG_VERSION'), `${folder}.lock`]
  const identify = () => paths.map(identifyFile).join()
  const opened = identify()
  const timer = setInterval(() => {
    if (identify() === opened) return
    clearInterval(timer)
    onLoss()
  }, interval)
}

/** Returns which file is at a path. Throws when the system cannot say, which does not mean that there is none. */
function identifyFile(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false })
  return file === undefined ? 'none' : `${file.dev}:${file.ino}`
}
