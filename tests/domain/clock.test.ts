import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatClock, formatClockRange, formatDuration, parseTimeOfDay } from '#domain/clock.ts'
import '../property-seed.ts'

test('clock readings are minutes since midnight', () => {
  expect(parseTimeOfDay('00:00')).toBe(0)
  expect(parseTimeOfDay('9:05')).toBe(545)
  expect(parseTimeOfDay('24:00')).toBe(1440)
})

test.each(['24:01', '25:00', '09:60', '9', '', '09:5', 'nueve'])('%j is refused as a clock reading', (text) => {
  expect(() => parseTimeOfDay(text)).toThrow(RangeError)
})

test('a formatted time reads back as the same minutes', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => parseTimeOfDay(formatClock(minutes)) === minutes))
  expect(formatClockRange(parseTimeOfDay('09:00'), parseTimeOfDay('09:45'))).toBe('09:00 – 09:45')
})

test('a long duration is formatted in hours and minutes', () => {
  expect([0, 45, 60, 135, 540].map(formatDuration)).toEqual(['0 min', '45 min', '1 h', '2 h 15 min', '9 h'])
})
