import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { getSessionKey, isSameSession } from '#domain/session-key.ts'

const session = {
  client: { id: 'luis' },
  worker: { id: 'ana' },
  turnId: 'mañana',
  sessionDate: '2026-11-24',
  time: parseTimeOfDay('09:00'),
}

test('sessions with the same client, worker, turn, date and time are the same session', () => {
  const sameSession = { ...session, id: 'another id' }
  expect(isSameSession(session, sameSession)).toBe(true)
  expect(getSessionKey(session)).toBe(getSessionKey(sameSession))
})

test.each([
  { client: { id: 'eva' } },
  { worker: { id: 'bruno' } },
  { turnId: 'tarde' },
  { sessionDate: '2026-11-25' },
  { time: parseTimeOfDay('09:50') },
])('a session with %j instead is another session', (fields) => {
  const changed = { ...session, ...fields }
  expect(isSameSession(session, changed)).toBe(false)
  expect(getSessionKey(session)).not.toBe(getSessionKey(changed))
})
