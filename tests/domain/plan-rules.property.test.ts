import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { overlaps } from '#domain/overlap.ts'
import { type Choice, type PlannedSession, planSessions, type WantedSession } from '#domain/plan.ts'
import { createPlan, listQuestionable, type PlanKnowledge } from '#domain/plan-rules.ts'
import { getSlotRange, type PlanSlot } from '#domain/rhythm.ts'
import type { State } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import '../property-seed.ts'

const check = <T>(values: fc.Arbitrary<T>, predicate: (value: T) => void) => fc.assert(fc.property(values, predicate), { numRuns: 500 })

const clientIds = ['ian', 'zoe', 'lia']
const workerIds = ['ana', 'bruno', 'carmen', 'lia as worker']
const clientId = fc.constantFrom(...clientIds)
const workerId = fc.constantFrom(...workerIds)
/** Lia is a client and a worker. */
const getPersonId = (id: string) => id.replace(' as worker', '')

/** Times of one turn, and of another one whose slots overlap them. */
const slots = ['08:00', '08:50', '09:40'].map((clock): PlanSlot => ({ turnId: 'morning', time: parseTimeOfDay(clock), duration: 45 }))
const longSlots = ['08:30', '09:40'].map((clock): PlanSlot => ({ turnId: 'long', time: parseTimeOfDay(clock), duration: 60 }))
const slot = fc.constantFrom(...slots, ...longSlots)
const date = fc.nat(3).map((days) => addDays('2026-12-01', days))

type Busy = { id: string; date: string; slot: PlanSlot; kind: 'session' | 'absence' }
type Released = { clientId: string; workerId: string; date: string; slot: PlanSlot; state: State }
type Clinic = { busy: Busy[]; released: Released[]; usual: Map<string, { workerId: string; count: number }[]>; minutes: number }

const usual = fc
  .subarray(workerIds)
  .chain((ids) => fc.shuffledSubarray(ids))
  .map((ids) => ids.map((id, index) => ({ workerId: id, count: ids.length - index })))
const clinic: fc.Arbitrary<Clinic> = fc.record({
  busy: fc.array(
    fc.oneof(
      fc.record({ id: fc.oneof(clientId, workerId), date, slot, kind: fc.constant('session' as const) }),
      fc.record({ id: workerId, date, slot, kind: fc.constant('absence' as const) }),
    ),
    { maxLength: 10 },
  ),
  released: fc.array(fc.record({ clientId, workerId, date, slot, state: fc.constantFrom<State>('canceled', 'postponed') }), {
    maxLength: 3,
  }),
  usual: fc.tuple(usual, usual, usual).map((lists) => new Map(lists.map((list, index) => [clientIds[index]!, list]))),
  minutes: fc.constantFrom(parseTimeOfDay('07:00'), parseTimeOfDay('09:00')),
})

const overlap = (one: { date: string; slot: PlanSlot }, other: { date: string; slot: PlanSlot }) =>
  one.date === other.date && overlaps(getSlotRange(one.slot), getSlotRange(other.slot))

/** Finds what keeps someone from a slot. Only a worker is absent. */
const findBusyOf = ({ busy }: Clinic, id: string, at: { date: string; slot: PlanSlot }): Busy['kind'] | undefined =>
  busy
    .filter((one) => overlap(one, at) && (one.kind === 'session' ? getPersonId(one.id) === getPersonId(id) : one.id === id))
    .map(({ kind }) => kind)
    .sort()
    .at(-1)

const allSlots = [...slots, ...longSlots]
const findSlot = (turnId: string, time: number) => allSlots.find((one) => one.turnId === turnId && one.time === time)!

const toKnowledge = (clinic: Clinic): PlanKnowledge => ({
  now: { date: '2026-12-01', minutes: clinic.minutes },
  mayAccept: true,
  getPersonId,
  getWorkerName: (id) => (workerIds.includes(id) ? id : undefined),
  listSlots: (turnId) => allSlots.filter((one) => one.turnId === turnId),
  findBusy: ({ clientId, workerId }, { date, turnId, time }) => {
    const there = { date, slot: findSlot(turnId, time) }
    const ofWorker = workerId === undefined ? undefined : findBusyOf(clinic, workerId, there)
    const isMet = ofWorker === 'session' || findBusyOf(clinic, clientId, there) === 'session'
    if (isMet) return { message: 'Ya tiene sesión' }
    return ofWorker && { message: 'Está ausente', reason: 'absence' }
  },
  findState: (pair, { date, turnId, time }) =>
    clinic.released.find(
      (one) =>
        one.clientId === pair.clientId &&
        one.workerId === pair.workerId &&
        one.date === date &&
        one.slot.turnId === turnId &&
        one.slot.time === time,
    )?.state,
  getPossibleWorkers: (one) => ({
    freeIds: workerIds.filter((id) => findBusyOf(clinic, id, one) === undefined),
    usual: clinic.usual.get(one.clientId) ?? [],
  }),
})

/** Sessions of several people, as a week that is copied has them, some of them at the same time. */
const crowd = fc
  .array(fc.record({ date, slot, clientId, workerId }), { maxLength: 10 })
  .map((list) => list.map((one, index): WantedSession => ({ ...one, key: String(index) })))
