import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Addition } from '#api/generated/additions.ts'
import { additions, operations } from '#conformance/contract.ts'
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

/** The tags of which a server without additions has operations. */
const tags = [...new Set(operations.filter(({ isAddition }) => !isAddition).map(({ tag }) => tag))]

/** Judges a server with these additions, whose settings list others if `listed` says so. */
async function judge(only: string[], own?: Addition[], listed?: Addition[]) {
  proxy.plant(hideAdditions(own, listed))
  const result = summarizeRun(await runConformance({ url: proxy.url, user, password, only, isReadOnly: false, isStrict: true }))
  expect(proxy.listErrors()).toEqual([])
  return { result, report: formatReport(result) }
}

test.for(tags)('a server without any addition conforms in %s, and no call to it uses one', { timeout: 900_000 }, async (tag) => {
  const { result, report } = await judge([tag])
  expect(result, report).toMatchObject({ conforms: true, has_additions: false, leftovers: [] })
  const others = result.operations.filter(({ addition }) => !addition)
  expect(
    others.filter((operation) => operation.result !== 'ok'),
    report,
  ).toEqual([])
  expect(result.coverage.unseen.filter(({ reason }) => reason === undefined)).toEqual([])
})

/** The additions of a server that has some. */
const some: Addition[] = [
  'getSettings',
  'Settings.additions',
  'listClients.search',
  'listClients.limit',
  'listClients.offset',
  'SessionInput.starts_on',
]

test('a server with some additions is judged by these, and the report names what it lacks', { timeout: 900_000 }, async () => {
  const { result, report } = await judge(['clients', 'settings'], some)
  expect(result, report).toMatchObject({ conforms: true, complete: true, has_additions: true, leftovers: [] })
  expect(result.missing_additions).toEqual(additions.filter((name) => !some.includes(name)))
  const lacking = additions.filter((name) => !some.includes(name)).slice(0, 3)
  expect(report).toContain(`The server does not have: ${lacking.join(', ')},`)
  const { skipped = [] } = result.operations.find(({ operation }) => operation === 'listClients') ?? {}
  expect(skipped).toContain('the server does not have the addition listClients.sort')
  expect(skipped).not.toContain('the server does not have the addition listClients.search')
})

test('an addition that the settings list and the server lacks is a failure', { timeout: 900_000 }, async () => {
  const { result } = await judge(['listClients', 'updateClient'], some, [...some, 'listClients.sort', 'ClientUpdate.updated_at'])
  expect(result).toMatchObject({ conforms: false, conforms_without_additions: true })
  const failed = result.operations.filter(({ failures }) => failures.length > 0).map(({ operation }) => operation)
  expect(failed).toEqual(['listClients', 'updateClient'])
})

test('an addition that the server has and the settings do not list is no failure', { timeout: 900_000 }, async () => {
  // Users could not sign in without the operation that replaces their first password.
  const { result, report } = await judge(['getSettings', 'listWorkers', 'createWorker'], additions, [...some, 'changePassword'])
  expect(result, report).toMatchObject({ conforms: true, complete: true })
})
