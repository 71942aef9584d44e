import { expect, test } from 'vitest'
import { addMonths, getMonth, isMonth, listMonths, splitMonth } from '#domain/months.ts'

test('the month of a date is its year and month', () => {
  expect(getMonth('2026-11-24')).toBe('2026-11')
})

test('months continue across the end of a year', () => {
  expect(addMonths('2026-11', 1)).toBe('2026-12')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2026-11', -24)).toBe('2024-11')
  expect(listMonths('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(listMonths('2026-11', '2026-10')).toEqual([])
})

test('a month has a number from 01 to 12', () => {
  expect(['2026-01', '2026-12', '2026-00', '2026-13', '2026-1', 'hoy'].filter(isMonth)).toEqual(['2026-01', '2026-12'])
})

test('the parts of a month are its year and its number', () => {
  expect(splitMonth('2026-11')).toEqual({ year: 2026, month: 11 })
})

test.each(['2026-11-24', '2026-13', '2026'])('%j is refused where a month is needed', (text) => {
  expect(() => splitMonth(text)).toThrow(RangeError)
  expect(() => addMonths(text, 1)).toThrow(RangeError)
})
