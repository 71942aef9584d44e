import { expect, test } from 'vitest'
import type { Schedule } from '#api/generated/app.ts'
import { type BookedSession, suggestSchedule, suggestWorkers } from '#web/public-link/staff/suggest-link.ts'

const today = '2026-11-24'

const createSchedule = (id: string, ...turns: string[]) => ({ id, turns: turns.map((turn) => ({ id: turn })) }) as Schedule
const therapy = createSchedule('therapy', 'morning', 'afternoon')
const evaluations = createSchedule('evaluations', 'saturday')

const session = (sessionDate: string, turnId: string, workerId: string, state: BookedSession['state'] = 'confirmed'): BookedSession => ({
  sessionDate,
  turnId,
  state,
  worker: { id: workerId },
})

test('the schedule with most sessions is suggested, counted over all of its turns', () => {
  const sessions = [
    session('2026-11-25', 'morning', 'ana'),
    session('2026-11-26', 'afternoon', 'ana'),
    session('2026-11-28', 'saturday', 'eva'),
  ]
  expect(suggestSchedule(sessions, [evaluations, therapy], today)).toBe('therapy')
})

test('upcoming sessions count before past ones', () => {
  const sessions = [
    session('2026-11-10', 'morning', 'ana'),
    session('2026-11-17', 'morning', 'ana'),
    session('2026-11-28', 'saturday', 'eva'),
  ]
  expect(suggestSchedule(sessions, [therapy, evaluations], today)).toBe('evaluations')
  expect(suggestSchedule(sessions.slice(0, 2), [therapy, evaluations], today)).toBe('therapy')
})

test('each worker of the upcoming sessions in the schedule is suggested once, and of past ones only without upcoming ones', () => {
  const sessions = [
    session('2026-11-17', 'morning', 'bruno'),
    session('2026-11-25', 'morning', 'ana'),
    session('2026-12-02', 'afternoon', 'ana'),
    session('2026-11-28', 'saturday', 'eva'),
  ]
  expect(suggestWorkers(sessions, therapy, today)).toEqual(['ana'])
  expect(suggestWorkers(sessions.slice(0, 1), therapy, today)).toEqual(['bruno'])
  expect(suggestWorkers(sessions, undefined, today)).toEqual([])
})

test('canceled and postponed sessions suggest nothing', () => {
  const sessions = [session('2026-11-25', 'morning', 'ana', 'canceled'), session('2026-11-26', 'morning', 'ana', 'postponed')]
  expect(suggestSchedule(sessions, [therapy, evaluations], today)).toBeUndefined()
  expect(suggestWorkers(sessions, therapy, today)).toEqual([])
})

test('the only schedule is suggested without sessions', () => {
  expect(suggestSchedule([], [therapy], today)).toBe('therapy')
  expect(suggestSchedule([], [], today)).toBeUndefined()
})
