import { FairQueue } from './fair-queue.ts'

type QueueOptions = {
  /** How many run at a time. */
  maxRunning: number
  /** How many may wait for their turn. */
  maxWaiting: number
  /** How many of one user may wait; by default as many as of all. */
  maxWaitingOfUser?: number
  /** Creates the error for the work that finds the queue full. */
  createFullError: () => Error
}

/**
 * Creates a function that runs works, some at a time. Others wait: the users take turns, and the works of one user follow the order of their calls. Its
 * `count` says how many run and wait.
 */
export function createQueue({ maxRunning, maxWaiting, maxWaitingOfUser = maxWaiting, createFullError }: QueueOptions) {
  let free = maxRunning
  const waiting = new FairQueue<() => void>()
  const run = async <T>(user: string, work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else if (waiting.size < maxWaiting && waiting.count(user) < maxWaitingOfUser)
      await new Promise<void>((resume) => waiting.add(user, resume))
    else throw createFullError()
    try {
      return await work()
    } finally {
      const next = waiting.take()
      if (next) next()
      else free += 1
    }
  }
  return Object.assign(run, { count: () => ({ running: maxRunning - free, waiting: waiting.size }) })
}
