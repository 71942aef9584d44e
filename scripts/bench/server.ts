import { createApp } from '#server/app.ts'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { readSettings } from '#server/settings.ts'
import { buildDatabaseUrl, runOnTestServer } from '../postgres-server.ts'
import { password } from './practice.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** How to call a server over HTTP as `admin`; throws where the answer is a refusal. */
export type Ask = (method: Method, path: string, body?: unknown) => Promise<unknown>

/** The server, listening on a database that is already filled; with `pages`, the folder of the built web, it serves that too. */
export async function listen({ db }: Database, pages?: string): Promise<{ url: string; ask: Ask; end: () => Promise<void> }> {
  const app = await createApp({ db, settings: readSettings({ LOG_LEVEL: 'silent' }), pages })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  let cookie = ''
  const ask: Ask = async (method, path, body) => {
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    const [own] = answer.headers.getSetCookie()
    if (own) cookie = own.split(';')[0] ?? ''
    return answer.status === 204 ? undefined : answer.json()
  }
  await signIn(ask)
  return { url, ask, end: () => app.close() }
}

export const signIn = (ask: Ask) => ask('POST', '/v1/auth/login', { username: 'admin', password })

/** An empty database; on PostgreSQL one of its own. */
export async function openEmpty(engine: Database['engine']): Promise<{ database: Database; drop: () => Promise<void> }> {
  if (engine === 'embedded') return { database: await openDatabase({}), drop: async () => {} }
  const name = `turnos_bench_${process.pid}`
  await runOnTestServer(`create database ${name} template template0 encoding 'UTF8'`)
  return {
    database: await openDatabase({ url: buildDatabaseUrl(name) }),
    drop: () => runOnTestServer(`drop database ${name} with (force)`),
  }
}
