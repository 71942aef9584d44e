import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '#domain/clock.ts'
import { overlaps } from '#domain/overlap.ts'
import {
  type Choice,
  type FindConflict,
  getSlotRange,
  listWantedDates,
  maxPlanDates,
  type PlanSlot,
  planSessions,
  type Rhythm,
  settleOpenDates,
  toRecords,
  type WantedDate,
  type WantedSession,
} from '#domain/plan.ts'
import { listOccurrenceDates } from '#domain/series.ts'
import { addDays, countDays, getWeekday, getWeekStart } from '#domain/weeks.ts'
import '../property-seed.ts'

const check = <T>(values: fc.Arbitrary<T>, predicate: (value: T) => void) => fc.assert(fc.property(values, predicate), { numRuns: 500 })

const turnId = 'morning'
const createSlot = (time: number): PlanSlot => ({ turnId, time, duration: 45 })
const daySlots = ['08:00', '08:50', '09:40', '10:30'].map((clock) => createSlot(at(clock)))
const firstDate = '2026-12-01'

const slot = fc.constantFrom(...daySlots)
const date = fc.nat(59).map((days) => addDays(firstDate, days))
const rhythm: fc.Arbitrary<Rhythm> = fc.record({
  slots: fc
    .dictionary(fc.constantFrom('0', '1', '2', '3', '4', '5', '6'), slot, { minKeys: 1, maxKeys: 3 })
    .map((slots) => new Map(Object.entries(slots).map(([day, one]) => [Number(day), one]))),
  everyWeeks: fc.constantFrom(1, 2),
  from: date,
  end: fc.oneof(
    fc.integer({ min: 1, max: 30 }).map((count) => ({ count })),
    date.map((until) => ({ until })),
  ),
})
const workerId = fc.constantFrom('ana', 'bruno', 'carmen')
const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.constantFrom<Choice>({ kind: 'skip' }, { kind: 'insist' }),
  fc.record({ kind: fc.constant('move' as const), date, slot }),
  fc.record({ kind: fc.constant('worker' as const), workerId }),
)

/** What keeps somebody busy: the client, or one of the workers. */
type Busy = { who: string; date: string; slot: PlanSlot; isAbsence: boolean }
const busy: fc.Arbitrary<Busy[]> = fc.array(
  fc.record({ who: fc.constantFrom('client', 'ana', 'bruno', 'carmen'), date, slot, isAbsence: fc.boolean() }),
  { maxLength: 80 },
)

const isOpposed = (one: Busy, { date, slot, workerId, isInsisted }: Parameters<FindConflict<unknown>>[0]) =>
  one.date === date &&
  (one.who === 'client' || one.who === workerId) &&
  !(isInsisted && one.isAbsence) &&
  overlaps(getSlotRange(one.slot), getSlotRange(slot))

const createFinder =
  (periods: readonly Busy[]): FindConflict<string> =>
  (session) =>
    periods.some((one) => isOpposed(one, session)) ? 'busy' : undefined

const situation = fc.record({ rhythm, busy, choices: fc.array(fc.tuple(date, choice), { maxLength: 20 }), workerId })

/** The sessions of one client and one worker on some dates, with the dates as keys. */
const wantAll = (dates: readonly WantedDate[], workerId: string): WantedSession[] =>
  dates.map((one) => ({ ...one, key: one.date, clientId: 'client', workerId }))

/** Sessions of several clients and workers, some of them at the same time. */
const crowd: fc.Arbitrary<WantedSession[]> = fc
  .array(
    fc.record({ date: fc.nat(2).map((days) => addDays(firstDate, days)), slot, clientId: fc.constantFrom('ian', 'zoe', 'luis'), workerId }),
    {
      maxLength: 15,
    },
  )
  .map((sessions) => sessions.map((session, index) => ({ ...session, key: String(index) })))

