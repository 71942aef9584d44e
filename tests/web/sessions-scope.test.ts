import { expect, test } from 'vitest'
import { applyChange } from '#web/session-data/changes/change.ts'
import { planMark, planNote } from '#web/session-data/changes/plans.ts'
import type { Session } from '#web/session-data/queries.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }
const build = (session: Partial<Session>) =>
  ({ id: '1', client: { id: 'Ian' }, worker: { id: 'Ana' }, turnId: 'morning', day: 2, time: 480, note: null, ...session }) as Session
const book = (session: Session) => [{ kind: 'book', session }] as const

test('a change shows a series on each of its dates in the period, except where an exception replaces it', () => {
  const exception = build({ id: '2', sessionDate: '2026-11-17', standing: false })
  const series = build({ sessionDate: null, standing: true, startsOn: '2026-11-10', endsOn: null })
  const sessions = applyChange([exception], book(series), november)
  expect(sessions.map(({ id, sessionDate }) => [id, sessionDate])).toEqual([
    ['2', '2026-11-17'],
    ['1', '2026-11-10'],
    ['1', '2026-11-24'],
  ])
})

test('the note of a series changes on all of its dates in the period', () => {
  const occurrences = ['2026-11-10', '2026-11-17'].map((sessionDate) =>
    build({ sessionDate, standing: true, startsOn: '2026-11-10', endsOn: '2026-11-17' }),
  )
  const sessions = applyChange(occurrences, planNote(occurrences[0]!, 'Trae lentes', 'all'), november)
  expect(sessions.map(({ sessionDate, note }) => [sessionDate, note])).toEqual([
    ['2026-11-10', 'Trae lentes'],
    ['2026-11-17', 'Trae lentes'],
  ])
})

test.for([
  ['its worker', { workerId: 'Ana' }],
  ['its client', { clientId: 'Ian' }],
  ['everybody', {}],
] as const)('a booked session is shown among the sessions of %s', ([, filter]) => {
  const session = build({ sessionDate: '2026-11-24', standing: false })
  expect(applyChange([], book(session), { ...november, ...filter })).toHaveLength(1)
})

test.for([
  ['another worker', { workerId: 'Eva' }],
  ['another client', { clientId: 'Zoe' }],
  ['another turn', { turnId: 'afternoon' }],
] as const)('a booked session is not shown among the sessions of %s', ([, filter]) => {
  const session = build({ sessionDate: '2026-11-24', standing: false })
  expect(applyChange([], book(session), { ...november, ...filter })).toEqual([])
})

test('a booked session outside of the period is not shown', () => {
  expect(applyChange([], book(build({ sessionDate: '2026-12-01', standing: false })), november)).toEqual([])
})

test('a change outside of the period returns the same list', () => {
  const sessions = [build({ id: '2', sessionDate: '2026-11-17', standing: false })]
  const marked = build({ sessionDate: '2026-12-01', standing: false })
  for (const change of [planMark(marked, { attended: true }), book(marked), [{ kind: 'delete', session: marked }] as const])
    expect(applyChange(sessions, change, november)).toBe(sessions)
})
