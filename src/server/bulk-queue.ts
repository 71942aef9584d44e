import { runAs } from './database/connection-queue.ts'
import { createBusyError } from './errors.ts'
import { createQueue } from './queue.ts'

/** A waiting call keeps up to 1 MiB of JSON in memory, so that not every number can wait, and one user leaves places for the others. */
const queue = createQueue({ maxRunning: 2, maxWaiting: 100, maxWaitingOfUser: 50, createFullError: createBusyError })

/**
 * Runs a bulk call of a user when it is its turn. At most two are in progress at a time, and the calls of others come before their queries, so that one user's
 * calls do not keep everybody else from the database. Throws a 503 when too many calls wait already.
 */
export const runBulk = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  queue(userId, () => runAs({ user: userId, isBulk: true }, work))
