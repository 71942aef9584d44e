import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, buildDate, countDays, getNextWeekday, getWeekday, getWeekStart, isDate, listWeekDates, splitDate } from '#domain/weeks.ts'
import '../property-seed.ts'

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

test('the week of a Tuesday starts on the Sunday before', () => {
  expect(getWeekStart('2026-11-24')).toBe('2026-11-22')
  expect(getWeekStart('2026-11-22')).toBe('2026-11-22')
  expect(getWeekStart('2026-11-28')).toBe('2026-11-22')
})

test('a week may belong to two years', () => {
  expect(listWeekDates('2027-01-01')).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})

test('days are added on the calendar, across changes of the clock', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2025-02-28', 1)).toBe('2025-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test.each([
  '2026-02-30',
  '2025-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '26-01-01',
  '2026-1-1',
  '2026-01-01T00:00',
  '',
])('%j is no date', (text) => {
  expect(isDate(text)).toBe(false)
})

test.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31'])('%j is a date', (text) => {
  expect(isDate(text)).toBe(true)
})

test('year, month and day make a date only when the calendar has it', () => {
  expect(buildDate(2026, 2, 28)).toBe('2026-02-28')
  expect(buildDate(2026, 2, 30)).toBeNull()
  expect(buildDate(2026, 13, 1)).toBeNull()
  expect(splitDate('2026-02-28')).toEqual({ year: 2026, month: 2, day: 28 })
})

test.each(['2026-11', '2026', '2026-02-30', '2026-11-24T09:00', ''])('%j is refused where a date is needed', (text) => {
  expect(() => splitDate(text)).toThrow(RangeError)
  expect(() => addDays(text, 1)).toThrow(RangeError)
  expect(() => getWeekday(text)).toThrow(RangeError)
  expect(() => countDays('2026-11-24', text)).toThrow(RangeError)
})

test('the week of a date contains it and has seven days from a Sunday on', () => {
  fc.assert(
    fc.property(date, (date) => {
      const week = listWeekDates(date)
      expect(week).toContain(date)
      expect(week.map(getWeekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
      expect(week.map(getWeekStart)).toEqual(Array(7).fill(week[0]))
    }),
  )
})

test('adding days and subtracting them again gives the same date', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      const result = addDays(date, days)
      expect(isDate(result)).toBe(true)
      expect(addDays(result, -days)).toBe(date)
      expect(countDays(date, result)).toBe(days)
      expect(getWeekday(result)).toBe((((getWeekday(date) + days) % 7) + 7) % 7)
    }),
  )
})

test('the next date on a weekday is the given date or one of the six after it', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 6 }), (date, day) => {
      const next = getNextWeekday(date, day)
      expect(getWeekday(next)).toBe(day)
      expect(countDays(date, next)).toBeGreaterThanOrEqual(0)
      expect(countDays(date, next)).toBeLessThan(7)
    }),
  )
})
