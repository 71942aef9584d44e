import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { ChangeEvent } from '#api/generated/wire.ts'
import { selectActiveSignIns } from '../auth/sign-in.ts'
import type { Actor } from '../call.ts'
import type { Db } from '../database/connect.ts'
import type { ListenToChanges } from '../database/listen.ts'
import { createDatabaseUnavailableError } from '../errors.ts'

/** The number of streams that one user may have open. */
const maxStreams = 5

/** Milliseconds between two heartbeats, which keep proxies from closing a quiet stream, and by which browsers notice a dead one. */
const heartbeatInterval = 25_000

/** Milliseconds in which a stream that ends must have sent its last bytes. */
const endTimeout = 1_000

/** The bytes that may wait for a slow reader before the stream is cut. The reader then begins a new one. */
const maxWaiting = 64 * 1024

/** The kinds of changes that sign-ins are told by: the record itself is nobody's concern, but streams may have to end. */
const endsSignIns = new Set(['sign-in', 'user'])

/** `token` is the hash of the sign-in in hexadecimal: as a Buffer it would keep the block of memory in which it was read. */
type OpenStream = { userId: string; token: string; response: ServerResponse }

type StreamsContext = { db: Db; listen: ListenToChanges | undefined; clock: () => Date; log: FastifyBaseLogger }

/** The open streams of one process, by which browsers learn what has changed. */
export type EventStreams = Awaited<ReturnType<typeof createEventStreams>>

/** Listens to the changes in the database, and sends them to the streams that are opened. */
export async function createEventStreams({ db, listen, clock, log }: StreamsContext) {
  /** The streams of each user, the oldest first. A stream that is ending is no longer among them, so that nothing more is written to it. */
  const streamsByUser = new Map<string, Set<OpenStream>>()
  let isListening = false
  let hasFailed = false

  const listStreams = () => [...streamsByUser.values()].flatMap((streams) => [...streams])

  const removeStream = (stream: OpenStream) => {
    const streams = streamsByUser.get(stream.userId)
    streams?.delete(stream)
    if (streams?.size === 0) streamsByUser.delete(stream.userId)
  }

  const endStream = (stream: OpenStream, lastEvent = '') => {
    removeStream(stream)
    stream.response.end(lastEvent)
    // A reader that has stopped reading would keep the connection for ever.
    setTimeout(() => stream.response.destroy(), endTimeout).unref()
  }

  const endAll = () => {
    for (const stream of listStreams()) endStream(stream)
  }

  const send = (text: string) => {
    for (const { response } of listStreams())
      if (response.writableLength > maxWaiting) response.destroy()
      else response.write(text)
  }

  /** Ends the streams whose sign-ins have ended. */
  const endSignedOut = async () => {
    const streams = listStreams()
    if (streams.length === 0) return
    const active = await selectActiveSignIns(db, clock())
      .where('sign_in.token_hash', '=', sql<Buffer>`any(${streams.map(({ token }) => Buffer.from(token, 'hex'))}::bytea[])`)
      .select('sign_in.token_hash')
      .execute()
    const tokens = new Set(active.map(({ token_hash }) => token_hash.toString('hex')))
    for (const stream of streams) if (!tokens.has(stream.token)) endStream(stream)
  }

  let isChecking = false
  let isCheckDue = false

  /** Ends the streams whose sign-ins have ended. Several requests during one check lead to a single further one. */
  const checkSignIns = async () => {
    isCheckDue = true
    if (isChecking) return
    isChecking = true
    while (isCheckDue) {
      isCheckDue = false
      // Without the database nothing changes either; the next heartbeat looks again.
      await endSignedOut().catch(() => {})
    }
    isChecking = false
  }

  const stopListening = await listen?.({
    connect: () => {
      isListening = true
      hasFailed = false
    },
    receive: (message) => {
      const { kind } = JSON.parse(message) as ChangeEvent | { kind: 'sign-in' }
      if (endsSignIns.has(kind)) void checkSignIns()
      if (kind !== 'sign-in') send(formatEvent('change', message))
    },
    lose: () => {
      isListening = false
      // The streams would miss the changes from now on. They end, so that browsers poll until they can open a stream again.
      endAll()
    },
    fail: (reason) => {
      // The attempts of each second are one loss.
      if (!hasFailed)
        log.warn({ err: reason }, 'The server is not told of changes, so browsers poll. LISTEN needs a direct connection to PostgreSQL.')
      hasFailed = true
    },
  })

  const timer = setInterval(() => {
    send(heartbeat)
    void checkSignIns()
  }, heartbeatInterval)
  timer.unref()

  return {
    /** Answers a call with a stream. Throws a 503 while the server does not learn of changes. */
    open(actor: Actor, request: FastifyRequest, reply: FastifyReply) {
      if (!isListening) throw createDatabaseUnavailableError()
      reply.hijack()
      const response = reply.raw
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) response.setHeader(name, value)
      response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
      if (request.method === 'HEAD') {
        response.end()
        return
      }
      const stream = { userId: actor.id, token: actor.token_hash.toString('hex'), response }
      const streams = streamsByUser.get(actor.id) ?? new Set()
      streamsByUser.set(actor.id, streams.add(stream))
      response.on('error', () => {}).once('close', () => removeStream(stream))
      // The first bytes tell proxies that the response has begun.
      response.write(heartbeat)
      const [oldest] = streams
      if (streams.size > maxStreams) endStream(oldest!, formatEvent('replaced', '{}'))
      // The user may have signed out since the sign-in was read.
      void checkSignIns()
    },

    /** Returns how many streams are open. */
    count: () => listStreams().length,

    /** Ends all streams, and stops listening. */
    async close() {
      clearInterval(timer)
      isListening = false
      endAll()
      await stopListening?.()
    },
  }
}

const formatEvent = (name: 'change' | 'heartbeat' | 'replaced', data: string) => `event: ${name}\ndata: ${data}\n\n`

const heartbeat = formatEvent('heartbeat', '{}')
