import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignSubstitutes, type DatedRange, type Postponed, proposeTimes, type Substitutes, type Takeover } from '#domain/assign.ts'
import { overlaps } from '#domain/overlap.ts'
import '../property-seed.ts'

const check = <T>(values: fc.Arbitrary<T>, predicate: (value: T) => void) => fc.assert(fc.property(values, predicate), { numRuns: 500 })

const workerIds = ['ana', 'bruno', 'carmen', 'diego']
const worker = fc.constantFrom(...workerIds)
const client = fc.constantFrom('ian', 'zoe', 'gael')
const date = fc.constantFrom('2026-12-01', '2026-12-02')
/** Times of one turn, of which any two are equal or touch, and times of another one that overlap them. */
const slotOfTurn = fc.constantFrom(480, 530, 580).map((start) => ({ start, end: start + 50 }))
const anySlot = fc.oneof(
  slotOfTurn,
  fc.constantFrom(490, 550).map((start) => ({ start, end: start + 60 })),
)

type Clinic = { takeovers: Takeover[]; free: string[][]; meetings: number[][]; sessions: number[] }
const createClinic = (slot: fc.Arbitrary<{ start: number; end: number }>): fc.Arbitrary<Clinic> =>
  fc.array(fc.record({ clientId: client, date, slot, free: fc.subarray(workerIds) }), { maxLength: 7 }).chain((rows) =>
    fc.record({
      takeovers: fc.constant(
        rows.map(({ clientId, date, slot }, index): Takeover => ({ key: String(index), clientId, times: [{ date, ...slot }] })),
      ),
      free: fc.constant(rows.map(({ free }) => free)),
      meetings: fc.array(fc.array(fc.constantFrom(0, 0, 1, 5), { minLength: 3, maxLength: 3 }), { minLength: 4, maxLength: 4 }),
      sessions: fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }),
    }),
  )
const toSubstitutes = ({ free, meetings, sessions }: Clinic): Substitutes => ({
  listFree: ({ key }) => free[Number(key)]!,
  countMeetings: (id, clientId) => meetings[workerIds.indexOf(id)]![['ian', 'zoe', 'gael'].indexOf(clientId)]!,
  countSessions: (id) => sessions[workerIds.indexOf(id)]!,
})
const assign = (clinic: Clinic) => assignSubstitutes(clinic.takeovers, toSubstitutes(clinic))

const isAtOnce = (one: DatedRange, other: DatedRange) => one.date === other.date && overlaps(one, other)

/** The most sessions that can have someone, found by trying everything. */
function countMost(
  [first, ...rest]: readonly Takeover[],
  free: readonly string[][],
  taken: { id: string; time: DatedRange }[] = [],
): number {
  if (!first) return 0
  const [time] = first.times
  const withWorker = free[Number(first.key)]!.filter((id) => !taken.some((other) => other.id === id && isAtOnce(other.time, time))).map(
    (id) => 1 + countMost(rest, free, [...taken, { id, time }]),
  )
  return Math.max(countMost(rest, free, taken), ...withWorker)
}

