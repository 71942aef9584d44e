import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { startAgenda } from './start-agenda.ts'

// The embedded engine answers calls one after the other, so that none has to wait here.

const { app, buildInput, registerPeople } = await startAgenda()
await registerPeople()
afterAll(() => app.close())

test('of very many bulk calls at once some are refused until later, and all others are done', async () => {
  // The sessions of one call exclude each other.
  const sessions = Array.from({ length: 20 }, () => buildInput({ state: 'canceled' }))
  const calls = Array.from({ length: 150 }, () => app.api.post('/v1/sessions/bulk', { body: { sessions } }))
  const errors = (await Promise.allSettled(calls)).map((result) => result.status === 'rejected' && result.reason)
  const refused = errors.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(errors.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(52)
  expect(refused[0]).toMatchObject({ code: errorCode.internal, retryAfter: expect.any(Number) })
  expect(errors.every(({ status }) => status === 422 || status === 503)).toBe(true)
})
