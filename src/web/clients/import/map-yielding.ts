/** How long the page is kept from anything else at a time, in milliseconds. */
const maxBlockingTime = 20

/** The work of thousands done for each in its order; in between the page goes on. */
export async function mapYielding<Item, Done>(items: readonly Item[], transform: (item: Item) => Done): Promise<Done[]> {
  const results: Done[] = []
  let startedAt = performance.now()
  for (const item of items) {
    results.push(transform(item))
    if (performance.now() - startedAt < maxBlockingTime) continue
    await new Promise((resolve) => setTimeout(resolve))
    startedAt = performance.now()
  }
  return results
}
