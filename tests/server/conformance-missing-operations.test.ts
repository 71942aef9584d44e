import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { OperationId } from '#api/operation.ts'
import { additions, operations } from '#conformance/contract.ts'
import { formatReport } from '#conformance/report/report.ts'
import { summarizeRun } from '#conformance/report/result.ts'
import { runConformance } from '#conformance/run.ts'
import { allScenarios } from '#conformance/scenarios/all.ts'
import { buildFailure } from './faulty-proxy/behaviour.ts'
import { hideOperations } from './faulty-proxy/hide-operations.ts'
import { type Origin, type ProxiedCall, startFaultyProxy } from './faulty-proxy/proxy.ts'
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

const folder = fileURLToPath(new URL('../../src/conformance/scenarios/', import.meta.url))
const namesAddition = new RegExp(`\\b(has|needOperation)\\(|\\b(${additions.join('|')})\\b`)

/** True for a module of scenarios that names an addition or asks for one, or that imports such a module. */
function mayNeedAddition(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, path]) => resolve(dirname(file), path!))
  return namesAddition.test(text) || imported.some((path) => path.startsWith(folder) && mayNeedAddition(path))
}

/** Lists the titles of the scenarios in modules that need no addition: they do the same on a server without any. */
async function listUnaffected(): Promise<Set<unknown>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const unaffected = files.filter((file) => file.endsWith('.ts') && !mayNeedAddition(file))
  const modules = await Promise.all(unaffected.map((file): Promise<object> => import(file)))
  const exported: { title?: string }[] = modules.flatMap((module) => Object.values(module).flat())
  return new Set(exported.map(({ title }) => title))
}

test('a server that has the operations of the specification only conforms, and no other is called', { timeout: 900_000 }, async () => {
  // Of the scenarios that need no addition one of each operation is played, and no refusals, to save time. `conformance.test.ts` plays all of them on a server
  // with all operations.
  const unaffected = await listUnaffected()
  const scenarios = allScenarios.flatMap((tag) => tag.scenarios)
  const specified = operations.filter(({ isAddition }) => !isAddition)
  const chosen = [
    ...scenarios.filter(({ title }) => !unaffected.has(title)),
    ...specified.flatMap(({ id }) => scenarios.find(({ title, operations }) => unaffected.has(title) && operations.includes(id)) ?? []),
  ]
  expect(chosen.length).toBeLessThan(scenarios.length * 0.8)
  const { result, report } = await judge(chosen.map(({ title }) => title))
  expect(result, report).toMatchObject({ conforms: true, missing_operations: additions, leftovers: [] })
  expect(specified).toHaveLength(67)
  const judged = result.operations.map(({ operation, addition, result, calls }) => ({ operation, addition, result, calls }))
  expect(judged.filter(({ addition, calls }) => addition && calls > 0)).toEqual([])
  expect(judged.filter(({ addition, result }) => !addition && result === 'ok').map(({ operation }) => operation)).toEqual(
    specified.map(({ id }) => id),
  )
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

test('what needs an operation of another tag that the server does not have yet is left out, and the last line counts it', async () => {
  const answer501 = (call: ProxiedCall, origin: Origin) =>
    call.operation === 'createUserFromClient' ? Promise.resolve(buildFailure(call, 501, errorCode.internal)) : origin.send(call)
  const title = 'the record of a client names its user, and the deletion of the client ends that user'
  const judge = async (only: string[]) => {
    proxy.plant(answer501)
    return summarizeRun(await runConformance({ url: proxy.url, user, password, only, isReadOnly: false, isStrict: true }))
  }
  const result = await judge([title, 'getSettings'])
  const reason = 'the server does not have createUserFromClient, which answers 501'
  expect(result).toMatchObject({ conforms: true, complete: false, not_played: [{ scenario: title, reason }], leftovers: [] })
  expect(formatReport(result)).toContain('conforms in what was judged, but 1 scenario was not played')
  expect(await judge(['createUserFromClient'])).toMatchObject({ conforms: false })
})

test('a server with the operations of one tag conforms in it, though the check cannot register a client there', async () => {
  const tags = new Set(operations.filter(({ tag }) => ['auth', 'roles', 'settings'].includes(tag)).map(({ id }) => id))
  const hideAdditions = hideOperations()
  proxy.plant((call, origin) =>
    call.operation && !tags.has(call.operation)
      ? Promise.resolve(buildFailure(call, 404, errorCode.notFound))
      : hideAdditions(call, origin),
  )
  const result = summarizeRun(
    await runConformance({ url: proxy.url, user, password, only: ['createRole'], isReadOnly: false, isStrict: true }),
  )
  expect(result).toMatchObject({ conforms: true })
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
