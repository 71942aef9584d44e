import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as returnToIo } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { createBadRequestError } from './errors.ts'

/**
 * Milliseconds within which a whole request must arrive. Without this limit, a slow client could keep its connection open for ever, and the server could
 * not close.
 */
const defaultRequestTimeout = 60_000

/** Milliseconds after which an idle connection is closed. */
const keepAliveTimeout = 72_000

/** Milliseconds between two searches for requests that are late. Node's own 30 seconds would add up to half of the limit to it. */
const connectionsCheckingInterval = 1_000

/** How many calls of a connection may wait for the answer to an earlier one. Browsers and proxies send one after the other. */
const maxWaitingCalls = 10

/** Creates the HTTP server. The calls that Node would answer itself, without the contract's envelope, reach the routes as well. */
export function createHttpServer(handle: RequestListener, requestTimeout = defaultRequestTimeout) {
  const handleInTurn = takeTurns(handle)
  return createServer(
    { requestTimeout, headersTimeout: requestTimeout, keepAliveTimeout, connectionsCheckingInterval, requireHostHeader: false },
    handleInTurn,
  ).on('checkExpectation', handleInTurn)
}

/**
 * Handles each call of a connection after the answer to the one before has been sent, as callers who send several at once could otherwise keep all of their
 * answers in memory. A connection on which too many wait is closed.
 */
function takeTurns(handle: RequestListener): RequestListener {
  /** The calls of each connection that have not been answered. The first of them is being handled. */
  const callsBySocket = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const calls = callsBySocket.get(socket) ?? []
    callsBySocket.set(socket, calls)
    if (calls.length > maxWaitingCalls) {
      socket.destroy()
      return
    }
    const start = () => {
      response.once('close', () => {
        calls.shift()
        if (!socket.destroyed) calls[0]?.()
      })
      handle(request, response)
    }
    calls.push(start)
    if (calls.length === 1) start()
  }
}

/**
 * Ends, once their time is over, the connections whose requests have not arrived whole when the server stops. A server that does not listen any more no longer
 * looks for them, and would wait for ever.
 */
export const endLateRequests = (server: Server, requestTimeout = defaultRequestTimeout) =>
  void setTimeout(() => server.closeAllConnections(), requestTimeout).unref()

/**
 * Throws a 400 for a call with two `Host` headers, or that HTTP 1.1 does not allow: without `Host`, or with an expectation that the server does not know.
 */
export function refuseInvalidHeaders({ headers, raw }: FastifyRequest) {
  // Node keeps the first of several, and a proxy in front may have followed another one.
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) throw createBadRequestError('La petición nombra dos servidores.')
  if (raw.httpVersion !== '1.1') return
  if (headers.host === undefined) throw createBadRequestError('La petición no dice a qué servidor va.')
  if (headers.expect !== undefined && !/(^|\W)100-continue($|\W)/i.test(headers.expect))
    throw createBadRequestError('La petición espera algo que el servidor no conoce.')
}

/** How many returns to I/O without a new connection show that none waits, and after how many the server stops listening in any case. */
const quietReturns = 10
const maxReturns = 2_000

/**
 * Accepts the connections that clients have opened already and reads their calls: the system resets them when the server stops listening. A busy server
 * accepts one at each return to I/O.
 */
export async function acceptOpenConnections(server: Server) {
  let quiet = 0
  const startAnew = () => {
    quiet = 0
  }
  server.on('connection', startAnew)
  for (let count = 0; quiet < quietReturns && count < maxReturns; count++) {
    quiet += 1
    await returnToIo()
  }
  server.off('connection', startAnew)
}

/** Watches the connections of a server. Returns a function that closes those on which nothing is asked. */
export function watchConnections(server: Server) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () => {
    server.closeIdleConnections()
    // For Node a connection on which nothing has been sent yet has a request that is late, and is not idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}
