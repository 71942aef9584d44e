import { createTooManyHashesError } from '../errors.ts'
import { createQueue } from '../queue.ts'

/**
 * Runs work that hashes one password when it is its turn. Each hash takes a core and 19 MiB, and sign-ins must not starve other calls. Throws a 503
 * when too many wait already, because one more would wait for seconds.
 */
export const queueHash = createQueue({ maxRunning: 2, maxWaiting: 20, createFullError: createTooManyHashesError })
