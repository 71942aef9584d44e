import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorCode } from '#api/errors.ts'
import { NoFreeConnection } from './database/connection-queue.ts'
import { describeConstraint } from './database/constraints.ts'
import { isDamage } from './database/damage.ts'
import { describeCause } from './database/start-error.ts'
import { RetryTransaction } from './database/transaction.ts'
import {
  createBadRequestError,
  createBusyError,
  createConflictError,
  createDatabaseUnavailableError,
  createFullDiskError,
  createNotFoundError,
  createParseError,
  createWrongMediaTypeError,
  HttpError,
} from './errors.ts'
import { describeValidationErrors } from './validation-messages.ts'

/** Creates the contract's error envelope. */
export const createEnvelope = (correlationId: string, { message, details, code }: HttpError) => ({
  error: { message, details, code },
  correlationId,
})

/** Sends an error in the contract's envelope, without its cause. Every error response of the server comes from here. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const httpError = toHttpError(error)
  const { status, retryAfter } = httpError
  // While a database is away, a stack for each call would fill the log.
  if (status === 503) request.log.warn({ reason: describeCause(error.cause ?? error) }, 'request refused')
  else if (status >= 500 && status !== 501) request.log.error({ err: error }, 'request failed')
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply.code(status).send(createEnvelope(request.id, httpError))
}

function toHttpError(error: FastifyError | Error): HttpError {
  if (error instanceof HttpError) return error
  return (
    translateFastifyError(error) ??
    translateDatabaseError(error) ??
    new HttpError(500, errorCode.internal, 'Algo falló en el servidor. Vuelva a intentarlo.')
  )
}

/** Translates an error that Fastify, or what it sends files with, found in the request. Not all of these have a code. */
function translateFastifyError(error: Partial<FastifyError>): HttpError | undefined {
  const { code, validation, validationContext, statusCode } = error
  // A path whose id or token is malformed identifies no record.
  if (validation && validationContext === 'params') return createNotFoundError('lo que busca')
  if (validation)
    return createBadRequestError(
      'Hay datos que no se pueden aceptar.',
      describeValidationErrors(validation as Parameters<typeof describeValidationErrors>[0]),
    )
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return createParseError('El cuerpo de la petición no es JSON.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return createWrongMediaTypeError()
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new HttpError(413, errorCode.badRequest, 'La petición es demasiado grande.')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, errorCode.badRequest, 'La petición no se puede leer.')
  return undefined
}

const diskFull = '53100'

/** Translates an error of the database. Its own text stays in the log because it may hold the row. */
function translateDatabaseError(error: Error): HttpError | undefined {
  if ((error as { code?: unknown }).code === diskFull) return createFullDiskError()
  if (isDamage(error)) return new HttpError(500, errorCode.internal, 'La base de datos está dañada. Avise a quien mantiene el servidor.')
  if (isConnectionError(error)) return createDatabaseUnavailableError()
  if (error instanceof RetryTransaction) return createBusyError()
  const { code, constraint } = error as { code?: string; constraint?: string }
  const problem = constraint === undefined ? undefined : describeConstraint(constraint)
  switch (code) {
    case '23505': // unique violation
    case '23P01': // exclusion violation
      return problem
        ? createConflictError(problem.message, problem.path === '' ? [] : [problem])
        : createConflictError('Ya existe algo igual.')
    case '23503': // foreign key violation
    case '23514': // check violation
      return createBadRequestError(
        problem?.message ?? 'Hay datos que no se pueden aceptar.',
        problem && problem.path !== '' ? [problem] : [],
      )
    case '40001': // serialization failure, after all retries
    case '40P01': // deadlock, after all retries
    case '55P03': // a lock was not available in time
    case '57014': // a statement ran too long
      return createBusyError()
    case '22021': // a NUL character, which PostgreSQL does not store
    case '22P05': // untranslatable character
      return createBadRequestError('El texto tiene caracteres que no se pueden guardar.')
    default:
      return undefined
  }
}

/** The system's codes for a machine that is not found or not reached, and for a connection that ended. */
const networkErrors = [
  ...['EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTDOWN'],
  ...['EHOSTUNREACH', 'ENETDOWN', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
]

const connectionLost = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** True when there is no connection or it broke: PostgreSQL's classes 08, 53 and 57P, codes of the system, and the driver's errors without a code. */
function isConnectionError(error: Error) {
  if (error instanceof NoFreeConnection) return true
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return connectionLost.test(error.message)
  return /^(08|53|57P)/.test(code) || networkErrors.includes(code)
}
