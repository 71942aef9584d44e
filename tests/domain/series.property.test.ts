import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  doSeriesOverlap,
  endBefore,
  getFirstDate,
  getLastDate,
  getNextDate,
  listOccurrenceDates,
  occursOn,
  type Series,
  type TimedSeries,
  toSeriesOfOneDate,
} from '#domain/series.ts'
import '../property-seed.ts'

const check = <T>(values: fc.Arbitrary<T>, predicate: (value: T) => void) => fc.assert(fc.property(values, predicate), { numRuns: 500 })

type Day = { date: string; weekday: number }

/** Lists the days of these years one by one. The first day is a Sunday. */
function listCalendarDays(firstYear: number, lastYear: number): Day[] {
  const days: Day[] = []
  for (let year = firstYear; year <= lastYear; year++) {
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
    for (const [month, length] of [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].entries())
      for (let day = 1; day <= length; day++)
        days.push({ date: `${year}-${padToTwo(month + 1)}-${padToTwo(day)}`, weekday: days.length % 7 })
  }
  return days
}

const padToTwo = (number: number) => String(number).padStart(2, '0')

// 1 January 2023 was a Sunday. Dates are drawn from 2024 and 2025, so that endless series have time before and after.
const calendar = listCalendarDays(2023, 2027)
const date = fc.constantFrom(...calendar.map((day) => day.date).filter((day) => day >= '2024' && day < '2026'))
const replaced = fc.array(date, { maxLength: 20 }).map((dates) => new Set(dates))

const series: fc.Arbitrary<Series> = fc.record({
  day: fc.nat(6),
  startsOn: fc.oneof({ weight: 4, arbitrary: date }, fc.constantFrom(null, undefined)),
  endsOn: fc.oneof(date, fc.constantFrom(null, undefined)),
})
const period = fc.tuple(date, date).map(([first, second]) => (first < second ? { from: first, to: second } : { from: second, to: first }))

/** Lists the dates of a series by filtering the calendar: the days that have its weekday and lie within its bounds. */
const listSeriesDates = ({ day, startsOn, endsOn }: Series): string[] =>
  calendar
    .filter(({ date, weekday }) => weekday === day && !(startsOn && date < startsOn) && !(endsOn && date > endsOn))
    .map(({ date }) => date)

test('the first and last dates of a series are the first and last of the listed dates', () => {
  check(series, (series) => {
    const dates = listSeriesDates(series)
    fc.pre(dates.length > 0)
    if (series.startsOn) expect(getFirstDate(series)).toBe(dates[0])
    else expect(getFirstDate(series)).toBeNull()
    if (series.endsOn) expect(getLastDate(series)).toBe(dates.at(-1))
    else expect(getLastDate(series)).toBeNull()
  })
})

test('the computed first date comes after the computed last date exactly when the series has no dates', () => {
  check(series, (series) => {
    const [first, last] = [getFirstDate(series), getLastDate(series)]
    fc.pre(first !== null && last !== null)
    expect(first! > last!).toBe(listSeriesDates(series).length === 0)
  })
})

test('the next date of a series is the first listed date from the given date on', () => {
  check(fc.tuple(series, date), ([series, from]) => {
    expect(getNextDate(series, from)).toBe(listSeriesDates(series).find((date) => date >= from) ?? null)
  })
})

test('a series occurs on its listed dates and on no other day', () => {
  check(series, (series) => {
    expect(calendar.map(({ date }) => date).filter((date) => occursOn(series, date))).toEqual(listSeriesDates(series))
  })
})

test('the occurrences of a period are its listed dates without the replaced ones', () => {
  check(fc.tuple(series, period, replaced), ([series, period, replaced]) => {
    const expected = listSeriesDates(series).filter((date) => period.from <= date && date <= period.to && !replaced.has(date))
    expect(listOccurrenceDates(series, period, replaced)).toEqual(expected)
  })
})

test('a series that is ended before a date keeps exactly its listed dates before that date', () => {
  check(fc.tuple(series, date), ([series, date]) => {
    fc.pre(Boolean(series.startsOn))
    const kept = listSeriesDates(series).filter((listed) => listed < date)
    const endsOn = endBefore(series, date)
    expect(endsOn === null).toBe(kept.length === 0)
    if (endsOn !== null) expect(listSeriesDates({ ...series, endsOn })).toEqual(kept)
  })
})

test('two series overlap exactly when they share a minute of a listed date that is not replaced', () => {
  const timed: fc.Arbitrary<TimedSeries> = fc.record({
    // The weekdays are few and the times close to each other, so that half of the pairs overlap.
    day: fc.nat(1),
    time: fc.integer({ min: 480, max: 560 }),
    duration: fc.integer({ min: 5, max: 60 }),
    startsOn: fc.oneof({ weight: 4, arbitrary: date }, fc.constant(null)),
    endsOn: fc.oneof(date, fc.constant(null)),
  })
  const dated = fc
    .record({ date, time: fc.integer({ min: 480, max: 560 }), duration: fc.integer({ min: 5, max: 60 }) })
    .map(({ date, ...rest }) => ({ ...toSeriesOfOneDate(date), ...rest }))
  check(fc.tuple(timed, fc.oneof(timed, dated), replaced), ([first, second, replaced]) => {
    const dates = new Set(listSeriesDates(second))
    const sharesDate = listSeriesDates(first).some((date) => dates.has(date) && !replaced.has(date))
    const minutes = Array.from({ length: first.duration }, (_, index) => first.time + index)
    const sharesMinute = minutes.some((minute) => second.time <= minute && minute < second.time + second.duration)
    expect(doSeriesOverlap(first, second, replaced)).toBe(sharesDate && sharesMinute)
    expect(doSeriesOverlap(second, first, replaced)).toBe(sharesDate && sharesMinute)
  })
})
