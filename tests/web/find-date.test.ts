import { expect, test } from 'vitest'
import { findDate } from '#web/app/admin/command-palette/find-date.ts'

const today = '2026-11-25'

test.each([
  ['24/11', '2026-11-24'],
  ['24-11-2027', '2027-11-24'],
  ['24.11.27', '2027-11-24'],
  ['24 nov', '2026-11-24'],
  ['24 de noviembre', '2026-11-24'],
  ['24 de Noviembre del 2027', '2027-11-24'],
  ['semana del 24 de noviembre', '2026-11-24'],
  ['la semana del 3', '2026-12-03'],
  ['día 24', '2026-11-24'],
  ['1 set', '2026-09-01'],
  ['12 septiembre', '2026-09-12'],
])('"%s" means %s', (text, date) => expect(findDate(text, today)).toBe(date))

test.each([
  ['5/1', '2026-11-25', '2027-01-05'],
  ['20/12', '2027-01-10', '2026-12-20'],
  ['29/2', '2027-06-01', '2028-02-29'],
])('%s without a year, asked for on %s, is the nearest one: %s', (text, asked, date) => expect(findDate(text, asked)).toBe(date))

test.each(['', '24', '31/2', '24/13', '24 xyz', '1/1/2300', 'ana', '70112233', 'semana', '24/11/1'])('"%s" means no date', (text) =>
  expect(findDate(text, today)).toBeNull(),
)
