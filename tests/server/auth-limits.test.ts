import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { getLimitKey } from '#server/auth/limits.ts'
import { countHashes, queueHash } from '#server/passwords/hash-queue.ts'
import type { HashPassword } from '#server/passwords/password-hash.ts'
import { hashPasswordCheaply } from '../password-hash.ts'
import { type App, startApp } from './start-app.ts'

const password = 'una clave muy larga'
const wrongPassword = 'no es esta clave'
const start = '2026-11-24T15:00:00Z'

/** What the hash of a new password waits for. */
let released = Promise.resolve()

/** Lets the hashes of new passwords wait, so that they keep their places in the queue. Returns a function that ends this. */
function holdHashes() {
  const { promise, resolve } = Promise.withResolvers<void>()
  released = promise
  return resolve
}

let app: App
beforeAll(async () => {
  const hashPassword: HashPassword = (password, userId) => queueHash(() => released.then(() => hashPasswordCheaply(password)), userId)
  app = await startApp({ now: start, hashPassword })
})
beforeEach(() => app.setClock(start))
afterAll(() => app.close())

const signIn = (username: string, secret: string, from: string) =>
  app.visitor.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { username, password: secret }, remoteAddress: from })
const getStatus = async (...attempt: Parameters<typeof signIn>) => (await signIn(...attempt)).statusCode

let addressCount = 0
/** Returns an address from which nobody has called. */
const getNewAddress = () => {
  addressCount += 1
  return `10.1.${addressCount >> 8}.${addressCount & 255}`
}

/** Expects this many wrong passwords to be looked at. */
async function expectWrong(count: number, username: string, from: string) {
  for (let tries = 0; tries < count; tries++) expect(await getStatus(username, wrongPassword, from)).toBe(401)
}

test('after five wrong passwords for a name from one address, the right password is refused too', async () => {
  const { name } = await app.makeUser({})
  const address = '10.0.0.5'
  for (let tries = 0; tries < 5; tries++) expect((await signIn(name, wrongPassword, address)).statusCode).toBe(401)
  const refused = await signIn(name, password, address)
  expect(refused.statusCode).toBe(429)
  // The wait lasts a quarter of an hour from the first attempt.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  expect(refused.json()).toMatchObject({ error: { code: errorCode.unauthorized } })
  expect((await signIn(name.toUpperCase(), password, address)).statusCode, 'the same name').toBe(429)
  expect((await signIn(name, password, '10.0.0.6')).statusCode, 'another address').toBe(200)
})

test('each of several concurrent wrong passwords counts', async () => {
  const { name } = await app.makeUser({})
  const responses = await Promise.all(Array.from({ length: 20 }, () => signIn(name, wrongPassword, '10.0.0.7')))
  expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
})

test('the right password resets the count of wrong passwords', async () => {
  const { name } = await app.makeUser({})
  const address = '10.0.0.8'
  for (let round = 0; round < 2; round++) {
    for (let tries = 0; tries < 4; tries++) expect((await signIn(name, wrongPassword, address)).statusCode).toBe(401)
    expect((await signIn(name, password, address)).statusCode).toBe(200)
  }
})

test('after fifty wrong passwords from one address, every sign-in from it is refused', async () => {
  const address = '10.0.0.9'
  // Some at once, because the password of an unknown name is verified at full cost.
  await Promise.all(Array.from({ length: 10 }, (_, index) => expectWrong(5, `nadie ${index}`, address)))
  const refused = await signIn('admin', password, address)
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, errorCode.unauthorized])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  expect((await signIn('admin', password, '10.0.0.10')).statusCode).toBe(200)
})

test('name and e-mail of a user count together, whatever their case', async () => {
  const { id, name } = await app.makeUser({})
  const email = `rosa.${id}@clinica.pe`
  await app.db.updateTable('app_user').set({ email }).where('id', '=', id).execute()
  const address = getNewAddress()
  await expectWrong(2, name, address)
  await expectWrong(2, email.toUpperCase(), address)
  await expectWrong(1, name.toUpperCase(), address)
  for (const username of [name, email]) expect(await getStatus(username, password, address)).toBe(429)
})

test('the limit for an unknown name is the same', async () => {
  const [name, address] = [`nadie ${createId()}`, getNewAddress()]
  await expectWrong(5, name, address)
  expect(await getStatus(name.toUpperCase(), wrongPassword, address)).toBe(429)
  expect(await getStatus(name, wrongPassword, getNewAddress())).toBe(401)
})

