import type { OperationId } from '#api/operation.ts'
import { buildAnswer, buildFailure, changeRows } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, parseBody, put, withBody } from '../fault.ts'
import type { Origin, ProxiedAnswer, ProxiedCall, Rule } from '../proxy.ts'

type Reply = 'confirmed' | 'declined' | null
type Session = { id: string; turn_id: string; state: string; client_reply?: Reply; worker: { id: string } }
type Shown = { id: string; worker_id: string }

const inEveryList = 'a reply is in every list and in the public view, and in none of them once it is taken back'
const laterReplies = 'a client who declined takes that back, or confirms later, and the same reply once more changes nothing'
const ofStaff = 'a session that staff have confirmed stays confirmed, whatever its client replies'
const ofException =
  'a date of a standing session that was confirmed by the link is declined by the id of its exception, which stays once staff have changed it'

/** Does something more once a reply was taken. */
const afterReply =
  (act: (reply: Reply, answer: ProxiedAnswer, call: ProxiedCall, origin: Origin) => Promise<unknown>): Rule =>
  async (call, origin) => {
    const answer = await origin.send(call)
    if (call.operation === 'replyToSession' && answer.status === 200)
      await act(parseBody<{ reply: Reply }>(call).reply, answer, call, origin)
    return answer
  }

const getSessionId = ({ path }: ProxiedCall) => path.split('/').at(-2)!

const read = async <Body>(origin: Origin, call: ProxiedCall, path: string) =>
  parseBody<Body>(await origin.sendAsAdministrator({ ...call, method: 'GET', path, text: undefined }))

const setPending = (origin: Origin, call: ProxiedCall, id: string) =>
  origin.sendAsAdministrator({ ...call, method: 'PATCH', path: `/v1/sessions/${id}/state`, text: '{"state":"pending"}' })

const deleteSession = (origin: Origin, call: ProxiedCall, id: string) =>
  origin.sendAsAdministrator({ ...call, method: 'DELETE', path: `/v1/sessions/${id}`, headers: {}, text: undefined })

/** Leaves the reply out of a list. */
const withoutReply = (operation: OperationId) =>
  changeRows<Session>(operation, (rows) => rows.map(({ client_reply: _reply, ...session }) => session))

