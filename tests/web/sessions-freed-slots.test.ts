import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { listFreedSlots } from '#web/session-data/changes/freed-slots.ts'
import { planBooking, planDeletion, planMark, planMove, planNote } from '#web/session-data/changes/plans.ts'
import { findRuns, planEnd } from '#web/session-data/changes/runs.ts'
import type { Session } from '#web/session-data/queries.ts'

const today = '2026-11-22'
const [ian, ana, bruno] = ['ian', 'ana', 'bruno'].map((id) => ({ id, person: { name: id } })) as unknown as [
  Session['client'],
  Session['worker'],
  Session['worker'],
]
const session = {
  id: '1',
  client: ian,
  worker: ana,
  turnId: 'morning',
  day: 2,
  time: parseTimeOfDay('09:00'),
  sessionDate: '2026-11-24',
  note: null,
  state: 'confirmed',
  standing: false,
  createdAt: '',
  updatedAt: '',
  deletedAt: null,
} as Session
const series: Session = { ...session, id: '2', standing: true, startsOn: '2026-11-03', endsOn: null }
const slot = { turnId: 'morning', sessionDate: '2026-11-24', time: parseTimeOfDay('09:00'), workerId: 'ana' }
const list = (...changes: Parameters<typeof listFreedSlots>[0]) => listFreedSlots(changes, today)

test('a session that is canceled, postponed, deleted or moved frees its slot', () => {
  const target = { turnId: 'morning', date: '2026-11-25', time: parseTimeOfDay('09:00'), worker: ana }
  expect(list(planMark(session, { state: 'canceled' }))).toEqual([slot])
  expect(list(planMark(session, { state: 'postponed' }))).toEqual([slot])
  expect(list(planDeletion(session))).toEqual([slot])
  expect(list(planMove(session, target))).toEqual([slot])
  expect(list(planMove(series, target))).toEqual([slot])
  expect(list(planMark(session, { state: 'canceled' }), planDeletion(session))).toEqual([slot])
})

test('another worker frees the slot of the one before', () => {
  expect(list(planMove(session, { turnId: 'morning', date: '2026-11-24', time: parseTimeOfDay('09:00'), worker: bruno }))).toEqual([slot])
})

test('an ended series frees its slot from its first date without it', () => {
  expect(list(planEnd(findRuns(series, [], { date: today, minutes: 0 }).onwards!))).toEqual([slot])
  expect(list([{ kind: 'delete', session: { ...series, sessionDate: null } }])).toEqual([slot])
})

test('a booking, a note, a confirmation and the deletion of a canceled session free no slot', () => {
  expect(
    list(planBooking({ client: ian, worker: ana, turnId: 'morning', date: '2026-11-24', time: parseTimeOfDay('09:00'), note: null })),
  ).toEqual([])
  expect(list(planNote(series, 'Trae informe', 'once'), planNote(session, 'Trae informe', 'once'))).toEqual([])
  expect(list(planMark({ ...session, state: 'pending' }, { state: 'confirmed' }))).toEqual([])
  expect(list(planDeletion({ ...session, state: 'canceled' }))).toEqual([])
})

test('a deleted exception frees nothing where its series comes back', () => {
  expect(list(planDeletion({ ...session, note: 'Trae informe' }, { ...series, sessionDate: null }))).toEqual([])
})