describe('the dates of a rhythm', () => {
  test('are those of its weekdays in every week or every second one, in order, and no others', () => {
    check(rhythm, (one) => {
      const dates = listWantedDates(one).map(({ date }) => date)
      const end = 'until' in one.end ? one.end.until : addDays(one.from, 500)
      const counted: string[] = []
      for (let day = one.from; day <= end; day = addDays(day, 1)) if (one.slots.has(getWeekday(day))) counted.push(day)
      const [first = ''] = counted
      const expected = counted.filter((day) => (countDays(getWeekStart(first), getWeekStart(day)) / 7) % one.everyWeeks === 0)
      expect(dates).toEqual(expected.slice(0, 'count' in one.end ? one.end.count : maxPlanDates))
    })
  })

  test('are at most those of a year, and none without a weekday', () => {
    const always = { everyWeeks: 1, from: firstDate, end: { until: '2099-12-31' } }
    expect(listWantedDates({ ...always, slots: new Map([[2, createSlot(480)]]) })).toHaveLength(maxPlanDates)
    expect(listWantedDates({ ...always, slots: new Map() })).toEqual([])
  })
})

describe('a plan', () => {
  test('has every wanted date once, and no session that has a conflict or is at the same time as another', () => {
    check(situation, ({ rhythm, busy, choices, workerId }) => {
      const wanted = wantAll(listWantedDates(rhythm), workerId)
      const findConflict = createFinder(busy)
      const plan = planSessions(wanted, new Map(choices), findConflict)
      expect(plan.map(({ key, date, slot, clientId, workerId }) => ({ key, date, slot, clientId, workerId }))).toEqual(wanted)
      const sessions = plan.flatMap(({ session }) => session ?? [])
      for (const session of sessions) expect(findConflict(session)).toBeUndefined()
      for (const [index, session] of sessions.entries())
        for (const other of sessions.slice(index + 1))
          expect(session.date === other.date && overlaps(getSlotRange(session.slot), getSlotRange(other.slot))).toBe(false)
      for (const one of plan) {
        expect(one.session === undefined).toBe(one.status === 'open' || one.status === 'skipped')
        if (one.status === 'open') expect(one.conflict ?? one.problem).toBeDefined()
      }
    })
  })

  test('is the same whatever the order of the dates, of the choices and of what is known', () => {
    check(situation, ({ rhythm, busy, choices, workerId }) => {
      const wanted = wantAll(listWantedDates(rhythm), workerId)
      const known = new Map(choices)
      const plan = planSessions(wanted, known, createFinder(busy))
      const reversed = planSessions([...wanted].reverse(), new Map([...known].reverse()), createFinder([...busy].reverse()))
      expect(reversed).toEqual(plan)
    })
  })

  test('of several clients and workers has each session once, and nobody in two at the same time', () => {
    check(fc.tuple(crowd, busy, fc.array(fc.tuple(fc.nat(14).map(String), choice))), ([wanted, periods, choices]) => {
      const findConflict = createFinder(periods)
      const plan = planSessions(wanted, new Map(choices), findConflict)
      expect(plan.map(({ key }) => Number(key)).sort((one, other) => one - other)).toEqual(wanted.map((_, index) => index))
      const sessions = plan.flatMap(({ session }) => session ?? [])
      for (const session of sessions) expect(findConflict(session)).toBeUndefined()
      for (const [index, session] of sessions.entries())
        for (const other of sessions.slice(index + 1)) {
          const sharesMinute = session.date === other.date && overlaps(getSlotRange(session.slot), getSlotRange(other.slot))
          const sharesPerson = session.clientId === other.clientId || session.workerId === other.workerId
          expect(sharesMinute && sharesPerson).toBe(false)
        }
      expect(planSessions([...wanted].reverse(), new Map([...choices]), findConflict)).toEqual(plan)
    })
  })

  test('leaves a date open when what was chosen for it is at the time of another session of the plan', () => {
    const wanted = wantAll(
      ['2026-12-01', '2026-12-08'].map((date) => ({ date, slot: createSlot(480) })),
      'ana',
    )
    const choices = new Map<string, Choice>([['2026-12-08', { kind: 'move', date: '2026-12-01', slot: createSlot(480) }]])
    const [first, second] = planSessions(wanted, choices, () => undefined)
    expect(first?.status).toBe('free')
    expect(second).toMatchObject({ status: 'open', problem: 'doubled' })
  })
})

