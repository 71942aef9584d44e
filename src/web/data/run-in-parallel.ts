/** The number of calls that are sent at a time. */
const maxCalls = 6

/** Calls `send` for each item, six at a time and in their order. When all have ended, rejects with the first error. */
export async function runInParallel<Item>(items: readonly Item[], send: (item: Item) => Promise<void>): Promise<void> {
  const remaining = items.values()
  // Each of the senders takes the next item from the same iterator.
  const errors: unknown[] = []
  const sendNext = async () => {
    for (const item of remaining) await send(item).catch((error: unknown) => errors.push(error))
  }
  await Promise.all(Array.from({ length: maxCalls }, sendNext))
  if (errors.length > 0) throw errors[0]
}
