import { Agent, request as requestByHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Booking } from './clinic.ts'
import { queryOnce } from './postgres-cluster.ts'

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string }
type Call = { method?: string; cookie?: string; body?: unknown; headers?: Record<string, string> }

/**
 * Sends a call. Resolves to the whole answer, or to the error that ended the connection: before the answer had begun (`none`) or in the middle of it (`half`).
 */
export function send(url: string, { method = 'GET', cookie, body, headers }: Call = {}, agent?: Agent): Promise<Answer | NoAnswer> {
  const { promise, resolve } = Promise.withResolvers<Answer | NoAnswer>()
  const text = body === undefined ? undefined : JSON.stringify(body)
  const call = (url.startsWith('https:') ? requestByHttps : requestByHttp)(url, {
    method,
    agent,
    // The tests' own certificate has no authority.
    rejectUnauthorized: false,
    headers: {
      ...headers,
      ...(cookie && { cookie }),
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    },
  })
  let hasBegun = false
  call.on('response', (response) => {
    hasBegun = true
    let answer = ''
    response.setEncoding('utf8').on('data', (part: string) => (answer += part))
    response.on('error', () => {})
    response.on('close', () => {
      if (response.complete) resolve({ status: response.statusCode!, headers: response.headers, body: answer })
      else resolve({ status: undefined, missing: 'half', reason: 'the response was cut' })
    })
  })
  call.on('error', (error) => {
    if (!hasBegun) resolve({ status: undefined, missing: 'none', reason: error.message })
  })
  call.end(text)
  return promise
}

type NoAnswer = { status: undefined; missing: 'none' | 'half'; reason: string }

/** What became of one attempt to book. */
export type Attempt = { booking: Booking; answer: Answer | NoAnswer; at: number }

type Writers = { url: string; cookies: readonly string[]; bookings: Iterator<Booking>; pause?: number; repeats?: boolean }

/**
 * Starts to book, with one writer for each cookie, each on a connection that it keeps. With `repeats`, a writer sends a booking again until it is stored or
 * conflicts with itself, as a person who presses the button once more.
 */
export function startWriters({ url, cookies, bookings, pause = 50, repeats = false }: Writers) {
  const attempts: Attempt[] = []
  let isStopped = false
  const write = async (cookie: string) => {
    const agent = new (url.startsWith('https:') ? HttpsAgent : Agent)({ keepAlive: true, maxSockets: 1 })
    while (!isStopped) {
      const booking = bookings.next().value
      for (;;) {
        const answer = await send(`${url}/api/v1/sessions`, { method: 'POST', cookie, body: booking }, agent)
        attempts.push({ booking, answer, at: performance.now() })
        await wait(pause)
        if (isStopped || !repeats || answer.status === 201 || answer.status === 409) break
      }
    }
    agent.destroy()
  }
  const running = Promise.all(cookies.map(write))
  return {
    attempts,
    countStored: () => attempts.filter(({ answer }) => answer.status === 201).length,
    /** Lets the writers finish their calls. */
    stop: async () => {
      isStopped = true
      await running
      return attempts
    },
  }
}

/** Counts the attempts by their status, with its message if the server failed, or by how the answer is missing. */
export function countOutcomes(attempts: readonly Attempt[]) {
  const counts: Record<string, number> = {}
  for (const { answer } of attempts) {
    const outcome =
      answer.status === undefined
        ? `${answer.missing}: ${answer.reason}`
        : answer.status < 500
          ? String(answer.status)
          : `${answer.status}${/"message":("[^"]*")/.exec(answer.body)?.[1] ?? ''}`
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

type StoredSession = { id: string; key: string; count: number }

const getKey = ({ client_id, worker_id, session_date, time }: Booking) => `${client_id} ${worker_id} ${session_date} ${time}`

/** Expects that each booking that was acknowledged is stored, and that none is stored twice. Returns the keys of those that are stored. */
export async function expectNothingLost(url: string, attempts: readonly Attempt[]) {
  const rows = await queryOnce<StoredSession>(
    url,
    `select id::text, client_id || ' ' || worker_id || ' ' || session_date || ' ' || time as key from session where session_date is not null`,
  )
  const stored = new Set(rows.map(({ key }) => key))
  const ids = new Set(rows.map(({ id }) => id))
  const acknowledged = attempts.filter(({ answer }) => answer.status === 201)
  expect(acknowledged.length).toBeGreaterThan(0)
  const lost = acknowledged.filter(
    ({ booking, answer }) => !ids.has(JSON.parse((answer as Answer).body).id) || !stored.has(getKey(booking)),
  )
  expect({ lost: lost.length, doubled: rows.length - stored.size }).toEqual({ lost: 0, doubled: 0 })
  return { stored, has: (booking: Booking) => stored.has(getKey(booking)) }
}

/** Prints a figure of a test. */
export const report = (text: string) => console.log(`  ${text}`)
