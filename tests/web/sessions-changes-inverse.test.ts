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

/** The records of three weeks, as the server may have them: at most one with each session key, and no series that overlap. */
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
    const created: Session[] = []
    for (const { day, week, standing, endsAfter, state, attended, ...rest } of drafts) {
      const date = addDays(sunday, week + day)
      const id = String(created.length)
      const record = standing
        ? session(id, {
            ...rest,
            day,
            sessionDate: null,
            standing,
            startsOn: date,
            endsOn: endsAfter === null ? null : addDays(date, endsAfter),
          })
        : session(id, { ...rest, day, sessionDate: date, state: state as Session['state'], attended })
      const hasSamePeopleAndTime = (other: Session) =>
        record.client.id === other.client.id &&
        record.worker.id === other.worker.id &&
        record.time === other.time &&
        record.day === other.day
      const isRepeated = created.some(
        (other) => hasSamePeopleAndTime(other) && (standing ? isOverlap(other, record) : other.sessionDate === record.sessionDate),
      )
      if (!isRepeated) created.push(record)
    }
    return created
  })

/** True when a session is a series and its period overlaps that of another series. */
const isOverlap = (one: Session, other: Session) =>
  one.sessionDate === null &&
  (!one.endsOn || (other.startsOn ?? '') <= one.endsOn) &&
  (!other.endsOn || (one.startsOn ?? '') <= other.endsOn)

/** Returns a week as the server does: dated sessions, and the occurrences that they do not replace. */
function getWeek(all: readonly Session[], week: string): Session[] {
  const dated = all.filter(({ sessionDate }) => sessionDate !== null && weekStart(sessionDate) === week)
  const datedKeys = new Set(dated.map(sessionKey))
  const occurrences = all.flatMap((record) => (record.sessionDate === null ? (getOccurrence(record, week) ?? []) : []))
  return [...dated, ...occurrences.filter((occurrence) => !datedKeys.has(sessionKey(occurrence)))]
}

const sortByKey = (week: readonly Session[]) => [...week].sort((one, other) => (sessionKey(one) < sessionKey(other) ? -1 : 1))

type Plan = (session: Session, target: Target, records: readonly Session[]) => Change

const forSeries =
  (plan: Plan): Plan =>
  (session, ...rest) =>
    session.standing ? plan(session, ...rest) : []

const plans: Record<string, Plan> = {
  'books a session': (session, target) => planBooking({ ...target, client: session.client, note: null }),
  'books a series': (session, target) => planBooking({ ...target, client: session.client, note: null, standing: { until: null } }),
  'changes the state': (session) => planMark(session, { state: session.state === 'canceled' ? 'confirmed' : 'canceled' }),
  'notes one occurrence': (session) => planNote(session, 'nota', 'once'),
  'notes the whole series': (session) => planNote(session, 'nota', 'all'),
  'moves a session': (session, target, all) => planMove(session, target, findReplacedSeries(session, all)),
  'moves a series': forSeries(planMoveOnwards),
  'ends a series': forSeries((session, _, all) => planEnd(session, all)),
  'deletes a session': (session, _, all) => (session.standing ? [] : planDeletion(session, findReplacedSeries(session, all))),
  'moves a session by a week': (session, _, all) => planShift(session, 1, findReplacedSeries(session, all)),
}

test.each(Object.entries(plans))('undoing a change that %s restores the weeks', (_, plan) => {
  fc.assert(
    fc.property(
      records,
      fc.nat(),
      fc.record({ worker: fc.constantFrom(...workers), day: fc.nat(13), time: fc.constantFrom(480, 530) }),
      (all, index, { day, ...workerAndTime }) => {
        const week = getWeek(all, sunday)
        fc.pre(week.length > 0)
        const selected = week[index % week.length]!
        const target: Target = { ...workerAndTime, turnId, date: addDays(sunday, day) }
        // The server has at most one record with a session key.
        const isTaken = (key: string) => weeks.some((sunday) => getWeek(all, sunday).some((other) => sessionKey(other) === key))
        fc.pre(!isTaken(sessionKey({ ...selected, ...target, sessionDate: target.date })))
        const nextWeek = { ...selected, sessionDate: addDays(selected.sessionDate ?? '', 7) }
        fc.pre(plan !== plans['moves a session by a week'] || !isTaken(sessionKey(nextWeek)))
        const change = plan(selected, target, all)
        for (const sunday of weeks) {
          const at: TurnWeek = { turnId, week: sunday }
          const before = getWeek(all, sunday)
          expect(sortByKey(applyToWeek(applyToWeek(before, change, at), invertChange(change), at))).toEqual(sortByKey(before))
        }
      },
    ),
    { numRuns: 500 },
  )
})
