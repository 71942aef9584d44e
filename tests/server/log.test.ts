import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { createLogOptions } from '#server/log.ts'
import { createSchedule } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

type Line = { correlationId?: string; msg: string; status?: number; route?: string; err?: { code?: string } }

const lines: Line[] = []

let app: App
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  app = await startApp({ logger: { ...(createLogOptions('info') as object), stream } })
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())
beforeEach(() => {
  lines.length = 0
})

const listLinesOf = (id: string | undefined) => lines.filter(({ correlationId }) => correlationId === id)
const listMessages = (found: readonly Line[]) => found.map(({ msg }) => msg)

/** Makes each new schedule run this in the database, while `work` runs. */
async function withTrigger(statement: string, work: () => Promise<unknown>) {
  await sql.raw(`create function disturb() returns trigger language plpgsql as $$ begin ${statement} return new; end $$`).execute(app.db)
  await sql`create trigger disturb before insert on schedule for each row execute function disturb()`.execute(app.db)
  await work()
  await sql`drop function disturb cascade`.execute(app.db)
}

test('every line of a call that fails in the database has the id that its caller is shown', async () => {
  await withTrigger(`perform 1 / 0;`, async () => {
    const error: unknown = await createSchedule(app.api).catch((reason: unknown) => reason)
    if (!(error instanceof ApiError)) throw new Error('The call did not fail.')
    expect(error.status).toBe(500)
    expect(listMessages(lines)).toEqual(['request failed', 'answered'])
    expect(listLinesOf(error.correlationId)).toEqual(lines)
    expect(lines[0]!.err!.code).toBe('22012')
  })
})

test('the history names the id of the call, by which its line is found', async () => {
  await createSchedule(app.api)
  const [entry] = await app.api.get('/v1/history', { query: { limit: 1 } })
  const found = listLinesOf(entry!.correlationId ?? undefined)
  expect(found).toEqual([expect.objectContaining({ msg: 'answered', status: 201, route: '/api/v1/schedules' })])
})

test('a slow query is logged with its call, its statement and without its values', async () => {
  await withTrigger(`perform pg_sleep(1.1);`, () => createSchedule(app.api, { name: 'Terapias lentas' }))
  const answered = lines.find(({ route }) => route === '/api/v1/schedules')
  const slow = listLinesOf(answered!.correlationId).filter(({ msg }) => msg === 'slow query')
  expect(slow).toEqual([expect.objectContaining({ operation: 'createSchedule', sql: expect.stringMatching(/^insert into "schedule"/) })])
  expect(JSON.stringify(slow)).not.toContain('lentas')
})

test('a call that cannot be read is logged with the id of its answer', async () => {
  const socket = connect((app.fastify.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('this is not HTTP\r\n\r\n')
  const [, id] = /^x-correlation-id: (.+)$/im.exec(await text(socket)) ?? []
  expect(listLinesOf(id?.trim())).toEqual([expect.objectContaining({ msg: 'malformed call answered', status: 400 })])
})

test('a call whose caller does not wait for the answer is logged with the id that it sent', async () => {
  const { id } = await app.makeUser({ access: ['roles.read'] })
  const { port } = app.fastify.server.address() as AddressInfo
  const { promise: done, resolve: end } = Promise.withResolvers<void>()
  const blocking = app.db.transaction().execute(async (trx) => {
    await sql`lock table role in access exclusive mode`.execute(trx)
    await done
  })
  const arrived = once(app.fastify.server, 'request')
  const leaving = new AbortController()
  const headers = { cookie: `turnos=${id}`, 'x-correlation-id': 'se-fue' }
  const call = fetch(`http://127.0.0.1:${port}/api/v1/roles`, { headers, signal: leaving.signal })
  await arrived
  leaving.abort()
  await expect(call).rejects.toThrow('aborted')
  await expect.poll(() => listMessages(listLinesOf('se-fue'))).toEqual(['caller left'])
  end()
  await blocking
})
