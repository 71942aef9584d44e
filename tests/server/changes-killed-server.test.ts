import { setTimeout as wait } from 'node:timers/promises'
import { v7 as createId } from 'uuid'
import { afterAll, expect, inject, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { buildWirePerson } from './create-records.ts'
import { type AnyCall, prepareKillableServers } from './start-killable-servers.ts'

const { startServer, call, remove } = await prepareKillableServers()

/** PostgreSQL has two servers, of which one is killed at a time. The embedded engine has one. */
const servers = await Promise.all(inject('templates').engine === 'postgres' ? [startServer(), startServer()] : [startServer()])
afterAll(async () => {
  isOver = true
  for (const server of servers) await server.end('SIGKILL')
  await remove()
})

const numberOfClients = 4
/** Every client makes at least so many changes, however slow the machine is. */
const minWeeks = 8
const numberOfKills = 3
const millisecondsBetweenKills = 1_000

/** Two sessions that are booked by one change, and what is known of them in the end. */
type Pair = { note: string; session_date: string; state: 'booked' | 'undone' | 'refused'; changeId?: string }

let acknowledged = 0
let isOver = false

/** Sends a call with its key until it is answered, by whichever server is there. */
async function sendUntilAnswered(asked: AnyCall) {
  for (let attempt = 0; ; attempt++)
    try {
      const response = await call(servers[attempt % servers.length]!.url, asked)
      const body: unknown = response.status === 204 ? undefined : await response.json()
      const isAtWork = response.status === 503 || (response.status === 409 && response.headers.has('retry-after'))
      if (!isAtWork) return { status: response.status, body }
      await wait(20)
    } catch {
      await wait(20)
    }
}

async function create(path: string, payload: object): Promise<string> {
  return ((await sendUntilAnswered({ path, key: createId(), payload })).body as { id: string }).id
}

const read = async <Body>(path: string) => (await sendUntilAnswered({ method: 'GET', path })).body as Body

/**
 * Books pairs of sessions, each by one change, and undoes every third one, until the servers are killed no more. Someone else books the same slots of the same worker,
 * so that one of the two is refused.
 */
async function work(place: { client_id: string; worker_id: string; turn_id: string }, firstDate: string): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let week = 0; !isOver || week < minWeeks; week++) {
    const session_date = addDays(firstDate, 7 * week)
    const note = createId()
    const build = (time: number) => ({ create: { ...place, day: getWeekday(session_date), session_date, time, note } })
    const steps = [build(parseTimeOfDay('09:00')), build(parseTimeOfDay('10:00'))]
    const booked = await sendUntilAnswered({ path: '/sessions/changes', key: createId(), payload: { steps } })
    const changeId = (booked.body as { change_id?: string }).change_id
    expect([200, 422]).toContain(booked.status)
    const pair: Pair = {
      note,
      session_date,
      state: booked.status === 200 ? 'booked' : 'refused',
      ...(changeId !== undefined && { changeId }),
    }
    pairs.push(pair)
    acknowledged += 1
    if (changeId === undefined || week % 3 > 0) continue
    const undone = await sendUntilAnswered({ path: `/changes/${changeId}/undo`, key: createId() })
    expect(undone.status).toBe(200)
    pair.state = 'undone'
    acknowledged += 1
  }
  return pairs
}

test('of changes and undos that several clients send while servers are killed, none is lost, doubled or half done', async () => {
  const schedule = await create('/schedules', {
    name: 'Terapias',
    session_duration: 45,
    break_duration: 15,
    turns: [{ name: 'Mañana', start_time: parseTimeOfDay('08:00'), end_time: parseTimeOfDay('12:00') }],
  })
  const { turns } = await read<{ turns: { id: string }[] }>(`/schedules/${schedule}`)
  const worker_id = await create('/workers', { person: buildWirePerson(), positions: [5] })
  const clients = await Promise.all(Array.from({ length: numberOfClients }, () => create('/clients', { person: buildWirePerson() })))
  const works = clients.map((client_id, index) =>
    work({ client_id, worker_id, turn_id: turns[0]!.id }, addDays('2027-01-04', Math.floor(index / 2))),
  )
  for (let kill = 0; kill < numberOfKills; kill++) {
    await wait(millisecondsBetweenKills)
    await servers[kill % servers.length]!.end('SIGKILL')
    servers[kill % servers.length] = await startServer()
  }
  isOver = true
  const pairs = (await Promise.all(works)).flat()
  const sessions = await read<{ note: string | null }[]>(`/sessions?worker_id=${worker_id}&limit=10000`)
  const count = Map.groupBy(sessions, ({ note }) => note)
  const found = pairs.map((pair) => ({ ...pair, sessions: count.get(pair.note)?.length ?? 0 }))
  const lost = found.filter(({ state, sessions }) => state === 'booked' && sessions === 0)
  const half = found.filter(({ sessions }) => sessions === 1)
  const doubled = found.filter(({ sessions }) => sessions > 2)
  const stillThere = found.filter(({ state, sessions }) => state !== 'booked' && sessions > 0)
  // The number depends on the machine. It says how much the test has seen.
  console.log(`acknowledged changes and undos: ${acknowledged}, servers killed: ${numberOfKills}`)
  expect({ lost, half, doubled, stillThere }).toEqual({ lost: [], half: [], doubled: [], stillThere: [] })
  const changeIds = pairs.flatMap(({ changeId }) => changeId ?? [])
  expect(new Set(changeIds).size).toBe(changeIds.length)
  const winners = Map.groupBy(
    found.filter(({ state }) => state === 'booked'),
    ({ session_date }) => session_date,
  )
  expect([...winners.values()].filter((booked) => booked.length > 1)).toEqual([])
  expect(found.some(({ state }) => state === 'refused')).toBe(true)
})
