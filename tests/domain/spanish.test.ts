import { expect, test } from 'vitest'
import {
  formatBirthDate,
  formatDays,
  formatFullDate,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatWeek,
  formatWeekdays,
  monthsShort,
  weekdayLetters,
} from '#domain/spanish.ts'

test('dates are written in Spanish', () => {
  expect(formatLongDate('2026-11-24')).toBe('martes 24 de noviembre')
  expect(formatShortDate('2026-11-24')).toBe('mar 24 nov')
  expect(formatShortDate('2026-11-25')).toBe('mié 25 nov')
  expect(formatFullDate('2026-09-02')).toBe('2 sept 2026')
  expect(formatBirthDate('2018-05-14')).toBe('14 de mayo de 2018')
  expect(formatMonth('2026-11')).toBe('noviembre 2026')
})

test('a week shows month and year of its first day only where they differ from the last day', () => {
  expect(formatWeek('2026-11-24')).toBe('22 – 28 nov 2026')
  expect(formatWeek('2026-12-01')).toBe('29 nov – 5 dic 2026')
  expect(formatWeek('2027-01-01')).toBe('27 dic 2026 – 2 ene 2027')
})

test('several days show month and year of the first one only where they differ from the last one', () => {
  expect(formatDays('2026-12-08', '2026-12-08')).toBe('el 8 de diciembre')
  expect(formatDays('2026-12-03', '2026-12-07')).toBe('del 3 al 7 de diciembre')
  expect(formatDays('2026-11-28', '2026-12-03')).toBe('del 28 de noviembre al 3 de diciembre')
  expect(formatDays('2026-12-28', '2027-01-03')).toBe('del 28 de diciembre de 2026 al 3 de enero de 2027')
  expect(formatDays('2026-12-03', '2027-12-03')).toBe('del 3 de diciembre de 2026 al 3 de diciembre de 2027')
})

test('weekdays have a plural', () => {
  expect([0, 1, 6].map(formatWeekdays)).toEqual(['domingos', 'lunes', 'sábados'])
})

test('weekday letters and short months are those of the specification', () => {
  expect(weekdayLetters.join(', ')).toBe('D, L, M, M, J, V, S')
  expect(monthsShort.join(', ')).toBe('Ene, Feb, Mar, Abr, May, Jun, Jul, Ago, Sept, Oct, Nov, Dic')
})
