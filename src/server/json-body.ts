import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findJsonFault, type JsonBounds, type JsonFault } from '#api/json-faults.ts'
import { readBodyBounds } from './body-bounds.ts'
import { createBadRequestError, createParseError, createWrongMediaTypeError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limits of a body. */
    bodyBounds?: JsonBounds
  }
}

/** The bounds of a body that no operation reads. */
const unreadBodyBounds = readBodyBounds({})

/**
 * Accepts JSON bodies only, in UTF-8 without a byte order mark, and within the bounds of their route before they are parsed. An empty body is accepted
 * where the contract has none, because many clients send the media type with every call.
 */
export function acceptJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0 && !request.routeOptions.schema?.body) return done(null)
    try {
      refuseOtherCharset(request)
      const text = decode(bytes)
      const fault = findJsonFault(text, request.routeOptions.config.bodyBounds ?? unreadBodyBounds)
      if (fault) throw createFaultError(fault)
      void parse(request, text, done)
    } catch (error) {
      done(error as Error)
    }
  })
}

function refuseOtherCharset({ headers }: FastifyRequest) {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw createWrongMediaTypeError()
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(bytes: Buffer) {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw createParseError('El cuerpo de la petición no está en UTF-8.')
  }
  // Fastify's parser would skip the mark.
  if (text.startsWith('\ufeff')) throw createParseError('El cuerpo de la petición empieza con una marca de orden de bytes.')
  return text
}

const boundMessages: Record<keyof JsonBounds, string> = {
  depth: 'Tiene demasiados niveles.',
  items: 'Tiene demasiados elementos.',
  keys: 'Tiene demasiados datos.',
  keyLength: 'Tiene un dato que no se espera aquí.',
  textLength: 'Es demasiado largo.',
  values: 'Tiene demasiados datos.',
}

function createFaultError({ kind, path }: JsonFault) {
  if (kind === 'repeatedKey') return createParseError('El cuerpo de la petición repite un dato.')
  return createBadRequestError('Hay datos que no se pueden aceptar.', [{ path: path.join('.'), message: boundMessages[kind] }])
}
