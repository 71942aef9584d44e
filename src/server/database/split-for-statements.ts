/** Splits a list into parts of this size, for a statement each: nothing else runs while the embedded engine executes a statement. */
export const splitForStatements = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))
