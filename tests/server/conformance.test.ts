import type { IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CannotJudge } from '#conformance/recorder.ts'
import { formatReport } from '#conformance/report/report.ts'
import { summarizeRun } from '#conformance/report/result.ts'
import { type RunOptions, runConformance } from '#conformance/run.ts'
import { allScenarios } from '#conformance/scenarios/all.ts'
import { addDays } from '#domain/weeks.ts'
import { operations as contractOperations } from './contract-operations.ts'
import type { App } from './start-app.ts'
import { judgingUser, startJudgedServer } from './start-judged-server.ts'

const { username: user, password } = judgingUser

let app: App
let limits: Awaited<ReturnType<typeof startJudgedServer>>['limits']
let options: RunOptions
beforeAll(async () => {
  const server = await startJudgedServer()
  app = server.app
  limits = server.limits
  options = { url: server.url, user, password, only: [], isReadOnly: false, isStrict: true }
})
afterAll(() => app.close())

const softlyDeleted = ['app_user', 'client', 'person', 'role', 'schedule', 'session', 'worker'] as const

/** Counts the records that are not deleted. */
async function countRecords() {
  const links = await app.db.selectFrom('public_link').select('id').execute()
  const absences = await app.db.selectFrom('absence').select('id').execute()
  // An entry of a deleted client is in no answer any more.
  const entries = app.db.selectFrom('waiting_entry').innerJoin('client', 'client.id', 'waiting_entry.client_id')
  const waiting = await entries.where('client.deleted_at', 'is', null).select('waiting_entry.id').execute()
  const counts: Record<string, number> = { public_link: links.length, absence: absences.length, waiting_entry: waiting.length }
  // Every change that a call makes names its operation in the history.
  const unascribed = app.db.selectFrom('history').where('operation', 'is', null).select('id')
  counts.changes_without_operation = (await unascribed.execute()).length
  for (const table of softlyDeleted)
    counts[table] = (await app.db.selectFrom(table).where('deleted_at', 'is', null).select('id').execute()).length
  return counts
}

test.for(allScenarios)(
  'the server conforms in all scenarios of $tag, every status is seen or explained, and nothing is left over',
  {
    timeout: 900_000,
  },
  async ({ tag }) => {
    const before = await countRecords()
    const result = summarizeRun(await runConformance({ ...options, only: [tag] }))
    const report = formatReport(result)
    expect(result, report).toMatchObject({ conforms: true, complete: true })
    expect(report).toContain('/api conforms; 0 operations skipped')
    expect(
      result.operations.filter((operation) => operation.result !== 'ok'),
      report,
    ).toEqual([])
    expect(result.leftovers).toEqual([])
    expect(await countRecords()).toEqual(before)
  },
)

test('every write of the contract is in the history, which tells the streams of events', async () => {
  // The runs above have played every scenario.
  const told = await app.db.selectFrom('history').select('operation').distinct().execute()
  const writes = contractOperations.filter(({ method }) => method !== 'GET').map(({ id }) => id)
  const missing = writes.filter((id) => !told.some(({ operation }) => operation === id))
  // A secret that no code has confirmed yet is not in the history.
  expect(missing).toEqual(['startSecondFactor'])
})

test('two runs within a quarter of an hour send fewer wrong passwords than one address may', async () => {
  // The runs above have played every scenario.
  const counted = await limits.address.get('127.0.0.1')
  expect(2 * (counted?.consumedPoints ?? 0)).toBeLessThan(50)
})

test('a run needs the access to what it judges, and leaves out what its user cannot set up', async () => {
  const { name: reader } = await app.makeUser({ access: ['clients.read'] })
  const only = ['clients']
  await expect(runConformance({ ...options, user: reader, only })).rejects.toThrow(/Missing: clients\.register \(createClient\)/)
  const { name: user } = await app.makeUser({ access: ['clients.mix'] })
  const result = summarizeRun(await runConformance({ ...options, user, only }))
  expect(result, formatReport(result)).toMatchObject({ conforms: true, complete: false, leftovers: [] })
  expect(result.not_played.map(({ reason }) => reason)).toContain(
    'it needs users.read (listUsers), which the user of the run does not have',
  )
})

test('a server with a closing day soon is not judged, because it refuses sessions then', async () => {
  const from_date = addDays(new Date().toISOString().slice(0, 10), 150)
  const closed = { id: createId(), worker_id: null, from_date, to_date: from_date, start_time: null, end_time: null, reason: null }
  await app.db.insertInto('absence').values(closed).execute()
  await expect(runConformance({ ...options, only: ['clients'] })).rejects.toThrow(`The clinic is closed on ${from_date}`)
  await app.db.deleteFrom('absence').execute()
})

test('a run that is stopped removes what it has created, also by the call that was under way', async () => {
  const before = await countRecords()
  const controller = new AbortController()
  const created: string[] = []
  const stop = ({ method, url = '' }: IncomingMessage) => {
    if (method !== 'POST' || !url.endsWith('/clients')) return
    created.push(url)
    controller.abort()
  }
  app.fastify.server.on('request', stop)
  await expect(runConformance({ ...options, only: ['clients'], signal: controller.signal })).rejects.toThrow(CannotJudge)
  app.fastify.server.off('request', stop)
  expect(created).toHaveLength(1)
  expect(await countRecords()).toEqual(before)
})

test('a run that is stopped names what it could not remove', async () => {
  const controller = new AbortController()
  const stop = ({ method, url = '' }: IncomingMessage) => {
    if (method === 'POST' && url.endsWith('/clients')) controller.abort()
  }
  app.fastify.server.on('request', stop)
  await sql`create function keep_clients() returns trigger language plpgsql as $$ begin raise 'kept'; end $$`.execute(app.db)
  await sql`create trigger keep_clients before update on client for each row execute function keep_clients()`.execute(app.db)
  const run = runConformance({ ...options, only: ['clients'], signal: controller.signal })
  await expect(run).rejects.toThrow(/Left over, please delete: \/v1\/clients\/[\da-f-]{36}: 500/)
  await sql`drop trigger keep_clients on client`.execute(app.db)
  app.fastify.server.off('request', stop)
})
