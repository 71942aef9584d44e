import { commands } from 'vitest/browser'

/** Calls the real server, whose clock is set to the page's. `path` begins with '/v1'. */
export async function callServer(path: string, { method = 'GET', headers, body, signal }: RequestInit & { body: string | null }) {
  const answer = await commands.callServer({
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
