import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../../scripts/bench/bench-data.ts'
import { countOutcomes, expectNothingLost, report, send, startWriters } from './load.ts'
import { endAll } from './programs.ts'
import { startTwoServers } from './two-servers.ts'

let setup: Awaited<ReturnType<typeof startTwoServers>>
beforeAll(async () => {
  setup = await startTwoServers({ users: 8 })
})
afterAll(endAll)

/** Tries to sign in at one of the servers, as the proxy passes the call on for this address. */
const signIn = (index: number, secret: string, address: string) =>
  send(`${setup.servers[index]!.url}/api/v1/auth/login`, {
    method: 'POST',
    body: { username: 'admin', password: secret },
    headers: { 'x-forwarded-for': address },
  })

test('a sign-in at one server is valid at the other, and its end as well', async () => {
  const signedIn = await signIn(0, password, '10.1.0.1')
  expect(signedIn.status).toBe(200)
  const cookie = (signedIn as { headers: { 'set-cookie'?: string[] } }).headers['set-cookie']![0]!.split(';')[0]!
  const isSignedIn = async (index: number) => (await send(`${setup.servers[index]!.url}/api/v1/auth/is_logged_in`, { cookie })).status
  expect(await isSignedIn(1)).toBe(200)
  expect((await send(`${setup.servers[1]!.url}/api/v1/auth/logout`, { method: 'POST', cookie })).status).toBe(204)
  expect(await isSignedIn(0)).toBe(401)
})

test('five wrong passwords, at whichever server, are the limit of both', async () => {
  for (const index of [0, 1, 0, 1, 0]) expect((await signIn(index, 'no es esta clave', '10.1.0.2')).status).toBe(401)
  for (const index of [0, 1]) expect((await signIn(index, password, '10.1.0.2')).status).toBe(429)
})

test('a change at one server is told by the stream of the other', async () => {
  const [cookie] = setup.cookies
  const [stream] = (await once(get(`${setup.servers[0]!.url}/api/v1/events`, { headers: { cookie } }), 'response')) as [IncomingMessage]
  let events = ''
  stream.setEncoding('utf8').on('data', (part: string) => (events += part))
  const created = await send(`${setup.servers[1]!.url}/api/v1/roles`, { method: 'POST', cookie, body: { name: 'Prácticas' } })
  expect(created.status).toBe(201)
  await expect.poll(() => events, { interval: 20 }).toContain('{"kind": "role"}')
  stream.destroy()
})

test('of the same booking sent to both servers at once, one is stored', async () => {
  const outcomes: (number | undefined)[][] = []
  for (let round = 0; round < 20; round++) {
    const body = setup.bookings.next().value
    const answers = await Promise.all(
      setup.servers.map(({ url }, index) => send(`${url}/api/v1/sessions`, { method: 'POST', cookie: setup.cookies[index], body })),
    )
    outcomes.push(answers.map(({ status }) => status).sort())
  }
  expect(outcomes).toEqual(outcomes.map(() => [201, 409]))
})

test('a restart of one server after the other under load fails no call', async () => {
  const { proxy, cookies, bookings, servers } = setup
  const writers = startWriters({ url: proxy, cookies: cookies.slice(0, 6), bookings })
  await expect.poll(writers.countStored).toBeGreaterThan(20)
  for (const index of [0, 1]) {
    expect(await servers[index]!.end('SIGTERM')).toBe(0)
    const before = writers.countStored()
    await setup.startAnew(index)
    // The proxy looks every half second whether a server is there.
    await wait(1500)
    expect(writers.countStored()).toBeGreaterThan(before)
  }
  const attempts = await writers.stop()
  report(`rolling restart: ${attempts.length} calls, ${JSON.stringify(countOutcomes(attempts))}`)
  expect(countOutcomes(attempts)).toEqual({ 201: attempts.length })
  await expectNothingLost(setup.cluster.url, attempts)
})

test('a server that is killed under load loses no booking that was acknowledged, and the other goes on', async () => {
  const { proxy, cookies, bookings, servers } = setup
  const writers = startWriters({ url: proxy, cookies: cookies.slice(0, 6), bookings })
  await expect.poll(writers.countStored).toBeGreaterThan(20)
  await servers[0]!.end('SIGKILL')
  const stored = writers.countStored()
  await expect.poll(writers.countStored).toBeGreaterThan(stored + 30)
  const attempts = await writers.stop()
  await setup.startAnew(0)
  report(`one server killed: ${attempts.length} calls, ${JSON.stringify(countOutcomes(attempts))}`)
  await expectNothingLost(setup.cluster.url, attempts)
})
