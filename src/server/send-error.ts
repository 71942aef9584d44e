import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorCode, type Problem } from '#api/errors.ts'
import { NoFreeConnection } from './database/connect.ts'
import { describeConstraint } from './database/constraints.ts'
import { badRequest, conflict, databaseAway, HttpError, notFound } from './errors.ts'
import { describeErrors } from './validation.ts'

/** The contract's envelope. */
export const envelope = (request: FastifyRequest, code: number, message: string, details: Problem[] = []) => ({
  error: { message, details, code },
  correlationId: request.id,
})

/** The one way by which an error leaves the server: as the contract's envelope, with nothing of its cause in it. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toHttpError(error)
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  return reply.code(refusal.status).send(envelope(request, refusal.code, refusal.message, refusal.details))
}

function toHttpError(error: FastifyError | Error): HttpError {
  if (error instanceof HttpError) return error
  return (
    fromFastify(error) ?? fromDatabase(error) ?? new HttpError(500, errorCode.internal, 'Algo falló en el servidor. Vuelva a intentarlo.')
  )
}

/** What Fastify found wrong before an operation ran. */
function fromFastify(error: FastifyError | Error): HttpError | undefined {
  if (!('code' in error)) return undefined
  const { code, validation, validationContext, statusCode } = error
  // what no id or token can be, and what cannot even be decoded, names nothing
  if ((validation && validationContext === 'params') || code === 'FST_ERR_BAD_URL') return notFound('lo que busca')
  if (validation)
    return badRequest('Hay datos que no se pueden aceptar.', describeErrors(validation as Parameters<typeof describeErrors>[0]))
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return new HttpError(400, errorCode.parse, 'El cuerpo de la petición no es JSON.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new HttpError(415, errorCode.badRequest, 'El cuerpo de la petición debe ser application/json.')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new HttpError(413, errorCode.badRequest, 'La petición es demasiado grande.')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, errorCode.badRequest, 'La petición no se puede leer.')
  return undefined
}

/** What the database refused. Its own text stays in the log: it may hold the row. */
function fromDatabase(error: Error): HttpError | undefined {
  if (isConnectionError(error)) return databaseAway()
  const { code, constraint } = error as { code?: string; constraint?: string }
  const named = constraint === undefined ? undefined : describeConstraint(constraint)
  switch (code) {
    case '23505':
    case '23P01':
      return named ? conflict(named.message, named.path === '' ? [] : [named]) : conflict('Ya existe algo igual.')
    case '23503':
    case '23514':
      return badRequest(named?.message ?? 'Hay datos que no se pueden aceptar.', named && named.path !== '' ? [named] : [])
    case '22021': // a NUL character, which PostgreSQL does not store
    case '22P05':
      return badRequest('El texto tiene caracteres que no se pueden guardar.')
    default:
      return undefined
  }
}

const connectionLost = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** No connection, or one that broke: classes 08, 53 and 57P of PostgreSQL, the system's own codes, and what the driver says without a code. */
function isConnectionError(error: Error) {
  if (error instanceof NoFreeConnection) return true
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return connectionLost.test(error.message)
  return /^(08|53|57P)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'].includes(code)
}
