import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findRepeatedKey } from '#api/repeated-keys.ts'
import { createParseError, createWrongMediaTypeError } from './errors.ts'

/**
 * Accepts JSON bodies only, in UTF-8 without a byte order mark. An empty body is accepted where the contract has none, because many clients send the
 * media type with every call.
 */
export function acceptJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0 && !request.routeOptions.schema?.body) return done(null)
    try {
      refuseOtherCharset(request)
      const text = decode(bytes)
      void parse(request, text, (error, body) => {
        if (!error && findRepeatedKey(text) !== undefined) done(createParseError('El cuerpo de la petición repite un dato.'))
        else done(error, body)
      })
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
