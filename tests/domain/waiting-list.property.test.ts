import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listDates } from '#domain/periods.ts'
import { meetsPart, type SlotOfWorker, suitsDate, suitsEntry, suitsTime, type WaitingEntry } from '#domain/waiting-list.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import '../property-seed.ts'

const check = <T>(values: fc.Arbitrary<T>, predicate: (value: T) => void) => fc.assert(fc.property(values, predicate), { numRuns: 500 })

// Few schedules, workers, dates and times, so that entries and slots meet often. The dates are around 29 February of a leap year.
const date = fc.constantFrom(...listDates({ from: '2028-02-20', to: '2028-03-11' }))
const time = fc.integer({ min: 32, max: 48 }).map((quarter) => quarter * 15)
const scheduleId = fc.constantFrom('schedule-1', 'schedule-2')
const workerId = fc.constantFrom('ana', 'bruno', 'carla')
const slot: fc.Arbitrary<SlotOfWorker> = fc
  .record({ scheduleId, workerId, date, start: time })
  .map((fields) => ({ ...fields, end: fields.start + 45 }))
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
const entry: fc.Arbitrary<WaitingEntry> = fc.record({
  scheduleId: orNull(scheduleId),
  workerIds: fc.uniqueArray(workerId),
  fitsNobody: fc.constant(false),
  days: fc.uniqueArray(fc.nat(6)),
  fromTime: orNull(time),
  toTime: orNull(time),
  fromDate: orNull(date),
  untilDate: orNull(date),
})
const anything: WaitingEntry = {
  scheduleId: null,
  workerIds: [],
  fitsNobody: false,
  days: [],
  fromTime: null,
  toTime: null,
  fromDate: null,
  untilDate: null,
}

/** Splits an entry into entries with one wish each. */
const listSingleWishes = (entry: WaitingEntry): WaitingEntry[] =>
  (Object.keys(entry) as (keyof WaitingEntry)[]).map((key) => ({ ...anything, [key]: entry[key] }))

test('every slot suits an entry without wishes', () => {
  check(slot, (slot) => {
    expect(suitsEntry(slot, anything)).toBe(true)
  })
})

test('a slot suits an entry exactly when it suits each of its wishes', () => {
  check(fc.tuple(slot, entry), ([slot, entry]) => {
    expect(suitsEntry(slot, entry)).toBe(listSingleWishes(entry).every((wish) => suitsEntry(slot, wish)))
  })
})

test('a slot suits the entry that asks for exactly this slot, and no entry that asks for another worker, schedule, day or time', () => {
  check(slot, (slot) => {
    const exact: WaitingEntry = {
      scheduleId: slot.scheduleId,
      workerIds: [slot.workerId],
      fitsNobody: false,
      days: [getWeekday(slot.date)],
      fromTime: slot.start,
      toTime: slot.end,
      fromDate: slot.date,
      untilDate: slot.date,
    }
    expect(suitsEntry(slot, exact)).toBe(true)
    const others: Partial<WaitingEntry>[] = [
      { scheduleId: 'another' },
      { workerIds: ['another', 'a third'] },
      { days: [0, 1, 2, 3, 4, 5, 6].filter((day) => day !== getWeekday(slot.date)) },
      { fromTime: slot.start + 1 },
      { toTime: slot.end - 1 },
      { fromDate: addDays(slot.date, 1) },
      { untilDate: addDays(slot.date, -1) },
    ]
    for (const other of others) expect(suitsEntry(slot, { ...exact, ...other }), JSON.stringify(other)).toBe(false)
  })
})

test('no slot suits an entry whose workers were all deleted', () => {
  check(fc.tuple(slot, entry), ([slot, entry]) => {
    expect(suitsEntry(slot, { ...entry, workerIds: [], fitsNobody: true })).toBe(false)
  })
})

test('a slot that suits an entry meets a part of it, unless the entry names no schedule, worker, weekday or time', () => {
  check(fc.tuple(slot, entry), ([slot, entry]) => {
    const { scheduleId, workerIds, days, fromTime, toTime } = entry
    const namesAnything = scheduleId !== null || fromTime !== null || toTime !== null || workerIds.length + days.length > 0
    if (suitsEntry(slot, entry)) expect(meetsPart(slot, entry)).toBe(namesAnything)
    expect(meetsPart(slot, { ...anything, workerIds: ['another'], days: [getWeekday(slot.date)] })).toBe(true)
    expect(meetsPart(slot, { ...anything, workerIds: ['another'], scheduleId: 'another' })).toBe(false)
  })
})

test('the dates and times that suit an entry are those of the slots that suit it, whoever the worker is', () => {
  check(fc.tuple(slot, entry), ([slot, entry]) => {
    const isSuitableWhenever = suitsEntry(slot, { ...entry, days: [], fromTime: null, toTime: null, fromDate: null, untilDate: null })
    expect(suitsEntry(slot, entry)).toBe(isSuitableWhenever && suitsDate(slot.date, entry) && suitsTime(slot, entry))
  })
})
