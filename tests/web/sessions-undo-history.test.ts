import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { addUndoEntry, applyLatestVersion, hasUndoEntry, maxSessions, recordStep } from '#web/sessions/data/changes/undo-history.ts'
import type { Session } from '#web/sessions/data/queries.ts'

const buildSession = (id: string, updatedAt = '') => ({ id, updatedAt, client: { id: 'Ian' }, worker: { id: 'Ana' } }) as Session

test('only the newest 50 changes can be undone', () => {
  const queryClient = new QueryClient()
  const entries = Array.from({ length: 51 }, (_, index) => ({ message: `change ${index}`, changes: [] }))
  for (const entry of entries) addUndoEntry(queryClient, entry)
  expect(entries.map((entry) => hasUndoEntry(queryClient, entry))).toEqual([false, ...Array(50).fill(true)])
})

test('only the sessions that changed most recently keep their version', () => {
  const queryClient = new QueryClient()
  const mark = (id: string, version: string) =>
    recordStep(
      queryClient,
      { kind: 'mark', before: buildSession(id), after: buildSession(id) },
      { kind: 'mark', before: buildSession(id), after: buildSession(id, version) },
    )
  mark('first', '1')
  for (let index = 1; index < maxSessions; index++) mark(`later ${index}`, '1')
  mark('first', '2')
  mark('latest', '1')
  const getVersion = (id: string) => applyLatestVersion(queryClient, buildSession(id, '0'), false).updatedAt
  expect(getVersion('first')).toBe('2')
  expect(getVersion('later 1')).toBe('0')
  expect(getVersion('later 2')).toBe('1')
})

test('only the sessions that were booked again most recently keep their new id', () => {
  const queryClient = new QueryClient()
  const bookAgain = (id: string) =>
    recordStep(
      queryClient,
      { kind: 'book', sessions: [buildSession(id)], hides: [] },
      { kind: 'book', sessions: [buildSession(`${id} again`)], hides: [] },
    )
  for (let index = 0; index <= maxSessions; index++) bookAgain(`session ${index}`)
  expect(applyLatestVersion(queryClient, buildSession('session 0'), true).id).toBe('session 0')
  expect(applyLatestVersion(queryClient, buildSession('session 1'), true).id).toBe('session 1 again')
})

test('a version that the user saw after their own change is sent, so that the server refuses to overwrite a newer one', () => {
  const queryClient = new QueryClient()
  const before = buildSession('a', '2026-11-22T10:00:00.000Z')
  const after = buildSession('a', '2026-11-22T10:00:01.000Z')
  recordStep(queryClient, { kind: 'mark', before, after: before }, { kind: 'mark', before, after })
  const byColleague = buildSession('a', '2026-11-22T10:00:02.000Z')
  expect(applyLatestVersion(queryClient, before, false).updatedAt).toBe(after.updatedAt)
  expect(applyLatestVersion(queryClient, byColleague, false).updatedAt).toBe(byColleague.updatedAt)
  expect(applyLatestVersion(queryClient, byColleague, true).updatedAt).toBe(after.updatedAt)
})

test('a session that was booked a moment ago is sent with its id', () => {
  const queryClient = new QueryClient()
  const booked = buildSession('')
  recordStep(queryClient, { kind: 'book', sessions: [booked], hides: [] }, { kind: 'book', sessions: [buildSession('new')], hides: [] })
  expect(applyLatestVersion(queryClient, booked, false).id).toBe('new')
})