/** Faults of what a client's reply does. */
export const replyFaults: ProxyFault[] = [
  {
    name: 'leaves the replies out of the month of a worker',
    operation: 'listWorkerMonth',
    pointer: '/body/*/client_reply',
    scenario: inEveryList,
    createRule: withoutReply('listWorkerMonth'),
  },
  {
    name: 'goes on listing a reply that was taken back',
    operation: 'listTurnWeek',
    pointer: '/body/*/client_reply',
    scenario: inEveryList,
    createRule: () => {
      const replies = new Map<string, Reply>()
      const remember = afterReply(async (reply, answer) => {
        if (reply !== null) replies.set(parseBody<Shown>(answer).id, reply)
      })
      return async (call, origin) => {
        const answer = await remember(call, origin)
        if (call.operation !== 'listTurnWeek' || answer.status !== 200) return answer
        return withBody(
          answer,
          parseBody<Session[]>(answer).map((session) => ({ ...session, client_reply: replies.get(session.id) })),
        )
      }
    },
  },
  {
    name: 'lists a reply under the other one',
    operation: 'listSessions',
    pointer: '/body/length',
    scenario: inEveryList,
    createRule: () => (call, origin) => {
      const query = new URLSearchParams(call.query)
      if (call.operation === 'listSessions' && query.has('client_reply')) query.set('client_reply', 'declined')
      return origin.send({ ...call, query })
    },
  },
  {
    name: 'stores the same reply once more as a new one',
    operation: 'getSession',
    pointer: '/body',
    scenario: laterReplies,
    createRule: () => async (call, origin) => {
      if (call.operation === 'replyToSession') await origin.send(withBody(call, { ...parseBody<object>(call), reply: null }))
      return origin.send(call)
    },
  },
  {
    name: 'keeps a refusal that was taken back',
    operation: 'replyToSession',
    pointer: '/body/client_reply',
    scenario: laterReplies,
    createRule: () => (call, origin) => {
      const isMeant = call.operation === 'replyToSession' && parseBody<{ reply: Reply }>(call).reply === null
      return origin.send(isMeant ? withBody(call, { ...parseBody<object>(call), reply: 'declined' }) : call)
    },
  },
  {
    name: 'leaves a session pending whose client confirms after a refusal',
    operation: 'getSession',
    pointer: '/body/state',
    scenario: laterReplies,
    createRule: () => {
      const declined = new Set<string>()
      return afterReply(async (reply, _answer, call, origin) => {
        const id = getSessionId(call)
        if (reply === 'confirmed' && declined.has(id)) await setPending(origin, call, id)
        if (reply === 'declined') declined.add(id)
      })
    },
  },
  {
    name: 'makes a session pending that staff had confirmed',
    operation: 'getSession',
    pointer: '/body/state',
    scenario: ofStaff,
    createRule: () =>
      afterReply(async (reply, _answer, call, origin) => (reply === null ? setPending(origin, call, getSessionId(call)) : undefined)),
  },
  {
    name: 'finds no session by the id of the exception of a reply',
    operation: 'replyToSession',
    pointer: '/status',
    scenario: ofException,
    createRule: () => {
      const exceptions = new Set<string>()
      const remember = afterReply(async (_reply, answer, call) => {
        const { id } = parseBody<Shown>(answer)
        if (id !== getSessionId(call)) exceptions.add(id)
      })
      return (call, origin) =>
        call.operation === 'replyToSession' && exceptions.has(getSessionId(call))
          ? Promise.resolve(buildFailure(call, 404, 5))
          : remember(call, origin)
    },
  },
  {
    name: 'deletes an exception of a reply though staff have changed it',
    operation: 'getSession',
    pointer: '/status',
    scenario: ofException,
    createRule: () =>
      afterReply(async (reply, answer, call, origin) => {
        if (reply === null) await deleteSession(origin, call, parseBody<Shown>(answer).id)
      }),
  },
  {
    name: 'keeps a reply for another worker',
    operation: 'getSession',
    pointer: '/body/client_reply',
    scenario: 'a reply ends when its session moves, is given to another worker or is deleted',
    createRule: () => {
      const replied = new Map<string, string>()
      const remember = afterReply(async (_reply, answer) => {
        const { id, worker_id } = parseBody<Shown>(answer)
        replied.set(id, worker_id)
      })
      return async (call, origin) => {
        const answer = await remember(call, origin)
        if (call.operation !== 'getSession' || answer.status !== 200) return answer
        const { id, worker } = parseBody<Session>(answer)
        const isOfOther = replied.has(id) && replied.get(id) !== worker.id
        return isOfOther ? withBody(answer, put(parseBody(answer), ['client_reply'], 'declined')) : answer
      }
    },
  },
  {
    name: 'takes a reply to a postponed session',
    operation: 'replyToSession',
    pointer: '/status',
    scenario: 'only an upcoming active session of the client of the link takes a reply, on a date of it',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'replyToSession' || answer.status !== 409) return answer
      const { state } = await read<Session>(origin, call, `/v1/sessions/${getSessionId(call)}`)
      return state === 'postponed' ? buildAnswer(call, 200, {}) : answer
    },
  },
  {
    name: 'takes replies only in the schedule of the link',
    operation: 'replyToSession',
    pointer: '/status',
    scenario: 'a reply is taken for a session of the client in any schedule',
    createRule: () => async (call, origin) => {
      if (call.operation !== 'replyToSession') return origin.send(call)
      const { turn_id } = await read<Session>(origin, call, `/v1/sessions/${getSessionId(call)}`)
      const { schedule } = await read<{ schedule: { turns: { id: string }[] } }>(origin, call, call.path.split('/sessions/')[0]!)
      return schedule.turns.some(({ id }) => id === turn_id) ? origin.send(call) : buildFailure(call, 404, 5)
    },
  },
  {
    name: 'does not show in the public view that a client comes',
    operation: 'getPublicView',
    scenario: inEveryList,
    pointer: '/body/sessions/*/client_reply',
    createRule: changeAnswer('getPublicView', (answer) => {
      const view = parseBody<{ sessions: { client_reply?: Reply }[] }>(answer)
      const hide = ({ client_reply, ...session }: { client_reply?: Reply }) =>
        client_reply === 'confirmed' ? session : { ...session, client_reply }
      return withBody(answer, { ...view, sessions: view.sessions.map(hide) })
    }),
  },
]
