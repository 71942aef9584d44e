import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { overlaps, type Range } from '#domain/overlap.ts'
import '../property-seed.ts'

const range = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 480 }))
  .map(([start, length]): Range => ({ start, end: start + length }))

test('a session that begins when another ends does not overlap with it', () => {
  expect(
    overlaps(
      { start: parseTimeOfDay('08:00'), end: parseTimeOfDay('08:45') },
      { start: parseTimeOfDay('08:45'), end: parseTimeOfDay('09:30') },
    ),
  ).toBe(false)
  expect(
    overlaps(
      { start: parseTimeOfDay('08:00'), end: parseTimeOfDay('08:45') },
      { start: parseTimeOfDay('08:44'), end: parseTimeOfDay('09:29') },
    ),
  ).toBe(true)
  expect(
    overlaps(
      { start: parseTimeOfDay('08:00'), end: parseTimeOfDay('12:00') },
      { start: parseTimeOfDay('09:00'), end: parseTimeOfDay('09:30') },
    ),
  ).toBe(true)
})

test('two ranges overlap exactly when they share a minute, in either order', () => {
  fc.assert(
    fc.property(range, range, (first, second) => {
      const shared = Array.from({ length: first.end - first.start }, (_, index) => first.start + index).some(
        (minute) => minute >= second.start && minute < second.end,
      )
      expect(overlaps(first, second)).toBe(shared)
      expect(overlaps(second, first)).toBe(shared)
    }),
  )
})
