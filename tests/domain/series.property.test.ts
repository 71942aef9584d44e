import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  endBefore,
  firstDate,
  lastDate,
  nextDate,
  occurrencesBetween,
  occursOn,
  type Series,
  seriesOfOneDate,
  seriesOverlap,
  type TimedSeries,
} from '#domain/series.ts'
import '../property-seed.ts'

const check = <T>(values: fc.Arbitrary<T>, predicate: (value: T) => void) => fc.assert(fc.property(values, predicate), { numRuns: 500 })

type Day = { date: string; weekday: number }

/** Counts the days of the calendar one by one. The first day is a Sunday. */
function countDays(firstYear: number, lastYear: number): Day[] {
  const days: Day[] = []
  for (let year = firstYear; year <= lastYear; year++) {
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
    for (const [month, length] of [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].entries())
      for (let day = 1; day <= length; day++) days.push({ date: `${year}-${two(month + 1)}-${two(day)}`, weekday: days.length % 7 })
  }
  return days
}

const two = (number: number) => String(number).padStart(2, '0')

// 1 January 2023 was a Sunday. Dates are drawn from 2024 and 2025, so that endless series have time before and after.
const calendar = countDays(2023, 2027)
const date = fc.constantFrom(...calendar.map((day) => day.date).filter((day) => day >= '2024' && day < '2026'))
const replaced = fc.array(date, { maxLength: 20 }).map((dates) => new Set(dates))

const series: fc.Arbitrary<Series> = fc.record({
  day: fc.nat(6),
  startsOn: fc.oneof({ weight: 4, arbitrary: date }, fc.constantFrom(null, undefined)),
  endsOn: fc.oneof(date, fc.constantFrom(null, undefined)),
})
const period = fc.tuple(date, date).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }))

/** The model: a series takes place on each counted day that is its weekday and lies within its bounds. */
const datesOf = ({ day, startsOn, endsOn }: Series): string[] =>
  calendar
    .filter(({ date, weekday }) => weekday === day && !(startsOn && date < startsOn) && !(endsOn && date > endsOn))
    .map(({ date }) => date)

test('the first and last dates are the ends of the counted dates', () => {
  check(series, (series) => {
    const dates = datesOf(series)
    fc.pre(dates.length > 0)
    if (series.startsOn) expect(firstDate(series)).toBe(dates[0])
    else expect(firstDate(series)).toBeNull()
    if (series.endsOn) expect(lastDate(series)).toBe(dates.at(-1))
    else expect(lastDate(series)).toBeNull()
  })
})

test('the first date comes after the last exactly when no date is counted', () => {
  check(series, (series) => {
    const [first, last] = [firstDate(series), lastDate(series)]
    fc.pre(first !== null && last !== null)
    expect(first! > last!).toBe(datesOf(series).length === 0)
  })
})

test('the next date is the first counted one from a date on', () => {
  check(fc.tuple(series, date), ([series, from]) => {
    expect(nextDate(series, from)).toBe(datesOf(series).find((date) => date >= from) ?? null)
  })
})

test('a series takes place on its counted dates and on no other day', () => {
  check(series, (series) => {
    expect(calendar.map(({ date }) => date).filter((date) => occursOn(series, date))).toEqual(datesOf(series))
  })
})

test('the occurrences of a period are its counted dates without the replaced ones', () => {
  check(fc.tuple(series, period, replaced), ([series, period, replaced]) => {
    const expected = datesOf(series).filter((date) => period.from <= date && date <= period.to && !replaced.has(date))
    expect(occurrencesBetween(series, period, replaced)).toEqual(expected)
  })
})

test('a series that ends before a date keeps exactly the counted dates before it', () => {
  check(fc.tuple(series, date), ([series, date]) => {
    fc.pre(Boolean(series.startsOn))
    const kept = datesOf(series).filter((other) => other < date)
    const endsOn = endBefore(series, date)
    expect(endsOn === null).toBe(kept.length === 0)
    if (endsOn !== null) expect(datesOf({ ...series, endsOn })).toEqual(kept)
  })
})

test('two series overlap exactly when they share a minute of a counted date that is not replaced', () => {
  const timed: fc.Arbitrary<TimedSeries> = fc.record({
    // Few weekdays and short distances, so that half of the pairs meet.
    ...{ day: fc.nat(1), time: fc.integer({ min: 480, max: 560 }), duration: fc.integer({ min: 5, max: 60 }) },
    startsOn: fc.oneof({ weight: 4, arbitrary: date }, fc.constant(null)),
    endsOn: fc.oneof(date, fc.constant(null)),
  })
  const dated = fc
    .record({ date, time: fc.integer({ min: 480, max: 560 }), duration: fc.integer({ min: 5, max: 60 }) })
    .map(({ date, ...rest }) => ({ ...seriesOfOneDate(date), ...rest }))
  check(fc.tuple(timed, fc.oneof(timed, dated), replaced), ([one, other, replaced]) => {
    const dates = new Set(datesOf(other))
    const sharesDate = datesOf(one).some((date) => dates.has(date) && !replaced.has(date))
    const minutes = Array.from({ length: one.duration }, (_, index) => one.time + index)
    const sharesMinute = minutes.some((minute) => other.time <= minute && minute < other.time + other.duration)
    expect(seriesOverlap(one, other, replaced)).toBe(sharesDate && sharesMinute)
    expect(seriesOverlap(other, one, replaced)).toBe(sharesDate && sharesMinute)
  })
})
