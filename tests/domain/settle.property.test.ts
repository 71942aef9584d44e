import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameTime, toDatedRange } from '#domain/assign.ts'
import { createSlotSearch } from '#domain/other-slots.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { isDeclinedItem, isReassignable, planSettlements, type SettlementChoice, type UnsettledItem } from '#domain/settle.ts'
import type { DatedSlot } from '#domain/slots.ts'
import { isActive } from '#domain/states.ts'
import { addDays, countDays, getWeekday } from '#domain/weeks.ts'
import {
  anyClinic,
  type Clinic,
  createSearch,
  firstDate,
  isAnybodyBusy,
  isFree,
  lastDate,
  type Session,
  times,
  toKnowledge,
  workers,
} from './unsettled-clinic.ts'
import '../property-seed.ts'

const check = <T>(values: fc.Arbitrary<T>, predicate: (value: T) => void) => fc.assert(fc.property(values, predicate), { numRuns: 500 })

/** Choices by numbers that pick one of what is free for an item when nothing else is planned. */
const picks = fc.array(
  fc.record({
    kind: fc.constantFrom('proposal', 'proposal', 'excluded', 'reassign', 'reassign', 'postpone', 'postpone', 'cancel', 'keep'),
    pick: fc.nat(20),
  }),
  { minLength: 24, maxLength: 24 },
)
const situation = fc.record({ clinic: anyClinic, picks }).map(({ clinic, picks }) => {
  const known = toKnowledge(clinic)
  const choices = new Map<string, SettlementChoice>()
  const excludedKeys = new Set<string>()
  for (const [index, { key, sessions }] of clinic.items.entries()) {
    const { kind, pick } = picks[index]!
    const free = workers.filter((worker) => sessions.every((session) => isFree(clinic, worker, session)))
    const slots = known.listSlots(sessions[0])
    if (kind === 'excluded') excludedKeys.add(key)
    if (kind === 'cancel' || kind === 'keep') choices.set(key, { kind })
    if (kind === 'reassign') choices.set(key, { kind, workerId: free[pick % (free.length + 1)]?.id })
    if (kind === 'postpone') choices.set(key, { kind, slot: sessions.length > 1 || pick === 0 ? null : slots[pick % (slots.length + 1)] })
  }
  return { clinic, known, wishes: { choices, excludedKeys } }
})
type Situation = typeof situation extends fc.Arbitrary<infer Value> ? Value : never

const plan = ({ clinic, known, wishes }: Situation) => planSettlements(clinic.items, wishes, known)

/** Returns the active sessions as they are once the plan is carried out. */
function carryOut({ clinic }: Situation, { settle }: ReturnType<typeof plan>): Session[] {
  const itemOf = new Map(clinic.items.flatMap((item) => item.sessions.map((session) => [session, item])))
  return clinic.sessions
    .filter(({ state }) => isActive(state))
    .flatMap((session): Session[] => {
      const item = itemOf.get(session)
      const settlement = item && settle(item)
      if (settlement?.kind === 'reassign') return [{ ...session, worker: settlement.worker }]
      if (settlement?.kind === 'cancel') return []
      if (settlement?.kind !== 'postpone') return [session]
      return settlement.slot ? [{ ...session, sessionDate: settlement.slot.date, time: settlement.slot.time }] : []
    })
}

function expectNobodyTwice(sessions: readonly Session[]) {
  for (const [index, session] of sessions.entries()) expect(isAnybodyBusy(sessions.slice(index + 1), session)).toBe(false)
}

function expectFreeSlot({ sessions, isAbsent, isClosed }: Clinic, session: Session, { date: on, time }: DatedSlot) {
  expect(countDays(session.sessionDate!, on)).toBeGreaterThan(0)
  expect(isAbsent(session.worker, on) || isClosed(on)).toBe(false)
  const there = { ...session, sessionDate: on, time }
  expect(
    isAnybodyBusy(
      sessions.filter((other) => other !== session),
      there,
    ),
  ).toBe(false)
  expect(sessions.map(getSessionKey)).not.toContain(getSessionKey(there))
}

