/** The longest time for which the page is blocked, in milliseconds. */
const maxBlockingTime = 20

/** Maps a list in order, yielding to the page every 20 ms. */
export async function mapYielding<Item, Result>(items: readonly Item[], transform: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = []
  let startedAt = performance.now()
  for (const item of items) {
    results.push(transform(item))
    if (performance.now() - startedAt < maxBlockingTime) continue
    await new Promise((resolve) => setTimeout(resolve))
    startedAt = performance.now()
  }
  return results
}
