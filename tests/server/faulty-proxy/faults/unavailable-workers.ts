import type { OperationId } from '#api/operation.ts'
import { createRandomId } from '#api/random-id.ts'
import { addDays } from '#domain/weeks.ts'
import { buildAnswer, changeRows, ignoreField, ignoreQuery, openToAll } from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody } from '../fault.ts'
import type { ProxiedCall } from '../proxy.ts'

type Row = { id: string; unavailable?: string }
type View = { closed_dates: string[]; sessions: { is_assigned: boolean }[] }

const acceptedUntil =
  'an accepted session is not listed until it needs a decision again: after a new absence, or when it is not accepted any more'

/** Books although the worker is unavailable for one of these reasons. */
const bookUnavailable = (operation: OperationId, status: number, reasons: string[], body: (call: ProxiedCall) => unknown) =>
  changeAnswer(
    operation,
    (answer, call) => {
      const isMeant = reasons.some((reason) => answer.text.includes(`"reason":"${reason}"`))
      return isMeant ? buildAnswer(call, 201, body(call)) : answer
    },
    status,
  )

const createId = () => ({ id: createRandomId() })

/** Overrides in every call. */
const overrideAlways = (operation: OperationId) =>
  changeCall(operation, (call) => ({ ...call, query: new URLSearchParams([...call.query, ['override', 'true']]) }))

