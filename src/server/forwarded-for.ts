import type { FastifyRequest } from 'fastify'

/**
 * Returns a function that warns, once, of an X-Forwarded-For that the server ignores: behind a proxy that TRUST_PROXY does not name, all callers
 * share the proxy's address and its limits.
 */
export function createForwardedForWarning() {
  let hasWarned = false
  return (request: FastifyRequest) => {
    // Fastify lists more than the sender's own address only if it trusts the sender.
    if (hasWarned || request.headers['x-forwarded-for'] === undefined || (request.ips?.length ?? 1) > 1) return
    hasWarned = true
    request.log.warn({ address: request.socket.remoteAddress }, 'X-Forwarded-For ignored: TRUST_PROXY does not name this address')
  }
}
