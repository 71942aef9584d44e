import { expect, test } from 'vitest'
import type { WorkingHours } from '#domain/availability.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { describeHours } from '#domain/describe-hours.ts'

const period = (day: number, start: string, end: string, dates: Partial<WorkingHours> = {}): WorkingHours => ({
  day,
  startTime: parseTimeOfDay(start),
  endTime: parseTimeOfDay(end),
  fromDate: null,
  toDate: null,
  ...dates,
})
const onDays = (days: readonly number[], start: string, end: string) => days.map((day) => period(day, start, end))

test('days in a row with the same hours are one sentence', () => {
  expect(describeHours(onDays([1, 2, 3, 4, 5], '8:00', '13:00'))).toEqual(['lunes a viernes, 8:00–13:00'])
})

test('several periods of a day are named in the order of time, and those that touch are one', () => {
  const hours = [period(2, '14:00', '18:30'), period(2, '8:00', '12:00'), period(2, '12:00', '13:00')]
  expect(describeHours(hours)).toEqual(['martes, 8:00–13:00 y 14:00–18:30'])
})

test('days with other hours get their own sentence, and the week begins on Monday', () => {
  const hours = [...onDays([0, 6], '9:00', '13:00'), ...onDays([1, 3, 5], '8:00', '13:00'), ...onDays([2, 4], '14:00', '20:00')]
  expect(describeHours(hours)).toEqual([
    'lunes, miércoles y viernes, 8:00–13:00',
    'martes y jueves, 14:00–20:00',
    'sábado y domingo, 9:00–13:00',
  ])
})

test('a single day is in the plural, and the same hours on all days are "todos los días"', () => {
  expect(describeHours([period(6, '9:00', '13:00')])).toEqual(['sábados, 9:00–13:00'])
  expect(describeHours(onDays([0, 1, 2, 3, 4, 5, 6], '0:00', '24:00'))).toEqual(['todos los días, 0:00–24:00'])
})

test('dates of validity come first', () => {
  const in2027 = { fromDate: '2027-01-04', toDate: '2027-02-26' }
  expect(
    describeHours([
      period(1, '8:00', '13:00', { toDate: '2027-01-03' }),
      period(1, '9:00', '11:00', in2027),
      period(2, '9:00', '11:00', in2027),
      period(1, '8:00', '13:00', { fromDate: '2027-02-27' }),
    ]),
  ).toEqual([
    'hasta el 3 de enero de 2027: lunes, 8:00–13:00',
    'del 4 de enero al 26 de febrero: lunes y martes, 9:00–11:00',
    'desde el 27 de febrero de 2027: lunes, 8:00–13:00',
  ])
})

test('without hours there is no sentence', () => {
  expect(describeHours([])).toEqual([])
})
