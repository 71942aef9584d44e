import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'

/** How the server logs: JSON lines of pino. A database's error carries the refused row in its detail, so only its name and place are kept. */
export const logOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    err: (error) => {
      const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string }
      return { type: error.name, message: error.message, stack: error.stack ?? '', code, constraint, table }
    },
  },
})

/**
 * One line an answer: correlation id, method, route, status and time. The route is the contract's pattern, never the URL, which may hold a
 * public link or a document number; bodies, cookies and other headers are not logged at all.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'correlationId' })
  }

  override incomingRequest() {}
  override routeNotFound() {}
  override defaultErrorLog() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (error) request.log.error({ ...line, err: error }, 'answer broke off')
    else request.log.info(line, 'answered')
  }
}
