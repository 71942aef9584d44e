import type { IncomingMessage, ServerResponse } from 'node:http'

/** Lets a page of any origin call with its cookies: with credentials a browser takes no '*' for an answer, so each thing is named. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse) {
  const { origin } = request.headers
  if (!origin) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '')
  response.setHeader('access-control-expose-headers', 'x-correlation-id, x-total-count, retry-after')
  response.setHeader('vary', 'origin')
}
