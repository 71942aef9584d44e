import { addDays, partsOf } from '#domain/weeks.ts'
import type { Database } from '#server/database/connect.ts'
import { fill, sunday, weekOf } from './practice.ts'
import { type Ask, listen, openEmpty, signIn } from './server.ts'
import { type Figure, timed } from './table.ts'

/** What staff wait for, over HTTP: signing in, the week, who is free, many bookings at once. The yardstick is the simplest call there is. */
export async function measureCalls(engine: Database['engine']): Promise<Figure[]> {
  return [
    ...(await on(engine, { clients: 150, sessions: 100 }, ({ ask, turn }) => ({
      [`by-turn-and-week, 100 sessions, ${engine}`]: { count: 200, run: week(ask, turn) },
      [`login, ${engine}`]: { count: 50, run: () => signIn(ask) },
      // as long as the one above, or time would tell who is there
      [`login by an unknown name, ${engine}`]: { count: 4, run: () => refused(ask) },
    }))),
    ...(await on(engine, { clients: 150, sessions: 1_000 }, ({ ask, turn }) => ({
      [`by-turn-and-week, 1000 sessions, ${engine}`]: { count: 200, run: week(ask, turn) },
    }))),
    ...(await on(engine, { clients: 5_000, sessions: 1_000 }, ({ ask, turn, batch }) => ({
      [`available-people, 5000 clients, ${engine}`]: { count: 100, run: free(ask, turn) },
      [`bulk create and delete of 500, ${engine}`]: { count: 10, run: bookAndDelete(ask, batch) },
    }))),
  ]
}

type Measured = { ask: Ask; turn: string; batch: unknown[] }
type Runs = Record<string, { count: number; run: () => Promise<unknown> }>

async function on(engine: Database['engine'], size: { clients: number; sessions: number }, runsOf: (measured: Measured) => Runs) {
  const { database, drop } = await openEmpty(engine)
  const practice = await fill(database.db, size)
  const { ask, end } = await listen(database)
  const figures: Figure[] = []
  for (const [what, { count, run }] of Object.entries(runsOf({ ask, turn: practice.turn, batch: batchOf(practice) }))) {
    const settings = () => ask('GET', '/v1/settings')
    await timed(Math.ceil(count / 10), run)
    await timed(20, settings)
    figures.push({ what, runs: await timed(count, run), yardstick: { what: 'GET /v1/settings', runs: await timed(200, settings) } })
  }
  await end()
  await database.close()
  await drop()
  return figures
}

const week = (ask: Ask, turn: string) => {
  const { year, month, day } = partsOf(sunday)
  return () => ask('GET', `/v1/sessions/by-turn-and-week?turn_id=${turn}&year=${year}&month=${month}&day=${day}`)
}

const free = (ask: Ask, turn: string) => () =>
  ask('GET', `/v1/sessions/available-people?session_date=${addDays(sunday, 3)}&time=480&person_type=client&turn_id=${turn}`)

/** A sign-in by a name that nobody has; few of them, or the server has one wait. */
const refused = (ask: Ask) =>
  ask('POST', '/v1/auth/login', { username: 'nadie', password: 'no es de nadie' }).catch((error: Error) => {
    if (!error.message.includes('answered 401')) throw error
  })

/** Five hundred bookings of the week after the full one. */
const batchOf = (practice: Awaited<ReturnType<typeof fill>>) =>
  weekOf(practice, 500, () => '', addDays(sunday, 7)).map(({ client_id, worker_id, turn_id, day, time, session_date }) => ({
    ...{ client_id, worker_id, turn_id, day, time, session_date },
  }))

const bookAndDelete = (ask: Ask, sessions: unknown[]) => async () => {
  const ids = await ask('POST', '/v1/sessions/bulk', { sessions })
  await ask('DELETE', '/v1/sessions/bulk', { ids })
}
