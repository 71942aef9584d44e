import { createBusyError } from './errors.ts'
import { createQueue } from './queue.ts'

/** How many reads of a user are in progress at a time. Each keeps all that it has read in memory until its answer is made. */
const maxRunning = 2

/** How many reads of a user may wait. A screen asks for far fewer. */
const maxWaiting = 250

/** Creates a function that runs the reads of each user, few at a time, so that many large ones do not fill the memory. Throws a 503 when too many wait already. */
export function createReadTurns() {
  const queues = new Map<string, ReturnType<typeof createQueue>>()
  return async <T>(user: string, read: () => Promise<T>): Promise<T> => {
    const queue = queues.get(user) ?? createQueue({ maxRunning, maxWaiting, createFullError: createBusyError })
    queues.set(user, queue)
    try {
      return await queue(user, read)
    } finally {
      if (queue.count().running === 0) queues.delete(user)
    }
  }
}
