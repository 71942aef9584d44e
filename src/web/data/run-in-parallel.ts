/** The number of calls that are sent at a time. */
const maxCalls = 6

/** Calls `send` for each item, six at a time and in their order. Rejects with the first error; the other items are sent all the same. */
export async function runInParallel<Item>(items: readonly Item[], send: (item: Item) => Promise<void>): Promise<void> {
  const remaining = items.values()
  // Each of the senders takes the next item from the same iterator.
  const sendNext = async () => {
    for (const item of remaining) await send(item)
  }
  await Promise.all(Array.from({ length: maxCalls }, sendNext))
}
