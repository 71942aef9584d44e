import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addMonths, getMonth, listMonths } from '#domain/months.ts'
import { listDates, listMonthDates } from '#domain/periods.ts'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'
import { addDays, countDays, getNextWeekday, getWeekday, getWeekStart, isDate, listWeekDates } from '#domain/weeks.ts'
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

/** The days on which clocks change in any of the zones. Every zone is tested on all of them. */
const changes = Object.values(zones).flatMap((zone) => zone.changes)

const date = fc.oneof(
  fc.constantFrom(...changes),
  fc.integer({ min: -25_000, max: 376_000 }).map((days) => getDateOfDay(days)),
)

/** Returns the date this number of days after 1970-01-01, by calendar arithmetic without a clock. */
function getDateOfDay(days: number): string {
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

const originalZone = process.env.TZ

describe.each(Object.entries(zones))('on a computer in %s', (zone, { january }) => {
  beforeEach(() => {
    process.env.TZ = zone
  })
  afterEach(() => {
    if (originalZone === undefined) delete process.env.TZ
    else process.env.TZ = originalZone
  })

  test('the process runs in that zone', () => {
    expect(new Date(2026, 0, 15).getTimezoneOffset() + 60 * january).toBe(0)
  })

  test('days, weekdays and weeks are those of the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_000, max: 376_000 }), fc.integer({ min: -400, max: 400 }), (day, step) => {
        const [from, to] = [getDateOfDay(day), getDateOfDay(day + step)]
        expect(isDate(from)).toBe(true)
        expect(addDays(from, step)).toBe(to)
        expect(countDays(from, to)).toBe(step)
        // 1970-01-01 was a Thursday.
        const sundayBefore = (((day + 4) % 7) + 7) % 7
        expect(getWeekday(from)).toBe(sundayBefore)
        expect(getWeekStart(from)).toBe(getDateOfDay(day - sundayBefore))
        expect(listWeekDates(from)).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => getDateOfDay(day - sundayBefore + index)))
      }),
    )
  })

  test('days on which clocks change are like any other day', () => {
    for (const changeDay of changes) {
      expect(countDays(addDays(changeDay, -1), addDays(changeDay, 1))).toBe(2)
      expect(listDates({ from: addDays(changeDay, -1), to: addDays(changeDay, 1) })).toEqual([
        addDays(changeDay, -1),
        changeDay,
        addDays(changeDay, 1),
      ])
      expect(listWeekDates(changeDay)).toContain(changeDay)
      expect(getNextWeekday(changeDay, getWeekday(changeDay))).toBe(changeDay)
      expect(listMonthDates(getMonth(changeDay))).toContain(changeDay)
    }
  })

  test('months follow each other, and every date is in its own month', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 30 }), (date, count) => {
        const month = getMonth(date)
        expect(listMonthDates(month)).toContain(date)
        expect(addMonths(addMonths(month, count), -count)).toBe(month)
        const months = listMonths(month, addMonths(month, count))
        expect(months).toHaveLength(count + 1)
        // The day after the last day of a month is the first day of the next month.
        for (const [index, current] of months.entries()) {
          const last = listMonthDates(current).at(-1) ?? ''
          expect(addDays(last, 1)).toBe(`${addMonths(month, index + 1)}-01`)
        }
      }),
    )
  })

  test('the time at the clinic does not depend on the zone of the computer', () => {
    expect(toLocalMinutes(new Date('2026-03-29T00:59:00Z'), 'Europe/Madrid')).toBe(60 + 59)
    expect(toLocalMinutes(new Date('2026-03-29T01:00:00Z'), 'Europe/Madrid')).toBe(3 * 60)
    expect(toLocalDate(new Date('2026-09-26T11:59:00Z'), 'Pacific/Auckland')).toBe('2026-09-26')
    expect(toLocalDate(new Date('2026-09-26T12:00:00Z'), 'Pacific/Auckland')).toBe('2026-09-27')
    expect(toLocalDate(new Date('2026-11-24T04:59:00Z'), 'America/Lima')).toBe('2026-11-23')
    expect(toLocalMinutes(new Date('2026-11-24T05:00:00Z'), 'America/Lima')).toBe(0)
    expect(toLocalMinutes(new Date('2026-11-24T18:30:00Z'), 'Asia/Kolkata')).toBe(0)
  })
})
