import { createHash } from 'node:crypto'
import type { OperationId } from '#api/operation.ts'
import { buildAnswer } from '../behaviour.ts'
import { type ProxyFault, parseBody } from '../fault.ts'
import type { ProxiedAnswer, ProxiedCall, Rule } from '../proxy.ts'

const afterEveryChange =
  'a list of sessions that is sent with an ETag may be 304 while it is unchanged, and is sent with another one after every change'

/** Gives the list of an operation a tag of its own making, and answers 304 to who sends that back. */
const giveTags =
  (operation: OperationId, makeTag: (answer: ProxiedAnswer, call: ProxiedCall) => string) => (): Rule => async (call, origin) => {
    if (call.operation !== operation) return origin.send(call)
    const { 'if-none-match': sent, ...headers } = call.headers
    const answer = await origin.send({ ...call, headers })
    if (answer.status !== 200) return answer
    const etag = makeTag(answer, call)
    const tagged = sent === etag ? buildAnswer(call, 304) : answer
    return { ...tagged, headers: { ...tagged.headers, etag, vary: answer.headers.vary ?? '' } }
  }

const hash = (value: unknown) => `"${createHash('sha1').update(JSON.stringify(value)).digest('hex')}"`

/** Changes the answers with 304 to calls of an operation. */
const changeUnmodified = (operation: OperationId, edit: (answer: ProxiedAnswer) => ProxiedAnswer) => (): Rule => async (call, origin) => {
  const answer = await origin.send(call)
  return call.operation === operation && answer.status === 304 ? edit(answer) : answer
}

/** Faults of ETags and of the answers to who sends them back. */
export const entityTagFaults: ProxyFault[] = [
  {
    name: 'never changes the ETag of a list',
    operation: 'listTurnWeek',
    pointer: '/status',
    scenario: afterEveryChange,
    createRule: giveTags('listTurnWeek', (_answer, { path, query }) => hash(`${path}?${query}`)),
  },
  {
    name: 'answers 304 to whoever sends a tag',
    operation: 'listClientMonth',
    pointer: '/status',
    scenario: afterEveryChange,
    createRule: () => async (call, origin) =>
      call.operation === 'listClientMonth' && call.headers['if-none-match'] !== undefined ? buildAnswer(call, 304) : origin.send(call),
  },
  {
    name: 'gives a changed list the tag that it had',
    operation: 'listWorkerMonth',
    pointer: '/headers/etag',
    scenario: afterEveryChange,
    createRule: () => {
      const first = new Map<string, string>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation !== 'listWorkerMonth' || answer.status !== 200) return answer
        const etag = first.get(call.path) ?? answer.headers.etag!
        first.set(call.path, etag)
        return { ...answer, headers: { ...answer.headers, etag } }
      }
    },
  },
  {
    name: 'makes the tag of a list of the sessions alone, without their people',
    operation: 'listClientTurnMonth',
    pointer: '/status',
    scenario: afterEveryChange,
    createRule: giveTags('listClientTurnMonth', (answer) =>
      hash(parseBody<{ id: string; updated_at: string }[]>(answer).map(({ id, updated_at }) => [id, updated_at])),
    ),
  },
  ...(['worker', 'unavailable'] as const).map((property) => ({
    name: `leaves ${property} out of the tag of a list`,
    operation: 'listClientMonth' as const,
    pointer: '/status',
    scenario: afterEveryChange,
    createRule: giveTags('listClientMonth', (answer) =>
      hash(parseBody<object[]>(answer).map((session) => ({ ...session, [property]: undefined }))),
    ),
  })),
  {
    name: 'makes the tag of a list of its latest change',
    operation: 'listWorkerTurnMonth',
    pointer: '/status',
    scenario: afterEveryChange,
    createRule: () => {
      const latest = new Map<string, unknown>()
      return giveTags('listWorkerTurnMonth', (answer, { path }) => {
        const [session] = parseBody<object[]>(answer)
        if (session) latest.set(path, session)
        return hash(latest.get(path) ?? null)
      })()
    },
  },
  {
    name: 'leaves the total out of the tag of a page',
    operation: 'listSessions',
    pointer: '/status',
    scenario: 'a page of sessions has another ETag when x-total-count is another one',
    createRule: giveTags('listSessions', ({ text }) => hash(text)),
  },
  {
    name: 'answers 304 with another tag',
    operation: 'listSessions',
    pointer: '/headers/etag',
    scenario: afterEveryChange,
    createRule: changeUnmodified('listSessions', (answer) => ({ ...answer, headers: { ...answer.headers, etag: '"other"' } })),
  },
  {
    name: 'answers 304 without saying what the list varies by',
    operation: 'listSessions',
    pointer: '/headers/vary',
    scenario: afterEveryChange,
    createRule: changeUnmodified('listSessions', ({ headers: { vary: _vary, ...headers }, ...answer }) => ({ ...answer, headers })),
  },
  {
    name: 'sends a tag without quotes',
    operation: 'listTurnWeek',
    pointer: '/headers/etag',
    isReadOnly: true,
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      const { etag } = answer.headers
      return etag === undefined ? answer : { ...answer, headers: { ...answer.headers, etag: etag.replaceAll('"', '') } }
    },
  },
]
