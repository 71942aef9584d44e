import { v7 } from 'uuid'

/** Chance that always falls the same way: the same seed gives the same clinic, ids included. */
export type Chance = {
  /** True in this share of the cases, 0 to 1. */
  maybe(share: number): boolean
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
  /** A UUID of version 7; later ones sort after earlier ones. */
  id(): string
}

export function chance(seed: number, startedAt: Date): Chance {
  let state = seed
  let made = 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    maybe: (share) => next() < share,
    between,
    pick: (list) => list[between(0, list.length - 1)]!,
    shuffled: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
    id: () => v7({ msecs: startedAt.getTime() + made++, seq: 0, random: Uint8Array.from({ length: 16 }, () => between(0, 255)) }),
  }
}
