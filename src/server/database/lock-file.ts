import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

/** Takes a lock that one process at a time can hold. Returns a function that releases it; the system releases it when the process ends. */
export function lockFile(file: string): () => void {
  // The lock of an SQLite file is the only such lock that Node offers on every system.
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock.close()
    throw new StartError(`Another process is using the data folder (${file} is locked).`, { cause: error })
  }
  return () => lock.close()
}
