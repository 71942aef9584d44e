import { v7 } from 'uuid'

/** A seeded random generator: the same seed gives the same clinic, ids included. */
export type Random = {
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean
  /** An integer from `from` to `to`, both inclusive. */
  between(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
  /** A version 7 UUID; UUIDs sort in the order in which they are made. */
  uuid(): string
}

/** Creates a generator whose UUIDs begin at the time `startedAt`. */
export function createRandom(seed: number, startedAt: Date): Random {
  let state = seed
  let uuidCount = 0
  // This is mulberry32; it returns a number from 0 to 1.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    chance: (probability) => next() < probability,
    between,
    pick: (list) => list[between(0, list.length - 1)]!,
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
    uuid: () => v7({ msecs: startedAt.getTime() + uuidCount++, seq: 0, random: Uint8Array.from({ length: 16 }, () => between(0, 255)) }),
  }
}