/** Faults of sessions whose worker is unavailable, of who is free, and of what the public view shows of it. */
export const unavailableWorkerFaults: ProxyFault[] = [
  {
    name: 'books outside the working hours',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'a session outside the hours of its worker is refused, and touching periods count as one',
    createRule: bookUnavailable('createSession', 409, ['hours'], createId),
  },
  {
    name: 'books in an absence',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'a session in an absence of its worker is refused, on whole days or at some hours, and one beside it is booked',
    createRule: bookUnavailable('createSession', 409, ['absence'], createId),
  },
  {
    name: 'books on a closing day',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'a session on a closing day is refused, whoever the worker is, until the closing day is deleted',
    createRule: bookUnavailable('createSession', 409, ['closed'], createId),
  },
  {
    name: 'does not say why a worker is unavailable',
    operation: 'createSession',
    pointer: '/body/error/details/0/reason',
    scenario: 'a session in an absence of its worker is refused, on whole days or at some hours, and one beside it is booked',
    createRule: changeAnswer('createSession', (answer) => ({ ...answer, text: answer.text.replaceAll(/,"reason":"\w+"/g, '') }), 409),
  },
  {
    name: 'tells in a conflict why someone is absent',
    operation: 'createSession',
    pointer: '/body/error',
    scenario: 'a conflict tells the reason of an absence only to whoever may read it',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'createSession' || answer.status !== 409) return answer
      const { error } = parseBody<{ error: object }>(await origin.sendAsAdministrator(call))
      return withBody(answer, { ...parseBody<object>(answer), error })
    },
  },
  {
    name: 'books a list whoever is absent',
    operation: 'createSessions',
    pointer: '/status',
    scenario: 'of several sessions one whose worker is unavailable is named with its index, and none is booked',
    createRule: bookUnavailable('createSessions', 422, ['absence'], (call) =>
      parseBody<{ sessions: unknown[] }>(call).sessions.map(createRandomId),
    ),
  },
  {
    name: 'moves sessions into an absence',
    operation: 'updateSession',
    pointer: '/status',
    scenario: 'a session that moves or becomes active is checked, and one that is noted, confirmed or canceled is not',
    createRule: overrideAlways('updateSession'),
  },
  {
    name: 'revives sessions in an absence',
    operation: 'changeSessionState',
    pointer: '/status',
    scenario: 'a session that moves or becomes active is checked, and one that is noted, confirmed or canceled is not',
    createRule: overrideAlways('changeSessionState'),
  },
  {
    name: 'refuses whoever overrides',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'override books, moves and revives a session of an absent worker, which is accepted for that reason',
    createRule: ignoreQuery('createSession', 'override'),
  },
  {
    name: 'lets workers override for themselves',
    operation: 'changeSessionState',
    pointer: '/status',
    scenario: "a worker's user with my_sessions.update may not override, and the session stays as it was",
    createRule: openToAll('changeSessionState'),
  },
  {
    name: 'books a series outside the hours',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'a standing session is refused outside the hours, and booked where its worker is absent on some of its dates',
    createRule: overrideAlways('createSession'),
  },
  {
    name: 'does not mark what is unavailable',
    operation: 'listTurnWeek',
    pointer: '/body/*/unavailable',
    scenario: 'sessions stay booked when hours and absences change, and those that are active and to come show the reason',
    createRule: changeRows<Row>('listTurnWeek', (rows) => rows.map(({ unavailable: _, ...row }) => row)),
  },
  {
    name: 'lists all sessions as those that need a decision',
    operation: 'listSessions',
    pointer: '/body',
    scenario: 'unavailable=true lists what needs a decision, the dates of standing sessions too, and unavailable=false all others',
    createRule: ignoreQuery('listSessions', 'unavailable'),
  },
  {
    name: 'lists what someone has accepted',
    operation: 'listSessions',
    pointer: '/body',
    scenario: acceptedUntil,
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'listSessions' || answer.status !== 200 || call.query.get('unavailable') !== 'true') return answer
      const query = new URLSearchParams(call.query)
      query.delete('unavailable')
      const rows = parseBody<Row[]>(await origin.send({ ...call, query }))
      return withBody(
        answer,
        rows.filter(({ unavailable }) => unavailable),
      )
    },
  },
  {
    name: 'never asks again about a session that was accepted',
    operation: 'listSessions',
    pointer: '/body',
    scenario: acceptedUntil,
    createRule: () => {
      const accepted = new Set<string>()
      return async (call, origin) => {
        if (call.operation === 'changeSessionState' && call.text?.includes('"accepted":true')) accepted.add(call.path.split('/').at(-2)!)
        const answer = await origin.send(call)
        if (call.operation !== 'listSessions' || answer.status !== 200 || call.query.get('unavailable') !== 'true') return answer
        return withBody(
          answer,
          parseBody<Row[]>(answer).filter(({ id }) => !accepted.has(id)),
        )
      }
    },
  },
  {
    name: 'does not keep that a session was accepted',
    operation: 'changeSessionState',
    pointer: '/body/accepted',
    scenario: acceptedUntil,
    createRule: ignoreField('changeSessionState', 'accepted'),
  },
  {
    name: 'offers workers who are absent',
    operation: 'listAvailablePeople',
    pointer: '/body',
    scenario: 'workers who are unavailable are not free in a slot, and clients are',
    // In the same week of a year later the same hours apply, and other absences.
    createRule: changeCall('listAvailablePeople', (call) => {
      const date = call.query.get('session_date')
      if (!date?.startsWith('20')) return call
      const query = new URLSearchParams(call.query)
      query.set('session_date', addDays(date, 364))
      return { ...call, query }
    }),
  },
  {
    name: 'answers for the first of several dates alone',
    operation: 'listAvailablePeople',
    pointer: '/body',
    scenario: 'several dates are answered together, each with its date and the ids of those who are free on it',
    createRule: changeAnswer('listAvailablePeople', (answer) => withBody(answer, parseBody<unknown[]>(answer).slice(0, 1))),
  },
  {
    name: 'shows the slots of an absent worker as free',
    operation: 'getPublicView',
    pointer: '/body/sessions',
    scenario: 'the public view has every slot in which the worker is unavailable as taken, and does not tell why',
    createRule: changeAnswer('getPublicView', (answer) => {
      const view = parseBody<View>(answer)
      return withBody(answer, { ...view, sessions: view.sessions.filter(({ is_assigned }) => is_assigned) })
    }),
  },
  {
    name: 'does not show on which dates the clinic is closed',
    operation: 'getPublicView',
    pointer: '/body/closed_dates',
    scenario: 'the public view lists the dates on which the clinic is closed, without a reason, and every slot of them is taken',
    createRule: changeAnswer('getPublicView', (answer) => withBody(answer, { ...parseBody<View>(answer), closed_dates: [] })),
  },
]
