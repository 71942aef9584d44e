import { ignoreField } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, parseBody, withBody } from '../fault.ts'
import type { ProxiedAnswer, ProxiedCall } from '../proxy.ts'

type Moved = { state: string; attended: boolean | null; moved_from: object | null; moved_to: object | null }

const booked = 'a session that is booked in place of another one postpones it, and each names the place of the other'
const moved = 'a dated session that moves keeps where it was, and one that was confirmed is pending'
const marked = 'attendance is not marked before the day of a session, and a session that moves to a later day loses its mark'

const edit = (answer: ProxiedAnswer, change: (body: Moved) => Partial<Moved>) => {
  const body = parseBody<Moved>(answer)
  return withBody(answer, { ...body, ...change(body) })
}

/** Does without attendance what is refused with it. */
const acceptMark = (operation: 'createSession' | 'changeSessionState') => () => async (call: ProxiedCall, origin: Origin) => {
  const answer = await origin.send(call)
  if (call.operation !== operation || answer.status !== 400) return answer
  const { attended: _, ...body } = parseBody<Moved>(call)
  return origin.send(withBody(call, body))
}

type Origin = { send: (call: ProxiedCall) => Promise<ProxiedAnswer> }

/** Faults of sessions that move, and of marks of their attendance. */
export const movedSessionFaults: ProxyFault[] = [
  {
    name: 'makes no pair of a session and the one in whose place it is',
    operation: 'createSession',
    pointer: '/body/moved_from_id',
    scenario: booked,
    createRule: ignoreField('createSession', 'moved_from'),
  },
  {
    name: 'does not tell where a postponed session went',
    operation: 'getSession',
    pointer: '/body/moved_to/id',
    scenario: booked,
    createRule: changeAnswer('getSession', (answer) => edit(answer, () => ({ moved_to: null }))),
  },
  {
    name: 'books in place of another session without postponing it',
    operation: 'getSession',
    pointer: '/body/state',
    scenario: booked,
    createRule: changeAnswer('getSession', (answer) => edit(answer, ({ moved_to }) => (moved_to ? { state: 'confirmed' } : {}))),
  },
  {
    name: 'postpones the sessions of others for whoever may book',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'postponing a session by booking another one in its place needs sessions.update too',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      return call.operation === 'createSession' && answer.status === 403 ? origin.sendAsAdministrator(call) : answer
    },
  },
  {
    name: 'forgets where a session was that moves',
    operation: 'updateSession',
    pointer: '/body/moved_from/id',
    scenario: moved,
    createRule: changeAnswer('updateSession', (answer) => edit(answer, () => ({ moved_from: null }))),
  },
  {
    name: 'keeps a session confirmed that moves',
    operation: 'updateSession',
    pointer: '/body/state',
    scenario: moved,
    createRule: changeAnswer('updateSession', (answer) =>
      edit(answer, ({ state }) => ({ state: state === 'pending' ? 'confirmed' : state })),
    ),
  },
  {
    name: 'books sessions of a later day as attended',
    operation: 'createSession',
    pointer: '/status',
    scenario: marked,
    createRule: acceptMark('createSession'),
  },
  {
    name: 'marks sessions of a later day',
    operation: 'changeSessionState',
    pointer: '/status',
    scenario: marked,
    createRule: acceptMark('changeSessionState'),
  },
  {
    name: 'keeps the mark of a session that moves to a later day',
    operation: 'updateSession',
    pointer: '/body/attended',
    scenario: marked,
    createRule: changeAnswer('updateSession', (answer) => edit(answer, () => ({ attended: true }))),
  },
]
