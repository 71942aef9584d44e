import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addMonths, monthOf, monthsBetween } from '#domain/months.ts'
import { datesOf, daysOfMonth } from '#domain/periods.ts'
import { dateAt, minutesAt } from '#domain/today.ts'
import { addDays, daysBetween, isDate, nextWeekday, weekDates, weekday, weekStart } from '#domain/weeks.ts'
import '../property-seed.ts'

/** Time zones of computers, with the offset from UTC in January (hours) and the days on which clocks change. */
const zones = {
  'America/Lima': { january: -5, changes: [] },
  'Europe/Madrid': { january: 1, changes: ['2026-03-29', '2026-10-25'] },
  'Pacific/Auckland': { january: 13, changes: ['2026-04-05', '2026-09-27'] },
  'Asia/Kolkata': { january: 5.5, changes: [] },
  // In this zone some days begin at one o'clock.
  'America/Santiago': { january: -3, changes: ['2026-04-05', '2026-09-06'] },
} as const

/** The days of all zones, so that each zone is tested on its own days and on those of others. */
const changes = Object.values(zones).flatMap((zone) => zone.changes)

const date = fc.oneof(
  fc.constantFrom(...changes),
  fc.integer({ min: -25_000, max: 376_000 }).map((days) => dateOfDay(days)),
)

/** The date a number of days after 1970-01-01, by calendar arithmetic without a clock. */
function dateOfDay(days: number): string {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

const before = process.env.TZ

describe.each(Object.entries(zones))('on a computer in %s', (zone, { january }) => {
  beforeEach(() => {
    process.env.TZ = zone
  })
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  test('the process really runs in that zone', () => {
    expect(new Date(2026, 0, 15).getTimezoneOffset() + 60 * january).toBe(0)
  })

  test('days, weekdays and weeks are those of the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_000, max: 376_000 }), fc.integer({ min: -400, max: 400 }), (day, step) => {
        const [from, to] = [dateOfDay(day), dateOfDay(day + step)]
        expect(isDate(from)).toBe(true)
        expect(addDays(from, step)).toBe(to)
        expect(daysBetween(from, to)).toBe(step)
        // 1970-01-01 was a Thursday
        const sundayBefore = (((day + 4) % 7) + 7) % 7
        expect(weekday(from)).toBe(sundayBefore)
        expect(weekStart(from)).toBe(dateOfDay(day - sundayBefore))
        expect(weekDates(from)).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => dateOfDay(day - sundayBefore + index)))
      }),
    )
  })

  test('days on which clocks change are like any other day', () => {
    for (const changed of changes) {
      expect(daysBetween(addDays(changed, -1), addDays(changed, 1))).toBe(2)
      expect(datesOf({ from: addDays(changed, -1), to: addDays(changed, 1) })).toEqual([addDays(changed, -1), changed, addDays(changed, 1)])
      expect(weekDates(changed)).toContain(changed)
      expect(nextWeekday(changed, weekday(changed))).toBe(changed)
      expect(daysOfMonth(monthOf(changed))).toContain(changed)
    }
  })

  test('months follow each other, and every date is in its own month', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 30 }), (date, count) => {
        const month = monthOf(date)
        expect(daysOfMonth(month)).toContain(date)
        expect(addMonths(addMonths(month, count), -count)).toBe(month)
        const months = monthsBetween(month, addMonths(month, count))
        expect(months).toHaveLength(count + 1)
        // the day after the last of a month is the first of the next
        for (const [index, one] of months.entries()) {
          const last = daysOfMonth(one).at(-1) ?? ''
          expect(addDays(last, 1)).toBe(`${addMonths(month, index + 1)}-01`)
        }
      }),
    )
  })

  test('the time at the clinic does not depend on the zone of the computer', () => {
    expect(minutesAt(new Date('2026-03-29T00:59:00Z'), 'Europe/Madrid')).toBe(60 + 59)
    expect(minutesAt(new Date('2026-03-29T01:00:00Z'), 'Europe/Madrid')).toBe(3 * 60)
    expect(dateAt(new Date('2026-09-26T11:59:00Z'), 'Pacific/Auckland')).toBe('2026-09-26')
    expect(dateAt(new Date('2026-09-26T12:00:00Z'), 'Pacific/Auckland')).toBe('2026-09-27')
    expect(dateAt(new Date('2026-11-24T04:59:00Z'), 'America/Lima')).toBe('2026-11-23')
    expect(minutesAt(new Date('2026-11-24T05:00:00Z'), 'America/Lima')).toBe(0)
    expect(minutesAt(new Date('2026-11-24T18:30:00Z'), 'Asia/Kolkata')).toBe(0)
  })
})
