import { expect, test } from 'vitest'
import {
  formatBirthDate,
  formatDateList,
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
import { addDays } from '#domain/weeks.ts'

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

test.each([
  [[], ''],
  [['2026-12-01'], '1 dic'],
  [['2026-12-01', '2026-12-08'], '1 y 8 dic'],
  [['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2027-01-05', '2027-01-12'], '1, 8, 15 y 22 dic, 5 y 12 ene'],
  [['2026-12-01', '2027-11-30', '2027-12-07'], '1 dic, 30 nov, 7 dic 2027'],
])('a list of dates names each month once: %j', (dates, text) => {
  expect(formatDateList(dates)).toBe(text)
})

test('a long list of dates names the first ones, how many others there are, and the last one', () => {
  const weekly = Array.from({ length: 24 }, (_, index) => addDays('2026-12-01', 7 * index))
  expect(formatDateList(weekly)).toBe('1, 8, 15 y 22 dic, y otras 20 hasta el 11 may')
  expect(formatDateList([...weekly, '2027-12-07'])).toBe('1, 8, 15 y 22 dic, y otras 21 hasta el 7 dic 2027')
})
