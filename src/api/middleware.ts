import type { Middleware } from 'openapi-fetch'
import { correlationHeader, getCorrelationId, readError } from './error-response.ts'
import { ApiError, errorCode } from './errors.ts'
import { createRandomId } from './random-id.ts'

/** Gives every call a correlation id, and makes every failed one an ApiError. An aborted call throws the reason of its signal. */
export const middleware: Middleware = {
  onRequest({ request }) {
    request.headers.set(correlationHeader, createRandomId())
  },

  async onResponse({ request, response }) {
    if (response.ok) return readSuccess(response, request)
    const error = await readError(response, request)
    request.signal.throwIfAborted()
    throw error
  },

  onError: ({ request, error }) => {
    // A browser without a network sent nothing, so the correlation id is in no server's log.
    if (navigator.onLine === false) request.headers.delete(correlationHeader)
    return toRequestError(error, request)
  },
}

/** Reads the whole body of a response, because a connection can also break off in the middle of it. The copy always has a correlation id. */
async function readSuccess(response: Response, request: Request) {
  const body = await response.arrayBuffer().catch((cause) => Promise.reject(toRequestError(cause, request)))
  // A 204 allows no body, not even an empty one.
  const copy = new Response(body.byteLength > 0 ? body : null, response)
  if (!getCorrelationId(copy)) copy.headers.set(correlationHeader, getCorrelationId(request) ?? '')
  return copy
}

function toRequestError(cause: unknown, request: Request) {
  request.signal.throwIfAborted()
  return new ApiError(errorCode.requestError, 'Request error', { correlationId: getCorrelationId(request), cause })
}
