import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  addUndoEntry,
  hasUndoEntry,
  isOwnVersion,
  maxSessions,
  recordStep,
  withLatestVersion,
} from '#web/sessions/data/changes/undo-history.ts'
import type { Session } from '#web/sessions/data/queries.ts'

const session = (id: string, updatedAt = '') => ({ id, updatedAt }) as Session

test('only the newest 50 changes can be undone', () => {
  const queryClient = new QueryClient()
  const entries = Array.from({ length: 51 }, (_, index) => ({ message: `change ${index}`, changes: [] }))
  for (const entry of entries) addUndoEntry(queryClient, entry)
  expect(entries.map((entry) => hasUndoEntry(queryClient, entry))).toEqual([false, ...Array(50).fill(true)])
})

test('the version of a session is kept until the limit of other sessions has changed', () => {
  const queryClient = new QueryClient()
  const mark = (id: string, version: string) =>
    recordStep(
      queryClient,
      { kind: 'mark', before: session(id), after: session(id) },
      { kind: 'mark', before: session(id), after: session(id, version) },
    )
  mark('first', '1')
  for (let index = 1; index < maxSessions; index++) mark(`other ${index}`, '1')
  mark('first', '2')
  mark('one more', '1')
  expect(isOwnVersion(queryClient, session('first', '2'))).toBe(true)
  expect(isOwnVersion(queryClient, session('other 1', '1'))).toBe(false)
  expect(isOwnVersion(queryClient, session('other 2', '1'))).toBe(true)
})

test('the new id of a session that is booked again is kept until the limit of other sessions has one', () => {
  const queryClient = new QueryClient()
  const bookAgain = (id: string) =>
    recordStep(
      queryClient,
      { kind: 'book', sessions: [session(id)], hides: [] },
      { kind: 'book', sessions: [session(`${id} again`)], hides: [] },
    )
  for (let index = 0; index <= maxSessions; index++) bookAgain(`session ${index}`)
  expect(withLatestVersion(queryClient, session('session 0')).id).toBe('session 0')
  expect(withLatestVersion(queryClient, session('session 1')).id).toBe('session 1 again')
})
