import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

/** Takes a lock that one process at a time can hold; answers how to give it back. The system drops it when the process ends, however it ends. */
export function lockFile(file: string): () => void {
  // an SQLite file, because its lock is the one of its kind that Node reaches on every system
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock.close()
    throw new StartError(`Another process is using the data folder (${file} is locked).`, { cause: error })
  }
  return () => lock.close()
}
