import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { type App, startApp, testSettings } from './start-app.ts'

// The embedded engine has one process, which counts in its memory.

const password = 'una clave muy larga'
const wrongPassword = 'no es esta clave'

let app: App
let other: Awaited<ReturnType<typeof createApp>>
/** A process whose counters cannot be reached. */
let cutOff: Awaited<ReturnType<typeof createApp>>
const deadPool = new pg.Pool({ host: '127.0.0.1', port: 1 })
beforeAll(async () => {
  app = await startApp()
  const { db, pool } = app
  other = await createApp({ db, pool, settings: testSettings })
  cutOff = await createApp({ db, pool: deadPool, settings: testSettings })
})
afterAll(async () => {
  await other.close()
  await cutOff.close()
  await deadPool.end()
  await app.close()
})

type Process = Pick<typeof other, 'inject'>

const signIn = async (process: Process, username: string, secret: string, remoteAddress: string) =>
  (await process.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { username, password: secret }, remoteAddress })).statusCode

const listKeys = async () =>
  (await sql<{ key: string }>`select key from rate_limit order by key`.execute(app.db)).rows.map(({ key }) => key)

test('wrong passwords at one process count at the other, and a right one there sets the count back', async () => {
  const { name } = await app.makeUser({})
  const [here, there, address] = [app.fastify, other, '10.2.0.1']
  for (const process of [here, there, here, there]) expect(await signIn(process, name, wrongPassword, address)).toBe(401)
  expect(await signIn(there, name, password, address)).toBe(200)
  for (const process of [here, there, here, there, here]) expect(await signIn(process, name, wrongPassword, address)).toBe(401)
  for (const process of [here, there]) expect(await signIn(process, name, password, address)).toBe(429)
})

test('of concurrent wrong passwords at two processes five are looked at', async () => {
  const { name } = await app.makeUser({})
  const attempts = Array.from({ length: 20 }, (_, index) => signIn(index % 2 === 0 ? app.fastify : other, name, wrongPassword, '10.2.0.2'))
  const statuses = await Promise.all(attempts)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

test('wrong passwords of one address count at both processes, whatever the name', async () => {
  for (let tries = 0; tries < 50; tries++)
    expect(await signIn(tries % 2 ? app.fastify : other, `nadie ${tries}`, wrongPassword, '10.2.0.3')).toBe(401)
  for (const process of [app.fastify, other]) expect(await signIn(process, 'admin', password, '10.2.0.3')).toBe(429)
})

test('views of public links count at both processes', async () => {
  const visit = async (process: Process) =>
    (await process.inject({ url: `/api/v1/clients/public-link/${'A'.repeat(22)}`, remoteAddress: '10.2.0.4' })).statusCode
  for (let visits = 0; visits < 60; visits++) expect(await visit(visits % 2 ? app.fastify : other)).toBe(404)
  for (const process of [app.fastify, other]) expect(await visit(process)).toBe(429)
})

test('replies by public links count at both processes, apart from the views', async () => {
  const reply = async (process: Process) => {
    const url = `/api/v1/clients/public-link/${'A'.repeat(22)}/sessions/01998a00-0000-7000-8000-0a0000000001/reply`
    const payload = { session_date: '2026-11-24', reply: 'declined' }
    return (await process.inject({ method: 'POST', url, payload, remoteAddress: '10.2.0.6' })).statusCode
  }
  for (let count = 0; count < 20; count++) expect(await reply(count % 2 ? app.fastify : other)).toBe(404)
  for (const process of [app.fastify, other]) expect(await reply(process)).toBe(429)
})

test('an unknown name is not stored, because it may be a password', async () => {
  for (const name of ['mi clave secreta', 'x'.repeat(254)]) expect(await signIn(app.fastify, name, wrongPassword, '10.2.0.5')).toBe(401)
  const ofNames = (await listKeys()).filter((key) => key.startsWith('user at address:10.2.0.5 '))
  expect(ofNames).toHaveLength(2)
  // More of the hash would tell the name to whoever tries a dictionary.
  for (const key of ofNames) expect(key).toMatch(/ name \S{3}$/)
})

test('without the counters nobody signs in or opens a link', async () => {
  const { name } = await app.makeUser({})
  const calls = [
    { method: 'POST', url: '/api/v1/auth/login', payload: { username: name, password } },
    { method: 'GET', url: `/api/v1/clients/public-link/${'A'.repeat(22)}` },
  ] as const
  for (const call of calls) {
    const { statusCode, headers, json } = await cutOff.inject(call)
    expect([statusCode, headers['retry-after'], json().error.code]).toEqual([503, '5', 0])
    expect(headers['set-cookie']).toBeUndefined()
  }
})
