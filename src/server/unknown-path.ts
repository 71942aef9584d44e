import type { FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '#api/generated/contract.ts'
import { readOperations } from './contract.ts'
import { createMethodNotAllowedError, createNotFoundError } from './errors.ts'
import { sendError } from './send-error.ts'

const templates = readOperations(contract).map(({ method, path }) => ({
  methods: method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
  pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}))

/** Responds to a call under /api that has no route: with a 405 if its path has other methods, otherwise with a 404. */
export function sendNoRoute(request: FastifyRequest, reply: FastifyReply) {
  const path = getPath(request)
  const allowed = new Set(templates.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))
  if (allowed.size === 0) return sendError(createNotFoundError('lo que busca'), request, reply)
  return sendError(createMethodNotAllowedError(), request, reply.header('allow', [...allowed].sort().join(', ')))
}

/** True for a route of the API, however its path is written, and for an unknown path below /api. */
export const isApiCall = (request: FastifyRequest) => /^\/api(\/|$)/.test(request.routeOptions.url ?? getPath(request))

/** Returns the path of a request without its query. */
export const getPath = ({ url }: Pick<FastifyRequest, 'url'>) => url.split('?')[0] ?? ''

/** Escapes a path that cannot be decoded, because the router would refuse it before the server can answer as for any other unknown path. */
export function escapeMalformedPath({ url = '' }: { url?: string | undefined }): string {
  const path = getPath({ url })
  if (isDecodable(path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

function isDecodable(path: string) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
