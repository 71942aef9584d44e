import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { applyChange } from '#web/session-data/changes/change.ts'
import { planBooking, planMove, type Target } from '#web/session-data/changes/plans.ts'
import { applyResult, toStepBody } from '#web/session-data/changes/step-bodies.ts'
import { describeMoves } from '#web/session-data/describe-moves.ts'
import type { Session } from '#web/session-data/queries.ts'

const [ana, bruno] = [{ id: 'ana' }, { id: 'bruno' }] as [Session['worker'], Session['worker']]
const session = {
  id: '1',
  client: { id: 'ian' },
  worker: ana,
  turnId: 'morning',
  day: 2,
  time: parseTimeOfDay('09:00'),
  sessionDate: '2026-11-24',
  note: null,
  state: 'confirmed',
  attended: null,
  standing: false,
  createdAt: '',
  updatedAt: '',
  deletedAt: null,
  movedFrom: null,
  movedTo: null,
} as Session
const occurrence: Session = { ...session, id: 'series', standing: true, startsOn: '2026-11-03', endsOn: null }
const later: Target = { turnId: 'morning', date: '2026-11-25', time: parseTimeOfDay('10:00'), worker: ana }
const withBruno: Target = { ...later, date: '2026-11-24', time: session.time, worker: bruno }
const week = { from: '2026-11-22', to: '2026-11-28' }
const show = (sessions: readonly Session[]) => sessions.map(({ sessionDate, state, worker }) => [sessionDate, state, worker.id])

test('a confirmed session is pending at another time, and stays confirmed with another worker', () => {
  expect(show(applyChange([session], planMove(session, later), week))).toEqual([['2026-11-25', 'pending', 'ana']])
  expect(show(applyChange([session], planMove(session, withBruno), week))).toEqual([['2026-11-24', 'confirmed', 'bruno']])
  expect(show(applyChange([occurrence], planMove(occurrence, withBruno), week))).toEqual([
    ['2026-11-24', 'postponed', 'ana'],
    ['2026-11-24', 'confirmed', 'bruno'],
  ])
})

test('one date of a series moves by one step, which shows both sessions and names the date that is left', () => {
  const change = planMove(occurrence, later)
  expect(change.map(toStepBody)).toMatchObject([
    { create: { sessionDate: '2026-11-25', state: 'pending', movedFrom: { sessionId: 'series', sessionDate: '2026-11-24' } } },
  ])
  const done = change.map((step) => applyResult(step, { create: { id: 'new', movedFromId: 'exception' } }))
  const shown = applyChange([occurrence], done, week)
  expect(show(shown)).toEqual([
    ['2026-11-24', 'postponed', 'ana'],
    ['2026-11-25', 'pending', 'ana'],
  ])
  expect(shown.map(({ id }) => id)).toEqual(['exception', 'new'])
  expect(shown.map((one) => describeMoves(one).map(({ text }) => text))).toEqual([
    ['Pasó al miércoles 25 de noviembre a las 10:00'],
    ['Viene del martes 24 de noviembre a las 09:00'],
  ])
})

test('a session that is booked in place of a canceled one leaves it canceled', () => {
  const canceled: Session = { ...session, state: 'canceled' }
  const { turnId, date, time, worker } = later
  const change = planBooking({ client: session.client, worker, turnId, date, time, note: null, replaced: canceled })
  expect(change.map(toStepBody)).toMatchObject([{ create: { movedFrom: { sessionId: '1', sessionDate: '2026-11-24' } } }])
  expect(show(applyChange([canceled], change, week))).toEqual([
    ['2026-11-24', 'canceled', 'ana'],
    ['2026-11-25', 'pending', 'ana'],
  ])
})

test('a session at the same time with another worker is said to come from one', () => {
  const place = { id: '2', sessionDate: '2026-11-24', time: session.time, turnId: 'morning' }
  expect(describeMoves({ ...session, movedFrom: place })).toEqual([
    { kind: 'from', text: 'Viene de otro trabajador a la misma hora', place },
  ])
  const other = { ...place, turnId: 'afternoon' }
  expect(describeMoves({ ...session, movedTo: other })).toEqual([{ kind: 'to', text: 'Pasó a otro turno a la misma hora', place: other }])
})
