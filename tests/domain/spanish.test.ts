import { expect, test } from 'vitest'
import {
  formatBirthDate,
  formatFullDate,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatWeek,
  monthsShort,
  weekdayLetters,
} from '#domain/spanish.ts'

test('dates are written in Spanish', () => {
  expect(formatLongDate('2026-11-24')).toBe('martes 24 de noviembre')
  expect(formatShortDate('2026-11-24')).toBe('mar 24 Nov')
  expect(formatShortDate('2026-11-25')).toBe('mié 25 Nov')
  expect(formatFullDate('2026-09-02')).toBe('2 Sept 2026')
  expect(formatBirthDate('2018-05-14')).toBe('14 de mayo de 2018')
  expect(formatMonth('2026-11')).toBe('noviembre 2026')
})

test('a week shows month and year of its first day only where they differ from the last day', () => {
  expect(formatWeek('2026-11-24')).toBe('22 – 28 Nov 2026')
  expect(formatWeek('2026-12-01')).toBe('29 Nov – 5 Dic 2026')
  expect(formatWeek('2027-01-01')).toBe('27 Dic 2026 – 2 Ene 2027')
})

test('weekday letters and short months are those of the specification', () => {
  expect(weekdayLetters.join(', ')).toBe('D, L, M, M, J, V, S')
  expect(monthsShort.join(', ')).toBe('Ene, Feb, Mar, Abr, May, Jun, Jul, Ago, Sept, Oct, Nov, Dic')
})
