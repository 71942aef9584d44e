import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { overlaps } from '#domain/overlap.ts'
import { type Choice, leaveOutReleased, type PlanRules, planSessions, settleOpenDates, type WantedSession } from '#domain/plan.ts'
import { canGoOn, toRecords } from '#domain/plan-records.ts'
import { getSlotRange, listWantedDates, maxPlanDates, type PlanSlot, type Rhythm, type WantedDate } from '#domain/rhythm.ts'
import { listOccurrenceDates } from '#domain/series.ts'
import { addDays, countDays, getWeekday, getWeekStart } from '#domain/weeks.ts'
import '../property-seed.ts'

const check = <T>(values: fc.Arbitrary<T>, predicate: (value: T) => void) => fc.assert(fc.property(values, predicate), { numRuns: 500 })

const turnId = 'morning'
const createSlot = (time: number): PlanSlot => ({ turnId, time, duration: 45 })
const daySlots = ['08:00', '08:50', '09:40', '10:30'].map((clock) => createSlot(parseTimeOfDay(clock)))
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
  fc.constantFrom<Choice>({ kind: 'skip' }, { kind: 'accept' }),
  fc.record({ kind: fc.constant('move' as const), date, slot }),
  fc.record({ kind: fc.constant('worker' as const), workerId }),
)

/** What keeps someone busy: the client, or one of the workers. */
type Busy = { who: string; date: string; slot: PlanSlot; isAbsence: boolean }
const busy: fc.Arbitrary<Busy[]> = fc.array(
  fc.record({ who: fc.constantFrom('client', 'ana', 'bruno', 'carmen'), date, slot, isAbsence: fc.boolean() }),
  { maxLength: 80 },
)

const isOpposed = (one: Busy, { date, slot, workerId, isAccepted }: Parameters<PlanRules['findConflict']>[0]) =>
  one.date === date &&
  (one.who === 'client' || one.who === workerId) &&
  !(isAccepted && one.isAbsence) &&
  overlaps(getSlotRange(one.slot), getSlotRange(slot))

/** Nobody has two roles. */
const createRules = (periods: readonly Busy[]): PlanRules => ({
  findConflict: (session) => (periods.some((one) => isOpposed(one, session)) ? { message: 'busy' } : undefined),
  getPersonId: (id) => id,
})

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
      const rules = createRules(busy)
      const plan = planSessions(wanted, new Map(choices), rules)
      expect(plan.map(({ key, date, slot, clientId, workerId }) => ({ key, date, slot, clientId, workerId }))).toEqual(wanted)
      const sessions = plan.flatMap(({ session }) => session ?? [])
      for (const session of sessions) expect(rules.findConflict(session)).toBeUndefined()
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
      const plan = planSessions(wanted, known, createRules(busy))
      const reversed = planSessions([...wanted].reverse(), new Map([...known].reverse()), createRules([...busy].reverse()))
      expect(reversed).toEqual(plan)
    })
  })

  test('of several clients and workers has each session once, and nobody in two at the same time', () => {
    check(fc.tuple(crowd, busy, fc.array(fc.tuple(fc.nat(14).map(String), choice))), ([wanted, periods, choices]) => {
      const rules = createRules(periods)
      const plan = planSessions(wanted, new Map(choices), rules)
      expect(plan.map(({ key }) => Number(key)).sort((one, other) => one - other)).toEqual(wanted.map((_, index) => index))
      const sessions = plan.flatMap(({ session }) => session ?? [])
      for (const session of sessions) expect(rules.findConflict(session)).toBeUndefined()
      for (const [index, session] of sessions.entries())
        for (const other of sessions.slice(index + 1)) {
          const sharesMinute = session.date === other.date && overlaps(getSlotRange(session.slot), getSlotRange(other.slot))
          const sharesPerson = session.clientId === other.clientId || session.workerId === other.workerId
          expect(sharesMinute && sharesPerson).toBe(false)
        }
      expect(planSessions([...wanted].reverse(), new Map([...choices]), rules)).toEqual(plan)
    })
  })

  test('leaves a date open when what was chosen for it is at the time of another session of the plan', () => {
    const wanted = wantAll(
      ['2026-12-01', '2026-12-08'].map((date) => ({ date, slot: createSlot(480) })),
      'ana',
    )
    const choices = new Map<string, Choice>([['2026-12-08', { kind: 'move', date: '2026-12-01', slot: createSlot(480) }]])
    const [first, second] = planSessions(wanted, choices, createRules([]))
    expect(first?.status).toBe('free')
    expect(second).toMatchObject({ status: 'open', problem: 'doubled' })
  })
})

