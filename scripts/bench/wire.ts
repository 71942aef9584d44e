import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'
import { splitDate } from '#domain/weeks.ts'
import type { Database } from '#server/database/connect.ts'
import { insertBenchData, password, sunday } from './bench-data.ts'
import type { Figure, Size } from './figures.ts'
import type { Load } from './send-calls.ts'
import { createDatabase, startServer } from './server.ts'

/** The sessions of the two weeks, and how many times each load is sent, on how many connections and for how long. */
const sizes = {
  full: { few: 100, many: 1_000, rounds: 2, connections: 10, milliseconds: 3_000 },
  smallest: { few: 10, many: 20, rounds: 1, connections: 2, milliseconds: 100 },
}

/**
 * The smallest share of the rate of a bare server that sends the same bytes. The bounds were set for uncompressed answers. Brotli, which browsers accept, is
 * reported without a bound.
 */
const bounds = {
  embedded: { unchanged: 0.15, changed: 0.06, large: 0.3, notModified: 0.25 },
  postgres: { unchanged: 0.15, changed: 0.08, large: 0.3, notModified: 0.25 },
}

/**
 * Measures how many weeks of sessions one process answers per second, as a share of the rate of a bare Node server that sends the same bytes. The two are
 * measured alternately in one run.
 */
export async function measureWire(engine: Database['engine'], size: Size): Promise<Figure[]> {
  return [...(await measureWeek(engine, size, 'few')), ...(await measureWeek(engine, size, 'many'))]
}

async function measureWeek(engine: Database['engine'], size: Size, week: 'few' | 'many') {
  const { database, drop } = await createDatabase(engine)
  const { turn } = await insertBenchData(database.db, { clients: 500, sessions: sizes[size][week], workers: 40 })
  const { url, end } = await startServer(database, { callsPerMinute: Number.MAX_SAFE_INTEGER })
  const { year, month, day } = splitDate(sunday)
  const weekUrl = `${url}/api/v1/sessions/by-turn-and-week?turn_id=${turn}&year=${year}&month=${month}&day=${day}`
  const cookie = await signIn(url)
  const figures = []
  for (const encoding of ['identity', 'br'] as const)
    figures.push(...(await compareWeek(weekUrl, { cookie, 'accept-encoding': encoding }, { engine, size, week })))
  await end()
  await database.close()
  await drop()
  return figures
}

/** Compares the rates of a week, sent as the headers ask for it, with those of a bare server that sends the same bytes. */
async function compareWeek(
  weekUrl: string,
  headers: { cookie: string; 'accept-encoding': 'identity' | 'br' },
  { engine, size, week }: { engine: Database['engine']; size: Size; week: 'few' | 'many' },
) {
  const { [week]: sessions, rounds, connections, milliseconds } = sizes[size]
  const { unchanged, changed, large, notModified } = bounds[engine]
  const isCompressed = headers['accept-encoding'] === 'br'
  const body = await readBytes(weekUrl, headers)
  const bare = await startBareServer(body)
  const [session] = JSON.parse((isCompressed ? brotliDecompressSync(body) : body).toString()) as { id: string }[]
  const read = { url: weekUrl, method: 'GET', headers }
  const write = {
    url: new URL(`/api/v1/sessions/${session!.id}/state`, weekUrl).href,
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'confirmed' }),
  }
  const compare = async (name: string, minRatio: number, load: Pick<Load, 'call' | 'write' | 'status'>): Promise<Figure> => {
    const rates: number[] = []
    const bareRates: number[] = []
    for (let round = 0; round < rounds; round++) {
      rates.push(await sendCalls({ ...load, connections, milliseconds }))
      const call = { url: bare.url, method: 'GET', headers: load.call.headers }
      bareRates.push(await sendCalls({ call, status: load.status, connections, milliseconds }))
    }
    return {
      name: `${name}${isCompressed ? ', Brotli' : ''}, ${engine}`,
      runs: rates,
      unit: 'calls/s',
      quantile: 1,
      baseline: { name: 'a bare server', runs: bareRates },
      ...(!isCompressed && { bound: { minRatio } }),
    }
  }
  const figures =
    week === 'few'
      ? [
          await compare(`week of ${sessions}, unchanged`, unchanged, { call: read, status: 200 }),
          await compare(`week of ${sessions}, changed before every tenth call`, changed, { call: read, write, status: 200 }),
          await compare(`unchanged week of ${sessions}, If-None-Match`, notModified, {
            call: { ...read, headers: { ...headers, 'if-none-match': await readETag(weekUrl, headers) } },
            status: 304,
          }),
        ]
      : [await compare(`week of ${sessions}, unchanged`, large, { call: read, status: 200 })]
  await bare.end()
  return figures
}

/** Sends a call on all connections at once and returns the answers a second. */
async function sendCalls(load: Load): Promise<number> {
  const thread = new Worker(new URL('send-calls.ts', import.meta.url), { workerData: load })
  const [rate] = await once(thread, 'message')
  await thread.terminate()
  return rate * 1_000
}

const readETag = async (url: string, headers: Record<string, string>) => (await fetch(url, { headers })).headers.get('etag') ?? ''

/** Returns the body as it is sent, where `fetch` would decompress it. */
async function readBytes(url: string, headers: Record<string, string>) {
  const [response] = await once(get(url, { headers }), 'response')
  return buffer(response)
}

async function signIn(url: string) {
  const { headers } = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  return headers.getSetCookie()[0]!.split(';')[0]!
}

/** Starts a server that does nothing but send these bytes, or a 304 where it is asked for. */
async function startBareServer(body: Buffer) {
  const server = createServer((request, response) => {
    if (request.headers['if-none-match'] === undefined) response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    else response.writeHead(304).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end: async () => void server.close() }
}
