import type { AddressInfo } from 'node:net'
import { slots } from '#domain/slots.ts'
import { addDays, partsOf, weekStart } from '#domain/weeks.ts'
import { createApp } from '#server/app.ts'
import { hashPassword } from '#server/auth/password.ts'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import { migrate } from '#server/database/migrate.ts'
import { readSettings } from '#server/settings.ts'
import { onTestServer, testDatabaseUrl } from '../../tests/server/postgres.ts'
import type { SessionRow } from '../demo/agenda.ts'
import { chance } from '../demo/chance.ts'
import { clients, type Practice, schedule, workers } from '../demo/clinic.ts'
import { insertPractice, insertSessions } from '../demo/fill.ts'
import { peopleOf } from '../demo/people.ts'
import { type Figure, timed } from './table.ts'

const password = 'only-for-the-bench'
const sunday = weekStart('2026-11-24')

/** by-turn-and-week over HTTP, with 100 and with 1,000 sessions in that week; the yardstick is the simplest call there is. */
export async function measureWeeks(engine: Database['engine']): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const count of [100, 1_000]) {
    const { database, drop } = await openEmpty(engine)
    const turn = await fill(database, count)
    const app = await createApp({ db: database.db, settings: readSettings({ LOG_LEVEL: 'silent' }) })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const ask = await signIn(`http://127.0.0.1:${port}/api`)

    const { year, month, day } = partsOf(sunday)
    const week = () => ask(`/v1/sessions/by-turn-and-week?turn_id=${turn}&year=${year}&month=${month}&day=${day}`)
    const found = (await week()) as unknown[]
    if (found.length !== count) throw new Error(`The week should have ${count} sessions and has ${found.length}.`)
    const settings = () => ask('/v1/settings')
    await timed(20, week)
    await timed(20, settings)
    figures.push({
      what: `by-turn-and-week, ${count} sessions, ${engine}`,
      runs: await timed(200, week),
      yardstick: { what: 'GET /v1/settings', runs: await timed(200, settings) },
    })
    await app.close()
    await database.close()
    await drop()
  }
  return figures
}

/** Signs in and answers how to GET. */
async function signIn(base: string) {
  const login = await fetch(`${base}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return async (path: string): Promise<unknown> => {
    const answer = await fetch(base + path, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}

/** One practice whose morning holds so many sessions in one week; answers the turn. */
async function fill({ db }: Database, count: number): Promise<string> {
  await migrate(db)
  await ensureFirstStart(db, { adminPassword: password, hash: hashPassword })
  const luck = chance(count, new Date(sunday))
  const person = peopleOf(luck, sunday)
  const practice = {
    schedule: schedule(luck, 'Terapia infantil', { session: 45, pause: 5 }, [['Mañana', '08:00', '13:55']]),
    workers: workers(luck, 30, () => person({ from: 24, to: 58 })),
    clients: clients(luck, 150, () => person({ from: 3, to: 14 })),
  }
  await db.transaction().execute(async (trx) => {
    await insertPractice(trx, practice)
    await insertSessions(trx, weekOf(practice, count, luck.id))
  })
  return practice.schedule.turns[0]!.id
}

/** So many sessions, spread over the slots from Monday to Saturday; in each slot the first workers with the first clients. */
function weekOf({ schedule, workers, clients }: Omit<Practice, 'fullness'>, count: number, id: () => string): SessionRow[] {
  const turn = schedule.turns[0]!
  const times = slots(
    { start: turn.start_time, end: turn.end_time },
    { session: schedule.session_duration, pause: schedule.break_duration },
  )
  const places = [1, 2, 3, 4, 5, 6].flatMap((day) => times.map((time) => ({ day, time })))
  return Array.from({ length: count }, (_, index) => {
    const { day, time } = places[index % places.length]!
    const row = Math.floor(index / places.length)
    return {
      id: id(),
      client_id: clients[(row + index) % clients.length]!.id,
      worker_id: workers[row]!.id,
      turn_id: turn.id,
      day,
      time,
      duration: schedule.session_duration,
      session_date: addDays(sunday, day),
      starts_on: null,
      state: 'confirmed',
      attended: null,
      note: null,
    }
  })
}

/** An empty database; on PostgreSQL one of its own. */
async function openEmpty(engine: Database['engine']): Promise<{ database: Database; drop: () => Promise<void> }> {
  if (engine === 'embedded') return { database: await openDatabase({}), drop: async () => {} }
  const name = `turnos_bench_${process.pid}`
  await onTestServer(`create database ${name} template template0 encoding 'UTF8'`)
  return { database: await openDatabase({ url: testDatabaseUrl(name) }), drop: () => onTestServer(`drop database ${name} with (force)`) }
}
