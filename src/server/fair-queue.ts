/** A queue that is fair to users: the first item of each comes before the second of any other who waits. */
export class FairQueue<Item> {
  /** The waiting items of each user. The users are in the order in which their next items are taken. */
  readonly #itemsByUser = new Map<string, Item[]>()

  /** Returns how many items of a user wait. */
  count(user: string): number {
    return this.#itemsByUser.get(user)?.length ?? 0
  }

  /** How many items wait. */
  get size(): number {
    return [...this.#itemsByUser.values()].reduce((total, items) => total + items.length, 0)
  }

  add(user: string, item: Item) {
    this.#set(user, [...(this.#itemsByUser.get(user) ?? []), item])
  }

  /** Takes the next item of the first user for whom `canTake` is true. That user's following item comes after those of all others who wait. */
  take(canTake: (user: string) => boolean = () => true): Item | undefined {
    for (const [user, [item, ...rest]] of this.#itemsByUser) {
      if (!canTake(user)) continue
      this.#itemsByUser.delete(user)
      this.#set(user, rest)
      return item
    }
    return undefined
  }

  /** Removes a waiting item, if it was not taken yet. */
  remove(user: string, item: Item) {
    this.#set(
      user,
      (this.#itemsByUser.get(user) ?? []).filter((other) => other !== item),
    )
  }

  /** Sets the items of a user. A user without items has no place in the order. */
  #set(user: string, items: Item[]) {
    if (items.length > 0) this.#itemsByUser.set(user, items)
    else this.#itemsByUser.delete(user)
  }
}
