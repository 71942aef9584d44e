import type { InjectOptions } from 'fastify'
import { v7 as newId } from 'uuid'
import { createApi } from '#api/client.ts'
import { shapes } from '#api/generated/shapes.ts'
import { createApp } from '#server/app.ts'
import { hashPassword } from '#server/auth/password.ts'
import { hashToken } from '#server/auth/sign-in.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import type { Settings } from '#server/settings.ts'
import { openTestDatabase } from './test-database.ts'
import { validateAnswer } from './validate-answers.ts'

const password = 'una clave muy larga'

/** What the environment would set. */
export const testSettings: Settings = {
  host: '127.0.0.1',
  port: 0,
  dataDir: '',
  databaseUrl: undefined,
  adminPassword: password,
  timeZone: 'America/Lima',
  testMode: false,
  trustProxy: false,
  logLevel: 'silent',
}

/** A user made straight in the database: what he may do, and whom he signs in for. */
type NewUser = { access?: string[]; client_id?: string; worker_id?: string }

/** The server's clock to begin with, what the environment sets otherwise, and where its log goes. */
type StartOptions = { now?: string; settings?: Partial<Settings>; logger?: Parameters<typeof createApp>[0]['logger'] }

/**
 * The server on a database of its own, called in process. Every answer is held against the contract.
 * `api` and `inject` call as `admin`, who may do everything.
 */
export async function startApp({ now, settings: own, logger }: StartOptions = {}) {
  const database = await openTestDatabase()
  const { db } = database
  await ensureFirstStart(db, { adminPassword: password, hash: hashPassword })
  const clock = { fixed: now === undefined ? undefined : new Date(now) }
  const readClock = () => clock.fixed ?? new Date()
  const app = await createApp({ db, settings: { ...testSettings, ...own }, logger, clock: readClock })

  /** One browser: it keeps its cookie. */
  function openBrowser(cookie = '') {
    const inject = async ({ headers, ...call }: InjectOptions & { url: string }) => {
      const answer = await app.inject({ ...call, headers: { ...(cookie && { cookie }), ...headers } })
      validateAnswer(call.method ?? 'GET', call.url, answer)
      for (const { name, value } of answer.cookies) cookie = value === '' ? '' : `${name}=${value}`
      return answer
    }
    const fetch = async (request: Request) => {
      const { method, url } = request
      const body = await request.text()
      const answer = await inject({
        method: method as 'GET',
        url: url.replace('http://localhost', ''),
        headers: Object.fromEntries(request.headers),
        ...(body !== '' && { payload: body }),
      })
      const { statusCode: status, headers } = answer
      return new Response(status === 204 ? null : answer.body, { status, headers: headers as Record<string, string> })
    }
    return { api: createApi({ baseUrl: 'http://localhost/api', shapes, fetch }), inject }
  }

  /** Signs in as this user, in a browser of his own. */
  async function signIn(name: string, own = password) {
    const { api, inject } = openBrowser()
    await api.post('/v1/auth/login', { body: { username: name, password: own } })
    return { api, inject }
  }

  const hash = await hashPassword(password)

  /** Makes a user who holds exactly these accesses, and signs in as him. */
  async function makeUser({ access = [], ...owner }: NewUser) {
    const user_id = newId()
    const name = `user ${user_id}`
    await db
      .insertInto('app_user')
      .values({ id: user_id, name, password_hash: hash, ...owner })
      .execute()
    const held = access.length === 0 ? [] : await db.selectFrom('access').where('code', 'in', access).select('id').execute()
    if (held.length !== access.length) throw new Error(`Not all of these accesses exist: ${access}`)
    if (held.length > 0)
      await db
        .insertInto('user_access')
        .values(held.map(({ id }) => ({ user_id, access_id: id })))
        .execute()
    // a sign-in of his own without the work of a password, which tests with hundreds of users would wait for
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
    app,
    /** Sets the server's clock. */
    setClock: (there: string) => {
      clock.fixed = new Date(there)
    },
    /** Nobody is signed in. */
    visitor: openBrowser(),
    signIn,
    makeUser,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** The running server of a test file. */
export type App = Awaited<ReturnType<typeof startApp>>
