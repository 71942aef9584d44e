import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatClock, parseTimeOfDay } from '#domain/clock.ts'
import { overlaps } from '#domain/overlap.ts'
import { countUnusedMinutes, listSlots } from '#domain/slots.ts'
import '../property-seed.ts'

const morning = { start: parseTimeOfDay('08:00'), end: parseTimeOfDay('12:30') }
const turn = fc
  .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  .map(([first, second]) => ({ start: Math.min(first, second), end: Math.max(first, second) }))
const pace = fc.record({ session: fc.integer({ min: 5, max: 480 }), breakAfter: fc.integer({ min: 0, max: 240 }) })

test('sessions of 45 minutes with 5 between start every 50 minutes', () => {
  expect(listSlots(morning, { session: 45, breakAfter: 5 }).map(formatClock)).toEqual(['08:00', '08:50', '09:40', '10:30', '11:20'])
})

test('a session that ends with the turn still fits, one that ends a minute later does not', () => {
  expect(
    listSlots({ start: parseTimeOfDay('08:00'), end: parseTimeOfDay('09:35') }, { session: 45, breakAfter: 5 }).map(formatClock),
  ).toEqual(['08:00', '08:50'])
  expect(
    listSlots({ start: parseTimeOfDay('08:00'), end: parseTimeOfDay('09:34') }, { session: 45, breakAfter: 5 }).map(formatClock),
  ).toEqual(['08:00'])
})

test('a turn shorter than a session has no slot, and all its minutes are unused', () => {
  const short = { start: parseTimeOfDay('08:00'), end: parseTimeOfDay('08:40') }
  expect(listSlots(short, { session: 45, breakAfter: 5 })).toEqual([])
  expect(countUnusedMinutes(short, { session: 45, breakAfter: 5 })).toBe(40)
})

test('a turn may last until midnight', () => {
  expect(
    listSlots({ start: parseTimeOfDay('22:30'), end: parseTimeOfDay('24:00') }, { session: 45, breakAfter: 0 }).map(formatClock),
  ).toEqual(['22:30', '23:15'])
})

test('the minutes after the last session are unused', () => {
  expect(countUnusedMinutes(morning, { session: 45, breakAfter: 5 })).toBe(25)
  expect(countUnusedMinutes({ start: parseTimeOfDay('08:00'), end: parseTimeOfDay('10:00') }, { session: 60, breakAfter: 0 })).toBe(0)
})

test('the slots of a turn never overlap, keep the breakAfter and end within the turn', () => {
  fc.assert(
    fc.property(turn, pace, (turn, pace) => {
      const starts = listSlots(turn, pace)
      const ranges = starts.map((start) => ({ start, end: start + pace.session }))
      for (const range of ranges) expect(range.start >= turn.start && range.end <= turn.end).toBe(true)
      for (const [index, range] of ranges.entries()) {
        const next = ranges[index + 1]
        if (next) expect(next.start - range.end).toBe(pace.breakAfter)
        for (const later of ranges.slice(index + 1)) expect(overlaps(range, later)).toBe(false)
      }
    }),
  )
})

test('no further session fits into the unused minutes', () => {
  fc.assert(
    fc.property(turn, pace, (turn, pace) => {
      expect(countUnusedMinutes(turn, pace)).toBeLessThan(
        listSlots(turn, pace).length === 0 ? pace.session : pace.session + pace.breakAfter,
      )
    }),
  )
})
