import { createTooManyHashesError } from '../errors.ts'
import { createQueue } from '../queue.ts'

const queue = createQueue({ maxRunning: 2, maxWaiting: 20, createFullError: createTooManyHashesError })

/** Returns how many hashes are computed in this process, and how many wait for that. */
export const countHashes = queue.count

/** Sign-ins come from people who are not known yet, so that all works wait in one line. */
const everybody = ''

/** How many calls of one signed-in user may be in the queue, so that one user cannot keep the others from signing in. */
const maxOfOneUser = 4

const countsByUser = new Map<string, number>()

/**
 * Runs work that hashes one password when it is its turn. Each hash takes a core and 19 MiB, and sign-ins must not starve other calls. Throws a 503
 * when too many wait already, because one more would wait for seconds, or when the signed-in user who calls has too many of them.
 */
export async function queueHash<T>(work: () => Promise<T>, userId?: string): Promise<T> {
  if (userId === undefined) return queue(everybody, work)
  const count = countsByUser.get(userId) ?? 0
  if (count >= maxOfOneUser) throw createTooManyHashesError()
  countsByUser.set(userId, count + 1)
  try {
    return await queue(everybody, work)
  } finally {
    const left = countsByUser.get(userId)! - 1
    if (left > 0) countsByUser.set(userId, left)
    else countsByUser.delete(userId)
  }
}
