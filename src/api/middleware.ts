import type { Middleware } from 'openapi-fetch'
import { correlationHeader, getCorrelationId, readError } from './error-response.ts'
import { ApiError, errorCode } from './errors.ts'
import { createRandomId } from './random-id.ts'

/** The requests that began while the browser had no network: they were not sent, so their correlation id is in no server's log. */
const unsentRequests = new WeakSet<Request>()

/** Gives every call a correlation id, and makes every failed one an ApiError. An aborted call throws the reason of its signal. */
export const middleware: Middleware = {
  onRequest({ request }) {
    request.headers.set(correlationHeader, createRandomId())
    if (navigator.onLine === false) unsentRequests.add(request)
  },

  async onResponse({ request, response }) {
    if (response.ok) return readSuccess(response, request)
    const error = await readError(response, request)
    if (!isTimeout(request.signal.reason)) request.signal.throwIfAborted()
    throw error
  },

  onError: ({ request, error }) => {
    if (unsentRequests.has(request)) request.headers.delete(correlationHeader)
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
  if (!isTimeout(request.signal.reason)) request.signal.throwIfAborted()
  return new ApiError(errorCode.requestError, 'Request error', { correlationId: getCorrelationId(request), cause })
}

/** True for the reason with which a call ends that has got no answer for too long. */
export const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError'
