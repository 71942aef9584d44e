import { createApp } from '#server/app.ts'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { readSettings } from '#server/settings.ts'
import { buildDatabaseUrl, runOnTestServer } from '../postgres-server.ts'
import { password } from './bench-data.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** Calls the API over HTTP as `admin`; throws when the response is an error. */
export type CallApi = (method: Method, path: string, body?: unknown) => Promise<unknown>

/** The folder of the built web, which is served too, and the server's clock in place of the real one. */
type ServerOptions = { pages?: string; clock?: () => Date }

/** Starts the server on a database with data and signs in. */
export async function startServer(
  { db, listen }: Database,
  { pages, clock }: ServerOptions = {},
): Promise<{ url: string; call: CallApi; end: () => Promise<void> }> {
  const app = await createApp({
    db,
    listen,
    settings: readSettings({ LOG_LEVEL: 'silent', BACKUP_DIR: 'off' }),
    ...(pages !== undefined && { webFolder: pages }),
    ...(clock && { clock }),
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  let cookie = ''
  const call: CallApi = async (method, path, body) => {
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const response = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    const [setCookie] = response.headers.getSetCookie()
    if (setCookie) cookie = setCookie.split(';')[0] ?? ''
    return response.status === 204 ? undefined : response.json()
  }
  await signIn(call)
  return { url, call, end: () => app.close() }
}

/** Signs in as `admin`. */
export const signIn = (call: CallApi) => call('POST', '/v1/auth/login', { username: 'admin', password })

/** Creates an empty database, and on PostgreSQL a function that drops it. */
export async function createDatabase(engine: Database['engine']): Promise<{ database: Database; drop: () => Promise<void> }> {
  if (engine === 'embedded') return { database: await openDatabase({}), drop: async () => {} }
  const { url, drop } = await createTestDatabase()
  return { database: await openDatabase({ url }), drop }
}

let created = 0

/** Creates an empty database on the PostgreSQL server for benchmarks. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `turnos_bench_${process.pid}_${created++}`
  await runOnTestServer(`create database ${name} template template0 encoding 'UTF8'`)
  return { url: buildDatabaseUrl(name), drop: () => runOnTestServer(`drop database ${name} with (force)`) }
}