describe('leaving out released dates', () => {
  const leaveOut = (dates: readonly string[], released: readonly string[]) =>
    leaveOutReleased(
      wantAll(
        dates.map((date) => ({ date, slot: createSlot(480) })),
        'ana',
      ),
      released.map((date) => ({ date, message: 'cancelada' })),
    ).flatMap(({ date, leftOut }) => (leftOut === undefined ? [] : date))

  test.each([
    ['of the same day', ['2026-12-08', '2026-12-10', '2026-12-15'], ['2026-12-08'], ['2026-12-08']],
    ['of another day in its week', ['2026-12-10', '2026-12-17'], ['2026-12-15'], ['2026-12-17']],
    ['that is closest in its week, the earlier of two', ['2026-12-07', '2026-12-09', '2026-12-12'], ['2026-12-08'], ['2026-12-07']],
    ['of no other week', ['2026-12-05', '2026-12-13'], ['2026-12-08'], []],
  ])('a released date leaves out the wanted one %s', (_, dates, released, leftOut) => {
    expect(leaveOut(dates, released)).toEqual(leftOut)
  })

  test('a date that is left out is skipped until someone accepts it, and then booked as any other one', () => {
    check(fc.tuple(situation, fc.array(date, { maxLength: 8 })), ([{ rhythm, busy, choices, workerId }, released]) => {
      const wanted = wantAll(listWantedDates(rhythm), workerId)
      const rules = createRules(busy)
      const known = new Map(choices)
      const asked = leaveOutReleased(
        wanted,
        released.map((date) => ({ date, message: 'cancelada' })),
      )
      const leftOut = asked.filter((one) => one.leftOut !== undefined).map(({ key }) => key)
      const planned = planSessions(asked, known, rules)
      for (const { key, status } of planned) if (leftOut.includes(key) && !known.has(key)) expect(status).toBe('skipped')
      const accepted = planSessions(asked, new Map([...leftOut.map((key) => [key, { kind: 'accept' }] as const)]), rules)
      const asOthers = planSessions(wanted, new Map(), rules)
      for (const [index, one] of accepted.entries())
        if (asOthers[index]!.status === 'free') expect(one.session).toMatchObject({ date: one.date, slot: one.slot, isAccepted: false })
    })
  })
})

describe('settling all open dates together', () => {
  test('keeps earlier choices and leaves a date open only if none of its slots or workers is free', () => {
    check(fc.tuple(situation, fc.constantFrom<'skip' | 'move' | 'worker'>('skip', 'move', 'worker')), ([situation, kind]) => {
      const { rhythm, busy, choices, workerId } = situation
      const rules = createRules(busy)
      const wanted = wantAll(listWantedDates(rhythm), workerId)
      const plan = planSessions(wanted, new Map(choices), rules)
      const listWorkers = () => ['bruno', 'carmen']
      const settled = settleOpenDates(plan, kind, { listSlots: () => daySlots, listWorkers, ...rules })
      const after = planSessions(wanted, settled, rules)
      for (const [index, one] of plan.entries()) {
        if (one.status !== 'open') expect(after[index]).toEqual(one)
        else if (after[index]?.status === 'open') {
          expect(kind).not.toBe('skip')
          const others = after.flatMap(({ session }) => session ?? []).filter(({ date }) => date === one.date)
          const options =
            kind === 'move' ? daySlots.map((slot) => ({ ...one, slot, workerId })) : listWorkers().map((id) => ({ ...one, workerId: id }))
          for (const { key, date, slot, clientId, workerId } of options) {
            const isTaken = others.some((other) => overlaps(getSlotRange(other.slot), getSlotRange(slot)))
            expect(isTaken || rules.findConflict({ key, date, slot, clientId, workerId, isAccepted: false }) !== undefined).toBe(true)
          }
        }
      }
    })
  })

  test('takes the slot that is closest to the wanted one', () => {
    const wanted = wantAll([{ date: '2026-12-01', slot: createSlot(parseTimeOfDay('08:50')) }], 'ana')
    const rules = createRules([{ who: 'ana', date: '2026-12-01', slot: createSlot(parseTimeOfDay('08:50')), isAbsence: false }])
    const plan = planSessions(wanted, new Map(), rules)
    const candidates = { listSlots: () => [...daySlots].reverse(), listWorkers: () => [], ...rules }
    expect(settleOpenDates(plan, 'move', candidates).get('2026-12-01')).toMatchObject({ slot: { time: parseTimeOfDay('08:00') } })
  })
})

