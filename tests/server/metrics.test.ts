import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listBuiltOperations } from '#api/document.ts'
import { toLocalDate } from '#domain/today.ts'
import { createApp } from '#server/app.ts'
import { writeDailyBackup } from '#server/backup/daily-backups.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import { createSchedule, registerClient } from './create-records.ts'
import { openStream } from './open-stream.ts'
import { type App, startApp, testSettings } from './start-app.ts'

const metricsToken = 'un-token-de-prueba'
const { engine } = inject('templates')
const backupDir = mkdtempSync(join(tmpdir(), 'turnos-metrics-'))

let app: App
beforeAll(async () => {
  app = await startApp({ settings: { metricsToken, backupDir } })
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  rmSync(backupDir, { recursive: true })
})

const request = (authorization = `Bearer ${metricsToken}`) => app.fastify.inject({ url: '/metrics', headers: { authorization } })

/** A line of Prometheus's text format, version 0.0.4: a comment on a metric, or a sample with its labels and value. */
const comment = /^# (?:HELP ([a-z_:]\w*) .+|TYPE ([a-z_:]\w*) (?:counter|gauge|histogram|summary))$/i
const sample = /^([a-z_:]\w*)(\{(?:[a-z_]\w*="(?:[^"\\]|\\["\\n])*",?)+\})? (-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|NaN|[+-]Inf)$/i

/** Reads the samples by name and labels. Throws at a line that the format does not allow, and at a sample of a metric without a type. */
async function readSamples() {
  const types = new Set<string>()
  const samples = new Map<string, number>()
  for (const line of (await request()).body.split('\n').filter((text) => text !== '')) {
    const named = comment.exec(line)
    if (named?.[2]) types.add(named[2])
    if (named) continue
    const [, name = '', labels = '', value] = sample.exec(line) ?? []
    if (!types.has(name) && !types.has(name.replace(/_(bucket|sum|count)$/, ''))) throw new Error(`No sample of a metric: ${line}`)
    samples.set(name + labels, Number(value?.replace('Inf', 'Infinity')))
  }
  return samples
}

/** Returns by how much the samples change that a pattern names, while `work` runs. */
async function listChanges(pattern: RegExp, work: () => Promise<unknown>) {
  const before = await readSamples()
  await work()
  const changes = [...(await readSamples())].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const)
  return Object.fromEntries(changes.filter(([name, change]) => change !== 0 && pattern.test(name)))
}

const calls = /^turnos_http_(requests|errors|limited)_total/

test('without a token in the settings the path of the metrics is not found', async () => {
  const without = await createApp({ db: app.db, settings: testSettings })
  const authorization = `Bearer ${metricsToken}`
  const [metrics, unknown] = [await without.inject({ url: '/metrics', headers: { authorization } }), await without.inject('/nada')]
  await without.close()
  expect(metrics.statusCode).toBe(404)
  expect(metrics.json().error).toEqual(unknown.json().error)
})

test.each(['', 'Bearer', 'Bearer un-token-de-pruebas', `Basic ${metricsToken}`, metricsToken])(
  'with the authorization %j the metrics are a 401',
  async (authorization) => {
    const response = await request(authorization)
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(response.json()).toEqual({
      error: { code: 4, message: expect.any(String), details: [] },
      correlationId: response.headers['x-correlation-id'],
    })
  },
)

test('the metrics are text that Prometheus reads, with those of the process', async () => {
  const { statusCode, headers } = await request()
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ])
  const names = [...(await readSamples()).keys()]
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
    expect(names).toContain(name)
})

test('calls are counted by operation and class of status, and their durations measured', async () => {
  const send = async () => {
    await app.api.get('/v1/clients')
    await app.inject({ url: '/api/v1/clients?nada=1' })
    await app.visitor.inject({ url: '/api/v1/clients' })
    await app.inject({ url: '/api/v1/nada' })
    await app.fastify.inject('/healthz')
  }
  const changes = await listChanges(/^turnos_http_(requests_total|request_duration_seconds_(count|bucket.*Inf))/, send)
  expect(changes).toEqual({
    'turnos_http_requests_total{operation="listClients",status="2xx"}': 1,
    'turnos_http_requests_total{operation="listClients",status="4xx"}': 2,
    // The first reading of the metrics is counted when it has ended.
    'turnos_http_requests_total{operation="other",status="2xx"}': 2,
    'turnos_http_requests_total{operation="other",status="4xx"}': 1,
    'turnos_http_request_duration_seconds_count{operation="listClients"}': 3,
    'turnos_http_request_duration_seconds_bucket{le="+Inf",operation="listClients"}': 3,
    'turnos_http_request_duration_seconds_count{operation="other"}': 3,
    'turnos_http_request_duration_seconds_bucket{le="+Inf",operation="other"}': 3,
  })
})

test('an operation is one of the contract or "other", whatever path is called', async () => {
  const id = await registerClient(app.api)
  for (const url of [`/api/v1/clients/${id}`, '/api/v1/clients/nada', '/feeds/nada.ics', '/api/docs', `/${'x'.repeat(50)}`])
    await app.fastify.inject(url)
  const known = new Set(['other', ...listBuiltOperations(readContract()).map(({ operation }) => operation.operationId)])
  const named = [...(await readSamples()).keys()].flatMap((name) => /operation="([^"]*)"/.exec(name)?.[1] ?? [])
  expect(new Set(named).difference(known)).toEqual(new Set())
})

