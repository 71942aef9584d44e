import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import Fastify, { type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import type { Pool } from 'pg'
import { createLimits, type Limits } from './auth/limits.ts'
import { addFeedRoute } from './calendar/feed-route.ts'
import { compression } from './compression.ts'
import type { DatabaseStatistics, Db } from './database/connect.ts'
import type { ListenToChanges } from './database/listen.ts'
import { serveDocs } from './docs/docs.ts'
import { createNotFoundError, createShuttingDownError } from './errors.ts'
import { createEventStreams } from './events/event-streams.ts'
import { addHealthRoutes } from './health.ts'
import { acceptOpenConnections, createHttpServer, endLateRequests, refuseInvalidHeaders, watchConnections } from './http-server.ts'
import { acceptJsonOnly } from './json-body.ts'
import { RequestLog } from './log.ts'
import { sendMalformedHttp } from './malformed-http.ts'
import { type HashPassword, hashPassword as hashAtFullCost } from './passwords/password-hash.ts'
import { refuseOtherSites } from './request-origin.ts'
import { addRoutes } from './routes.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { sendError } from './send-error.ts'
import type { Settings } from './settings.ts'
import { escapeMalformedPath, isApiCall, sendNoRoute } from './unknown-path.ts'
import { closeStalled } from './unread/close-stalled.ts'
import { shareAnswers } from './unread/share-answers.ts'
import { setValidatorCompiler } from './validation.ts'
import { serveWeb } from './web.ts'

/** Maximum size of a request's body, in bytes. */
const bodyLimit = 1024 * 1024

/** The headers of every response of the API: no cache stores it, no search engine indexes it, and no other site learns its address. */
const apiHeaders = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

type AppOptions = {
  db: Db
  /** The connections to PostgreSQL, where processes count together for the rate limits. */
  pool?: Pool | undefined
  /** For the metrics, and for the slow queries in the log. */
  statistics?: DatabaseStatistics | undefined
  /** Listens to the changes in the database. Without it there are no streams of events. */
  listen?: ListenToChanges | undefined
  settings: Settings
  logger?: FastifyServerOptions['logger']
  /** Folder of the built web. Without it only /api is served. */
  webFolder?: string
  /** Returns the current time. Tests pass their own clock. */
  clock?: () => Date
  /** The rate limits. Tests pass limits whose counters they reset. */
  limits?: Limits
  /** Hashes a new password. Tests that create many users pass a function that costs less. */
  hashPassword?: HashPassword
  /** Milliseconds within which a whole request must arrive. Tests pass a short time. */
  requestTimeout?: number
  /** Milliseconds after which a connection that takes no byte of its answer is closed. Tests pass a short time. */
  readTimeout?: number
  /** How many bytes of long answers may be unread. Tests pass a small number. */
  maxUnreadBytes?: number
  /** Aborted when calls are to go to another server: this one then is not ready, and closes each connection after its response. */
  draining?: AbortSignal
}

/** Creates the server without listening: every operation of the contract under /api, the health routes, and the web. */
export async function createApp({
  db,
  pool,
  statistics,
  listen,
  settings,
  logger = false,
  webFolder,
  clock = () => new Date(),
  limits = createLimits(pool),
  hashPassword = hashAtFullCost,
  requestTimeout,
  readTimeout,
  maxUnreadBytes,
  draining,
}: AppOptions) {
  const app = Fastify({
    logger,
    logController: new RequestLog(),
    trustProxy: settings.trustProxy,
    bodyLimit,
    serverFactory: (handle) => createHttpServer(handle, requestTimeout),
    genReqId: chooseCorrelationId,
    rewriteUrl: escapeMalformedPath,
    // A long id gets the same response as any wrong id. Node itself limits the headers, the URL included, to 16 KiB.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer: buildLazySerializers } },
    clientErrorHandler: (error, socket): void => sendMalformedHttp(error, socket, app.log),
    frameworkErrors: (error, request, reply) => void sendError(error, request, setHeaders(request, reply)),
  })
  statistics?.onSlowQuery((query) => app.log.warn(query, 'slow query'))
  if (settings.metricsToken !== undefined) {
    // Its library is loaded only where it is used. It watches calls before any hook can answer them.
    const { addMetrics } = await import('./metrics.ts')
    addMetrics(app, {
      token: settings.metricsToken,
      statistics,
      countStreams: () => streams.count(),
      countUnreadBytes: () => countUnreadBytes(),
      settings,
      clock,
    })
  }
  const warnOfForwardedFor = createForwardedForWarning()
  const closeQuietConnections = watchConnections(app.server)
  let isClosing = false
  let closing: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    isClosing = true
    endLateRequests(app.server, requestTimeout)
    await acceptOpenConnections(app.server)
    // A connection becomes idle after its response. If it stayed open, the client would keep the server from ending.
    closing = setInterval(closeQuietConnections, 50)
  })
  app.addHook('onClose', async () => clearInterval(closing))
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply)
    warnOfForwardedFor(request)
    if (draining?.aborted) reply.header('connection', 'close')
    if (isClosing) throw createShuttingDownError()
    refuseInvalidHeaders(request)
    refuseOtherSites(request)
    if (request.is404 && isApiCall(request)) return sendNoRoute(request, reply)
  })
  app.setErrorHandler(sendError)
  acceptJsonOnly(app)
  setValidatorCompiler(app)
  await app.register(cookie)
  closeStalled(app, readTimeout)
  const countUnreadBytes = shareAnswers(app, maxUnreadBytes)
  await app.register(compress, { global: true, ...compression })
  const streams = await createEventStreams({ db, listen, clock, log: app.log })
  app.addHook('preClose', () => streams.close())
  addRoutes(app, { db, settings, clock, limits, hashPassword, streams })
  addFeedRoute(app, { db, settings, clock, limits })
  addHealthRoutes(app, { db, settings, clock, draining })
  await setSecurityHeaders(app, webFolder)
  await app.register(serveDocs)
  if (webFolder) await serveWeb(app, webFolder)
  else app.setNotFoundHandler((request, reply) => sendError(createNotFoundError('lo que busca'), request, reply))
  return app
}

function setHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-correlation-id', request.id)
  return isApiCall(request) ? reply.headers(apiHeaders) : reply
}

/** Returns the caller's correlation id if it is short and safe to log, otherwise a new one. */
function chooseCorrelationId({ headers }: { headers: Record<string, unknown> }) {
  const sent = headers['x-correlation-id']
  return typeof sent === 'string' && /^[\w.-]{1,64}$/.test(sent) ? sent : randomUUID()
}

/**
 * Returns a function that warns, once, of an X-Forwarded-For that the server ignores: behind a proxy that TRUST_PROXY does not name, all callers
 * share the proxy's address and its limits.
 */
function createForwardedForWarning() {
  let hasWarned = false
  return (request: FastifyRequest) => {
    // Fastify lists more than the sender's own address only if it trusts the sender.
    if (hasWarned || request.headers['x-forwarded-for'] === undefined || (request.ips?.length ?? 1) > 1) return
    hasWarned = true
    request.log.warn({ address: request.socket.remoteAddress }, 'X-Forwarded-For ignored: TRUST_PROXY does not name this address')
  }
}

const buildCompiler = SerializerSelector()

/** Builds the compiler of serializers. Each is compiled on its first use: compiling those of all operations would take a third of a second at the start. */
const buildLazySerializers: typeof buildCompiler = (schemas, options) => {
  const compile = buildCompiler(schemas, options)
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined
    return (data) => {
      serialize ??= compile(route)
      return serialize(data)
    }
  }
}