describe('the records of a plan', () => {
  test('book exactly its sessions, each once, and two records of one series never follow each other without a gap', () => {
    check(situation, ({ rhythm, busy, choices, workerId }) => {
      const plan = planSessions(wantAll(listWantedDates(rhythm), workerId), new Map(choices), createRules(busy))
      const sessions = plan.flatMap(({ session }) => session ?? [])
      const records = toRecords(sessions)
      const describe = ({ date, slot, workerId, isAccepted }: (typeof sessions)[number]) => `${date} ${slot.time} ${workerId} ${isAccepted}`
      const booked = records.flatMap(({ until, ...record }) =>
        listOccurrenceDates({ day: getWeekday(record.date) }, { from: record.date, to: until ?? record.date }).map((date) => ({
          ...record,
          date,
        })),
      )
      expect(booked.map(describe).sort()).toEqual(sessions.map(describe).sort())
      for (const { until, date, slot, workerId, isAccepted } of records) {
        const next = addDays(until ?? date, 7)
        const follows = records.some(
          (other) =>
            other.date === next && other.slot.time === slot.time && other.workerId === workerId && !other.isAccepted && !isAccepted,
        )
        expect(follows).toBe(false)
      }
    })
  })

  test('of a plan that can go on without end book its sessions, and of each weekday every week after the plan', () => {
    const weekly = fc.record({ rhythm, released: fc.array(date, { maxLength: 6 }) })
    check(weekly, ({ rhythm, released }) => {
      const wanted = leaveOutReleased(
        wantAll(listWantedDates({ ...rhythm, everyWeeks: 1 }), 'ana'),
        released.map((date) => ({ date, message: 'cancelada' })),
      )
      const plan = planSessions(wanted, new Map(), createRules([]))
      fc.pre(canGoOn(plan))
      const end = addDays(wanted.at(-1)!.date, 28)
      const booked = toRecords(
        plan.flatMap(({ session }) => session ?? []),
        true,
      ).flatMap(({ date, until }) =>
        listOccurrenceDates({ day: getWeekday(date) }, { from: date, to: until === null ? end : (until ?? date) }),
      )
      const days = new Set(wanted.map((one) => getWeekday(one.date)))
      const leftOut = new Set(plan.flatMap((one) => (one.status === 'skipped' ? one.date : [])))
      const expected: string[] = []
      for (let day = wanted[0]!.date; day <= end; day = addDays(day, 1))
        if (days.has(getWeekday(day)) && !leftOut.has(day)) expected.push(day)
      expect(booked.sort()).toEqual(expected)
    })
  })

  test.each([
    ['the last date of a weekday is left out', '2026-12-22'],
    ['nothing is left out', undefined],
  ])('go on without end only if the plan can: %s', (_, leftOut) => {
    const slots = new Map([[2, createSlot(480)]])
    const wanted = wantAll(listWantedDates({ slots, everyWeeks: 1, from: firstDate, end: { until: '2026-12-22' } }), 'ana')
    const asked = leaveOutReleased(wanted, leftOut ? [{ date: leftOut, message: 'cancelada' }] : [])
    expect(canGoOn(planSessions(asked, new Map(), createRules([])))).toBe(leftOut === undefined)
  })
})
