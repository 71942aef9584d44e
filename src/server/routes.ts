import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '#api/generated/contract.ts'
import { dateAt } from '#domain/today.ts'
import { consumeLimit, createLimits } from './auth/limits.ts'
import { authenticate, authorize } from './authorization.ts'
import type { Actor, OperationCall, OwnIds } from './call.ts'
import { type ContractOperation, readOperations } from './contract.ts'
import { contractId, findReferenced } from './contract-references.ts'
import type { Db } from './database/connect.ts'
import { operations } from './operations.ts'
import type { Settings } from './settings.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    ownOnly: OwnIds | null
  }
}

/** Bytes of a body that are read before the caller is known: reading a long one would take time from everybody. */
const publicBodyLimit = 16 * 1024

type RouteContext = { db: Db; settings: Settings; clock: () => Date }

/** Registers a route under /api for every operation of the contract. */
export function addRoutes(app: FastifyInstance, { db, settings, clock }: RouteContext) {
  const limits = createLimits()
  app.decorateRequest('actor', null)
  app.decorateRequest('ownOnly', null)
  app.addSchema({ $id: contractId, components: { schemas: findReferenced(contract, '#/components/schemas') } })

  const admit = async (operation: ContractOperation, request: FastifyRequest) => {
    const actor = await authenticate(db, request, clock())
    await consumeLimit(limits.user, actor.id, 'Demasiadas peticiones.')
    request.ownOnly = authorize(actor, operation, { params: request.params, query: request.query })
    request.actor = actor
  }

  const callOf = (request: FastifyRequest, reply: FastifyReply) => {
    const now = clock()
    const { params: path, query, body, actor, ownOnly } = request
    const today = dateAt(now, settings.timeZone)
    return { db, settings, limits, request, reply, now, today, path, query, body, actor, ownOnly } as OperationCall<never>
  }

  for (const operation of readOperations(contract)) {
    const { id, method, path, rule, success, schema } = operation
    // The compiler has checked that each operation has its function; the loop cannot tell which one this is.
    const run = operations[id] as (call: OperationCall<never>) => unknown
    app.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema,
      ...(rule.public && { bodyLimit: publicBodyLimit }),
      // Runs before the body is read, so that the shape of a body is not revealed without access.
      onRequest: async (request) => {
        if (!rule.public) await admit(operation, request)
      },
      handler: async (request, reply) => {
        const answer = await run(callOf(request, reply))
        // Fastify takes a string for an answer that is serialized already.
        if (typeof answer === 'string') reply.type('application/json; charset=utf-8').serializer(JSON.stringify)
        return reply.code(success).send(answer)
      },
    })
  }
}
