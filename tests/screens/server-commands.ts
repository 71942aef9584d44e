import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { BrowserCommand, TestProject } from 'vitest/node'

/** A call of the page: its method, its path with the query, and its body. `now`: the page's clock, which the server follows. */
export type ServerCall = { method: string; url: string; headers: Record<string, string>; body: string | undefined; now: number }
/** Both are signed in as `admin`. The page can sign out and in again, the colleague stays signed in. */
export type Caller = 'page' | 'colleague'

export type ServerAnswer = { status: number; headers: Record<string, string>; body: string }

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    /** Starts the real server for this page, or restores its data. `isSignedIn`: whether the page is signed in, as `admin`. */
    startServer: (options: { isSignedIn: boolean }) => Promise<void>
    callServer: (caller: Caller, call: ServerCall) => Promise<ServerAnswer>
  }
}

type Server = {
  app: FastifyInstance
  /** The sign-in cookie of each caller. */
  cookies: Record<Caller, string>
  clock: { now: Date }
  /** The calls that have no answer yet. */
  pendingCalls: Set<Promise<unknown>>
  restore: () => Promise<void>
  /** Signs `admin` in, and returns the cookie. */
  signIn: () => Promise<string>
  close: () => Promise<void>
}

/** The servers by the session of the browser page. A page runs one test file after the other. */
const servers = new Map<string, Promise<Server>>()

const startServer: BrowserCommand<[{ isSignedIn: boolean }]> = async ({ sessionId, project }, { isSignedIn }) => {
  const server = await (servers.get(sessionId) ?? openServerOfPage(sessionId, project))
  await Promise.all(server.pendingCalls)
  await server.restore()
  server.cookies.page = isSignedIn ? await server.signIn() : ''
}

const callServer: BrowserCommand<[Caller, ServerCall]> = async ({ sessionId }, caller, { method, url, headers, body, now }) => {
  const server = await servers.get(sessionId)
  if (!server) throw new Error('The test has not started the real server.')
  server.clock.now = new Date(now)
  const pendingCall = server.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, 'accept-encoding': 'identity', cookie: server.cookies[caller] },
    ...(body !== undefined && { payload: body }),
  })
  server.pendingCalls.add(pendingCall)
  const answer = await pendingCall
  server.pendingCalls.delete(pendingCall)
  for (const { name, value } of answer.cookies) server.cookies[caller] = `${name}=${value}`
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body }
}

/** Browser commands that give a page the real server, with its own database. They run in Vitest's process. */
export const serverCommands = { startServer, callServer }

function openServerOfPage(sessionId: string, project: TestProject) {
  const opening = openServer(project.getProvidedContext().database)
  servers.set(sessionId, opening)
  project.vitest.onClose(async () => {
    const server = await opening
    await Promise.all(server.pendingCalls)
    await server.close()
  })
  return opening
}

async function openServer(image: string): Promise<Server> {
  // It is loaded here, because this module is a part of Vite's configuration.
  const [{ createApp }, { createLimits }, { openDatabase }, { hashToken }, { hashPasswordCheaply }, { restoreExampleClinic }] =
    await Promise.all([
      import('#server/app.ts'),
      import('#server/auth/limits.ts'),
      import('#server/database/connect.ts'),
      import('#server/hash-token.ts'),
      import('../password-hash.ts'),
      import('./example-clinic.ts'),
    ])
  const database = await openDatabase({ image: await openAsBlob(image) })
  const { db } = database
  const clock = { now: new Date() }
  const settings = {
    host: '127.0.0.1',
    port: 0,
    dataDir: '',
    backupDir: undefined,
    databaseUrl: undefined,
    adminPassword: undefined,
    timeZone: 'America/Lima',
    country: 'PE',
    clinicName: 'Turnos',
    clinicPhone: undefined,
    phonePrefix: '51',
    drainSeconds: 0,
    historyMonths: 36,
    clientReplies: true,
    testMode: false,
    trustProxy: false as const,
    logLevel: 'silent' as const,
    metricsToken: undefined,
  }
  const limits = createLimits()
  const app = await createApp({ db, settings, clock: () => clock.now, limits, hashPassword: hashPasswordCheaply })
  const { id: user_id } = await db.selectFrom('app_user').where('name', '=', 'admin').select('id').executeTakeFirstOrThrow()
  const signIn = async () => {
    const token = randomUUID()
    const never = '2100-01-01T00:00:00.000Z'
    await db
      .insertInto('sign_in')
      .values({ user_id, token_hash: hashToken(token), created_at: never, seen_at: never })
      .execute()
    return `turnos=${token}`
  }
  return {
    app,
    cookies: { page: '', colleague: await signIn() },
    signIn,
    clock,
    pendingCalls: new Set(),
    restore: async () => {
      await restoreExampleClinic(db)
      // All tests of the page together would exceed the number of calls that one user may make.
      await limits.calls.delete(user_id)
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
