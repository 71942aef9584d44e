import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { errorCode } from '#api/errors.ts'
import { HttpError } from './errors.ts'
import { createEnvelope } from './send-error.ts'

/** Responds to bytes that are not HTTP, or not complete in time, in the contract's envelope, and closes the connection. No route ever sees such a call. */
export function sendMalformedHttp({ code }: Error & { code?: string }, socket: Socket, log: FastifyBaseLogger) {
  if (code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const correlationId = randomUUID()
    const error = createMalformedError(code)
    log.info({ correlationId, status: error.status, reason: code }, 'malformed call answered')
    const body = JSON.stringify(createEnvelope(correlationId, error))
    const head = [
      `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-correlation-id: ${correlationId}`,
      'cache-control: no-store',
      'connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy()
}

function createMalformedError(code: string | undefined): HttpError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpError(408, errorCode.badRequest, 'La petición no llegó completa a tiempo.')
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpError(431, errorCode.badRequest, 'Las cabeceras de la petición son demasiado grandes.')
  return new HttpError(400, errorCode.badRequest, 'La petición no se puede leer.')
}
