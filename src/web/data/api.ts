import { onlineManager } from '@tanstack/react-query'
import { createApi } from '#api/client.ts'
import { callSchemas } from '#api/generated/call-schemas.ts'
import { isTimeout } from '#api/middleware.ts'

/**
 * Sends a request and tells React Query whether it was answered. Browsers only report whether there is any network. A request that was sent before the
 * connection was lost says nothing about it when it is answered.
 */
async function fetchAndReport(request: Request): Promise<Response> {
  const wasOnline = onlineManager.isOnline()
  try {
    const response = await globalThis.fetch(request)
    if (!wasOnline) onlineManager.setOnline(true)
    return response
  } catch (error) {
    // On a dead line a request ends by its time limit.
    if (!request.signal.aborted || isTimeout(request.signal.reason)) onlineManager.setOnline(false)
    throw error
  }
}

/** The API on the page's own origin. */
export const api = createApi({ baseUrl: '/api', callSchemas, fetch: fetchAndReport })
