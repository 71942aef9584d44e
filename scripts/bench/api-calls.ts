import { addDays, splitDate } from '#domain/weeks.ts'
import type { Database } from '#server/database/connect.ts'
import { insertBenchData, makeBookings, sunday } from './bench-data.ts'
import { type Figure, measureRuns, type Size } from './figures.ts'
import { type CallApi, createDatabase, signIn, startServer } from './server.ts'

/** The clients, sessions and bulk bookings. `share` is multiplied with the number of calls. */
const sizes = {
  full: { clients: { few: 150, many: 5_000 }, sessions: { few: 100, many: 1_000 }, bulk: 500, steps: [52, 500], share: 1 },
  smallest: { clients: { few: 20, many: 50 }, sessions: { few: 10, many: 20 }, bulk: 10, steps: [2], share: 0.01 },
}

/** Measures API calls over HTTP: signing in, loading a week, available people, bulk bookings. The baseline is the simplest call. */
export async function measureCalls(engine: Database['engine'], size: Size): Promise<Figure[]> {
  const { clients, sessions, bulk, steps, share } = sizes[size]
  const measureOn = createMeasure(engine, share)
  return [
    ...(await measureOn({ clients: clients.few, sessions: sessions.few }, ({ call, turn }) => ({
      [`by-turn-and-week, ${sessions.few} sessions, ${engine}`]: { count: 200, run: createWeekLoader(call, turn) },
      [`login, ${engine}`]: { count: 50, run: () => signIn(call) },
      // This must take as long as the login above, because its duration must not reveal which users exist.
      [`login of an unknown user, ${engine}`]: { count: 4, run: () => signInAsUnknownUser(call) },
    }))),
    ...(await measureOn({ clients: clients.few, sessions: sessions.many }, ({ call, turn }) => ({
      [`by-turn-and-week, ${sessions.many} sessions, ${engine}`]: { count: 200, run: createWeekLoader(call, turn) },
    }))),
    ...(await measureOn({ clients: clients.many, sessions: sessions.many }, ({ call, turn, bookings }) => ({
      [`available-people, ${clients.many} clients, ${engine}`]: { count: 100, run: createAvailablePeopleLoader(call, turn) },
      [`bulk create and delete of ${bulk}, ${engine}`]: { count: 10, run: createBulkBooking(call, bookings.slice(0, bulk)) },
    }))),
    ...(await measureChanges(measureOn, steps, engine, { clients: clients.many, sessions: sessions.many })),
  ]
}

/** Measures a change of each number of steps, and its undo, each in a new clinic. */
async function measureChanges(measureOn: ReturnType<typeof createMeasure>, counts: readonly number[], engine: string, size: ClinicSize) {
  const figures: Figure[] = []
  for (const count of counts)
    figures.push(
      ...(await measureOn(size, ({ call, bookings }) => {
        const move = createMover(call, bookings.slice(0, count))
        return {
          [`change of ${count} steps, ${engine}`]: { count: 10, run: move },
          [`undo of a change of ${count} steps, ${engine}`]: { count: 10, run: createUndoer(call, move) },
        }
      })),
    )
  return figures
}

type ClinicSize = { clients: number; sessions: number }
type Booking = ReturnType<typeof makeBookings>[number]
type Target = { call: CallApi; turn: string; bookings: Booking[] }
type Runs = Record<string, { count: number; run: () => Promise<unknown> }>

/** Creates a function that runs a share of the calls on a new database of a size. */
const createMeasure =
  (engine: Database['engine'], share: number) =>
  async (clinicSize: ClinicSize, createRuns: (target: Target) => Runs): Promise<Figure[]> => {
    const { database, drop } = await createDatabase(engine)
    const clinic = await insertBenchData(database.db, clinicSize)
    const { call, end } = await startServer(database)
    const measure = (count: number, run: () => Promise<unknown>) => measureRuns(Math.ceil(count * share), run)
    const figures: Figure[] = []
    for (const [name, { count, run }] of Object.entries(createRuns({ call, turn: clinic.turn, bookings: makeBookings(clinic) }))) {
      const loadSettings = () => call('GET', '/v1/settings')
      // These runs warm up the code and are not counted.
      await measure(count / 10, run)
      await measure(20, loadSettings)
      figures.push({
        name,
        runs: await measure(count, run),
        baseline: { name: 'GET /v1/settings', runs: await measure(200, loadSettings) },
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

/** Moves sessions four weeks ahead, or back, in one change, and returns its id. It books them at its first run, which warms up and is not counted. */
function createMover(call: CallApi, bookings: readonly Booking[]) {
  let ids: string[] | undefined
  let weeks = 0
  return async () => {
    ids ??= (await call('POST', '/v1/sessions/bulk', { sessions: bookings })) as string[]
    weeks = 4 - weeks
    const steps = bookings.map((booking, index) => ({
      update: { ...booking, id: ids![index], session_date: addDays(booking.session_date, weeks * 7) },
    }))
    return readChangeId(await call('POST', '/v1/sessions/changes', { steps }))
  }
}

/** Each run undoes the change of the run before. The first run makes the change; it warms up and is not counted. */
function createUndoer(call: CallApi, change: () => Promise<string>) {
  let changeId: string | undefined
  return async () => {
    changeId ??= await change()
    changeId = readChangeId(await call('POST', `/v1/changes/${changeId}/undo`))
  }
}

const readChangeId = (answer: unknown) => (answer as { change_id: string }).change_id
