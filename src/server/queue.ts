type QueueOptions = {
  /** How many run at a time. */
  maxRunning: number
  /** How many may wait for their turn. */
  maxWaiting: number
  /** Creates the error for the work that finds the queue full. */
  createFullError: () => Error
}

/** Creates a function that runs works, some at a time. Others wait for their turn, in the order of their calls. */
export function createQueue({ maxRunning, maxWaiting, createFullError }: QueueOptions) {
  let free = maxRunning
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else if (waiting.length < maxWaiting) await new Promise<void>((resume) => waiting.push(resume))
    else throw createFullError()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
