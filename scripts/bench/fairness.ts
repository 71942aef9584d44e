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

/** The data, the calls that book in bulk with the sessions of each, and those that list sessions with the sessions of each. */
const sizes = {
  full: { clients: 5_000, sessions: 1_000, bulkCalls: 30, bulkSize: 500, listCalls: 60, listSize: 1_000 },
  smallest: { clients: 50, sessions: 60, bulkCalls: 2, bulkSize: 10, listCalls: 2, listSize: 20 },
}

/** Milliseconds between two calls of one kind. */
const pause = 50

/**
 * Measures how long the calls of one user take while another user sends many large ones: 30 bulk bookings of 500 sessions, and 60 lists of 1,000. The
 * server runs in a separate process, so that the calls are timed by a process that is not busy.
 */
export async function measureFairness(engine: Database['engine'], size: Size): Promise<Figure[]> {
  const { bulkCalls, bulkSize, listCalls, listSize, ...data } = sizes[size]
  const { environment, bookings, turn, user, remove } = await createFilledDatabase(engine, data)
  const app = await startApp({ ...environment, ADMIN_PASSWORD: password })
  try {
    const busyUser = await signIn(app.url, { name: 'admin', password })
    const probes = createProbes(app.url, await signIn(app.url, user), { bookings, turn })
    const sendBulk = (index: number) =>
      busyUser.call('POST', '/v1/sessions/bulk', { sessions: moveWeeks(bookings.slice(0, bulkSize), index) })
    const readList = () => busyUser.call('GET', `/v1/sessions?limit=${listSize}`)
    const bulks = await measureDuring(bulkCalls, sendBulk, probes)
    const lists = await measureDuring(listCalls, readList, probes)
    return [
      ...toFigures(bulks, `${bulkCalls} bulks of ${bulkSize}, ${engine}`),
      ...toFigures(lists, `${listCalls} lists of ${listSize}, ${engine}`),
    ]
  } finally {
    await app.end('SIGTERM')
    await remove()
  }
}

type Probes = Record<keyof typeof bounds, () => Promise<unknown>>

/** Creates the calls whose times are measured: they need little, and wait for the large ones of the other user. */
function createProbes(url: string, { call }: SignedIn, { bookings, turn }: { bookings: Booking[]; turn: string }): Probes {
  const { year, month, day } = splitDate(sunday)
  let week = -1
  return {
    healthz: () => fetchOk(`${url}/healthz`),
    read: () => call('GET', `/v1/sessions/by-turn-and-week?turn_id=${turn}&year=${year}&month=${month}&day=${day}`),
    // The people of the bulk bookings, in weeks of the past.
    booking: () => call('POST', '/v1/sessions', moveWeeks(bookings.slice(0, 1), --week)[0]),
  }
}

/** Names the times that were measured during the large calls. */
const toFigures = (measured: Measured[], calls: string): Figure[] =>
  measured.map(({ kind, runs }) => ({
    runs,
    name: `${kind ?? 'the call itself'} during ${calls}`,
    quantile: 1,
    ...(kind && { bound: { ms: bounds[kind] } }),
  }))

/** Creates a database with clients, a week of sessions and a receptionist, and returns the environment of a server that opens it. */
async function createFilledDatabase(engine: Database['engine'], size: { clients: number; sessions: number }) {
  const { environment, open, remove } = engine === 'embedded' ? createEmbedded() : await createPostgres()
  const database = await open()
  const clinic = await insertBenchData(database.db, size)
  const [user] = await database.db.transaction().execute((trx) => insertUsers(trx, clinic.workers[0]!))
  await database.close()
  return { environment, remove, turn: clinic.turn, bookings: makeBookings(clinic), user: user! }
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

/** The milliseconds of the probes of a kind, or of the large calls. */
type Measured = { kind?: keyof typeof bounds; runs: number[] }

/** Sends a call many times at once, and repeats each probe until all are answered. Returns the milliseconds of the probes of each kind, and of the calls. */
async function measureDuring(count: number, send: (index: number) => Promise<unknown>, probes: Probes): Promise<Measured[]> {
  let isBusy = true
  const busy = Promise.all(Array.from({ length: count }, (_, index) => measureCall(() => send(index)))).finally(() => {
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
  const kinds = Object.keys(probes) as (keyof Probes)[]
  const figures = await Promise.all(kinds.map(async (kind) => ({ kind, runs: await repeat(probes[kind]) })))
  return [...figures, { runs: await busy }]
}

async function measureCall(call: () => Promise<unknown>) {
  const start = performance.now()
  await call()
  return performance.now() - start
}

type SignedIn = Awaited<ReturnType<typeof signIn>>

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
