import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations as contractOperations } from './contract-operations.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import { type KeyedCall, sendWithKey, startKeyedCalls } from './keyed-calls.ts'

const { app, operations, user, makeUser } = await startKeyedCalls()
let proxy: Awaited<ReturnType<typeof startCuttingProxy>>
beforeAll(async () => {
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  proxy = await startCuttingProxy((app.fastify.server.address() as AddressInfo).port)
})
afterAll(async () => {
  proxy.close()
  await app.close()
})

const send = (call: KeyedCall, key: string, caller: Pick<typeof user, 'inject'> = user) => sendWithKey(call, key, caller)

/** Sends a call of which the answer never arrives. */
const sendInVain = ({ method, url, payload }: KeyedCall, key: string) =>
  fetch(`${proxy.url}${url}`, {
    method,
    headers: { cookie: `turnos=${user.id}`, ...(payload && { 'content-type': 'application/json' }), 'idempotency-key': key },
    ...(payload && { body: JSON.stringify(payload) }),
  })

/** Lists the ids of the records that each change touched, the newest change last. */
async function listChanges(): Promise<string[][]> {
  const { rows } = await sql<{ ids: string[] }>`
    select array_agg(record_id) as ids from history where change_id is not null group by change_id order by min(id::text)
  `.execute(app.db)
  return rows.map(({ ids }) => ids)
}

type Answered = { id?: string; results?: { create?: { id: string }; state?: { id: string } }[]; entries?: { record_id: string }[] }

/** Lists the ids of the records that an answer names. */
function listIdsOf(body: Answered | string[]): string[] {
  if (Array.isArray(body)) return body
  const { id, results = [], entries = [] } = body
  return [id, ...results.map(({ create, state }) => (create ?? state)!.id), ...entries.map((entry) => entry.record_id)].filter(
    (found) => found !== undefined,
  )
}

test('every operation that takes a key is called here', () => {
  const takesKey = contractOperations.filter(({ parameters }) => parameters.some(({ name }) => name === 'idempotency-key'))
  expect([...new Set(operations.map(({ id }) => id))].sort()).toEqual(takesKey.map(({ id }) => id).sort())
})

test.each(operations)(
  '$name is done once when the connection is cut after the commit and before the answer',
  async ({ id, build, isSecret }) => {
    const call = await build(user)
    const key = createId()
    const before = await listChanges()
    await expect(sendInVain(call, key)).rejects.toThrow('fetch failed')
    const after = await listChanges()
    expect(after).toHaveLength(before.length + 1)
    const touched = after.at(-1)!
    for (let attempt = 0; attempt < 2; attempt++) {
      const { statusCode, isReplayed, body } = await send(call, key)
      if (isSecret) {
        expect(statusCode).toBe(409)
        expect(body.error).toMatchObject({ code: 6, details: [{ id: expect.any(String) }] })
        expect(touched).toContain(body.error.details[0].id)
      } else {
        expect([statusCode, isReplayed]).toEqual([contractOperations.find((operation) => operation.id === id)!.success, true])
        expect(touched).toEqual(expect.arrayContaining(listIdsOf(body)))
      }
    }
    expect(await listChanges()).toEqual(after)
  },
)

test.each(operations)('$name is done once when it is sent twelve times at once, and then answers the same', async ({ build, isSecret }) => {
  const call = await build(user)
  const key = createId()
  const before = await listChanges()
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(call, key)))
  expect(await listChanges()).toHaveLength(before.length + 1)
  const isDone = ({ statusCode, isReplayed }: (typeof answers)[number]) => statusCode < 300 && !isReplayed
  const [first, ...others] = answers.filter(isDone)
  expect(others).toEqual([])
  for (const { isReplayed, statusCode, retryAfter, body } of answers.filter((answer) => !isDone(answer)))
    if (!isReplayed && retryAfter !== undefined) {
      // Another call with the key is in progress, or with too many passwords to hash.
      expect(retryAfter).toBe('1')
      expect([409, ...(call.url.startsWith('/api/v1/users') ? [503] : [])]).toContain(statusCode)
    } else if (isSecret)
      expect(body.error.details).toEqual([{ path: expect.any(String), message: expect.any(String), id: expect.any(String) }])
    else expect(statusCode).toBeLessThan(300)
  if (!isSecret) expect(await send(call, key)).toEqual({ ...first, isReplayed: true })
})

test.each(operations)('$name is refused before its key is known when the access was lost', async ({ build }) => {
  const caller = await makeUser()
  const key = createId()
  const call = await build(caller)
  expect((await send(call, key, caller)).statusCode).toBeLessThan(300)
  await app.db.deleteFrom('user_access').where('user_id', '=', caller.id).execute()
  expect(await send(call, key, caller)).toMatchObject({ statusCode: 403, isReplayed: false })
})
