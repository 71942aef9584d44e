import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { spokenWeek } from '#domain/describe-hours.ts'
import { describeWaitingEntry } from '#domain/describe-waiting-entry.ts'
import { addDays } from '#domain/weeks.ts'
import { parseWishes } from '#web/waiting-list/form/parse-wishes.ts'
import '../property-seed.ts'

const today = '2026-11-24'
const workers = [
  { id: 'ana', name: 'Ana Torres', searched: 'Ana Torres Medina' },
  { id: 'luis', name: 'Luis Olmos', searched: 'Luis Olmos Peña' },
  { id: 'marta', name: 'María Marta De la Cruz', searched: 'María Marta De la Cruz Ríos' },
  { id: 'domingo', name: 'Domingo Sáenz', searched: 'Domingo Sáenz Ñique' },
]
const parse = (text: string) => parseWishes(text, { workers, today })
const nothing = { days: [], fromTime: null, toTime: null, fromDate: null, untilDate: null, workerIds: [], unknown: [] }

test('a sentence is read with part of the day, weekdays, workers and the last date', () => {
  const wishes = { ...nothing, days: [2, 4], fromTime: parseTimeOfDay('13:00'), workerIds: ['ana', 'luis'], untilDate: '2026-12-20' }
  expect(parse('cualquier tarde de martes o jueves, con Ana o Luis, hasta el 20 de diciembre')).toEqual(wishes)
  expect(parse('tarde ma ju con ana luis hasta 20/12')).toEqual(wishes)
  expect(parse('Tardes, ma ju, ana, luis, hasta 20/12')).toEqual(wishes)
})

test('times are read with and without minutes', () => {
  expect(parse('lunes desde las 15')).toEqual({ ...nothing, days: [1], fromTime: parseTimeOfDay('15:00') })
  expect(parse('de 9 a 12:30')).toEqual({ ...nothing, fromTime: parseTimeOfDay('9:00'), toTime: parseTimeOfDay('12:30') })
  expect(parse('entre las 9 y las 11, sábados')).toEqual({
    ...nothing,
    days: [6],
    fromTime: parseTimeOfDay('9:00'),
    toTime: parseTimeOfDay('11:00'),
  })
  expect(parse('antes de las 10')).toEqual({ ...nothing, toTime: parseTimeOfDay('10:00') })
})

test('a time next to a part of the day narrows it, and hours without minutes are those of the working day', () => {
  const days = [1, 3]
  const afternoon = { ...nothing, days, workerIds: ['luis'], fromTime: parseTimeOfDay('17:00') }
  expect(parse('tardes de lunes o miércoles con Luis, después de las 5')).toEqual(afternoon)
  expect(parse('después de las 5, tardes de lunes o miércoles, con Luis')).toEqual(afternoon)
  expect(parse('con Luis lunes o miércoles por la tarde a partir de las 5')).toEqual(afternoon)
  expect(parse('lunes y miércoles desde las 17, luis')).toEqual(afternoon)
  expect(parse('a partir de las 4 pm')).toEqual({ ...nothing, fromTime: parseTimeOfDay('16:00') })
  expect(parse('desde las 4:30 p. m. hasta las 7 de la tarde')).toEqual({
    ...nothing,
    fromTime: parseTimeOfDay('16:30'),
    toTime: parseTimeOfDay('19:00'),
  })
  expect(parse('tardes hasta las 6:30')).toEqual({ ...nothing, fromTime: parseTimeOfDay('13:00'), toTime: parseTimeOfDay('18:30') })
  expect(parse('mañanas antes de las 11')).toEqual({ ...nothing, toTime: parseTimeOfDay('11:00') })
  expect(parse('hasta las 12')).toEqual({ ...nothing, toTime: parseTimeOfDay('12:00') })
  expect(parse('de 9 a 1')).toEqual({ ...nothing, fromTime: parseTimeOfDay('9:00'), toTime: parseTimeOfDay('13:00') })
  expect(parse('mañanas o tardes de lunes')).toEqual({ ...nothing, days: [1] })
})

test('a time that says nothing more than another or cannot be one is returned', () => {
  expect(parse('desde las 9, desde las 15')).toEqual({ ...nothing, fromTime: parseTimeOfDay('9:00'), unknown: ['desde', '15'] })
  expect(parse('de 25 a 30').unknown).toEqual(['25', '30'])
  expect(parse('lunes a las 5').unknown).toEqual(['5'])
})

test('a run of weekdays holds all of them', () => {
  expect(parse('mañanas de lunes a viernes')).toEqual({ ...nothing, days: [1, 2, 3, 4, 5], toTime: parseTimeOfDay('13:00') })
})

test('words that mean nothing are returned', () => {
  expect(parse('martes urgente, con Pedro')).toEqual({
    ...nothing,
    days: [2],
    unknown: ['Pedro', 'urgente'].map((word) => word.toLowerCase()),
  })
})

test('a name that is also a weekday is a worker after "con"', () => {
  expect(parse('domingo, con Domingo')).toEqual({ ...nothing, days: [0], workerIds: ['domingo'] })
})

/** A time at which a clinic may be open: an earlier one is read as one after noon. */
const time = fc.option(fc.integer({ min: 24, max: 95 }).map((quarter) => quarter * 15))
const date = fc.option(fc.integer({ min: 0, max: 600 }).map((days) => addDays(today, days)))
const entry = fc.record({
  days: fc.subarray(spokenWeek, { maxLength: 6 }),
  fromTime: time,
  toTime: time,
  fromDate: date,
  untilDate: date,
  workerIds: fc.subarray(workers.map(({ id }) => id)),
})

test('every sentence that the application writes is read as what it describes', () => {
  fc.assert(
    fc.property(entry, (wishes) => {
      const names = wishes.workerIds.map((id) => workers.find((worker) => worker.id === id)!.name)
      expect(parse(describeWaitingEntry(wishes, { workers: names, today }))).toEqual({ ...wishes, unknown: [] })
    }),
    { numRuns: 1000 },
  )
})
