import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Appointment,
  type AppointmentChange,
  type AppointmentStep,
  getMessageKind,
  invertChange,
  isSameAppointment,
  joinSteps,
  mergeChanges,
} from '#domain/appointments.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'

const monday = '2026-12-07'

const dated = (days: number, time: number, worker = 'ana'): Appointment => {
  const date = addDays(monday, days)
  return { session: `${date} ${time}`, worker, date, day: getWeekday(date), time }
}

const weekly = (day: number, time: number, worker = 'ana'): Appointment => ({
  session: `weekly ${day} ${time}`,
  worker,
  day,
  time,
  from: monday,
})

/** The appointments that a client knows of once told of changes. */
function applyChanges(known: readonly Appointment[], changes: readonly AppointmentChange[]): Appointment[] {
  const without = changes.reduce<readonly Appointment[]>((left, { before }) => {
    if (!before) return left
    const index = left.findIndex((appointment) => isSameAppointment(appointment, before))
    expect(index, `the client knows ${JSON.stringify(before)}`).not.toBe(-1)
    return left.toSpliced(index, 1)
  }, known)
  return [...without, ...changes.flatMap(({ after }) => after ?? [])]
}

const getKeys = (appointments: readonly Appointment[]) =>
  appointments.map(({ date, day, time, worker }) => [date, day, time, worker].join()).sort()

describe('joinSteps', () => {
  it('takes a postponed date and a new one of the same change for one move', () => {
    const steps: AppointmentStep[] = [{ before: dated(0, 540), end: 'postponed' }, { after: dated(2, 600) }]
    expect(joinSteps(steps)).toEqual([{ before: dated(0, 540), after: dated(2, 600) }])
  })

  it('takes no new date for that of a session that is canceled', () => {
    const canceled: AppointmentStep = { before: dated(0, 540), end: 'canceled' }
    expect(joinSteps([canceled, { after: dated(2, 600) }])).toEqual([canceled])
  })

  it('takes a substitute at the same time for a change of the worker, whatever the order', () => {
    const steps: AppointmentStep[] = [
      { after: dated(3, 600) },
      { after: dated(0, 540, 'luis') },
      { before: dated(0, 540), end: 'canceled' },
      { before: dated(1, 540), end: 'postponed' },
    ]
    const changes = joinSteps(steps)
    expect(changes).toEqual([
      { before: dated(0, 540), after: dated(0, 540, 'luis') },
      { before: dated(1, 540), after: dated(3, 600) },
    ])
    expect(getMessageKind(changes)).toBe('moved')
  })

  it('does not take a new date for the rest of a series that ends', () => {
    const changes = joinSteps([{ before: weekly(1, 540), end: 'ended' }, { after: dated(2, 600) }])
    expect(changes).toEqual([{ before: weekly(1, 540), end: 'ended' }])
  })

  it('tells nothing of a new session, nor of one that stays', () => {
    expect(joinSteps([{ after: dated(2, 600) }, { before: dated(0, 540), after: dated(0, 540) }])).toEqual([])
  })
})

describe('getMessageKind', () => {
  it.each([
    [[{ before: weekly(1, 540), after: weekly(3, 540) }], 'changed-hours'],
    [[{ before: weekly(1, 540), after: weekly(1, 540, 'luis') }], 'changed-worker'],
    [[{ before: dated(0, 540), end: 'canceled' }], 'canceled'],
    [[{ after: dated(0, 540), end: 'canceled' }], 'restored'],
    [
      [
        { before: dated(0, 540), end: 'canceled' },
        { before: dated(1, 540), after: dated(1, 600) },
      ],
      'moved',
    ],
  ] as const)('names the first of the kinds of %j', (changes, kind) => expect(getMessageKind(changes)).toBe(kind))
})

/** A change that can happen while these appointments take place and those have ceased. */
const anyDay = fc.integer({ min: 0, max: 9 })
const anyTime = fc.constantFrom(540, 600)
const anyWorker = fc.constantFrom('ana', 'luis')
const anyMove = fc.record({
  index: fc.nat(),
  day: anyDay,
  time: anyTime,
  worker: anyWorker,
  what: fc.constantFrom('move', 'book elsewhere', 'end', 'restore'),
})

type Move = typeof anyMove extends fc.Arbitrary<infer Value> ? Value : never

/** Makes the change that a random choice means. A change names only what takes place, or what has ceased. */
function choose(active: readonly Appointment[], ceased: readonly Appointment[], { index, day, time, worker, what }: Move) {
  const taken = [...active, ...ceased]
  if (what === 'restore') {
    const after = ceased[index % ceased.length]
    return (
      after && {
        change: { after, end: 'canceled' } as const,
        active: [...active, after],
        ceased: ceased.filter((other) => other !== after),
      }
    )
  }
  const before = active[index % active.length]
  if (!before) return undefined
  const rest = active.filter((other) => other !== before)
  if (what === 'end') return { change: { before, end: 'canceled' } as const, active: rest, ceased: [...ceased, before] }
  const session = what === 'move' ? before.session : `${day} ${time} ${worker} instead of ${before.session}`
  const after = { ...dated(day, time, worker), session }
  if (taken.some((other) => isSameAppointment(other, after))) return undefined
  return { change: { before, after } as const, active: [...rest, after], ceased: what === 'move' ? ceased : [...ceased, before] }
}

describe('mergeChanges', () => {
  it('leaves one change of what was moved twice, and none of what is back', () => {
    const first: AppointmentChange[] = [{ before: dated(0, 540), after: dated(1, 540) }]
    const moved = mergeChanges(first, [{ before: dated(1, 540), after: dated(2, 540) }])
    expect(moved).toEqual([{ before: dated(0, 540), after: dated(2, 540) }])
    expect(mergeChanges(moved, [{ before: dated(2, 540), after: dated(0, 540) }])).toEqual([])
  })

  it('says of a session that was moved and then canceled that it is canceled', () => {
    const first: AppointmentChange[] = [{ before: dated(0, 540), after: dated(1, 540) }]
    expect(mergeChanges(first, [{ before: dated(1, 540), end: 'canceled' }])).toEqual([{ before: dated(0, 540), end: 'canceled' }])
  })

  it('tells a client what takes place, whatever changed since the client was told last', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyDay, { minLength: 1, maxLength: 4 }), fc.array(anyMove, { maxLength: 12 }), (days, moves) => {
        const known = days.map((day) => dated(day, 540))
        let active: readonly Appointment[] = known
        let ceased: readonly Appointment[] = []
        let untold: AppointmentChange[] = []
        for (const move of moves) {
          const chosen = choose(active, ceased, move)
          if (!chosen) continue
          active = chosen.active
          ceased = chosen.ceased
          untold = mergeChanges(untold, [chosen.change])
          expect(getKeys(applyChanges(known, untold))).toEqual(getKeys(active))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is none when a change is followed by its inverse', () => {
    const changes: AppointmentChange[] = [
      { before: dated(0, 540), after: dated(1, 540) },
      { before: dated(2, 540), end: 'postponed' },
      { after: dated(3, 540), end: 'canceled' },
    ]
    expect(mergeChanges(changes, changes.map(invertChange))).toEqual([])
  })
})
