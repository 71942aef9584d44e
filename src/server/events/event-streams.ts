import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
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

/** The bytes that may wait for a slow reader before the stream is cut. The reader then begins a new one. */
const maxWaiting = 64 * 1024

/** The kinds of changes that sign-ins are told by: the record itself is nobody's concern, but streams may have to end. */
const endsSignIns = new Set(['sign-in', 'user'])

type OpenStream = { userId: string; token: Buffer; response: ServerResponse }

/** The open streams of one process, by which browsers learn what has changed. */
export type EventStreams = Awaited<ReturnType<typeof createEventStreams>>

/** Listens to the changes in the database, and sends them to the streams that are opened. */
export async function createEventStreams({ db, listen, clock }: { db: Db; listen: ListenToChanges | undefined; clock: () => Date }) {
  /** The streams of each user, the oldest first. */
  const streamsByUser = new Map<string, Set<OpenStream>>()
  let isListening = false

  const listStreams = () => [...streamsByUser.values()].flatMap((streams) => [...streams])

  const endAll = () => {
    for (const { response } of listStreams()) response.end()
  }

  /** Ends the streams whose sign-ins have ended. */
  const endSignedOut = async () => {
    const streams = listStreams()
    if (streams.length === 0) return
    const active = await selectActiveSignIns(db, clock())
      .where('sign_in.token_hash', 'in', [...new Set(streams.map(({ token }) => token))])
      .select('sign_in.token_hash')
      .execute()
    const tokens = new Set(active.map(({ token_hash }) => token_hash.toString('hex')))
    for (const { token, response } of streams) if (!tokens.has(token.toString('hex'))) response.end()
  }

  // Without the database nothing changes either; the next heartbeat looks again.
  const tryEndSignedOut = () => void endSignedOut().catch(() => {})

  const send = (text: string) => {
    for (const { response } of listStreams()) write(response, text)
  }

  const stopListening = await listen?.({
    connect: () => {
      isListening = true
    },
    receive: (message) => {
      const { kind } = JSON.parse(message) as ChangeEvent | { kind: 'sign-in' }
      if (endsSignIns.has(kind)) tryEndSignedOut()
      if (kind !== 'sign-in') send(formatEvent('change', message))
    },
    lose: () => {
      isListening = false
      // What changes from now on would be missed: browsers poll until they can open a stream again.
      endAll()
    },
  })

  const timer = setInterval(() => {
    send(heartbeat)
    tryEndSignedOut()
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
      const stream = { userId: actor.id, token: actor.token_hash, response }
      const streams = streamsByUser.get(actor.id) ?? new Set()
      streamsByUser.set(actor.id, streams.add(stream))
      response.once('close', () => {
        streams.delete(stream)
        if (streams.size === 0) streamsByUser.delete(actor.id)
      })
      // The first bytes tell proxies that the response has begun.
      response.write(heartbeat)
      const [oldest] = streams
      if (streams.size > maxStreams) oldest!.response.end(formatEvent('replaced', '{}'))
    },

    /** Ends all streams, so that the server can shut down. */
    endAll,

    /** Stops listening and ends all streams. */
    async close() {
      clearInterval(timer)
      await stopListening?.()
      endAll()
    },
  }
}

const formatEvent = (name: 'change' | 'heartbeat' | 'replaced', data: string) => `event: ${name}\ndata: ${data}\n\n`

const heartbeat = formatEvent('heartbeat', '{}')

function write(response: ServerResponse, text: string) {
  if (response.writableLength > maxWaiting) response.destroy()
  else response.write(text)
}
