/** How long the page is kept from anything else at a time, in milliseconds. */
const turn = 20

/** The work of thousands done for each in its order; in between the page goes on. */
export async function inTurns<Item, Done>(items: readonly Item[], work: (item: Item) => Done): Promise<Done[]> {
  const done: Done[] = []
  let since = performance.now()
  for (const item of items) {
    done.push(work(item))
    if (performance.now() - since < turn) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  return done
}
