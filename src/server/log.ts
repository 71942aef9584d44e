import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { onceEnded } from './once-ended.ts'

/** Options of the log, which pino writes as JSON lines. The detail of a database error holds the rejected row, so it is left out. */
export const createLogOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    err: (error) => {
      const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string }
      return { type: error.name, message: error.message, stack: error.stack ?? '', code, constraint, table }
    },
  },
})

/**
 * Writes one line per call when it has ended: correlation id, method, route, status and milliseconds. The route is the contract's path template, never the
 * URL, which may hold a public link or a document number. Bodies, cookies and other headers are not logged.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'correlationId' })
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply) {
    // Someone who stops waiting for an answer may ask for the call by its id, too.
    onceEnded(reply.raw, (isComplete) =>
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        isComplete ? 'answered' : 'caller left',
      ),
    )
  }
  override routeNotFound() {}
  override defaultErrorLog() {}

  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply) {
    // The line of the call says that its caller left.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') super.streamError(error, request, reply)
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest) {
    if (error) request.log.error({ err: error }, 'answer failed')
  }
}
