import { addDays, splitDate } from '#domain/weeks.ts'
import type { Database } from '#server/database/connect.ts'
import { insertBenchData, makeBookings, sunday } from './bench-data.ts'
import { type Figure, measureRuns } from './figures.ts'
import { type CallApi, createDatabase, signIn, startServer } from './server.ts'

/** Measures API calls over HTTP: signing in, loading a week, available people, bulk bookings. The baseline is the simplest call. */
export async function measureCalls(engine: Database['engine']): Promise<Figure[]> {
  return [
    ...(await measureOn(engine, { clients: 150, sessions: 100 }, ({ call, turn }) => ({
      [`by-turn-and-week, 100 sessions, ${engine}`]: { count: 200, run: createWeekLoader(call, turn) },
      [`login, ${engine}`]: { count: 50, run: () => signIn(call) },
      // This must take as long as the login above, because its duration must not reveal which users exist.
      [`login of an unknown user, ${engine}`]: { count: 4, run: () => signInAsUnknownUser(call) },
    }))),
    ...(await measureOn(engine, { clients: 150, sessions: 1_000 }, ({ call, turn }) => ({
      [`by-turn-and-week, 1000 sessions, ${engine}`]: { count: 200, run: createWeekLoader(call, turn) },
    }))),
    ...(await measureOn(engine, { clients: 5_000, sessions: 1_000 }, ({ call, turn, bookings }) => ({
      [`available-people, 5000 clients, ${engine}`]: { count: 100, run: createAvailablePeopleLoader(call, turn) },
      [`bulk create and delete of 500, ${engine}`]: { count: 10, run: createBulkBooking(call, bookings) },
    }))),
  ]
}

type Target = { call: CallApi; turn: string; bookings: unknown[] }
type Runs = Record<string, { count: number; run: () => Promise<unknown> }>

/** Runs the calls on a new database of a size. */
async function measureOn(engine: Database['engine'], size: { clients: number; sessions: number }, createRuns: (target: Target) => Runs) {
  const { database, drop } = await createDatabase(engine)
  const practice = await insertBenchData(database.db, size)
  const { call, end } = await startServer(database)
  const figures: Figure[] = []
  for (const [name, { count, run }] of Object.entries(createRuns({ call, turn: practice.turn, bookings: makeBookings(practice) }))) {
    const loadSettings = () => call('GET', '/v1/settings')
    // These runs warm up the code and are not counted.
    await measureRuns(Math.ceil(count / 10), run)
    await measureRuns(20, loadSettings)
    figures.push({
      name,
      runs: await measureRuns(count, run),
      baseline: { name: 'GET /v1/settings', runs: await measureRuns(200, loadSettings) },
    })
  }
  await end()
  await database.close()
  await drop()
  return figures
}

const createWeekLoader = (call: CallApi, turn: string) => {
  const { year, month, day } = splitDate(sunday)
  return () => call('GET', `/v1/sessions/by-turn-and-week?turn_id=${turn}&year=${year}&month=${month}&day=${day}`)
}

const createAvailablePeopleLoader = (call: CallApi, turn: string) => () =>
  call('GET', `/v1/sessions/available-people?session_date=${addDays(sunday, 3)}&time=480&person_type=client&turn_id=${turn}`)

/** Tries to sign in as a user who does not exist. The caller runs it a few times only, because the server limits failed attempts. */
const signInAsUnknownUser = (call: CallApi) =>
  call('POST', '/v1/auth/login', { username: 'nadie', password: 'no es de nadie' }).catch((error: Error) => {
    if (!error.message.includes('answered 401')) throw error
  })

const createBulkBooking = (call: CallApi, sessions: unknown[]) => async () => {
  const ids = await call('POST', '/v1/sessions/bulk', { sessions })
  await call('DELETE', '/v1/sessions/bulk', { ids })
}
