import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, splitDate } from '#domain/weeks.ts'
import { createApp } from '#server/app.ts'
import { createLimits } from '#server/auth/limits.ts'
import { propertySeed } from '../property-seed.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { insertPublicLink } from './insert-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'
import { testSettings } from './start-app.ts'

type Agenda = Awaited<ReturnType<typeof startAgenda>>
type Answer = { sessions: { id: string; note: string | null; state: string }[]; etag: string }

let agenda: Agenda
/** Two processes on one database, each with answers of its own in memory. */
let processes: FastifyInstance[]
beforeAll(async () => {
  agenda = await startAgenda()
  processes = [await startProcess(), await startProcess()]
})
afterAll(async () => {
  for (const server of processes) await server.close()
  await agenda.app.close()
})

async function startProcess() {
  const { db, pool } = agenda.app
  const limits = createLimits()
  limits.calls.points = Number.MAX_SAFE_INTEGER
  return createApp({ db, pool, settings: testSettings, clock: () => new Date('2026-11-21T15:00:00Z'), limits })
}

const inject = (server: FastifyInstance, cookie: string, url: string, headers = {}) =>
  server.inject({ url: `/api/v1${url}`, headers: { cookie, ...headers } })

async function read(server: FastifyInstance, cookie: string, url: string): Promise<Answer> {
  const response = await inject(server, cookie, url)
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return { sessions: response.json(), etag: String(response.headers.etag) }
}

