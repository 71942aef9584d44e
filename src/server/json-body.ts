import type { FastifyInstance, FastifyRequest } from 'fastify'
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
        if (!error && hasRepeatedKey(text)) done(createParseError('El cuerpo de la petición repite un dato.'))
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

/** Matches the structure of a JSON text: a string, with the colon after it if it is a key, or a bracket of an object or list. */
const structure = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g

/** True when an object of a valid JSON text has a key twice. JSON.parse would keep the last one without a word. */
function hasRepeatedKey(json: string): boolean {
  const openKeys: Set<string>[] = []
  for (const [token, text, colon] of json.matchAll(structure)) {
    if (token === '{' || token === '[') openKeys.push(new Set())
    else if (token === '}' || token === ']') openKeys.pop()
    else if (text !== undefined && colon !== undefined) {
      const keys = openKeys.at(-1)
      const key: string = JSON.parse(text)
      if (keys?.has(key)) return true
      keys?.add(key)
    }
  }
  return false
}
