type QueueOptions = {
  /** How many may wait. Without it, any number. */
  maxWaiting?: number
  /** Creates the error for the work that finds the queue full. */
  createFullError?: () => Error
}

/** Creates a function that runs works, at most `limit` of them at a time. More wait for their turn, in the order of their calls. */
export function createQueue(
  limit: number,
  { maxWaiting = Number.POSITIVE_INFINITY, createFullError = () => new Error('The queue is full.') }: QueueOptions = {},
) {
  let free = limit
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