test('attempts that are refused without looking at the password do not count', async () => {
  const [blocked, other] = [await app.makeUser({}), await app.makeUser({})]
  const address = getNewAddress()
  await expectWrong(5, blocked.name, address)
  for (let tries = 0; tries < 60; tries++) expect(await getStatus(blocked.name, password, address)).toBe(429)
  expect(await getStatus(other.name, password, address)).toBe(200)
})

test('correct passwords do not count', async () => {
  const { name } = await app.makeUser({})
  const address = getNewAddress()
  const signInFive = async () => {
    for (let tries = 0; tries < 5; tries++) expect(await getStatus(name, password, address)).toBe(200)
  }
  await Promise.all(Array.from({ length: 11 }, signInFive))
})

describe('a hundred wrong passwords in an hour from many addresses', () => {
  /** Guesses from all addresses at once, because the password of an unknown name is verified at full cost. They fit into the queue. */
  const guessHundredTimes = (username: string) => Promise.all(Array.from({ length: 20 }, () => expectWrong(5, username, getNewAddress())))

  test('lock a user out, except where the user has signed in within 30 days', async () => {
    const { name } = await app.makeUser({})
    const home = getNewAddress()
    expect(await getStatus(name, password, home)).toBe(200)
    await guessHundredTimes(name)
    const refused = await signIn(name, password, getNewAddress())
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, errorCode.unauthorized])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(55 * 60)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60 * 60)

    await expectWrong(4, name, home)
    app.setClock('2026-12-24T14:59:00Z')
    expect(await getStatus(name, password, home)).toBe(200)
    app.setClock('2027-01-23T14:59:00Z')
    expect(await getStatus(name, password, home)).toBe(429)
  })

  test('lock an unknown name too, so that the answer does not tell which users exist', async () => {
    const name = `nadie ${createId()}`
    await guessHundredTimes(name)
    expect(await getStatus(name, password, getNewAddress())).toBe(429)
  })
})

type Response = Awaited<ReturnType<typeof signIn>>

/** Creates a user with a new password, as the user with this browser. */
const createUser = ({ inject }: Pick<App, 'inject'>) =>
  inject({ method: 'POST', url: '/api/v1/users', payload: { name: `nuevo ${createId()}`, password: 'tres mesas y un loro' } })

/** Waits until this many calls are answered while the others wait. */
async function waitForAnswers(calls: readonly Promise<Response>[], count: number) {
  let answered = 0
  for (const call of calls) call.finally(() => (answered += 1))
  await expect.poll(() => answered, { timeout: 25_000 }).toBe(count)
}

function expectRefused(responses: readonly Response[]) {
  for (const { headers, json } of responses) {
    expect(headers['retry-after']).toBe('1')
    expect(json().error).toMatchObject({ code: errorCode.internal, details: [] })
  }
}

test('of many concurrent calls that hash a password, those of one signed-in user leave places for sign-ins', async () => {
  const user = await app.makeUser({ access: ['users.register'] })
  const release = holdHashes()
  const creations = Array.from({ length: 14 }, () => createUser(user))
  await waitForAnswers(creations, 10)
  // 18 of the 22 places are left.
  const signIns = Array.from({ length: 18 }, () => signIn(user.name, password, getNewAddress()))
  await expect.poll(countHashes).toEqual({ running: 2, waiting: 20 })
  release()
  for (const { statusCode } of await Promise.all(signIns)) expect(statusCode).toBe(200)
  const created = await Promise.all(creations)
  expect(created.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4)
  const refused = created.filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(10)
  expectRefused(refused)
})

test('of many concurrent sign-ins those without a place in the queue are refused immediately, and all others are looked at', async () => {
  const user = await app.makeUser({ access: ['users.register'] })
  const release = holdHashes()
  const creations = [createUser(user), createUser(user)]
  await expect.poll(countHashes).toEqual({ running: 2, waiting: 0 })
  const signIns = Array.from({ length: 30 }, () => signIn(user.name, password, getNewAddress()))
  await waitForAnswers(signIns, 10)
  release()
  const responses = await Promise.all(signIns)
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  const refused = responses.filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(10)
  expectRefused(refused)
  for (const { statusCode } of await Promise.all(creations)) expect(statusCode).toBe(201)
  expect(await getStatus(user.name, password, getNewAddress())).toBe(200)
})

test('an IPv6 address is counted by its /64 network', () => {
  expect(getLimitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(getLimitKey('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(getLimitKey('::1')).toBe('0:0:0:0::/64')
  expect(getLimitKey('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7')
  expect(getLimitKey('203.0.113.7')).toBe('203.0.113.7')
})
