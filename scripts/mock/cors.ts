import type { IncomingMessage, ServerResponse } from 'node:http'

/** Allows calls with cookies from any origin. For those a browser accepts no '*', so origin, methods and headers are listed. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse) {
  const { origin } = request.headers
  if (!origin) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '')
  response.setHeader('access-control-expose-headers', 'x-correlation-id, x-total-count, retry-after, change-id')
  response.setHeader('vary', 'origin')
}