const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.constantFrom<Choice>({ kind: 'skip' }, { kind: 'accept' }),
  fc.record({ kind: fc.constant('move' as const), date, slot }),
  fc.record({ kind: fc.constant('worker' as const), workerId }),
)
const situation = fc.record({
  clinic,
  wanted: crowd,
  choices: fc.array(fc.tuple(fc.nat(9).map(String), choice), { maxLength: 10 }).map((entries) => new Map(entries)),
})

const listPeople = (one: WantedSession) => [one.clientId, one.workerId].map(getPersonId)

function expectNobodyTwice(sessions: readonly PlannedSession[]) {
  for (const [index, one] of sessions.entries())
    for (const other of sessions.slice(index + 1))
      expect(overlap(one, other) && listPeople(one).some((id) => listPeople(other).includes(id))).toBe(false)
}

function expectFree(clinic: Clinic, { date, slot, clientId, workerId, isAccepted }: PlannedSession) {
  const there = { date, slot }
  expect(getPersonId(clientId)).not.toBe(getPersonId(workerId))
  expect(date > '2026-12-01' || slot.time >= clinic.minutes).toBe(true)
  expect(findBusyOf(clinic, clientId, there)).not.toBe('session')
  expect(findBusyOf(clinic, workerId, there)).toBeOneOf(isAccepted ? [undefined, 'absence'] : [undefined])
  const record = toKnowledge(clinic).findState({ clientId, workerId }, { date, turnId: slot.turnId, time: slot.time })
  expect(record).toBeUndefined()
}

describe('a plan by what is known', () => {
  test('books only what is free, with nobody in two sessions at the same time, whatever is chosen', () => {
    check(situation, ({ clinic, wanted, choices }) => {
      const { dates } = createPlan(wanted, choices, toKnowledge(clinic))
      const sessions = dates.flatMap(({ session }) => session ?? [])
      expectNobodyTwice(sessions)
      for (const session of sessions) expectFree(clinic, session)
      for (const { session, choice } of dates) if (session?.isAccepted) expect(choice).toEqual({ kind: 'accept' })
    })
  })

  test('offers only workers who are free, and slots in which both people are, also beside the other sessions of the plan', () => {
    check(situation, ({ clinic, wanted, choices }) => {
      const known = toKnowledge(clinic)
      const plan = createPlan(wanted, choices, known)
      for (const own of plan.dates) {
        const others = plan.dates.flatMap(({ key, session }) => (session && key !== own.key ? session : []))
        for (const slot of plan.listFreeSlots(own, own.date)) {
          const session = { ...own, slot, isAccepted: false }
          expectFree(clinic, session)
          for (const other of others) expectNobodyTwice([session, other])
        }
        for (const workerId of plan.listWorkers(own)) expectFree(clinic, { ...own, workerId, isAccepted: false })
      }
    })
  })

  test('settles open dates with the worker who knows the client best, of those who have nothing else of the plan then', () => {
    check(situation, ({ clinic, wanted, choices }) => {
      const known = toKnowledge(clinic)
      const plan = createPlan(wanted, choices, known)
      const settled = plan.settle('worker')
      const after = createPlan(wanted, settled, known)
      const sessions = after.dates.flatMap(({ session }) => session ?? [])
      expectNobodyTwice(sessions)
      for (const one of plan.dates.filter(({ status }) => status === 'open')) {
        const chosen = settled.get(one.key)
        if (chosen?.kind !== 'worker' || chosen === one.choice) continue
        const session = after.dates.find(({ key }) => key === one.key)!.session!
        expectFree(clinic, session)
        const getRank = (id: string) => {
          const index = clinic.usual.get(one.clientId)!.findIndex(({ workerId }) => workerId === id)
          return index < 0 ? workerIds.length : index
        }
        const isTaken = (id: string) => sessions.some((other) => overlap(other, one) && listPeople(other).includes(getPersonId(id)))
        for (const id of plan.listWorkers(one)) if (getRank(id) < getRank(chosen.workerId)) expect(isTaken(id)).toBe(true)
      }
    })
  })

  test('asks for other workers wherever one may be chosen, and takes a chosen one for free until it is known who is', () => {
    check(situation, ({ clinic, wanted, choices }) => {
      const { getPossibleWorkers: _, ...known } = toKnowledge(clinic)
      const asked = listQuestionable(wanted, choices, known).map(({ key }) => key)
      const { dates, listWorkers } = createPlan(wanted, choices, known)
      for (const one of dates) {
        if (one.conflict || one.choice) expect(asked).toContain(one.key)
        expect(listWorkers(one)).toEqual([])
        if (one.choice?.kind === 'worker' && one.problem && one.problem !== 'doubled')
          expect(one.problem.message).not.toMatch(/no está libre/)
      }
    })
  })
})

test('someone who is a client in one session of a plan is not the worker of another one at the same time', () => {
  const wanted: WantedSession[] = [
    { key: 'a', date: '2026-12-02', slot: slots[0]!, clientId: 'lia', workerId: 'ana' },
    { key: 'b', date: '2026-12-02', slot: slots[0]!, clientId: 'ian', workerId: 'lia as worker' },
  ]
  const plan = planSessions(wanted, new Map(), { findConflict: () => undefined, getPersonId })
  expect(plan.map(({ status }) => status)).toEqual(['free', 'open'])
})
