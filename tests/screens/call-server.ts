import { commands } from 'vitest/browser'
import type { Caller } from './server-commands.ts'

type Init = RequestInit & { body: string | null }

/** Calls the real server with the sign-in of the page or of a colleague. Its clock is set to the page's. `path` begins with '/v1'. */
export async function callServer(path: string, { method = 'GET', headers, body, signal }: Init, caller: Caller = 'page') {
  const answer = await commands.callServer(caller, {
    method,
    url: `/api${path}`,
    headers: Object.fromEntries(new Headers(headers)),
    body: body ?? undefined,
    now: Date.now(),
  })
  // A browser command cannot be aborted, so the answer of an aborted call is discarded.
  signal?.throwIfAborted()
  return new Response(answer.status === 204 ? null : answer.body, answer)
}
