import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '#api/generated/contract.ts'
import { toLocalDate } from '#domain/today.ts'
import { AnswerCache, sendKept } from './answer-cache.ts'
import { KnownSignIns } from './auth/known-sign-ins.ts'
import { consumeLimit, getLimitKey, type Limits } from './auth/limits.ts'
import { readToken } from './auth/sign-in.ts'
import { authenticate, authorize } from './authorization.ts'
import { readBodyBounds } from './body-bounds.ts'
import type { Actor, OperationCall, OwnIds } from './call.ts'
import { type ContractOperation, readOperations } from './contract.ts'
import { type ContractNode, contractId, findReferenced } from './contract-references.ts'
import { getChangeId, runAsAuthor } from './database/author.ts'
import type { Db } from './database/connect.ts'
import { runAs } from './database/connection-queue.ts'
import { createNotImplementedError } from './errors.ts'
import type { EventStreams } from './events/event-streams.ts'
import { operations } from './operations.ts'
import type { HashPassword } from './passwords/password-hash.ts'
import { createReadTurns } from './read-turns.ts'
import type { Settings } from './settings.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    ownOnly: OwnIds | null
  }
}

/** Maximum size of the body of a public operation, in bytes. Reading long bodies of unknown callers would delay everybody's calls. */
const publicBodyLimit = 16 * 1024

type RouteContext = { db: Db; settings: Settings; clock: () => Date; limits: Limits; hashPassword: HashPassword; streams: EventStreams }

/** Registers a route under /api for every operation of the contract. */
export function addRoutes(app: FastifyInstance, { db, settings, clock, limits, hashPassword, streams }: RouteContext) {
  app.decorateRequest('actor', null)
  app.decorateRequest('ownOnly', null)
  app.addSchema({ $id: contractId, components: { schemas: findReferenced(contract, '#/components/schemas') } })

  const knownSignIns = new KnownSignIns()
  const answers = new AnswerCache()
  const runRead = createReadTurns()

  const admit = async (operation: ContractOperation, request: FastifyRequest) => {
    const turn = knownSignIns.chooseTurn(readToken(request), getLimitKey(request.ip))
    const actor = await runAs({ user: turn }, () => authenticate(db, operation, request, clock()))
    knownSignIns.remember(actor.token_hash)
    await consumeLimit(limits.calls, actor.id, 'Demasiadas peticiones.')
    request.ownOnly = authorize(actor, operation, { params: request.params, query: request.query })
    request.actor = actor
  }

  const createCall = (request: FastifyRequest, reply: FastifyReply) => {
    const now = clock()
    const { params: path, query, body, actor, ownOnly } = request
    const today = toLocalDate(now, settings.timeZone)
    return {
      db,
      settings,
      limits,
      hashPassword,
      streams,
      request,
      reply,
      now,
      today,
      path,
      query,
      body,
      actor,
      ownOnly,
    } as OperationCall<never>
  }

  for (const operation of readOperations(contract)) {
    const { id, method, path, rule, success, answersChangeId, schema } = operation
    // The compiler has checked that `operations` is complete except for planned ones, but does not know which operation `id` names.
    const run = (operations as Record<string, unknown>)[id] as ((call: OperationCall<never>) => unknown) | undefined
    app.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema,
      config: { operation: id, ...(schema.body !== undefined && { bodyBounds: readBodyBounds(schema.body as ContractNode) }) },
      ...(rule.public && { bodyLimit: publicBodyLimit }),
      // This runs before the body is read and validated, so that callers without access learn nothing about its shape.
      onRequest: async (request) => {
        if (!rule.public) await runAsAuthor({ operation: id, correlation_id: request.id }, () => admit(operation, request))
      },
      handler: async (request, reply) => {
        if (run === undefined) throw createNotImplementedError()
        const { actor } = request
        const author = { ...(actor && { user_id: actor.id, user_name: actor.name }), operation: id, correlation_id: request.id }
        const answer = async () => {
          const body = await run(createCall(request, reply))
          const changeId = getChangeId()
          if (answersChangeId && changeId !== undefined) reply.header('change-id', changeId)
          return body
        }
        const call = () => runAs({ user: actor?.id ?? getLimitKey(request.ip) }, () => runAsAuthor(author, answer, { answersChangeId }))
        const inTurn = <T>(work: () => Promise<T>) => (actor && method === 'get' ? runRead(actor.id, work) : work())
        if (actor && answers.keeps(id, request.query)) {
          const { ownOnly } = request
          const today = toLocalDate(clock(), settings.timeZone)
          const kept = await inTurn(() => answers.get({ id, actor, ownOnly, today, request }, reply, call))
          // This is not part of the turn: a reply that is awaited ends when its reader has it.
          return sendKept(kept, request, reply.code(success))
        }
        const body = await inTurn(call)
        // The operation has begun a stream.
        if (reply.sent) return reply
        // Without this, Fastify would send a string as it is, not as JSON.
        if (typeof body === 'string') reply.type('application/json; charset=utf-8').serializer(JSON.stringify)
        return reply.code(success).send(body)
      },
    })
  }
}
