import { errorCode } from '#api/errors.ts'
import { acceptConflictWhere, buildFailure, createForAll, ignoreField } from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody } from '../fault.ts'

type Booking = { client_id: string; worker_id: string; turn_id: string; time: number; session_date?: string | null }
type Row = { turn_id: string; time: number; session_date: string | null; state: string }

/** True when two bookings are of one client or one worker. */
const haveOnePerson = (one: Booking, other: Booking) => one.client_id === other.client_id || one.worker_id === other.worker_id

/** Faults of bookings: who is booked twice, and what is stored. */
export const bookingFaults: ProxyFault[] = [
  {
    name: 'stores an empty note of a session',
    operation: 'updateSession',
    pointer: '/body/note',
    scenario: 'a change without a note or with an empty one clears it, and without a state keeps it',
    createRule: changeAnswer('updateSession', (answer, call) =>
      call.text?.includes('"note":""') ? withBody(answer, { ...parseBody<object>(answer), note: '' }) : answer,
    ),
  },
  {
    name: 'sees conflicts within a turn only',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'sessions of other turns and schedules count where the times overlap, and adjacent ones do not',
    createRule: acceptConflictWhere<Booking>('createSession', (rival, booked) => booked.every(({ turn_id }) => turn_id !== rival.turn_id)),
  },
  {
    name: 'does not see that a client is a worker too',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'someone who is a client and a worker is one person',
    createRule: acceptConflictWhere<Booking>('createSession', (rival, booked) => !booked.some((other) => haveOnePerson(rival, other))),
  },
  {
    name: 'books a date of a standing session',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'standing and dated sessions count for each other, in either order',
    createRule: acceptConflictWhere<Booking>('createSession', (rival, booked) =>
      booked.every(({ session_date }) => session_date !== rival.session_date),
    ),
  },
  {
    name: 'books one slot for every one of several callers',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'of several bookings of one slot at the same time one wins, whoever of the two people is shared',
    createRule: createForAll('createSession'),
  },
  {
    name: 'keeps the slot of a canceled session',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'a canceled or postponed session frees its slot, and becomes active again only while the slot is free',
    createRule: () => {
      const canceled: Row[] = []
      return async (call, origin) => {
        if (call.operation === 'createSession' && call.text?.startsWith('{"client_id"')) {
          const { turn_id, time, session_date } = parseBody<Booking>(call)
          if (canceled.some((row) => row.turn_id === turn_id && row.time === time && row.session_date === session_date))
            return buildFailure(call, 409, errorCode.conflict)
        }
        const answer = await origin.send(call)
        if (call.operation === 'changeSessionState' && answer.status === 200) {
          const row = parseBody<Row>(answer)
          if (row.state === 'canceled' && row.session_date !== null) canceled.push(row)
        }
        return answer
      }
    },
  },
  {
    name: 'does not name the session that is in conflict',
    operation: 'createSession',
    pointer: '/body/error/details/0/id',
    scenario: 'a double booking is refused with who is busy with whom, on which date and at what time',
    createRule: changeAnswer(
      'createSession',
      (answer) => {
        const { error, ...body } = parseBody<{ error: { details: { id?: string }[] } }>(answer)
        return withBody(answer, { ...body, error: { ...error, details: error.details.map(({ id: _id, ...detail }) => detail) } })
      },
      409,
    ),
  },
  {
    name: 'loses the note of a session',
    operation: 'getSession',
    pointer: '/body/note',
    scenario: 'a booked session is read back as it was sent, pending unless it says otherwise, with its client and worker',
    createRule: ignoreField('createSession', 'note'),
  },
  {
    name: 'loses attendance when the state changes',
    operation: 'changeSessionState',
    pointer: '/body/attended',
    scenario: 'attendance is apart from the state: it stays when the state changes, and null removes it',
    createRule: changeCall('changeSessionState', (call) =>
      call.text?.startsWith('{"state":"') ? withBody(call, { attended: null, ...parseBody<object>(call) }) : call,
    ),
  },
  {
    name: 'clears the attendance that a replacement leaves out',
    operation: 'getSession',
    pointer: '/body/attended',
    scenario: 'a change without attendance keeps it, and null clears it',
    createRule: changeCall('updateSession', (call) =>
      call.text?.startsWith('{"client_id":"') ? withBody(call, { attended: null, ...parseBody<object>(call) }) : call,
    ),
  },
  {
    name: 'overwrites a state that the caller has not seen',
    operation: 'changeSessionState',
    pointer: '/status',
    scenario: 'a change that has read an older version is refused, and the newer one stays',
    createRule: ignoreField('changeSessionState', 'updated_at'),
  },
]
