import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationId } from '#api/operation.ts'
import { additions, operations } from '#conformance/contract.ts'
import { formatReport } from '#conformance/report/report.ts'
import { summarizeRun } from '#conformance/report/result.ts'
import { runConformance } from '#conformance/run.ts'
import { allScenarios } from '#conformance/scenarios/all.ts'
import { hideOperations } from './faulty-proxy/hide-operations.ts'
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

/** Judges a server with these additions, whose settings list others if `listed` says so. */
async function judge(only: string[], own?: OperationId[], listed?: OperationId[]) {
  proxy.plant(hideOperations(own, listed))
  const result = summarizeRun(await runConformance({ url: proxy.url, user, password, only, isReadOnly: false, isStrict: true }))
  expect(proxy.listErrors()).toEqual([])
  return { result, report: formatReport(result) }
}

test('a server that has the operations of the specification only conforms, and no other is called', { timeout: 900_000 }, async () => {
  // The refusals are left out to save time. `conformance.test.ts` plays them on a server with all operations.
  const titles = allScenarios.flatMap(({ scenarios }) => scenarios.map(({ title }) => title))
  const { result, report } = await judge(titles)
  expect(result, report).toMatchObject({ conforms: true, missing_operations: additions, leftovers: [] })
  const specified = operations.filter(({ isAddition }) => !isAddition)
  expect(specified).toHaveLength(67)
  const judged = result.operations.map(({ operation, addition, result, calls }) => ({ operation, addition, result, calls }))
  expect(judged.filter(({ addition, calls }) => addition && calls > 0)).toEqual([])
  expect(judged.filter(({ addition, result }) => !addition && result !== 'ok')).toEqual([])
})

const some: OperationId[] = ['getSettings', 'changePassword', 'listUsualWorkers', 'listAbsences', 'createAbsence', 'deleteAbsence']

test('a server with some additions is judged by these, and the report names what it lacks', { timeout: 900_000 }, async () => {
  const { result, report } = await judge(['listUsualWorkers', 'listAvailablePeople', 'settings'], some)
  expect(result, report).toMatchObject({ conforms: true, complete: true, leftovers: [] })
  const lacking = additions.filter((id) => !some.includes(id))
  expect(result.missing_operations).toEqual(lacking)
  expect(report).toContain(`The server does not have the additions ${lacking.join(', ')}.`)
  const { skipped = [] } = result.operations.find(({ operation }) => operation === 'listAvailablePeople') ?? {}
  expect(skipped).toEqual(['the server does not have replaceWorkerWorkingHours'])
  const lines = report.split('\n').filter((line) => line.startsWith('  skipped: the server does not have'))
  expect(lines).toEqual(['getBackupState', 'replaceWorkerWorkingHours'].map((id) => `  skipped: the server does not have ${id}`))
})

test('an addition that the settings list and the server lacks is a failure', { timeout: 900_000 }, async () => {
  const { result } = await judge(['countClients', 'getWorkerFeed'], some, [...some, 'countClients', 'getWorkerFeed'])
  expect(result).toMatchObject({ conforms: false })
  const failed = result.operations.filter(({ failures }) => failures.length > 0).map(({ operation }) => operation)
  expect(failed).toEqual(['countClients', 'getWorkerFeed'])
})

test('an addition that the server has and the settings do not list is no failure', { timeout: 900_000 }, async () => {
  // Users could not sign in without the operation that replaces their first password.
  const { result, report } = await judge(['getSettings', 'listWorkers', 'createWorker'], additions, some)
  expect(result, report).toMatchObject({ conforms: true, complete: true })
})
