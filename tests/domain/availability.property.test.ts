import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Absence,
  findUnavailability,
  getAbsentRange,
  isDuring,
  isWithinHours,
  joinRanges,
  listAvailableRanges,
  listDatesOutsideHours,
  listWorkingRanges,
  subtractRanges,
  type WorkingHours,
} from '#domain/availability.ts'
import { minutesPerDay } from '#domain/clock.ts'
import type { Range } from '#domain/overlap.ts'
import { listDates } from '#domain/periods.ts'
import { listOccurrenceDates } from '#domain/series.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import '../property-seed.ts'

const check = <T>(values: fc.Arbitrary<T>, predicate: (value: T) => void) => fc.assert(fc.property(values, predicate), { numRuns: 500 })

// Five weeks around 29 February of a leap year, and times in steps of a quarter of an hour, so that periods meet often.
const calendar = listDates({ from: '2028-02-06', to: '2028-03-11' })
const date = fc.constantFrom(...calendar)
const quarter = fc.integer({ min: 32, max: 56 }).map((count) => count * 15)
const range = fc
  .tuple(quarter, quarter)
  .filter(([one, other]) => one !== other)
  .map(([one, other]): Range => ({ start: Math.min(one, other), end: Math.max(one, other) }))
const bound = fc.option(date, { nil: null })
const workingHours: fc.Arbitrary<WorkingHours> = fc
  .tuple(fc.nat(6), range, bound, bound)
  .map(([day, { start, end }, one, other]) =>
    one !== null && other !== null && other < one
      ? { day, startTime: start, endTime: end, fromDate: other, toDate: one }
      : { day, startTime: start, endTime: end, fromDate: one, toDate: other },
  )
const hours = fc.array(workingHours, { maxLength: 12 })
const session = fc.tuple(date, range).map(([date, range]) => ({ date, ...range }))
const absence: fc.Arbitrary<Absence> = fc.tuple(date, fc.nat(10), fc.option(range, { nil: null })).map(([fromDate, days, range]) => ({
  fromDate,
  toDate: addDays(fromDate, days),
  startTime: range?.start ?? null,
  endTime: range?.end ?? null,
}))

const listMinutes = ({ start, end }: Range) => Array.from({ length: end - start }, (_, index) => start + index)

/** True when one of the working hours, looked at one by one, holds a minute of a date. */
const holdsMinute = (hours: readonly WorkingHours[], date: string, minute: number) =>
  hours.some(
    ({ day, startTime, endTime, fromDate, toDate }) =>
      day === getWeekday(date) &&
      startTime <= minute &&
      minute < endTime &&
      (fromDate === null || date >= fromDate) &&
      (toDate === null || date <= toDate),
  )

/** True when an absence, looked at day by day, takes one of these minutes of a date. */
const takesMinuteOf = ({ fromDate, toDate, startTime, endTime }: Absence, date: string, minutes: readonly number[]) =>
  listDates({ from: fromDate, to: toDate }).includes(date) &&
  minutes.some((minute) => (startTime ?? 0) <= minute && minute < (endTime ?? minutesPerDay))

test('a session is within the working hours exactly when they hold each of its minutes on its date', () => {
  check(fc.tuple(hours, session), ([hours, session]) => {
    const isCovered = hours.length === 0 || listMinutes(session).every((minute) => holdsMinute(hours, session.date, minute))
    expect(isWithinHours(hours, session)).toBe(isCovered)
  })
})

test('working hours that touch count as one period', () => {
  check(fc.tuple(session, quarter, bound), ([session, cut, fromDate]) => {
    fc.pre(session.start < cut && cut < session.end)
    const day = getWeekday(session.date)
    const touching = [
      { day, startTime: session.start, endTime: cut, fromDate, toDate: null },
      { day, startTime: cut, endTime: session.end, fromDate: null, toDate: null },
    ]
    expect(isWithinHours(touching, session)).toBe(fromDate === null || fromDate <= session.date)
    const apart = touching.with(1, { ...touching[1]!, startTime: cut + 1 })
    expect(isWithinHours(apart, session)).toBe(false)
  })
})

test('joined ranges are in order and apart, and hold the same minutes', () => {
  check(fc.array(range, { maxLength: 8 }), (ranges) => {
    const joined = joinRanges(ranges)
    for (const [index, { start, end }] of joined.entries()) {
      expect(start).toBeLessThan(end)
      if (index > 0) expect(joined[index - 1]!.end).toBeLessThan(start)
    }
    expect(new Set(joined.flatMap(listMinutes))).toEqual(new Set(ranges.flatMap(listMinutes)))
  })
})

test('working hours are the same every week between the days on which their validity changes', () => {
  check(fc.tuple(hours, date), ([hours, date]) => {
    fc.pre(hours.length > 0)
    const nextWeek = addDays(date, 7)
    const changes = hours.flatMap(({ fromDate, toDate }) => [fromDate, toDate && addDays(toDate, 1)])
    fc.pre(!changes.some((day) => day && date < day && day <= nextWeek))
    expect(listWorkingRanges(hours, nextWeek)).toEqual(listWorkingRanges(hours, date))
  })
})

