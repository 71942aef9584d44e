import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { describeWait, describeWaitingEntry } from '#domain/describe-waiting-entry.ts'

type Entry = Parameters<typeof describeWaitingEntry>[0]

const describe = (entry: Partial<Entry> = {}, names: Partial<Parameters<typeof describeWaitingEntry>[1]> = {}) =>
  describeWaitingEntry(
    { days: [], fromTime: null, toTime: null, fromDate: null, untilDate: null, ...entry },
    { workers: [], today: '2026-11-24', ...names },
  )
const afternoon = { fromTime: parseTimeOfDay('13:00') }
const morning = { toTime: parseTimeOfDay('13:00') }

test('someone who names nothing takes any day and time', () => {
  expect(describe()).toBe('cualquier día y hora')
  expect(describe({ days: [0, 1, 2, 3, 4, 5, 6] })).toBe('cualquier día y hora')
})

test('part of the day, weekdays, workers and the last date are one sentence', () => {
  const entry = { ...afternoon, days: [2, 4], untilDate: '2026-12-20' }
  expect(describe(entry, { workers: ['Ana', 'Luis'] })).toBe('cualquier tarde de martes o jueves, con Ana o Luis, hasta el 20 de diciembre')
})

test('a morning or an afternoon without weekdays is any of them', () => {
  expect(describe(morning)).toBe('cualquier mañana')
  expect(describe(afternoon)).toBe('cualquier tarde')
})

test('three weekdays in a row or more are a run, and the week begins on Monday', () => {
  expect(describe({ ...morning, days: [5, 1, 4, 3, 2] })).toBe('cualquier mañana de lunes a viernes')
  expect(describe({ days: [1, 2, 3, 0] })).toBe('cualquier día de lunes a miércoles o domingo')
  expect(describe({ days: [0, 6] })).toBe('cualquier sábado o domingo')
})

test('other times are named', () => {
  expect(describe({ fromTime: parseTimeOfDay('14:30') })).toBe('cualquier día desde las 14:30')
  expect(describe({ days: [1], toTime: parseTimeOfDay('12:00') })).toBe('cualquier lunes hasta las 12:00')
  expect(describe({ days: [1, 3], fromTime: parseTimeOfDay('9:00'), toTime: parseTimeOfDay('12:00') })).toBe(
    'cualquier lunes o miércoles de 9:00 a 12:00',
  )
})

test('the schedule and the first date follow the workers, and another year is named', () => {
  expect(describe({ fromDate: '2026-11-30', untilDate: '2027-01-15' }, { workers: ['Ana Torres'], schedule: 'Terapia infantil' })).toBe(
    'cualquier día y hora, con Ana Torres, en Terapia infantil, desde el 30 de noviembre, hasta el 15 de enero de 2027',
  )
})

test('"o" is "u" before the same sound', () => {
  expect(describe({}, { workers: ['Ana', 'Luis', 'Olga'] })).toBe('cualquier día y hora, con Ana, Luis u Olga')
  expect(describe({}, { workers: ['Ana', 'Hortensia'] })).toBe('cualquier día y hora, con Ana u Hortensia')
})

test('how long someone has waited is said in days, and from two months on in months', () => {
  expect([0, 1, 14, 59, 60, 100].map(describeWait)).toEqual([
    'desde hoy',
    'desde hace 1 día',
    'desde hace 14 días',
    'desde hace 59 días',
    'desde hace 2 meses',
    'desde hace 3 meses',
  ])
})