describe('settling all open dates at once', () => {
  test('keeps earlier choices and leaves a date open only if none of its slots or workers is free', () => {
    check(fc.tuple(situation, fc.constantFrom<'skip' | 'move' | 'worker'>('skip', 'move', 'worker')), ([situation, kind]) => {
      const { rhythm, busy, choices, workerId } = situation
      const findConflict = createFinder(busy)
      const wanted = wantAll(listWantedDates(rhythm), workerId)
      const plan = planSessions(wanted, new Map(choices), findConflict)
      const listWorkers = () => ['bruno', 'carmen']
      const settled = settleOpenDates(plan, kind, { listSlots: () => daySlots, listWorkers, findConflict })
      const after = planSessions(wanted, settled, findConflict)
      for (const [index, one] of plan.entries()) {
        if (one.status !== 'open') expect(after[index]).toEqual(one)
        else if (after[index]?.status === 'open') {
          expect(kind).not.toBe('skip')
          const others = after.flatMap(({ session }) => session ?? []).filter(({ date }) => date === one.date)
          const options =
            kind === 'move' ? daySlots.map((slot) => ({ ...one, slot, workerId })) : listWorkers().map((id) => ({ ...one, workerId: id }))
          for (const { key, date, slot, clientId, workerId } of options) {
            const isTaken = others.some((other) => overlaps(getSlotRange(other.slot), getSlotRange(slot)))
            expect(isTaken || findConflict({ key, date, slot, clientId, workerId, isInsisted: false }) !== undefined).toBe(true)
          }
        }
      }
    })
  })

  test('takes the slot that is closest to the wanted one', () => {
    const wanted = wantAll([{ date: '2026-12-01', slot: createSlot(at('08:50')) }], 'ana')
    const findConflict = createFinder([{ who: 'ana', date: '2026-12-01', slot: createSlot(at('08:50')), isAbsence: false }])
    const plan = planSessions(wanted, new Map(), findConflict)
    const candidates = { listSlots: () => [...daySlots].reverse(), listWorkers: () => [], findConflict }
    expect(settleOpenDates(plan, 'move', candidates).get('2026-12-01')).toMatchObject({ slot: { time: at('08:00') } })
  })
})

describe('the records of a plan', () => {
  test('book exactly its sessions, each once, and two records of one series never follow each other without a gap', () => {
    check(situation, ({ rhythm, busy, choices, workerId }) => {
      const plan = planSessions(wantAll(listWantedDates(rhythm), workerId), new Map(choices), createFinder(busy))
      const sessions = plan.flatMap(({ session }) => session ?? [])
      const records = toRecords(sessions)
      const describe = ({ date, slot, workerId, isInsisted }: (typeof sessions)[number]) => `${date} ${slot.time} ${workerId} ${isInsisted}`
      const booked = records.flatMap(({ until, ...record }) =>
        listOccurrenceDates({ day: getWeekday(record.date) }, { from: record.date, to: until ?? record.date }).map((date) => ({
          ...record,
          date,
        })),
      )
      expect(booked.map(describe).sort()).toEqual(sessions.map(describe).sort())
      for (const { until, date, slot, workerId, isInsisted } of records) {
        const next = addDays(until ?? date, 7)
        const follows = records.some(
          (other) =>
            other.date === next && other.slot.time === slot.time && other.workerId === workerId && !other.isInsisted && !isInsisted,
        )
        expect(follows).toBe(false)
      }
    })
  })
})