describe('assigning substitutes', () => {
  test('nobody gets two sessions at the same time, and only who is free takes one', () => {
    check(createClinic(anySlot), (clinic) => {
      const assigned = assign(clinic)
      const list = clinic.takeovers.filter(({ key }) => assigned.has(key))
      for (const one of list) {
        expect(clinic.free[Number(one.key)]).toContain(assigned.get(one.key))
        const others = list.filter((other) => other !== one && assigned.get(other.key) === assigned.get(one.key))
        expect(others.some((other) => isAtOnce(one.times[0], other.times[0]))).toBe(false)
      }
    })
  })

  test('in the slots of one turn as many sessions as possible get someone', () => {
    check(createClinic(slotOfTurn), (clinic) => {
      expect(assign(clinic).size).toBe(countMost(clinic.takeovers, clinic.free))
    })
  })

  test('the assignment is the same whatever the order of the sessions and of the workers', () => {
    check(createClinic(anySlot), (clinic) => {
      const substitutes = toSubstitutes(clinic)
      const reversed = { ...substitutes, listFree: (takeover: Takeover) => [...substitutes.listFree(takeover)].reverse() }
      expect(assignSubstitutes([...clinic.takeovers].reverse(), reversed)).toEqual(assign(clinic))
    })
  })

  test('a session goes to the worker who knows the client best where no other session asks for that worker', () => {
    check(createClinic(anySlot), (clinic) => {
      const { countMeetings } = toSubstitutes(clinic)
      const assigned = assign(clinic)
      for (const one of clinic.takeovers) {
        const free = clinic.free[Number(one.key)]!
        const most = Math.max(...free.map((id) => countMeetings(id, one.clientId)), 0)
        const best = free.filter((id) => countMeetings(id, one.clientId) === most)
        const rivals = clinic.takeovers.filter((other) => other !== one && isAtOnce(other.times[0], one.times[0]))
        if (most === 0 || rivals.some(({ key }) => clinic.free[Number(key)]!.some((id) => best.includes(id)))) continue
        expect(best).toContain(assigned.get(one.key))
      }
    })
  })

  test('of workers who do not know the client the one with the fewest sessions on the date is chosen, and a second session goes to another one', () => {
    const times: [DatedRange][] = [480, 530].map((start) => [{ date: '2026-12-01', start, end: start + 50 }])
    const takeovers: Takeover[] = [
      { key: '0', clientId: 'ian', times: times[0]! },
      { key: '1', clientId: 'zoe', times: times[1]! },
    ]
    const clinic = { takeovers, free: [workerIds, workerIds], meetings: workerIds.map(() => [0, 0, 0]), sessions: [3, 1, 1, 2] }
    expect([...assign(clinic).values()]).toEqual(['bruno', 'carmen'])
  })

  test('what is decided stays, and the others are assigned around it', () => {
    check(fc.tuple(createClinic(slotOfTurn), worker), ([clinic, id]) => {
      const [first] = clinic.takeovers
      if (!first) return
      const assigned = assignSubstitutes(clinic.takeovers, toSubstitutes(clinic), new Map([[first.key, id]]))
      expect(assigned.get(first.key)).toBe(id)
      const others = clinic.takeovers.filter((other) => other !== first && assigned.get(other.key) === id)
      expect(others.some((other) => isAtOnce(first.times[0], other.times[0]))).toBe(false)
    })
  })

  test('the dates of a series go to one worker who is free on all of them', () => {
    const dates: [DatedRange, DatedRange] = [
      { date: '2026-12-01', start: 480, end: 530 },
      { date: '2026-12-08', start: 480, end: 530 },
    ]
    const takeovers: Takeover[] = [
      { key: 'series', clientId: 'ian', times: dates },
      { key: 'single', clientId: 'zoe', times: [{ date: '2026-12-08', start: 500, end: 550 }] },
    ]
    const assigned = assignSubstitutes(takeovers, {
      listFree: ({ key }) => (key === 'series' ? ['ana', 'bruno'] : ['ana']),
      countMeetings: (id) => (id === 'ana' ? 3 : 0),
      countSessions: () => 0,
    })
    expect(assigned).toEqual(
      new Map([
        ['series', 'bruno'],
        ['single', 'ana'],
      ]),
    )
  })
})

describe('proposing other times', () => {
  const time = fc.record({ date, slot: anySlot }).map(({ date, slot }): DatedRange => ({ date, ...slot }))
  const rows = fc.array(fc.record({ clientId: client, workerId: worker, free: fc.array(time, { maxLength: 5 }) }), { maxLength: 8 })

  test('each session gets one of its free times, and neither client nor worker gets two at the same time', () => {
    check(rows, (list) => {
      const sessions = list.map(({ clientId, workerId }, index): Postponed => ({ key: String(index), personIds: [clientId, workerId] }))
      const proposed = proposeTimes(sessions, ({ key }) => list[Number(key)]!.free)
      for (const { key, personIds } of sessions) {
        const found = proposed.get(key)
        if (!found) continue
        expect(list[Number(key)]!.free).toContain(found)
        const rivals = sessions.filter((other) => other.key !== key && other.personIds.some((id) => personIds.includes(id)))
        expect(rivals.some((other) => proposed.has(other.key) && isAtOnce(proposed.get(other.key)!, found))).toBe(false)
      }
    })
  })

  test('a session whose free times nobody else wants gets the first of them', () => {
    const first: DatedRange = { date: '2026-12-02', start: 480, end: 530 }
    const session = { key: 'a', personIds: ['ian', 'ana'] }
    expect(proposeTimes([session], () => [first, { ...first, date: '2026-12-03' }])).toEqual(new Map([['a', first]]))
  })
})
