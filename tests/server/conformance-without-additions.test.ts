import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatReport } from '#conformance/report/report.ts'
import { summarizeRun } from '#conformance/report/result.ts'
import { runConformance } from '#conformance/run.ts'
import { createLimits } from '#server/auth/limits.ts'
import { hideAdditions } from './faulty-proxy/hide-additions.ts'
import { startFaultyProxy } from './faulty-proxy/proxy.ts'
import { type App, startApp, testSettings } from './start-app.ts'

const password = testSettings.adminPassword!

let app: App
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
beforeAll(async () => {
  const limits = createLimits()
  for (const limiter of Object.values(limits)) limiter.points = Number.MAX_SAFE_INTEGER
  app = await startApp({ limits })
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.fastify.server.address() as AddressInfo
  proxy = await startFaultyProxy(`http://127.0.0.1:${port}/api`, { username: 'admin', password })
})
afterAll(async () => {
  await proxy.close()
  await app.close()
})

test('a server without any addition conforms, and no call to it uses one', { timeout: 600_000 }, async () => {
  proxy.plant(hideAdditions())
  const result = summarizeRun(
    await runConformance({ url: proxy.url, user: 'admin', password, only: [], isReadOnly: false, isStrict: true }),
  )
  const report = formatReport(result)
  expect(result, report).toMatchObject({ conforms: true, has_additions: false, leftovers: [] })
  const others = result.operations.filter(({ addition }) => !addition)
  expect(
    others.filter((operation) => operation.result !== 'ok'),
    report,
  ).toEqual([])
  expect(result.coverage.unseen.filter(({ reason }) => reason === undefined)).toEqual([])
  expect(proxy.listErrors()).toEqual([])
})
