import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionKey } from '#domain/session-key.ts'
import { addDays, weekStart } from '#domain/weeks.ts'
import { applyToWeek, type Change, getOccurrence, invertChange, type TurnWeek } from '#web/sessions/data/changes/change.ts'
import {
  findReplacedSeries,
  planBooking,
  planDeletion,
  planEnd,
  planMark,
  planMove,
  planMoveOnwards,
  planNote,
  planShift,
  type Target,
} from '#web/sessions/data/changes/plans.ts'
import type { Session } from '#web/sessions/data/queries.ts'
import '../property-seed.ts'

const sunday = '2026-11-22'
const turnId = 'morning'
const weeks = [-7, 0, 7].map((days) => addDays(sunday, days))

const person = (name: string) => ({ id: name, person: { name, fatherLastName: '', motherLastName: '' } }) as unknown as Session['client']
const worker = (name: string) => person(name) as unknown as Session['worker']

const clients = ['Ian', 'Zoe'].map(person)
const workers = ['Ana', 'Bruno'].map(worker)

const session = (id: string, fields: Partial<Session>): Session =>
  ({
    ...{ id, turnId, note: null, state: 'pending', attended: null, standing: false, startsOn: null, endsOn: null },
    ...{ createdAt: '', updatedAt: '', deletedAt: null },
    ...fields,
  }) as Session

/** Records of three weeks about the one that is looked at, as the server may hold them: one at most for each place and date, and series that do not meet. */
const records = fc
  .array(
    fc.record({
      client: fc.constantFrom(...clients),
      worker: fc.constantFrom(...workers),
      time: fc.constant(480),
      day: fc.nat(1),
      week: fc.constantFrom(-7, 0, 7),
      standing: fc.boolean(),
      endsAfter: fc.constantFrom(null, 0, 14),
      state: fc.constantFrom('pending', 'confirmed', 'canceled', 'postponed'),
      attended: fc.constantFrom(null, true, false),
    }),
    { minLength: 1, maxLength: 16 },
  )
  .map((drafts) => {
    const made: Session[] = []
    for (const { day, week, standing, endsAfter, state, attended, ...rest } of drafts) {
      const date = addDays(sunday, week + day)
      const id = String(made.length)
      const one = standing
        ? session(id, {
            ...rest,
            day,
            sessionDate: null,
            standing,
            startsOn: date,
            endsOn: endsAfter === null ? null : addDays(date, endsAfter),
          })
        : session(id, { ...rest, day, sessionDate: date, state: state as Session['state'], attended })
      const meets = (other: Session) =>
        one.client.id === other.client.id && one.worker.id === other.worker.id && one.time === other.time && one.day === other.day
      const clashes = made.some((other) => meets(other) && (standing ? overlap(other, one) : other.sessionDate === one.sessionDate))
      if (!clashes) made.push(one)
    }
    return made
  })

const overlap = (one: Session, other: Session) =>
  one.sessionDate === null &&
  (!one.endsOn || (other.startsOn ?? '') <= one.endsOn) &&
  (!other.endsOn || (one.startsOn ?? '') <= other.endsOn)

/** A week as the server tells it. */
function weekOf(all: readonly Session[], week: string): Session[] {
  const dated = all.filter(({ sessionDate }) => sessionDate !== null && weekStart(sessionDate) === week)
  const taken = new Set(dated.map(sessionKey))
  const standing = all.flatMap((one) => (one.sessionDate === null ? (getOccurrence(one, week) ?? []) : []))
  return [...dated, ...standing.filter((one) => !taken.has(sessionKey(one)))]
}

const sorted = (week: readonly Session[]) => [...week].sort((one, other) => (sessionKey(one) < sessionKey(other) ? -1 : 1))

type Plan = (one: Session, target: Target, records: readonly Session[]) => Change

const onStanding =
  (plan: Plan): Plan =>
  (one, ...rest) =>
    one.standing ? plan(one, ...rest) : []

const plans: Record<string, Plan> = {
  booked: (one, target) => planBooking({ ...target, client: one.client, note: null }),
  'booked every week': (one, target) => planBooking({ ...target, client: one.client, note: null, standing: { until: null } }),
  marked: (one) => planMark(one, { state: one.state === 'canceled' ? 'confirmed' : 'canceled' }),
  'noted once': (one) => planNote(one, 'nota', 'once'),
  'noted everywhere': (one) => planNote(one, 'nota', 'all'),
  moved: (one, target, all) => planMove(one, target, findReplacedSeries(one, all)),
  'moved onwards': onStanding(planMoveOnwards),
  ended: onStanding((one, _, all) => planEnd(one, all)),
  deleted: (one, _, all) => (one.standing ? [] : planDeletion(one, findReplacedSeries(one, all))),
  shifted: (one, _, all) => planShift(one, 1, findReplacedSeries(one, all)),
}

test.each(Object.entries(plans))('what is %s and taken back leaves the weeks as they were', (_, plan) => {
  fc.assert(
    fc.property(
      records,
      fc.nat(),
      fc.record({ worker: fc.constantFrom(...workers), day: fc.nat(13), time: fc.constantFrom(480, 530) }),
      (all, which, { day, ...where }) => {
        const week = weekOf(all, sunday)
        fc.pre(week.length > 0)
        const one = week[which % week.length]!
        const target: Target = { ...where, turnId, date: addDays(sunday, day) }
        // the server holds one record at most for a place
        const isTaken = (place: string) => weeks.some((sunday) => weekOf(all, sunday).some((other) => sessionKey(other) === place))
        fc.pre(!isTaken(sessionKey({ ...one, ...target, sessionDate: target.date })))
        fc.pre(plan !== plans.shifted || !isTaken(sessionKey({ ...one, sessionDate: addDays(one.sessionDate ?? '', 7) })))
        const change = plan(one, target, all)
        for (const sunday of weeks) {
          const at: TurnWeek = { turnId, week: sunday }
          const before = weekOf(all, sunday)
          expect(sorted(applyToWeek(applyToWeek(before, change, at), invertChange(change), at))).toEqual(sorted(before))
        }
      },
    ),
    { numRuns: 500 },
  )
})
