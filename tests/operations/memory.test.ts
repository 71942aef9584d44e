import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { splitDate } from '#domain/weeks.ts'
import { insertClinic } from './clinic.ts'
import { report, send } from './load.ts'
import { createCluster } from './postgres-cluster.ts'
import { atEnd, createFolder, endAll, findFreePorts, startServer } from './programs.ts'

afterAll(endAll)

const callsPerRound = 10_000

/** Connects to the inspector of a Node process. */
async function inspect(port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target!.webSocketDebuggerUrl)
  await once(socket, 'open')
  atEnd(() => socket.close())
  let id = 0
  const call = async <T>(method: string, params = {}) => {
    const sent = ++id
    const { promise, resolve } = Promise.withResolvers<T>()
    const receive = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data)
      if (message.id !== sent) return
      socket.removeEventListener('message', receive)
      resolve(message.result)
    }
    socket.addEventListener('message', receive)
    socket.send(JSON.stringify({ id: sent, method, params }))
    return promise
  }
  /** Collects garbage, and returns the memory in use, in bytes. */
  return async () => {
    await call('HeapProfiler.collectGarbage')
    const expression = 'JSON.stringify(process.memoryUsage())'
    const { result } = await call<{ result: { value: string } }>('Runtime.evaluate', { expression })
    return JSON.parse(result.value) as { heapUsed: number; rss: number }
  }
}

test('the heap of a server grows by at most 5 % from the 10,000th to the 20,000th of mixed calls', { timeout: 900_000 }, async () => {
  const folder = createFolder()
  const [database = 0, inspector = 0] = await findFreePorts(2)
  const cluster = await createCluster(join(folder, 'postgres'), database)
  await cluster.start()
  // One user may only send 20 calls a second.
  const { cookies, bookings, turn } = await insertClinic(cluster.url, 40)
  const server = await startServer({ DATABASE_URL: cluster.url, NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` })
  const readMemory = await inspect(inspector)
  const agent = new Agent({ keepAlive: true })
  const statuses: Record<string, number> = {}

  const call = async (index: number) => {
    const cookie = cookies[index % cookies.length]!
    const booking = bookings.next().value
    const { year, month, day } = splitDate(booking.session_date)
    const calls: [path: string, method?: string, body?: unknown][] = [
      ['/api/v1/sessions', 'POST', booking],
      [`/api/v1/sessions/by-turn-and-week?turn_id=${turn}&year=${year}&month=${month}&day=${day}`],
      [`/api/v1/clients?search=${'abcdefghij'[index % 10]}&limit=20`],
      ['/api/v1/sessions', 'POST', { ...booking, time: 'mañana' }],
      ['/api/v1/auth/is_logged_in'],
      ['/api/v1/workers?limit=50'],
      [`/api/v1/clients/${booking.client_id}`],
      [`/api/v1/sessions/${booking.client_id}`],
      ['/'],
      ['/api/v1/nada'],
    ]
    const [path, method = 'GET', body] = calls[Math.floor(index / cookies.length) % calls.length]!
    const { status } = await send(`${server.url}${path}`, { method, cookie, body }, agent)
    statuses[String(status)] = (statuses[String(status)] ?? 0) + 1
  }
  const sendRound = async () => {
    let sent = 0
    const sendOneByOne = async () => {
      while (sent < callsPerRound) await call(sent++)
    }
    await Promise.all(Array.from({ length: 8 }, sendOneByOne))
    return readMemory()
  }

  const [first, second] = [await sendRound(), await sendRound()]
  const describe = ({ heapUsed, rss }: typeof first) =>
    `heap ${(heapUsed / 2 ** 20).toFixed(1)} MB, resident ${(rss / 2 ** 20).toFixed(0)} MB`
  const growth = second.heapUsed / first.heapUsed - 1
  report(`after 10,000 calls: ${describe(first)}; after 20,000: ${describe(second)}; growth ${(100 * growth).toFixed(1)} %`)
  report(`answers: ${JSON.stringify(statuses)}`)
  expect(Object.keys(statuses).sort()).toEqual(['200', '201', '400', '404'])
  expect(growth).toBeLessThanOrEqual(0.05)
  agent.destroy()
})
