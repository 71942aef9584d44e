import type { mount } from './mount.tsx'

/** A session as the server sends it. */
export type WireSession = {
  id: string
  client: { id: string }
  worker: { id: string; person: object }
  [field: string]: unknown
}

type Options = {
  /** Replaces the sessions of the week, which are the mock's example. */
  week?: (sessions: WireSession[]) => WireSession[]
  /** The sessions of a client with a worker. */
  records?: (week: readonly WireSession[]) => WireSession[]
  /** The sessions on the date that a session moves to. */
  busy?: (week: readonly WireSession[]) => WireSession[]
}

/** Makes the mock's answers about the agenda consistent: its lists show one week, and a changed session is answered as it was sent. */
export function keepAgenda(
  { alter }: Pick<Awaited<ReturnType<typeof mount>>, 'alter'>,
  { week = (sessions) => sessions, records = () => [], busy = () => [] }: Options = {},
) {
  let sessions: WireSession[] = []
  alter('get /v1/sessions/by-turn-and-week', async (answer) => {
    sessions = week(await answer.json())
    return replaceBody(answer, sessions)
  })
  alter('get /v1/sessions/by-client-and-turn', (answer) => replaceBody(answer, records(sessions)))
  alter('get /v1/sessions', (answer, { query }) => replaceBody(answer, query.has('from') ? busy(sessions) : records(sessions)))
  alter('put /v1/sessions/{id}', (answer, { call, body }) => {
    const { client_id, worker_id, ...sent } = body as WireSession
    const before = sessions.find(({ id }) => call.endsWith(id))
    const worker = sessions.find((session) => session.worker.id === worker_id)?.worker ?? before?.worker
    return replaceBody(answer, { ...before, ...sent, worker })
  })
  alter('patch /v1/sessions/{id}/state', (answer, { call, body }) => {
    const before = sessions.find(({ id }) => call.includes(id))
    return replaceBody(answer, { ...before, ...(body as object) })
  })
  return { find: (id: string) => sessions.find((session) => session.id === id)! }
}

/** Keeps the response of a call that failed. */
const replaceBody = (response: Response, body: unknown) => {
  if (!response.ok) return response
  const { status } = response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json(body, { status, headers })
}
