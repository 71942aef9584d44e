/**
 * Groups items so that each comes in a later group than those that `listEarlier` returns for it. The items of a list come after those of the lists before it, unless
 * one of these needs them earlier. Of items that need each other in a circle, one comes before another that it needs.
 */
export function groupInOrder<Item>(lists: readonly (readonly Item[])[], listEarlier: (item: Item) => readonly Item[]): Item[][] {
  const groups: Item[][] = []
  const positions = new Map<Item, number>()
  for (const list of lists) {
    const first = groups.length
    const addToGroup = (item: Item): number => {
      const known = positions.get(item)
      if (known !== undefined) return known
      // An item of a circle that is met again ends the circle.
      positions.set(item, first - 1)
      const position = Math.max(first, ...listEarlier(item).map((earlier) => addToGroup(earlier) + 1))
      positions.set(item, position)
      groups[position] ??= []
      groups[position].push(item)
      return position
    }
    for (const item of list) addToGroup(item)
  }
  return groups
}
