import { expect, test } from 'vitest'
import { formatDateList } from '#domain/date-list.ts'
import { addDays } from '#domain/weeks.ts'

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