test('an absence by hours takes the same part of each of its days, those of the weekend and a leap day too, and none of the days around', () => {
  check(absence, (absence) => {
    const days = listDates({ from: absence.fromDate, to: absence.toDate })
    const part = { start: absence.startTime ?? 0, end: absence.endTime ?? minutesPerDay }
    expect(days.map((day) => getAbsentRange(absence, day))).toEqual(days.map(() => part))
    for (const day of [addDays(absence.fromDate, -1), addDays(absence.toDate, 1)]) expect(getAbsentRange(absence, day)).toBeNull()
  })
})

test('a session is during an absence exactly when they share a minute', () => {
  check(fc.tuple(session, absence), ([session, absence]) => {
    expect(isDuring(session, absence)).toBe(takesMinuteOf(absence, session.date, listMinutes(session)))
  })
})

test('a closing day is named before an absence, and an absence before the working hours', () => {
  check(
    fc.tuple(session, hours, fc.array(absence, { maxLength: 4 }), fc.array(absence, { maxLength: 4 })),
    ([session, hours, absences, closingDays]) => {
      const expected = closingDays.some((day) => isDuring(session, day))
        ? 'closed'
        : absences.some((absence) => isDuring(session, absence))
          ? 'absence'
          : isWithinHours(hours, session)
            ? undefined
            : 'hours'
      expect(findUnavailability(session, { hours, absences, closingDays })?.reason).toBe(expected)
    },
  )
})

test('the order in which hours and absences are given does not matter', () => {
  const given = fc
    .tuple(hours, fc.array(absence, { maxLength: 4 }), fc.array(absence, { maxLength: 4 }))
    .chain(([hours, absences, closingDays]) =>
      fc.record({
        given: fc.constant({ hours, absences, closingDays }),
        shuffled: fc.record({ hours: shuffle(hours), absences: shuffle(absences), closingDays: shuffle(closingDays) }),
      }),
    )
  check(fc.tuple(session, given), ([session, { given, shuffled }]) => {
    expect(findUnavailability(session, shuffled)?.reason).toBe(findUnavailability(session, given)?.reason)
    expect(listWorkingRanges(shuffled.hours, session.date)).toEqual(listWorkingRanges(given.hours, session.date))
  })
})

const shuffle = <T>(items: T[]) => fc.shuffledSubarray(items, { minLength: items.length })

const series = fc
  .tuple(fc.nat(6), range, date, bound)
  .map(([day, { start, end }, startsOn, endsOn]) => ({ day, time: start, duration: end - start, startsOn, endsOn }))

test('the dates of a series outside the hours are its occurrences from today, up to a year ahead, that the hours do not cover', () => {
  check(fc.tuple(series, hours, date), ([series, hours, today]) => {
    const occurrences = listOccurrenceDates(series, { from: today, to: addDays(today, 365) })
    const outside = occurrences.filter((date) => {
      const minutes = listMinutes({ start: series.time, end: series.time + series.duration })
      return hours.length > 0 && !minutes.every((minute) => holdsMinute(hours, date, minute))
    })
    expect(listDatesOutsideHours(series, hours, today)).toEqual(outside)
  })
})

test('of a series that starts inside an absence, exactly the occurrences of its days are unavailable', () => {
  check(fc.tuple(series, absence), ([series, absence]) => {
    const startingInside = { ...series, startsOn: absence.fromDate, endsOn: addDays(absence.toDate, 21) }
    const range = { start: series.time, end: series.time + series.duration }
    const dates = listOccurrenceDates(startingInside, { from: absence.fromDate, to: addDays(absence.toDate, 21) })
    const unavailable = dates.filter((date) => findUnavailability({ date, ...range }, { hours: [], absences: [absence], closingDays: [] }))
    const takesTime = takesMinuteOf(absence, absence.fromDate, listMinutes(range))
    expect(unavailable).toEqual(takesTime ? dates.filter((date) => date <= absence.toDate) : [])
  })
})

test('what others leave of a range are its minutes that are in none of them, in the order of time', () => {
  check(fc.tuple(range, fc.array(range, { maxLength: 6 })), ([range, others]) => {
    const left = listMinutes(range).filter((minute) => !others.some(({ start, end }) => start <= minute && minute < end))
    expect(subtractRanges(range, others).flatMap(listMinutes)).toEqual(left)
  })
})

test('a worker is available for a session exactly when one of the available times of its date holds it', () => {
  const absences = fc.array(absence, { maxLength: 4 })
  check(fc.record({ hours, absences, closingDays: absences, session }), ({ session, ...availability }) => {
    const isHeld = listAvailableRanges(availability, session.date).some(({ start, end }) => start <= session.start && session.end <= end)
    expect(isHeld).toBe(findUnavailability(session, availability) === undefined)
  })
})
