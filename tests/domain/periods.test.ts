import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listMonthDates, toPeriod } from '#domain/periods.ts'
import '../property-seed.ts'

test('year, month and day narrow the period', () => {
  expect(toPeriod({ year: 2026 })).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(toPeriod({ year: 2026, month: 2 })).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(toPeriod({ year: 2024, month: 2 })).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  expect(toPeriod({ year: 2026, month: 12 })).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(toPeriod({ year: 2026, month: 11, day: 24 })).toEqual({ from: '2026-11-24', to: '2026-11-24' })
})

test('a smaller unit without its larger one gives no period', () => {
  expect(toPeriod({})).toBeNull()
  expect(toPeriod({ month: 11 })).toBeNull()
  expect(toPeriod({ year: 2026, day: 24 })).toBeNull()
})

test('a day that the month does not have gives no period', () => {
  expect(toPeriod({ year: 2026, month: 2, day: 30 })).toBeNull()
  expect(toPeriod({ year: 2026, month: 13 })).toBeNull()
})

test('a month has as many days as in the calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const days = listMonthDates(`${year}-${String(month).padStart(2, '0')}`)
      expect(days).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate())
      expect(new Set(days.map((date) => date.slice(0, 7))).size).toBe(1)
    }),
  )
})
