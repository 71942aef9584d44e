import { randomUUID } from 'node:crypto'
import { constants as zlib } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  type RouteOptions,
} from 'fastify'
import { fastifyOpenapiGlue as glue } from 'fastify-openapi-glue'
import { contract } from '#api/generated/contract.ts'
import { dateAt } from '#domain/today.ts'
import { consumeLimit, createLimits } from './auth/limits.ts'
import { authenticate, authorize } from './authorization.ts'
import type { Actor, OperationCall, OwnIds } from './call.ts'
import { type ContractOperation, readOperations } from './contract.ts'
import type { Db } from './database/connect.ts'
import { notFound } from './errors.ts'
import { addHealthRoutes } from './health.ts'
import { RequestLog } from './log.ts'
import { operations } from './operations.ts'
import { servePages } from './pages.ts'
import { sendError } from './send-error.ts'
import { writeAnswers } from './serializing.ts'
import type { Settings } from './settings.ts'
import { setValidatorCompiler } from './validation.ts'

/** Bytes of a request's body that are read at most. */
const bodyLimit = 1024 * 1024

/** Of a body from somebody who is not signed in: reading a long one would take the server's time from everybody. */
const visitorsBodyLimit = 16 * 1024

/** Milliseconds in which a request must have arrived whole: who sends a byte now and then would hold a connection, and the end of the server, for ever. */
const requestTimeout = 60_000

/** No answer of the API is kept or found by a search engine, and no address of it, which may be a public link, travels on. */
const forNobodyElse = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    ownOnly: OwnIds | null
  }
}

type AppOptions = {
  db: Db
  settings: Settings
  logger?: FastifyServerOptions['logger']
  /** Folder of the built web; without it only /api is served. */
  pages?: string
  /** The clock, which a test may hold. */
  clock?: () => Date
}

/** The server, ready to listen or to be called in process: every operation of the contract under /api, and the web beside it. */
export async function createApp({ db, settings, logger = false, pages, clock = () => new Date() }: AppOptions) {
  const app = Fastify({
    logger,
    logController: new RequestLog(),
    trustProxy: settings.trustProxy,
    bodyLimit,
    requestTimeout,
    genReqId: correlationId,
    // a long id is no other case than a wrong one: Node ends what is longer than its 16 KiB of headers
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, mark(request, reply)),
  })
  const limits = createLimits()
  const rules = readOperations(contract)

  app.decorateRequest('actor', null)
  app.decorateRequest('ownOnly', null)
  readBodies(app)
  setValidatorCompiler(app)
  writeAnswers(app)
  app.setErrorHandler(sendError)
  await app.register(cookie)
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.addHook('onRequest', async (request, reply) => void mark(request, reply))

  const admit = (operation: ContractOperation) => async (request: FastifyRequest) => {
    if (operation.rule.public) return
    const actor = await authenticate(db, request, clock())
    await consumeLimit(limits.user, actor.id, 'Demasiadas peticiones.')
    request.ownOnly = authorize(actor, operation, { params: request.params, query: request.query })
    request.actor = actor
  }

  const route = (id: string): Partial<RouteOptions> => {
    const operation = rules.get(id)
    const run = (operations as Record<string, ((call: never) => unknown) | undefined>)[id]
    if (!operation || !run) throw new Error(`The contract's operation ${id} has no function.`)
    return {
      bodyLimit: operation.rule.public ? visitorsBodyLimit : bodyLimit,
      // before the body is read: who may not call learns nothing about its shape
      onRequest: admit(operation),
      handler: async (request, reply) => {
        const now = clock()
        const call = {
          db,
          settings,
          limits,
          request,
          reply,
          now,
          today: dateAt(now, settings.timeZone),
          path: request.params,
          query: request.query,
          body: request.body,
          actor: request.actor,
          ownOnly: request.ownOnly,
        } as OperationCall<never>
        const answer = await run(call as never)
        // Fastify takes a text to be written already
        if (typeof answer === 'string') reply.type('application/json; charset=utf-8').serializer(JSON.stringify)
        return reply.code(operation.success).send(answer)
      },
    }
  }

  await app.register(glue, {
    specification: structuredClone(contract),
    prefix: '/api',
    // one function at a time is looked up by its id, so the types end here; that none is missing the compiler has checked
    operationResolver: (id) => route(id) as RouteOptions,
  })
  addHealthRoutes(app, db)
  if (pages) await servePages(app, pages)
  else app.setNotFoundHandler((request, reply) => sendError(notFound('lo que busca'), request, reply))
  return app
}

/** JSON is the only media type. Many clients name it on every call, so that where no body is expected none is fine. */
function readBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' && !request.routeOptions.schema?.body ? done(null) : parse(request, text, done),
  )
}

/** What every answer carries, refusals too. */
function mark(request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-correlation-id', request.id)
  return request.url.startsWith('/api/') ? reply.headers(forNobodyElse) : reply
}

/** The caller's own correlation id when it is one that can be logged and copied, otherwise a new one. */
function correlationId({ headers }: { headers: Record<string, unknown> }) {
  const sent = headers['x-correlation-id']
  return typeof sent === 'string' && /^[\w.-]{1,64}$/.test(sent) ? sent : randomUUID()
}
