import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { inject } from 'vitest'
import { type AppProcess, createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { buildDatabaseUrl } from '../../scripts/postgres-server.ts'
import { adminPassword } from './admin-password.ts'
import { buildWirePerson } from './create-records.ts'
import { openTestDatabase } from './test-database.ts'

/** A call that registers a client, with its key. */
export type ClientCall = { key: string; payload: { person: object } }

/** Any call, with a key if it has one. */
export type AnyCall = { method?: string; path: string; key?: string; payload?: object }

/** Builds the call that registers a client of this name. */
export const buildClientCall = (name: string): ClientCall => ({
  key: createId(),
  payload: { person: buildWirePerson({ name, document: '' }) },
})

/** Prepares the data of servers in separate processes, which can be killed and started again on it, on the engine of the Vitest project. */
export const prepareKillableServers = () =>
  inject('templates').engine === 'postgres' ? prepareKillableDatabase() : prepareKillableFolder()

/** Prepares a PostgreSQL database as `prepareKillableServers` does. */
export async function prepareKillableDatabase() {
  const { db, close } = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const url = buildDatabaseUrl(rows[0]!.name)
  return { ...createCalls({ DATABASE_URL: url }), db, url, remove: close }
}

async function prepareKillableFolder() {
  const { folder, remove } = createDataFolder()
  // A first start would take several times as long.
  const image = await openAsBlob(inject('templates').started)
  const lite = await PGlite.create({ dataDir: join(folder, 'db'), loadDataDir: image, extensions: { btree_gist } })
  await lite.close()
  return { ...createCalls({ DATA_DIR: folder }), remove: async () => remove() }
}

function createCalls(environment: Record<string, string>) {
  let cookie = ''

  /** Starts a server and signs in. The sign-in is valid on the next server too. */
  async function startServer(fields: Record<string, string> = {}): Promise<AppProcess> {
    const server = await startApp({ ...environment, ...fields })
    if (cookie !== '') return server
    const response = await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: adminPassword }),
    })
    cookie = response.headers.getSetCookie()[0]!.split(';')[0]!
    return server
  }

  const call = (url: string, { method = 'POST', path, key, payload }: AnyCall) =>
    fetch(`${url}/api/v1${path}`, {
      method,
      headers: { cookie, ...(key && { 'idempotency-key': key }), ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    })
  const send = (url: string, { key, payload }: ClientCall) => call(url, { path: '/clients', key, payload })

  return {
    startServer,
    call,
    /** Sends a call whose answer is lost. */
    sendInVain: (url: string, call: ClientCall) => send(url, call).catch(() => 'lost' as const),
    /** Sends a call, and returns what came of it: the status, and whether it was done before. */
    sendAndRead: async (url: string, call: ClientCall) => {
      const { status, headers } = await send(url, call)
      return { status, isReplayed: headers.get('idempotency-replayed') === 'true' }
    },
    countClients: async (url: string, search: string): Promise<number> => {
      const response = await call(url, { method: 'GET', path: `/clients?search=${search}` })
      return ((await response.json()) as unknown[]).length
    },
  }
}