test('an unexpected error is counted, and so is the query that failed', async () => {
  const fail = async () => {
    await sql`alter table role rename to role_elsewhere`.execute(app.db)
    await app.inject({ url: '/api/v1/roles' })
    await sql`alter table role_elsewhere rename to role`.execute(app.db)
  }
  expect(await listChanges(/^turnos_(http_(requests|errors)|database_errors)_total.*(listRoles|engine)/, fail)).toEqual({
    'turnos_http_requests_total{operation="listRoles",status="5xx"}': 1,
    'turnos_http_errors_total{operation="listRoles",status="500"}': 1,
    [`turnos_database_errors_total{engine="${engine}",code="42P01"}`]: 1,
  })
})

test('a transaction that is run again counts its retries', async () => {
  await sql`create function overtake() returns trigger language plpgsql as $$ begin raise sqlstate '40001'; end $$`.execute(app.db)
  await sql`create trigger overtake before insert on schedule for each row execute function overtake()`.execute(app.db)
  const changes = await listChanges(/^turnos_(http_errors|database_errors|database_retries)_total/, () =>
    createSchedule(app.api).catch((error: unknown) => expect(error).toMatchObject({ status: 503 })),
  )
  await sql`drop function overtake cascade`.execute(app.db)
  expect(changes).toEqual({
    'turnos_http_errors_total{operation="createSchedule",status="503"}': 1,
    [`turnos_database_errors_total{engine="${engine}",code="40001"}`]: 5,
    [`turnos_database_retries_total{engine="${engine}"}`]: 4,
  })
})

test('calls that a rate limit refuses are counted by limit', async () => {
  const payload = { username: 'nadie', password: 'una clave errada' }
  const signIn = () => app.visitor.inject({ method: 'POST', url: '/api/v1/auth/login', payload, remoteAddress: '203.0.113.5' })
  for (let attempt = 0; attempt < 5; attempt++) await signIn()
  expect(await listChanges(calls, signIn)).toMatchObject({ 'turnos_http_limited_total{limit="user at address"}': 1 })
})

test('a call whose caller leaves before the answer is counted as aborted', async () => {
  const { id } = await app.makeUser({ access: ['roles.read'] })
  const { port } = app.fastify.server.address() as AddressInfo
  const aborted = 'turnos_http_requests_total{operation="listRoles",status="aborted"}'
  const countAborted = async () => (await readSamples()).get(aborted)
  const leave = async () => {
    const { promise: done, resolve: end } = Promise.withResolvers<void>()
    const blocking = app.db.transaction().execute(async (trx) => {
      await sql`lock table role in access exclusive mode`.execute(trx)
      await done
    })
    const arrived = once(app.fastify.server, 'request')
    const leaving = new AbortController()
    const call = fetch(`http://127.0.0.1:${port}/api/v1/roles`, { headers: { cookie: `turnos=${id}` }, signal: leaving.signal })
    await arrived
    leaving.abort()
    await expect(call).rejects.toThrow('aborted')
    await expect.poll(countAborted).toBe(1)
    end()
    await blocking
  }
  expect(await listChanges(/_total.*listRoles/, leave)).toEqual({ [aborted]: 1 })
})

test('open streams are counted while they are open', async () => {
  const { id } = await app.makeUser({})
  const count = async () => (await readSamples()).get('turnos_event_streams')
  expect(await count()).toBe(0)
  const stream = await openStream(app.fastify, `turnos=${id}`)
  expect(await count()).toBe(1)
  stream.close()
  await expect.poll(count).toBe(0)
})

test('hashes that are computed and those that wait are counted', async () => {
  const read = async () => {
    const samples = await readSamples()
    return ['running', 'waiting'].map((state) => samples.get(`turnos_password_hashes_${state}`))
  }
  // A name that no user has takes a hash at full cost.
  const signIns = Array.from({ length: 12 }, (_, index) =>
    app.visitor.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      remoteAddress: '203.0.113.6',
      payload: { username: `nadie-${index}`, password: 'una clave errada' },
    }),
  )
  await expect.poll(read, { interval: 1 }).toEqual([2, expect.toSatisfy((waiting: number) => waiting > 0)])
  await Promise.all(signIns)
  expect(await read()).toEqual([0, 0])
})

test('connections in use and queries that wait for one are counted', async () => {
  const read = async () => {
    const samples = await readSamples()
    return ['connections{engine="E",state="in_use"}', 'queries_waiting{engine="E"}'].map((name) =>
      samples.get(`turnos_database_${name.replace('E', engine)}`),
    )
  }
  expect(await read()).toEqual([0, 0])
  const size = engine === 'postgres' ? 10 : 1
  const { promise: done, resolve: end } = Promise.withResolvers<void>()
  const transactions = Array.from({ length: size + 3 }, () => app.db.transaction().execute(() => done))
  await expect.poll(read).toEqual([size, 3])
  end()
  await Promise.all(transactions)
  await expect.poll(read).toEqual([0, 0])
})

test('the time of the last daily backup is missing until there is one', async () => {
  const read = async () => (await readSamples()).get('turnos_backup_last_timestamp_seconds')
  expect(await read()).toBeUndefined()
  await registerClient(app.api)
  const start = Date.now() / 1000
  await writeDailyBackup(app.db, backupDir, toLocalDate(new Date(), testSettings.timeZone))
  expect(await read()).toBeGreaterThanOrEqual(start - 1)
})
