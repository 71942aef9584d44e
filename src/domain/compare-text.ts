/** Compares texts by their characters, for sorting. Dates and ids have no other order. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
