import type { mount } from './mount.tsx'

/** A session as the wire has it. */
export type Told = {
  id: string
  client: { id: string }
  worker: { id: string; person: object }
  [field: string]: unknown
}

type Options = {
  /** What the week shall tell instead of its example. */
  week?: (sessions: Told[]) => Told[]
  /** What a client has with a worker. */
  records?: (week: readonly Told[]) => Told[]
  /** What takes place on the day where a session wants to go. */
  busy?: (week: readonly Told[]) => Told[]
}

/** Lets the mock answer about one agenda: what hangs together in it, and a session as it was sent. */
export function keepAgenda(
  { calls, alter }: Pick<Awaited<ReturnType<typeof mount>>, 'calls' | 'alter'>,
  { week = (sessions) => sessions, records = () => [], busy = () => [] }: Options = {},
) {
  let known: Told[] = []
  alter('get /v1/sessions/by-turn-and-week', async (answer) => {
    known = week(await answer.json())
    return json(answer, known)
  })
  alter('get /v1/sessions/by-client-and-turn', (answer) => json(answer, records(known)))
  alter('get /v1/sessions', (answer, { query }) => json(answer, query.has('from') ? busy(known) : records(known)))
  alter('put /v1/sessions/{id}', (answer) => {
    const { call, body } = calls.findLast((one) => one.call.startsWith('put /v1/sessions/'))!
    const { client_id, worker_id, ...sent } = body as Told
    const before = known.find(({ id }) => call.endsWith(id))
    const worker = known.find((one) => one.worker.id === worker_id)?.worker ?? before?.worker
    return json(answer, { ...before, ...sent, worker })
  })
  return { find: (id: string) => known.find((one) => one.id === id)! }
}

const json = (answer: Response, body: unknown) => {
  if (!answer.ok) return answer
  const { status } = answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return Response.json(body, { status, headers })
}
