import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionKey } from '#domain/session-key.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { applyChange, type Change, getOccurrence, invertChange } from '#web/sessions/data/changes/change.ts'
import {
  findReplacedSeries,
  planBooking,
  planDeletion,
  planMark,
  planMove,
  planNote,
  planShift,
  type Target,
} from '#web/sessions/data/changes/plans.ts'
import { findRuns, planEnd, planMoveRun, type Run } from '#web/sessions/data/changes/runs.ts'
import type { Session } from '#web/sessions/data/queries.ts'
import '../property-seed.ts'

const sunday = '2026-11-22'
const turnId = 'morning'
const weeks = [-7, 0, 7].map((days) => addDays(sunday, days))

const buildPerson = (name: string) =>
  ({ id: name, person: { name, fatherLastName: '', motherLastName: '' } }) as unknown as Session['client']
const buildWorker = (name: string) => buildPerson(name) as unknown as Session['worker']

const clients = ['Ian', 'Zoe'].map(buildPerson)
const workers = ['Ana', 'Bruno'].map(buildWorker)

const buildSession = (id: string, fields: Partial<Session>): Session =>
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
    for (const { day, week, standing, endsAfter, state, attended, ...peopleAndTime } of drafts) {
      const date = addDays(sunday, week + day)
      const id = String(created.length)
      const record = standing
        ? buildSession(id, {
            ...peopleAndTime,
            day,
            sessionDate: null,
            standing,
            startsOn: date,
            endsOn: endsAfter === null ? null : addDays(date, endsAfter),
          })
        : buildSession(id, { ...peopleAndTime, day, sessionDate: date, state: state as Session['state'], attended })
      const hasSamePeopleAndTime = (existing: Session) =>
        record.client.id === existing.client.id &&
        record.worker.id === existing.worker.id &&
        record.time === existing.time &&
        record.day === existing.day
      const isRepeated = created.some(
        (existing) =>
          hasSamePeopleAndTime(existing) && (standing ? overlapsSeries(existing, record) : existing.sessionDate === record.sessionDate),
      )
      if (!isRepeated) created.push(record)
    }
    return created
  })

/** True when a session is a series and its period overlaps that of the given series. */
const overlapsSeries = (session: Session, series: Session) =>
  session.sessionDate === null &&
  (!session.endsOn || (series.startsOn ?? '') <= session.endsOn) &&
  (!series.endsOn || (session.startsOn ?? '') <= series.endsOn)

/** Returns a week as the server does: its dated sessions, and the occurrences of series that none of them replaces. */
function getWeek(storedRecords: readonly Session[], week: string): Session[] {
  const dated = storedRecords.filter(({ sessionDate }) => sessionDate !== null && getWeekStart(sessionDate) === week)
  const datedKeys = new Set(dated.map(sessionKey))
  const occurrences = storedRecords.flatMap((record) => (record.sessionDate === null ? (getOccurrence(record, week) ?? []) : []))
  return [...dated, ...occurrences.filter((occurrence) => !datedKeys.has(sessionKey(occurrence)))]
}

const sortByKey = (week: readonly Session[]) => [...week].sort((a, b) => (sessionKey(a) < sessionKey(b) ? -1 : 1))

type Plan = (session: Session, target: Target, records: readonly Session[]) => Change

/** Changes a session with those of its series that follow, or that are upcoming. Without others it changes nothing. */
const planRun =
  (scope: 'onwards' | 'all', plan: (session: Session, target: Target, run: Run) => Change): Plan =>
  (session, target, storedRecords) => {
    const run = findRuns(session, storedRecords, { date: addDays(sunday, -7), minutes: 0 })[scope]
    const change = run ? plan(session, target, run) : []
    // The server has at most one record with a session key.
    const staying = new Set(storedRecords.filter((record) => !run?.dated.includes(record)).map(sessionKey))
    fc.pre(!listBookedKeys(change).some((key) => staying.has(key)))
    return change
  }

const listBookedKeys = (change: Change) =>
  change.flatMap((step) => (step.kind === 'book' ? step.sessions.map(sessionKey) : step.kind === 'edit' ? [sessionKey(step.after)] : []))

const plans: Record<string, Plan> = {
  'books a session': (session, target) => planBooking({ ...target, client: session.client, note: null }),
  'books a series': (session, target) => planBooking({ ...target, client: session.client, note: null, standing: { until: null } }),
  'changes the state': (session) => planMark(session, { state: session.state === 'canceled' ? 'confirmed' : 'canceled' }),
  'adds a note to one occurrence': (session) => planNote(session, 'nota', 'once'),
  'adds a note to the whole series': (session) => planNote(session, 'nota', 'all'),
  'moves a session': (session, target, storedRecords) => planMove(session, target, findReplacedSeries(session, storedRecords)),
  'moves a series from a session on': planRun('onwards', planMoveRun),
  'moves a whole series': planRun('all', planMoveRun),
  'ends a series from a session on': planRun('onwards', (_, __, run) => planEnd(run)),
  'ends a whole series': planRun('all', (_, __, run) => planEnd(run)),
  'deletes a session': (session, _, storedRecords) =>
    session.standing ? [] : planDeletion(session, findReplacedSeries(session, storedRecords)),
  'moves a session by a week': (session, _, storedRecords) => planShift(session, 7, findReplacedSeries(session, storedRecords)),
}

test.each(Object.entries(plans))('undoing a change that %s restores the weeks', (_, plan) => {
  fc.assert(
    fc.property(
      records,
      fc.nat(),
      fc.record({ worker: fc.constantFrom(...workers), day: fc.nat(13), time: fc.constantFrom(480, 530) }),
      (storedRecords, index, { day, ...workerAndTime }) => {
        const week = getWeek(storedRecords, sunday)
        fc.pre(week.length > 0)
        const selected = week[index % week.length]!
        const target: Target = { ...workerAndTime, turnId, date: addDays(sunday, day) }
        // The server has at most one record with a session key.
        const hasRecord = (key: string) =>
          weeks.some((sunday) => getWeek(storedRecords, sunday).some((session) => sessionKey(session) === key))
        fc.pre(!hasRecord(sessionKey({ ...selected, ...target, sessionDate: target.date })))
        const nextWeek = { ...selected, sessionDate: addDays(selected.sessionDate ?? '', 7) }
        fc.pre(plan !== plans['moves a session by a week'] || !hasRecord(sessionKey(nextWeek)))
        const change = plan(selected, target, storedRecords)
        for (const sunday of weeks) {
          const scope = { turnId, from: sunday, to: addDays(sunday, 6) }
          const before = getWeek(storedRecords, sunday)
          expect(sortByKey(applyChange(applyChange(before, change, scope), invertChange(change), scope))).toEqual(sortByKey(before))
        }
      },
    ),
    { numRuns: 500 },
  )
})
