import { createTooManyHashesError } from '../errors.ts'

/** Maximum number of hashes at once. Each takes a core and 19 MiB, and sign-ins must not starve other calls. */
const maxRunning = 2
/** Maximum number of hashes that wait. More would make a sign-in wait for seconds. */
const maxWaiting = 20

let running = 0
const waiting: (() => void)[] = []

/** Runs work that hashes one password when it is its turn. Throws a 503 when too many wait already. */
export async function queueHash<T>(work: () => Promise<T>): Promise<T> {
  if (running < maxRunning) running += 1
  else if (waiting.length < maxWaiting) await new Promise<void>((resume) => waiting.push(resume))
  else throw createTooManyHashesError()
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
