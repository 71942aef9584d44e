import { createTooManyHashesError } from '../errors.ts'
import { createQueue } from '../queue.ts'

/** Maximum number of hashes at once. Each takes a core and 19 MiB, and sign-ins must not starve other calls. */
const maxRunning = 2
/** Maximum number of hashes that wait. More would make a sign-in wait for seconds. */
const maxWaiting = 20

/** Runs work that hashes one password when it is its turn. Throws a 503 when too many wait already. */
export const queueHash = createQueue(maxRunning, { maxWaiting, createFullError: createTooManyHashesError })
