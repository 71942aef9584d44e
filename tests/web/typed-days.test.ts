import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { describeTypedDays, formatTypedDays, parseTypedDays } from '#web/absences/form/typed-days.ts'
import { parseTypedHours } from '#web/absences/form/typed-hours.ts'

const today = '2026-11-24'

test.each([
  ['3/12', '2026-12-03', '2026-12-03'],
  ['03/12/2026', '2026-12-03', '2026-12-03'],
  ['3/12/27', '2027-12-03', '2027-12-03'],
  ['3/12 – 7/12', '2026-12-03', '2026-12-07'],
  ['3-7/12', '2026-12-03', '2026-12-07'],
  ['3 al 7/12', '2026-12-03', '2026-12-07'],
  ['del 3 al 7 de diciembre', '2026-12-03', '2026-12-07'],
  ['28 nov a 3 dic', '2026-11-28', '2026-12-03'],
  ['el 8 de diciembre', '2026-12-08', '2026-12-08'],
  ['hoy', '2026-11-24', '2026-11-24'],
  ['hoy - mañana', '2026-11-24', '2026-11-25'],
  ['desde 3/12', '2026-12-03', '2027-12-03'],
  ['a partir de mañana', '2026-11-25', '2027-11-25'],
  ['desde el 3/12 hasta el 7/12', '2026-12-03', '2026-12-07'],
])('"%s" is from %s to %s', (text, from, to) => {
  expect(parseTypedDays(text, today)).toEqual({ from, to })
})

test('a day without a year lies in the last three months, and otherwise in the future', () => {
  expect(parseTypedDays('2/11', today)).toEqual({ from: '2026-11-02', to: '2026-11-02' })
  expect(parseTypedDays('4/1', today)).toEqual({ from: '2027-01-04', to: '2027-01-04' })
})

test('a period across New Year ends in the next year', () => {
  expect(parseTypedDays('28/12 – 3/1', today)).toEqual({ from: '2026-12-28', to: '2027-01-03' })
})

test.each(['', '3', '31/2', '3/13', '3/12 – 7/12 – 9/12', 'pronto', 'desde', 'desde 31/2'])('"%s" is not read as days', (text) => {
  expect(parseTypedDays(text, today)).toBeNull()
})

test('days are typed as they are described', () => {
  const days = { from: '2026-12-03', to: '2026-12-07' }
  expect(formatTypedDays(days)).toBe('03/12/2026 – 07/12/2026')
  expect(parseTypedDays(formatTypedDays(days), today)).toEqual(days)
  expect(describeTypedDays(days)).toBe('Del 3 al 7 de diciembre de 2026, 5 días')
  expect(describeTypedDays({ from: '2026-12-03', to: '2026-12-03' })).toBe('Jueves 3 de diciembre de 2026')
})

test.each([
  ['9-13', '9:00', '13:00'],
  ['9:00 – 13:30', '9:00', '13:30'],
  ['de 9 a 13', '9:00', '13:00'],
])('the hours "%s" are from %s to %s', (text, start, end) => {
  expect(parseTypedHours(text)).toEqual({ start: parseTimeOfDay(start), end: parseTimeOfDay(end) })
})

test.each(['', '9', '9-13-15', '9-25', 'mañana'])('"%s" is not read as hours', (text) => {
  expect(parseTypedHours(text)).toBeNull()
})
