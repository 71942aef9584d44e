import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import {
  doSeriesOverlap,
  endBefore,
  findReplacedDates,
  getFirstDate,
  getLastDate,
  getNextDate,
  isException,
  listOccurrenceDates,
  occursOn,
  type Series,
  toSeriesOfOneDate,
} from '#domain/series.ts'

const tuesday = 2
const november = { from: '2026-11-01', to: '2026-11-30' }

/** Every Tuesday from Wednesday 4 November 2026 on; the first one is the 10th. */
const tuesdays: Series = { day: tuesday, startsOn: '2026-11-04', endsOn: null }
const untilDecember: Series = { ...tuesdays, endsOn: '2026-12-07' }

const people = { client: { id: 'luis' }, worker: { id: 'ana' }, turnId: 'mañana', time: parseTimeOfDay('09:00') }

test('a series begins and ends on its weekday, whatever the days that bound it', () => {
  expect(getFirstDate(tuesdays)).toBe('2026-11-10')
  expect(getFirstDate({ ...tuesdays, startsOn: '2026-11-10' })).toBe('2026-11-10')
  expect(getLastDate(untilDecember)).toBe('2026-12-01')
  expect(getLastDate({ ...tuesdays, endsOn: '2026-12-08' })).toBe('2026-12-08')
})

test('a series without bounds has neither a first nor a last date', () => {
  expect(getLastDate(tuesdays)).toBeNull()
  expect(getFirstDate({ day: tuesday })).toBeNull()
  expect(listOccurrenceDates({ day: tuesday }, november)).toEqual(['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24'])
})

test('a series takes place on its weekday between its first and last day', () => {
  expect(occursOn(untilDecember, '2026-11-24')).toBe(true)
  expect(occursOn(untilDecember, '2026-11-25')).toBe(false)
  expect(occursOn(untilDecember, '2026-11-03')).toBe(false)
  expect(occursOn(untilDecember, '2026-12-08')).toBe(false)
})

test('the next date of a series is null once it has ended', () => {
  expect(getNextDate(untilDecember, '2026-01-01')).toBe('2026-11-10')
  expect(getNextDate(untilDecember, '2026-11-25')).toBe('2026-12-01')
  expect(getNextDate(untilDecember, '2026-12-02')).toBeNull()
})

test('an exception replaces the occurrence of its date', () => {
  const exception = { ...people, sessionDate: '2026-11-17' }
  expect(isException(exception, { ...people, ...tuesdays })).toBe(true)
  const replaced = findReplacedDates({ ...people, ...tuesdays }, [exception, { ...people, sessionDate: '2026-11-18' }])
  expect(listOccurrenceDates(tuesdays, november, replaced)).toEqual(['2026-11-10', '2026-11-24'])
})

test.each([
  ['another client', { client: { id: 'eva' } }],
  ['another worker', { worker: { id: 'bruno' } }],
  ['another turn', { turnId: 'tarde' }],
  ['another time', { time: parseTimeOfDay('09:50') }],
  ['no date', { sessionDate: null }],
  ['a date before the series', { sessionDate: '2026-11-03' }],
])('a session with %s is no exception', (_, fields) => {
  expect(isException({ ...people, sessionDate: '2026-11-17', ...fields }, { ...people, ...tuesdays })).toBe(false)
})

test('a series that is ended before a date ends on the previous day, unless it ended earlier', () => {
  expect(endBefore(tuesdays, '2026-11-24')).toBe('2026-11-23')
  expect(endBefore(untilDecember, '2027-01-01')).toBe('2026-12-07')
})

test('a series keeps no date when it is ended on its first date, and keeps that date when it is ended a day later', () => {
  expect(endBefore(tuesdays, '2026-11-10')).toBeNull()
  expect(endBefore(tuesdays, '2026-11-11')).toBe('2026-11-10')
})

test('a series without a known beginning keeps no date when it is ended', () => {
  expect(endBefore({ day: tuesday }, '2026-11-10')).toBeNull()
})

test('two series overlap when they share a minute of a date', () => {
  const addTime = (series: Series, start: string, end: string) => ({
    ...series,
    time: parseTimeOfDay(start),
    duration: parseTimeOfDay(end) - parseTimeOfDay(start),
  })
  const early = addTime(untilDecember, '09:00', '09:45')
  expect(doSeriesOverlap(early, addTime(tuesdays, '09:44', '10:30'))).toBe(true)
  expect(doSeriesOverlap(early, addTime(tuesdays, '09:45', '10:30'))).toBe(false)
  expect(doSeriesOverlap(early, addTime({ ...tuesdays, day: 3 }, '09:00', '09:45'))).toBe(false)
  expect(doSeriesOverlap(early, addTime({ ...tuesdays, startsOn: '2026-12-02' }, '09:00', '09:45'))).toBe(false)
})

test('a series and a dated session overlap unless an exception replaces that date', () => {
  const series = { ...tuesdays, time: parseTimeOfDay('09:00'), duration: 45 }
  const dated = { ...toSeriesOfOneDate('2026-11-24'), time: parseTimeOfDay('09:30'), duration: 45 }
  expect(doSeriesOverlap(series, dated)).toBe(true)
  expect(doSeriesOverlap(series, dated, new Set(['2026-11-24']))).toBe(false)
})
