import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startApp } from './start-app.ts'

// The embedded engine has a single connection, on which reads wait in any case.

const metricsToken = 'un-token-de-prueba'
const app = await startApp({ settings: { metricsToken } })
afterAll(() => app.close())

async function countConnections() {
  const { body } = await app.fastify.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^turnos_database_connections\{engine="postgres",state="in_use"\} (\d+)$/m.exec(body)?.[1])
}

/** Runs calls while none of them can read the roles, and then lets them end. */
async function withoutRoles<T>(run: () => Promise<T>): Promise<T> {
  const { promise: done, resolve: end } = Promise.withResolvers<void>()
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const blocking = app.db.transaction().execute(async (trx) => {
    await sql`lock table role in access exclusive mode`.execute(trx)
    lock()
    await done
  })
  await locked
  try {
    return await run()
  } finally {
    end()
    await blocking
  }
}

test('of many reads of a user two are in progress at a time, beside those of others', async () => {
  const [user, other] = [await app.makeUser({ access: ['roles.read'] }), await app.makeUser({ access: ['roles.read'] })]
  const calls = await withoutRoles(async () => {
    const many = Array.from({ length: 10 }, () => user.api.get('/v1/roles'))
    await expect.poll(countConnections).toBe(1 + 2)
    const calls = [...many, other.api.get('/v1/roles')]
    await expect.poll(countConnections).toBe(1 + 2 + 1)
    // A third one of the first user would have begun before.
    return { all: Promise.all(calls) }
  })
  expect(new Set((await calls.all).map((roles) => roles.length)).size).toBe(1)
})

test('of very many reads of a user some are refused until later, and all others are answered', async () => {
  const user = await app.makeUser({ access: ['roles.read'] })
  const refused: unknown[] = []
  const calls = await withoutRoles(async () => {
    const calls = Array.from({ length: 300 }, () => user.inject({ url: '/api/v1/roles' }))
    for (const call of calls) void call.then(({ statusCode, headers }) => statusCode === 503 && refused.push(headers['retry-after']))
    await expect.poll(() => refused.length).toBe(300 - 2 - 250)
    return { all: Promise.all(calls) }
  })
  expect(refused[0]).toMatch(/^\d+$/)
  expect((await calls.all).filter(({ statusCode }) => statusCode === 200)).toHaveLength(2 + 250)
})