/** Returns the bytes that buffers hold once nothing unused is left. */
function measureBuffers(): number {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  // Buffers are freed in the background, and counted until then. A second collection waits for the first one.
  collectGarbage()
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

/** The lists of a week in which a session may be. */
const listUrls = ({ turn, client, worker, date }: { turn: string; client: string; worker: string; date: string }) => {
  const { year, month, day } = splitDate(date)
  return [
    `/sessions/by-turn-and-week?turn_id=${turn}&year=${year}&month=${month}&day=${day}`,
    `/sessions?from=${date}&to=${addDays(date, 6)}`,
    `/sessions?client_id=${client}`,
    `/sessions/worker/${worker}/month?year=${year}&month=${month}`,
    `/sessions/client/${client}/month?year=${year}&month=${month}`,
  ]
}

const userCount = 10
const stepsPerUser = 30

/** The next action of a user, which is a change or a read of one of the five lists, and the process that gets it. */
const step = fc.record({
  action: fc.constantFrom('note', 'state', 'read', 'read', 'read', 'read', 'read', 'read'),
  process: fc.constantFrom(0, 1),
  list: fc.constantFrom(0, 1, 2, 3, 4),
})
const stepsOfUsers = fc.array(fc.array(step, { minLength: stepsPerUser, maxLength: stepsPerUser }), {
  minLength: userCount,
  maxLength: userCount,
})

/**
 * Users work at once, each with their own session and as the only one who changes it: so each knows what every list must show of it. They write at one
 * process and read at any, also what the others change meanwhile. In the end every list is compared with what is in the database.
 */
test.each([propertySeed, propertySeed + 1, propertySeed + 2])(
  'a list that is read after a change was answered shows it, in whichever process (seed %i)',
  async (seed) => {
    const cookie = `turnos=${(await agenda.app.makeUser({ access: ['sessions.mix', 'clients.read', 'workers.read'] })).id}`
    const [steps] = fc.sample(stepsOfUsers, { seed, numRuns: 1 })
    const users = await Promise.all(
      steps!.map(async (steps, index) => {
        const client = await registerClient(agenda.app.api)
        const worker = await registerWorker(agenda.app.api)
        const date = addDays(tuesday, 7 * (index % 3))
        const input = { clientId: client, workerId: worker, sessionDate: date }
        const shown = { note: '', state: 'pending' as 'pending' | 'confirmed' }
        return { id: await agenda.book(input), urls: listUrls({ turn: agenda.morning, client, worker, date }), input, shown, steps }
      }),
    )
    const change = async (
      server: FastifyInstance,
      { id, input, shown }: (typeof users)[number],
      change: Partial<(typeof users)[number]['shown']>,
    ) => {
      Object.assign(shown, change)
      const call = 'note' in change ? { method: 'PUT' as const, path: '' } : { method: 'PATCH' as const, path: '/state' }
      const { statusCode } = await server.inject({
        method: call.method,
        url: `/api/v1/sessions/${id}${call.path}`,
        headers: { cookie },
        payload: call.method === 'PUT' ? toWire(agenda.buildInput({ ...input, ...shown })) : change,
      })
      expect(statusCode).toBe(200)
    }
    const work = async (user: (typeof users)[number]) => {
      for (const [number, { action, process, list }] of user.steps.entries()) {
        const server = processes[process]!
        if (action === 'note') await change(server, user, { note: `nota ${number}` })
        else if (action === 'state') await change(server, user, { state: user.shown.state === 'pending' ? 'confirmed' : 'pending' })
        else {
          const { sessions } = await read(server, cookie, user.urls[list]!)
          const { note, state } = sessions.find(({ id }) => id === user.id) ?? {}
          expect({ note: note ?? '', state }).toEqual(user.shown)
        }
      }
    }
    await Promise.all(users.map(work))
    // A process that has kept nothing reads everything from the database.
    const fresh = await startProcess()
    for (const url of new Set(users.flatMap(({ urls }) => urls))) {
      const expected = await read(fresh, cookie, url)
      for (const server of processes) expect(await read(server, cookie, url)).toEqual(expected)
    }
    await fresh.close()
  },
)

test('a reader gets a list as compressed as accepted, each form with its own tag', async () => {
  const client = await registerClient(agenda.app.api)
  const workerId = await registerWorker(agenda.app.api)
  for (const week of [0, 1, 2, 3]) await agenda.book({ clientId: client, workerId, sessionDate: addDays(tuesday, 7 * week) })
  const url = `/sessions?client_id=${client}`
  const { id } = await agenda.app.makeUser({ access: ['sessions.read'] })
  const readAs = async (encoding: string) => {
    const response = await inject(processes[0]!, `turnos=${id}`, url, { 'accept-encoding': encoding })
    const { 'content-encoding': sentAs, vary, etag } = response.headers
    return { sentAs, vary, etag, bytes: response.rawPayload }
  }
  const plain = await readAs('identity')
  for (const [accepted, sentAs, decompress] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)
    for (const _ of ['read', 'kept']) {
      const answer = await readAs(accepted)
      expect([answer.sentAs, answer.vary]).toEqual([sentAs, 'accept-encoding'])
      expect(decompress(answer.bytes)).toEqual(plain.bytes)
      expect(answer.etag).not.toBe(plain.etag)
    }
})

/** Tables on which no list of sessions depends but through the access of the reader, which each call reads, or what other tables tell. */
const withoutVersion = [
  ...['access', 'module', 'role', 'role_access', 'user_role', 'user_access'], // access
  ...['client_upcoming', 'session_count', 'session_person'], // derived from sessions
  ...[
    'data_version',
    'feed',
    'generated_link_url',
    'history',
    'idempotency_key',
    'known_address',
    'message',
    'migration',
    'public_link_worker',
    'rate_limit',
    'second_factor',
    'sign_in',
  ],
]

test('a change of any table sets the version of the data, except of those on which no list of sessions depends', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'set_data_version' and t.tgenabled = 'O')
  `.execute(agenda.app.db)
  expect(rows.map(({ name }) => name).sort()).toEqual([...withoutVersion].sort())
})

test('an answer that has not changed is a 304 for a reader who has it, also where a proxy has made its tag weak', async () => {
  const client = await registerClient(agenda.app.api)
  await agenda.book({ clientId: client, workerId: await registerWorker(agenda.app.api) })
  const url = `/sessions?client_id=${client}`
  const { id } = await agenda.app.makeUser({ access: ['sessions.read'] })
  const { etag } = await read(processes[0]!, `turnos=${id}`, url)
  for (const server of processes)
    for (const [sent, status] of [
      [etag, 304],
      [`W/${etag}`, 304],
      [`"other", ${etag}`, 304],
      ['"other"', 200],
    ] as const)
      expect((await inject(server, `turnos=${id}`, url, { 'if-none-match': sent })).statusCode).toBe(status)
})

test('a page of a list whose total has changed has another tag, though its body is the same', async () => {
  const client = await registerClient(agenda.app.api)
  const booking = { clientId: client, workerId: await registerWorker(agenda.app.api) }
  await agenda.book({ ...booking, sessionDate: addDays(tuesday, 7) })
  const { id } = await agenda.app.makeUser({ access: ['sessions.read'] })
  const url = `/sessions?client_id=${client}&limit=1`
  const first = await inject(processes[0]!, `turnos=${id}`, url)
  await agenda.book({ ...booking, sessionDate: tuesday })
  const again = await inject(processes[0]!, `turnos=${id}`, url, { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.headers['x-total-count'], again.body]).toEqual([200, '2', first.body])
  expect(again.headers.etag).not.toBe(first.headers.etag)
})

test('readers with other rights see no more of the same list', async () => {
  const [client, other] = [await registerClient(agenda.app.api), await registerClient(agenda.app.api)]
  await agenda.book({ clientId: client, workerId: await registerWorker(agenda.app.api), note: 'Solo para el equipo' })
  const readers = await Promise.all(
    [
      { access: ['sessions.read', 'clients.read'] },
      { access: ['sessions.read'] },
      { access: ['sessions.read'], client_id: other },
      { client_id: client },
    ].map((user) => agenda.app.makeUser(user)),
  )
  const seen = []
  for (const { id } of readers) {
    const response = await inject(processes[0]!, `turnos=${id}`, `/sessions?client_id=${client}`)
    const [session] = response.json()
    seen.push({ guardian: 'guardian_name' in session.client, document: 'document' in session.worker.person, note: session.note !== null })
  }
  expect(seen).toEqual([
    { guardian: true, document: true, note: true },
    { guardian: false, document: true, note: true },
    { guardian: false, document: false, note: true },
    { guardian: false, document: false, note: false },
  ])
})

test('a list that says which sessions are to come is another one after midnight', async () => {
  const { app, book } = agenda
  const clientId = await registerClient(app.api)
  const workerId = await registerWorker(app.api)
  const date = '2026-11-21'
  await book({ clientId, workerId, sessionDate: date })
  await app.db.insertInto('absence').values({ id: randomUUID(), worker_id: workerId, from_date: date, to_date: date }).execute()
  const { id } = await app.makeUser({ access: ['sessions.read'] })
  const readReason = async () =>
    (await inject(app.fastify, `turnos=${id}`, `/sessions/worker/${workerId}/month?year=2026&month=11`)).json()[0].unavailable
  expect(await readReason()).toBe('absence')
  const midnight = '2026-11-22T05:00:00.000Z'
  await app.db.updateTable('sign_in').set({ seen_at: midnight }).execute()
  app.setClock(midnight)
  expect(await readReason()).toBeUndefined()
})

test('the memory of short answers is counted', async () => {
  const { id } = await agenda.app.makeUser({ access: ['sessions.read'] })
  const readEmpty = (day: number) =>
    read(processes[0]!, `turnos=${id}`, `/sessions?from=${addDays('1990-01-01', day)}&to=${addDays('1990-01-01', day)}`)
  await readEmpty(0)
  const before = measureBuffers()
  // So many answers outweigh what the database client keeps for itself.
  const count = 500
  for (let day = 1; day <= count; day++) await readEmpty(day)
  expect((measureBuffers() - before) / count).toBeLessThan(1000)
})

test('nobody gets a kept answer after signing out or losing the access', async () => {
  const url = `/sessions?from=${tuesday}&to=${tuesday}`
  const [leaving, stripped] = [
    await agenda.app.makeUser({ access: ['sessions.read'] }),
    await agenda.app.makeUser({ access: ['sessions.read'] }),
  ]
  for (const { id } of [leaving, stripped]) await read(processes[0]!, `turnos=${id}`, url)
  await leaving.api.post('/v1/auth/logout', {})
  await agenda.app.db.deleteFrom('user_access').where('user_id', '=', stripped.id).execute()
  const statuses = await Promise.all(
    [leaving, stripped].map(async ({ id }) => (await inject(processes[0]!, `turnos=${id}`, url)).statusCode),
  )
  expect(statuses).toEqual([401, 403])
})

test('a kept list of clients is read again after every change that it shows', async () => {
  const { app, book, changeState, schedule } = agenda
  const clientId = await registerClient(app.api)
  const workerId = await registerWorker(app.api)
  const { person } = await app.api.get('/v1/clients/{id}', { path: { id: clientId } })
  const booking = { clientId, workerId, sessionDate: addDays(tuesday, 7) }
  let id = ''
  const steps: Record<string, () => Promise<unknown>> = {
    '/clients': () => app.db.updateTable('client').set({ note: 'Llamar antes' }).where('id', '=', clientId).execute(),
    '/clients?sort=-name': () => app.db.updateTable('person').set({ phone: '987654321' }).where('id', '=', person.id!).execute(),
    '/clients?limit=1000': () => app.makeUser({ client_id: clientId }),
    '/clients?linked=true': () => insertPublicLink(app.db, { client_id: clientId, schedule_id: schedule.id }),
    '/clients?upcoming=true': async () => {
      id = await book(booking)
    },
    '/clients?to_rebook=true': () => changeState(id, { state: 'canceled' }),
    '/clients?upcoming=false': () => book({ ...booking, sessionDate: addDays(tuesday, 14) }),
    '/clients?limit=999': () =>
      app.db.updateTable('client').set({ deleted_at: '2026-11-22T15:00:00Z' }).where('id', '=', clientId).execute(),
  }
  const reader = `turnos=${(await app.makeUser({ access: ['clients.read', 'sessions.read', 'public_links.read'] })).id}`
  for (const [url, change] of Object.entries(steps)) {
    const before = await Promise.all(processes.map((server) => read(server, reader, url)))
    await change()
    for (const [index, server] of processes.entries())
      expect((await read(server, reader, url)).sessions, url).not.toEqual(before[index]!.sessions)
  }
})

test('clients with their sessions are another list when a session is over', async () => {
  const { app, book } = agenda
  const clientId = await registerClient(app.api)
  const workerId = await registerWorker(app.api)
  await book({ clientId, workerId, sessionDate: tuesday, at: '09:00' })
  app.setClock(`${tuesday}T13:00:00Z`)
  const { id } = await app.makeUser({ access: ['clients.read', 'sessions.read'] })
  const readNext = async () => {
    const clients = (await inject(app.fastify, `turnos=${id}`, '/clients?with_sessions=true')).json() as {
      id: string
      next_session: unknown
    }[]
    return clients.find((client) => client.id === clientId)!.next_session
  }
  expect(await readNext()).toMatchObject({ time: parseTimeOfDay('09:00') })
  app.setClock(`${tuesday}T15:00:00Z`)
  expect(await readNext()).toBeUndefined()
})

/** Spells the fields of a booking as the wire does. */
const toWire = ({ clientId, workerId, turnId, sessionDate, ...fields }: ReturnType<Agenda['buildInput']>) => ({
  client_id: clientId,
  worker_id: workerId,
  turn_id: turnId,
  session_date: sessionDate,
  ...fields,
})