describe('what is done about unsettled sessions', () => {
  test('leaves nobody in two sessions at the same time, whatever is chosen', () => {
    check(situation, (one) => expectNobodyTwice(carryOut(one, plan(one))))
  })

  test('is what the user chose, and otherwise a worker who is free or a slot in which both people are', () => {
    check(situation, (one) => {
      const { clinic, wishes } = one
      const { settle } = plan(one)
      for (const item of clinic.items) {
        const choice = wishes.choices.get(item.key)
        const settlement = settle(item)
        if (wishes.excludedKeys.has(item.key)) expect(settlement).toBeUndefined()
        else if (choice && settlement) expect(settlement.kind).toBe(choice.kind)
        if (settlement?.kind === 'reassign') {
          expect(settlement.worker).not.toBe(item.sessions[0].worker)
          for (const session of item.sessions) expect(isFree(clinic, settlement.worker, session) && isReassignable(session)).toBe(true)
        }
        if (settlement?.kind === 'postpone' && settlement.slot) expectFreeSlot(clinic, item.sessions[0], settlement.slot)
      }
    })
  })

  test('is a worker who knows the client best, where no other session is at the same time', () => {
    check(situation, (one) => {
      const { clinic, wishes } = one
      const { settle, listSubstitutes, countMeetings } = plan({ ...one, wishes: { ...wishes, choices: new Map() } })
      for (const item of clinic.items.filter(({ key }) => !wishes.excludedKeys.has(key))) {
        const isAlone = clinic.items.every(
          (other) =>
            other === item ||
            !other.sessions.some((rival) => item.sessions.some((session) => isSameTime(toDatedRange(rival), toDatedRange(session)))),
        )
        const substitutes = listSubstitutes(item)
        if (!isAlone || substitutes.length === 0 || isDeclinedItem(item)) continue
        const settlement = settle(item)
        expect(settlement?.kind).toBe('reassign')
        const most = Math.max(...substitutes.map((id) => countMeetings(item, id)))
        if (settlement?.kind === 'reassign') expect(countMeetings(item, settlement.worker.id)).toBe(most)
      }
    })
  })

  test('becomes any worker or slot that is offered once it is chosen, and what was chosen for others stays', () => {
    check(situation, (one) => {
      const { clinic, wishes } = one
      const before = plan(one)
      const included = clinic.items.filter(({ key }) => !wishes.excludedKeys.has(key))
      const isSettledAsChosen = (item: UnsettledItem<Session>, { settle }: typeof before) => {
        const [choice, settlement] = [wishes.choices.get(item.key), settle(item)]
        if (choice?.kind === 'reassign') return settlement?.kind === 'reassign' && settlement.worker.id === choice.workerId
        return choice?.kind === 'postpone' && settlement?.kind === 'postpone' && settlement.slot === choice.slot
      }
      const held = included.filter((item) => isSettledAsChosen(item, before))
      for (const item of included) {
        const offered: SettlementChoice[] = [
          ...before.listSubstitutes(item).map((workerId) => ({ kind: 'reassign' as const, workerId })),
          ...before.listSlots(item).map((slot) => ({ kind: 'postpone' as const, slot })),
        ]
        for (const choice of offered) {
          const changed = { ...one, wishes: { ...wishes, choices: new Map([...wishes.choices, [item.key, choice]]) } }
          const after = plan(changed)
          const settlement = after.settle(item)
          if (choice.kind === 'reassign') expect(settlement).toMatchObject({ kind: 'reassign', worker: { id: choice.workerId } })
          else expect(settlement).toEqual(choice)
          expectNobodyTwice(carryOut(changed, after))
          for (const other of held) if (other !== item) expect(isSettledAsChosen(other, after)).toBe(true)
        }
      }
    })
  })

  test('is not proposed until it is known who is free', () => {
    check(situation, (one) => {
      const { settle } = plan({ ...one, known: { ...one.known, isReady: false } })
      for (const item of one.clinic.items.filter((item) => !isDeclinedItem(item)))
        if (!one.wishes.choices.has(item.key)) expect(settle(item)).toBeUndefined()
    })
  })

  test('is postponed without another slot where the client declined, unless something else is chosen', () => {
    check(situation, (one) => {
      const { settle } = plan(one)
      for (const item of one.clinic.items.filter(isDeclinedItem))
        if (!one.wishes.choices.has(item.key) && !one.wishes.excludedKeys.has(item.key))
          expect(settle(item)).toEqual({ kind: 'postpone', slot: null })
    })
  })
})

describe('the search for other slots', () => {
  test('finds the slots of fourteen days in which both people are free, on days on which the worker or the turn works, those at its time first', () => {
    check(anyClinic, (one) => {
      const { listSlots } = createSearch(one)
      const openDays = new Set(one.sessions.map(({ day }) => day))
      for (const { sessions } of one.items)
        for (const session of sessions) {
          const slots = listSlots(session)
          for (const slot of slots) {
            expectFreeSlot(one, session, slot)
            expect(countDays(session.sessionDate!, slot.date)).toBeLessThanOrEqual(14)
            expect(session.worker.id === 'ana' || openDays.has(getWeekday(slot.date))).toBe(true)
          }
          const isAtItsTime = slots.map(({ time }) => time === session.time)
          expect(isAtItsTime).toEqual([...isAtItsTime].sort().reverse())
          for (let on = addDays(session.sessionDate!, 1); on <= lastDate; on = addDays(on, 1))
            for (const time of times) {
              const there = { ...session, sessionDate: on, time }
              const isPossible =
                (session.worker.id === 'ana' || openDays.has(getWeekday(on))) &&
                !one.isAbsent(session.worker, on) &&
                !one.isClosed(on) &&
                !one.sessions.some((other) => getSessionKey(other) === getSessionKey(there)) &&
                !isAnybodyBusy(
                  one.sessions.filter((other) => other !== session),
                  there,
                )
              if (isPossible) expect(slots).toContainEqual({ turnId: 'morning', date: on, time })
            }
        }
    })
  })

  test('finds nothing, and counts nothing, while nothing is known', () => {
    const session = { client: { id: 'ian' }, worker: { id: 'ana' }, turnId: 'morning', time: 480, sessionDate: firstDate }
    const { listSlots, countSessions } = createSlotSearch(undefined)
    expect(listSlots(session)).toEqual([])
    expect(countSessions('ana', firstDate)).toBeUndefined()
  })
})
