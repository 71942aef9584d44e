import type { FastifyRequest } from 'fastify'
import { createForbiddenError } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Throws a 403 if a page of another site sends a call that may change something. Browsers say where such a call comes from; calls without these
 * headers come from no page.
 */
export function refuseOtherSites(request: FastifyRequest) {
  const { method, headers, host } = request
  if (safeMethods.has(method)) return
  const site = headers['sec-fetch-site']
  const isOtherSite = site === 'cross-site' || site === 'same-site'
  if (isOtherSite || (headers.origin !== undefined && !isOriginOf(host, headers.origin)))
    throw createForbiddenError([], 'La petición viene de otro sitio web.')
}

/** Compares as URLs, in which case and default ports do not matter. */
function isOriginOf(host: string, origin: string) {
  const own = URL.parse(origin)
  return own !== null && own.host !== '' && own.host === URL.parse(`${own.protocol}//${host}`)?.host
}
