import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatReport } from '#conformance/report.ts'
import { summarizeRun } from '#conformance/result.ts'
import { CannotJudge, type RunOptions, runConformance } from '#conformance/run.ts'
import { allScenarios } from '#conformance/scenarios/all.ts'
import { createLimits } from '#server/auth/limits.ts'
import { type App, startApp, testSettings } from './start-app.ts'

let app: App
let options: RunOptions
beforeAll(async () => {
  const limits = createLimits()
  for (const limiter of Object.values(limits)) limiter.points = Number.MAX_SAFE_INTEGER
  app = await startApp({ limits })
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.fastify.server.address() as AddressInfo
  options = {
    ...{ url: `http://127.0.0.1:${port}/api`, user: 'admin', password: testSettings.adminPassword! },
    ...{ only: [], isReadOnly: false, isStrict: true },
  }
})
afterAll(() => app.close())

/** Counts the records that are not deleted. */
async function countRecords() {
  const tables = ['app_user', 'client', 'person', 'public_link', 'role', 'schedule', 'session', 'worker'] as const
  const count = async (table: (typeof tables)[number]) =>
    (await app.db.selectFrom(table).where('deleted_at', 'is', null).select('id').execute()).length
  return Promise.all(tables.map(async (table) => [table, await count(table)]))
}

test.for(allScenarios)(
  'the server conforms in all scenarios of $tag, every status is seen or explained, and nothing is left over',
  {
    timeout: 300_000,
  },
  async ({ tag }) => {
    const before = await countRecords()
    const result = summarizeRun(await runConformance({ ...options, only: [tag] }))
    const report = formatReport(result)
    expect(result.conforms, report).toBe(true)
    expect(
      result.operations.filter((operation) => operation.result !== 'ok'),
      report,
    ).toEqual([])
    expect(result.coverage.unseen.filter(({ reason }) => reason === undefined)).toEqual([])
    expect(result.leftovers).toEqual([])
    expect(await countRecords()).toEqual(before)
  },
)

test('a run that is stopped removes what it has created', async () => {
  const before = await countRecords()
  const controller = new AbortController()
  // The first scenario of clients has ended by then, and the next one is at work.
  const log = () => setTimeout(() => controller.abort(), 30)
  await expect(runConformance({ ...options, only: ['clients'], signal: controller.signal, log })).rejects.toThrow(CannotJudge)
  expect(await countRecords()).toEqual(before)
})
