import { afterAll, beforeAll, expect, test } from 'vitest'
import { summarizeRun } from '#conformance/report/result.ts'
import { type RunOptions, runConformance } from '#conformance/run.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { parseBody } from './faulty-proxy/fault.ts'
import { allFaults } from './faulty-proxy/faults/all.ts'
import { peopleFaults } from './faulty-proxy/faults/people.ts'
import { soundRule, startFaultyProxy } from './faulty-proxy/proxy.ts'
import type { App } from './start-app.ts'
import { judgingUser, startJudgedServer } from './start-judged-server.ts'

const { username: user, password } = judgingUser

/** The user of a client, for calls that are refused. Its sign-in takes less time than the creation of a user for each run. */
let clientUser: { name: string; password: string }
let app: App
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
beforeAll(async () => {
  const server = await startJudgedServer()
  app = server.app
  proxy = await startFaultyProxy(server.url, judgingUser)
  await createOneOfEach()
})
afterAll(async () => {
  await proxy.close()
  // After a stream was cut, `fetch` opens another connection, for which a server that closes would wait.
  app.fastify.server.closeAllConnections()
  await app.close()
})

/** Creates records of every kind, which runs that only read find. */
async function createOneOfEach() {
  const { api } = app
  const clientId = await registerClient(api, { birthDate: '2018-05-14' })
  const workerId = await registerWorker(api)
  const schedule = await createSchedule(api)
  const [turn] = schedule.turns
  const slot = { turnId: turn!.id, day: 1, time: turn!.startTime, sessionDate: null }
  await api.post('/v1/sessions', { body: { clientId, workerId, ...slot } })
  const url = await api.get('/v1/clients/public-link/generate')
  const user = await api.post('/v1/users/from-client', { body: { clientId } })
  const visitor = await app.signIn(user.name, user.password)
  clientUser = { name: user.name, password: 'quince loros azules' }
  await visitor.api.post('/v1/auth/password', { body: { currentPassword: user.password, newPassword: clientUser.password } })
  await api.post('/v1/clients/public-link', { body: { scheduleId: schedule.id, workerIds: [workerId], clientId, url } })
}

/** Judges a part of the server behind the proxy: operations and scenarios. */
const judge = async (only: string[], isReadOnly: boolean, options: Partial<RunOptions> = {}) =>
  summarizeRun(await runConformance({ url: proxy.url, user, password, only, isReadOnly, isStrict: true, clientUser, ...options }))

test.each([false, true])('without a fault the server conforms (only reading: %s)', { timeout: 900_000 }, async (isReadOnly) => {
  const faults = allFaults.filter((fault) => (fault.isReadOnly ?? false) === isReadOnly)
  proxy.plant(soundRule)
  const result = await judge([...new Set(faults.map(({ scenario, operation }) => scenario ?? operation))], isReadOnly)
  expect(result.operations.flatMap(({ failures }) => failures)).toEqual([])
  expect(result).toMatchObject({ not_played: [], leftovers: [] })
  expect(proxy.listErrors()).toEqual([])
})

test.each(allFaults)('the judge names $operation and $pointer of a server that $name', async (fault) => {
  const { operation, scenario = operation, pointer, words = '', createRule, isReadOnly = false, isWarning = false } = fault
  proxy.plant(createRule())
  const result = await judge([scenario], isReadOnly, { isStrict: !isWarning })
  const findings = result.operations.flatMap(({ operation, failures, warnings }) =>
    [...failures, ...warnings].map((found) => ({ place: `${operation} ${found.pointer.replaceAll(/\/\d+/g, '/*')}`, ...found })),
  )
  const place = `${operation} ${pointer.replaceAll(/\/\d+/g, '/*')}`
  expect(findings.map((found) => found.place)).toContain(place)
  expect(findings.filter((found) => found.place === place).some((found) => JSON.stringify(found).includes(words))).toBe(true)
  expect(result.conforms).toBe(isWarning)
  expect(proxy.listErrors()).toEqual([])
})

test('a run that is asked to keeps the records of a failed scenario, and names those that a message lists', async () => {
  const { api } = await app.signIn(user, password)
  const title = 'listWorkers has every record once, by name in Spanish order'
  const rule = peopleFaults.find(({ scenario }) => scenario === title)!.createRule
  for (const keepsFailed of [true, false]) {
    proxy.plant(rule())
    const { kept, leftovers, operations } = await judge([title], false, { keepsFailed })
    expect(leftovers).toEqual([])
    const [failure] = operations.flatMap(({ failures }) => failures)
    expect(failure?.expected).toMatch(/[\da-f]{12} \(Zz[a-z]+na, Zz[a-z]+\),[\da-f-]{36} \(Zz[a-z]+Nb, /)
    expect(kept).toHaveLength(keepsFailed ? 5 : 0)
    for (const record of kept) {
      const [, id, name] = /^\/v1\/workers\/([\da-f-]{36}) \((.+)\)$/.exec(record)!
      const { person } = await api.get('/v1/workers/{id}', { path: { id: id! } })
      expect(`${person.fatherLastName}, ${person.name}`).toBe(name)
    }
  }
})

test('a run never tries to change the password of its own user, whom a faulty server would lock out', async () => {
  const callers = new Set<string | undefined>()
  proxy.plant(async (call, origin) => {
    if (call.operation === 'changePassword' && call.headers.cookie) {
      const signedIn = await origin.send({ ...call, method: 'GET', path: '/v1/auth/is_logged_in', text: undefined })
      callers.add(parseBody<{ name?: string }>(signedIn).name)
    }
    return origin.send(call)
  })
  await judge(['changePassword'], false)
  expect(callers).toContain(clientUser.name)
  expect(callers).not.toContain('admin')
})

test('a run whose sign-in the server ends still removes what it has created', async () => {
  // A fault before this one may have ended the sign-in of the tests.
  const { api } = await app.signIn(user, password)
  const isListed = async (id: string | undefined) => (await api.get('/v1/clients')).some((client) => client.id === id)
  let created: string | undefined
  proxy.plant(async (call, origin) => {
    const answer = await origin.send(call)
    if (call.operation !== 'createClient') return answer
    created = parseBody<{ id: string }>(answer).id
    expect(await isListed(created)).toBe(true)
    await origin.send({ ...call, path: '/v1/auth/logout', text: undefined })
    return answer
  })
  const result = await judge(['a new client has no public link and no user'], false)
  expect(result).toMatchObject({ conforms: false, leftovers: [] })
  expect(await isListed(created)).toBe(false)
  expect(proxy.listErrors()).toEqual([])
})

test.each([true, false])('a run ends every sign-in that it has started (only reading: %s)', async (isReadOnly) => {
  const countSignIns = async () => (await app.db.selectFrom('sign_in').select('user_id').execute()).length
  proxy.plant(soundRule)
  const before = await countSignIns()
  await judge(['settings', 'the name of a user signs in without regard to case', 'getSignedIn'], isReadOnly)
  expect(await countSignIns()).toBe(before)
})
