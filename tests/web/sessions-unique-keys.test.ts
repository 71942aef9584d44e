import { expect, test } from 'vitest'
import { getSessionKey } from '#domain/session-key.ts'
import { applyChange } from '#web/session-data/changes/change.ts'
import type { Session } from '#web/session-data/queries.ts'

const turnId = 'morning'
const week = { from: '2026-11-22', to: '2026-11-28' }

const buildSession = (id: string, sessionDate: string) =>
  ({ id, client: { id: 'Ian' }, worker: { id: 'Ana' }, turnId, time: 480, sessionDate, standing: false }) as Session

test('a session that moves to the slot of a session with the same people replaces it', () => {
  const canceled = buildSession('canceled', '2026-11-24')
  const before = buildSession('moved', '2026-11-23')
  const after = buildSession('moved', '2026-11-24')
  const sessions = applyChange([canceled, before], [{ kind: 'edit', before, after }], { turnId, ...week })
  expect(sessions.map(getSessionKey)).toEqual([getSessionKey(after)])
  expect(sessions).toEqual([after])
})
