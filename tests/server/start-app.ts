import type { InjectOptions } from 'fastify'
import { v7 as createId } from 'uuid'
import { createApi } from '#api/client.ts'
import { callSchemas } from '#api/generated/call-schemas.ts'
import { createApp } from '#server/app.ts'
import type { Limits } from '#server/auth/limits.ts'
import { hashToken } from '#server/hash-token.ts'
import type { Settings } from '#server/settings.ts'
import { hashPasswordCheaply } from '../password-hash.ts'
import { adminPassword as password } from './admin-password.ts'
import { openTestDatabase } from './test-database.ts'
import { validateResponse } from './validate-responses.ts'

/** The settings of a test server, in place of the environment. */
export const testSettings: Settings = {
  host: '127.0.0.1',
  port: 0,
  dataDir: '',
  backupDir: undefined,
  databaseUrl: undefined,
  adminPassword: password,
  timeZone: 'America/Lima',
  country: 'PE',
  clinicName: 'Turnos',
  clinicPhone: undefined,
  phonePrefix: '51',
  historyMonths: 36,
  clientReplies: true,
  testMode: false,
  trustProxy: false,
  drainSeconds: 0,
  logLevel: 'silent',
  metricsToken: undefined,
}

/** A user to insert into the database: the access codes, and the client or worker that the user belongs to. */
type NewUser = { access?: string[]; client_id?: string; worker_id?: string }

/** The server's time at the start, settings that differ from `testSettings`, the rate limits, the hash of new passwords, and the logger. */
export type StartOptions = {
  now?: string
  settings?: Partial<Settings>
  limits?: Limits
  hashPassword?: Parameters<typeof createApp>[0]['hashPassword']
  logger?: Parameters<typeof createApp>[0]['logger']
}

/**
 * Starts the server in process on its own database. Every response is validated against the contract.
 * `api` and `inject` call as `admin`, who has every access.
 */
export async function startApp({ now, settings: changedSettings, limits, hashPassword, logger }: StartOptions = {}) {
  const database = await openTestDatabase()
  const { db, pool, statistics, listen } = database
  const clock = { fixed: now === undefined ? undefined : new Date(now) }
  const readClock = () => clock.fixed ?? new Date()
  const fastify = await createApp({
    db,
    pool,
    statistics,
    listen,
    settings: { ...testSettings, ...changedSettings },
    logger,
    limits,
    hashPassword,
    clock: readClock,
  })

  /** Opens a browser: a typed client and `inject`, which share one cookie. */
  function openBrowser(cookie = '') {
    const inject = async ({ headers, ...call }: InjectOptions & { url: string }) => {
      const response = await fastify.inject({ ...call, headers: { ...(cookie && { cookie }), ...headers } })
      validateResponse(call.method ?? 'GET', call.url, response)
      for (const { name, value } of response.cookies) cookie = value === '' ? '' : `${name}=${value}`
      return response
    }
    const fetch = async (request: Request) => {
      const { method, url } = request
      const body = await request.text()
      const response = await inject({
        method: method as 'GET',
        url: url.replace('http://localhost', ''),
        headers: Object.fromEntries(request.headers),
        ...(body !== '' && { payload: body }),
      })
      const { statusCode: status, headers } = response
      return new Response(status === 204 ? null : response.body, { status, headers: headers as Record<string, string> })
    }
    return { api: createApi({ baseUrl: 'http://localhost/api', callSchemas, fetch }), inject }
  }

  /** Signs in as this user in a new browser. */
  async function signIn(name: string, userPassword = password) {
    const { api, inject } = openBrowser()
    await api.post('/v1/auth/login', { body: { username: name, password: userPassword } })
    return { api, inject }
  }

  const hash = await hashPasswordCheaply(password)

  /** Creates a user with exactly these access codes and signs in. */
  async function makeUser({ access = [], ...owner }: NewUser) {
    const user_id = createId()
    const name = `user ${user_id}`
    await db
      .insertInto('app_user')
      .values({ id: user_id, name, password_hash: hash, ...owner })
      .execute()
    const rows = access.length === 0 ? [] : await db.selectFrom('access').where('code', 'in', access).select('id').execute()
    if (rows.length !== access.length) throw new Error(`Not all of these accesses exist: ${access}`)
    if (rows.length > 0)
      await db
        .insertInto('user_access')
        .values(rows.map(({ id }) => ({ user_id, access_id: id })))
        .execute()
    // The sign-in is inserted without hashing a password, because tests create hundreds of users.
    const [created_at, seen_at] = [readClock().toISOString(), readClock().toISOString()]
    await db
      .insertInto('sign_in')
      .values({ user_id, token_hash: hashToken(user_id), created_at, seen_at })
      .execute()
    return { ...openBrowser(`turnos=${user_id}`), id: user_id, name }
  }

  return {
    ...(await signIn('admin')),
    db,
    /** The connections to PostgreSQL; undefined on the embedded engine. */
    pool,
    listen,
    fastify,
    /** Sets the server's clock to this instant. */
    setClock: (instant: string) => {
      clock.fixed = new Date(instant)
    },
    /** A browser that is not signed in. */
    visitor: openBrowser(),
    signIn,
    makeUser,
    close: async () => {
      await fastify.close()
      await database.close()
    },
  }
}

/** A running server, as `startApp` returns it. */
export type App = Awaited<ReturnType<typeof startApp>>
