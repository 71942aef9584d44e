import { join } from 'node:path'
import { addDays, splitDate } from '#domain/weeks.ts'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { createDataFolder, startApp } from '../app/app-process.ts'
import { insertUsers } from '../demo/insert.ts'
import { insertBenchData, makeBookings, password, sunday } from './bench-data.ts'
import type { Figure, Size } from './figures.ts'
import { createTestDatabase } from './server.ts'

/** The longest that a call may take while another user's calls keep the server busy, in milliseconds. */
const bounds = { healthz: 250, read: 1_000, booking: 2_000 }

/** The data, the bulk bookings with the sessions of each, and the lists with theirs. */
const sizes = {
  full: { clients: 5_000, sessions: 1_000, bulks: 30, bulk: 500, lists: 60, list: 1_000 },
  smallest: { clients: 50, sessions: 60, bulks: 2, bulk: 10, lists: 2, list: 20 },
}

/** Milliseconds between two calls of one kind. */
const pause = 50

/**
 * Measures how long the calls of one user take while another user sends many large ones: 30 bulk bookings of 500 sessions, and 60 lists of 1,000. The
 * server runs in a separate process, so that the calls are timed by a process that is not busy.
 */
export async function measureFairness(engine: Database['engine'], size: Size): Promise<Figure[]> {
  const { bulks: bulkCount, bulk, lists: listCount, list, ...data } = sizes[size]
  const { environment, bookings, turn, user, remove } = await createFilledDatabase(engine, data)
  const app = await startApp({ ...environment, ADMIN_PASSWORD: password })
  try {
    const busyUser = await signIn(app.url, { name: 'admin', password })
    const { call } = await signIn(app.url, user)
    const { year, month, day } = splitDate(sunday)
    let week = -1
    const probes: Record<keyof typeof bounds, () => Promise<unknown>> = {
      healthz: () => fetchOk(`${app.url}/healthz`),
      read: () => call('GET', `/v1/sessions/by-turn-and-week?turn_id=${turn}&year=${year}&month=${month}&day=${day}`),
      // The people of the bulk bookings, in weeks of the past.
      booking: () => call('POST', '/v1/sessions', moveWeeks(bookings.slice(0, 1), --week)[0]),
    }
    const measureAll = async (name: string, calls: (() => Promise<unknown>)[]) =>
      (await measureDuring(calls, probes)).map(({ kind, ...figure }) => ({
        ...figure,
        name: `${kind ?? 'the call itself'} during ${calls.length} ${name}, ${engine}`,
        quantile: 1,
        ...(kind && { bound: { ms: bounds[kind] } }),
      }))
    const bulks = Array.from(
      { length: bulkCount },
      (_, index) => () => busyUser.call('POST', '/v1/sessions/bulk', { sessions: moveWeeks(bookings.slice(0, bulk), index) }),
    )
    const lists = Array.from({ length: listCount }, () => () => busyUser.call('GET', `/v1/sessions?limit=${list}`))
    return [...(await measureAll(`bulks of ${bulk}`, bulks)), ...(await measureAll(`lists of ${list}`, lists))]
  } finally {
    await app.end('SIGTERM')
    await remove()
  }
}

/** Creates a database with clients, a week of sessions and a receptionist, and returns the environment of a server that opens it. */
async function createFilledDatabase(engine: Database['engine'], size: { clients: number; sessions: number }) {
  const { environment, open, remove } = engine === 'embedded' ? createEmbedded() : await createPostgres()
  const database = await open()
  const practice = await insertBenchData(database.db, size)
  const [user] = await database.db.transaction().execute((trx) => insertUsers(trx, practice.workers[0]!))
  await database.close()
  return { environment, remove, turn: practice.turn, bookings: makeBookings(practice), user: user! }
}

function createEmbedded() {
  const data = createDataFolder()
  return {
    environment: { DATA_DIR: data.folder },
    open: () => openDatabase({ dir: join(data.folder, 'db') }),
    remove: async () => data.remove(),
  }
}

async function createPostgres() {
  const { url, drop } = await createTestDatabase()
  return { environment: { DATABASE_URL: url }, open: () => openDatabase({ url }), remove: drop }
}

type Booking = ReturnType<typeof makeBookings>[number]

const moveWeeks = (bookings: Booking[], weeks: number) =>
  bookings.map((booking) => ({ ...booking, session_date: addDays(booking.session_date, 7 * weeks) }))

/** Sends all calls at once and repeats each probe until they are answered. Returns the milliseconds of the calls and of the probes of each kind. */
async function measureDuring<Kind extends string>(
  calls: (() => Promise<unknown>)[],
  probes: Record<Kind, () => Promise<unknown>>,
): Promise<{ kind?: Kind; runs: number[] }[]> {
  let isBusy = true
  const busy = Promise.all(calls.map(measureCall)).finally(() => {
    isBusy = false
  })
  const repeat = async (probe: () => Promise<unknown>) => {
    const runs: number[] = []
    while (isBusy) {
      runs.push(await measureCall(probe))
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return runs
  }
  const kinds = Object.keys(probes) as Kind[]
  const figures = await Promise.all(kinds.map(async (kind) => ({ kind, runs: await repeat(probes[kind]) })))
  return [...figures, { runs: await busy }]
}

async function measureCall(call: () => Promise<unknown>) {
  const start = performance.now()
  await call()
  return performance.now() - start
}

async function signIn(url: string, { name, password }: { name: string; password: string }) {
  let cookie = ''
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    return fetchOk(`${url}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  }
  const response = await call('POST', '/v1/auth/login', { username: name, password })
  cookie = response.headers.getSetCookie()[0]!.split(';')[0]!
  return { call }
}

/** Fetches to the end of the body, which is not parsed. Throws when the response is an error. */
async function fetchOk(url: string, init?: RequestInit) {
  const response = await fetch(url, init)
  const body = await response.text()
  if (!response.ok) throw new Error(`${init?.method ?? 'GET'} ${url} answered ${response.status}: ${body.slice(0, 500)}`)
  return response
}
