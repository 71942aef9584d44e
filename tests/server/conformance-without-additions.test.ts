import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatReport } from '#conformance/report/report.ts'
import { summarizeRun } from '#conformance/report/result.ts'
import { runConformance } from '#conformance/run.ts'
import { hideAdditions } from './faulty-proxy/hide-additions.ts'
import { startFaultyProxy } from './faulty-proxy/proxy.ts'
import type { App } from './start-app.ts'
import { judgingUser, startJudgedServer } from './start-judged-server.ts'

const { username: user, password } = judgingUser

let app: App
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
beforeAll(async () => {
  const server = await startJudgedServer()
  app = server.app
  proxy = await startFaultyProxy(server.url, judgingUser)
})
afterAll(async () => {
  await proxy.close()
  await app.close()
})

test('a server without any addition conforms, and no call to it uses one', { timeout: 600_000 }, async () => {
  proxy.plant(hideAdditions())
  const result = summarizeRun(await runConformance({ url: proxy.url, user, password, only: [], isReadOnly: false, isStrict: true }))
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
