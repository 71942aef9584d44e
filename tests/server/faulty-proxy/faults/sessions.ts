import { errorCode } from '#api/errors.ts'
import { createRandomId } from '#api/random-id.ts'
import { acceptConflictWhere, buildFailure, changeRows, createForAll, ignoreField, pretend, stillFound } from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody } from '../fault.ts'

type Booking = { client_id: string; worker_id: string; turn_id: string; time: number; session_date?: string | null; state?: string }
type Row = { id: string; turn_id: string; time: number; session_date: string | null; state: string; standing?: boolean }

/** True when two bookings are of one client or one worker. */
const haveOnePerson = (one: Booking, other: Booking) => one.client_id === other.client_id || one.worker_id === other.worker_id

/** Faults of bookings: who is booked twice, and what is stored. */
export const bookingFaults: ProxyFault[] = [
  {
    ...{ name: 'sees conflicts within a turn only', operation: 'createSession', pointer: '/status' },
    scenario: 'sessions of other turns and schedules count where the times overlap, and adjacent ones do not',
    createRule: acceptConflictWhere<Booking>('createSession', (rival, booked) => booked.every(({ turn_id }) => turn_id !== rival.turn_id)),
  },
  {
    ...{ name: 'does not see that a client is a worker too', operation: 'createSession', pointer: '/status' },
    scenario: 'somebody who is a client and a worker is one person',
    createRule: acceptConflictWhere<Booking>('createSession', (rival, booked) => !booked.some((other) => haveOnePerson(rival, other))),
  },
  {
    ...{ name: 'books a date of a standing session', operation: 'createSession', pointer: '/status' },
    scenario: 'standing and dated sessions count for each other, in either order',
    createRule: acceptConflictWhere<Booking>('createSession', (rival, booked) =>
      booked.every(({ session_date }) => session_date !== rival.session_date),
    ),
  },
  {
    ...{ name: 'books one slot for every one of several callers', operation: 'createSession', pointer: '/status' },
    scenario: 'of several bookings of one slot at the same time one wins, whoever of the two people is shared',
    createRule: createForAll('createSession'),
  },
  {
    ...{ name: 'keeps the slot of a canceled session', operation: 'createSession', pointer: '/status' },
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
    ...{ name: 'does not name the session that is in conflict', operation: 'createSession', pointer: '/body/error/details/0/id' },
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
    ...{ name: 'loses the note of a session', operation: 'getSession', pointer: '/body/note' },
    scenario: 'a booked session is read back as it was sent, pending unless it says otherwise, with its client and worker',
    createRule: ignoreField('createSession', 'note'),
  },
  {
    ...{ name: 'loses attendance when the state changes', operation: 'changeSessionState', pointer: '/body/attended' },
    scenario: 'attendance is apart from the state: it stays when the state changes, and null removes it',
    createRule: changeCall('changeSessionState', (call) =>
      call.text?.startsWith('{"state":"') ? withBody(call, { attended: null, ...parseBody<object>(call) }) : call,
    ),
  },
  {
    ...{ name: 'clears the additions that a replacement leaves out', operation: 'getSession', pointer: '/body/attended' },
    scenario: 'a change without additions keeps them, and null clears attendance',
    createRule: changeCall('updateSession', (call) =>
      call.text?.startsWith('{"client_id":"') ? withBody(call, { attended: null, ...parseBody<object>(call) }) : call,
    ),
  },
  {
    ...{ name: 'overwrites a state that the caller has not seen', operation: 'changeSessionState', pointer: '/status' },
    scenario: 'a change that has read an older version is refused, and the newer one stays',
    createRule: ignoreField('changeSessionState', 'updated_at'),
  },
]

/** Faults of standing sessions, and of several sessions at once. */
export const seriesFaults: ProxyFault[] = [
  {
    ...{ name: 'shows the occurrence beside its exception', operation: 'listTurnWeek', pointer: '/body' },
    scenario: 'a dated session of the same people and slot replaces the occurrence on its date, in every state',
    createRule: changeRows<Row>('listTurnWeek', (rows) => [
      ...rows,
      ...rows.filter(({ state }) => state === 'postponed').map((row) => ({ ...row, id: createRandomId(), state: 'pending' })),
    ]),
  },
  {
    ...{ name: 'shows standing sessions in their first week only', operation: 'listTurnWeek', pointer: '/body' },
    scenario: 'a standing session is on its weekday in every week',
    createRule: () => {
      const shown = new Set<string>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation !== 'listTurnWeek' || answer.status !== 200) return answer
        const rows = parseBody<Row[]>(answer).filter(({ id, standing }) => !standing || !shown.has(id))
        for (const { id } of rows) shown.add(id)
        return withBody(answer, rows)
      }
    },
  },
  {
    ...{ name: 'ends no standing session', operation: 'listTurnWeek', pointer: '/body' },
    scenario: 'a standing session ends on the day before, its earlier dates stay, and the later ones are free',
    createRule: pretend('endSeries', 200, () => []),
  },
  {
    ...{ name: 'ends the sessions of other clients too', operation: 'endSeries', pointer: '/status' },
    scenario:
      'the dated sessions of the same people, weekday and time from the date on are deleted, in every turn and state, and no others',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'endSeries' || answer.status !== 200) return answer
      const { worker_id, day, time, from_date } = parseBody<Booking & { day: number; from_date: string }>(call)
      const month = { ...call, method: 'GET', path: '/v1/sessions', text: undefined, query: new URLSearchParams({ worker_id }) }
      const { text } = await origin.sendAsAdministrator(month)
      for (const row of JSON.parse(text) as (Row & { day: number })[])
        if (row.day === day && row.time === time && (row.session_date ?? '') >= from_date)
          await origin.sendAsAdministrator({ ...call, method: 'DELETE', path: `/v1/sessions/${row.id}`, text: undefined })
      return answer
    },
  },
  {
    ...{ name: 'books the first half of a list', operation: 'getSession', pointer: '/status' },
    scenario: 'several sessions are booked together, and their ids are in the order of the request',
    createRule: () => async (call, origin) => {
      const { sessions } =
        call.operation === 'createSessions' && call.text?.startsWith('{"sessions":[{')
          ? parseBody<{ sessions: Booking[] }>(call)
          : { sessions: [] }
      if (sessions.length < 2) return origin.send(call)
      const half = Math.ceil(sessions.length / 2)
      const answer = await origin.send(withBody(call, { sessions: sessions.slice(0, half) }))
      if (answer.status !== 201) return answer
      return withBody(answer, [...parseBody<string[]>(answer), ...sessions.slice(half).map(createRandomId)])
    },
  },
  {
    ...{ name: 'books what it can of a list that it refuses', operation: 'createSessions', pointer: '/status' },
    scenario: 'an item that cannot be booked is named with its index, and nothing of its list is booked',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'createSessions' || answer.status !== 422) return answer
      const { details } = parseBody<{ error: { details: { path: string }[] } }>(answer).error
      const refused = new Set(details.map(({ path }) => Number(path.split('.')[1])))
      const sessions = parseBody<{ sessions: Booking[] }>(call).sessions.filter((_, index) => !refused.has(index))
      if (sessions.length > 0) await origin.send(withBody(call, { sessions }))
      return answer
    },
  },
  {
    ...{ name: 'names another item of a refused list', operation: 'createSessions', pointer: '/body/error/details' },
    scenario: 'an item that cannot be booked is named with its index, and nothing of its list is booked',
    createRule: changeAnswer(
      'createSessions',
      (answer) => {
        const { error, ...body } = parseBody<{ error: { details: { path: string }[] } }>(answer)
        const details = error.details.map((detail) => ({
          ...detail,
          path: detail.path.replace(/\d+/, (index) => String(Number(index) + 1)),
        }))
        return withBody(answer, { ...body, error: { ...error, details } })
      },
      422,
    ),
  },
  {
    ...{ name: 'deletes the first session of a list alone', operation: 'deleteSessions', pointer: '/status' },
    scenario: 'several sessions are deleted together, unknown ids are ignored, and the response has those that were deleted',
    createRule: () => async (call, origin) => {
      const { ids } =
        call.operation === 'deleteSessions' && call.text?.startsWith('{"ids":["') ? parseBody<{ ids: string[] }>(call) : { ids: [] }
      if (ids.length < 3) return origin.send(call)
      const answer = await origin.send(withBody(call, { ids: ids.slice(0, 1) }))
      return answer.status === 200 ? withBody(answer, [ids[0], ids[2]]) : answer
    },
  },
  {
    ...{ name: 'reads deleted sessions', operation: 'deleteSession', pointer: '/status' },
    scenario: 'a deleted session is gone from lookups, changes and lists, and its slot is free',
    createRule: stillFound('deleteSession', 'getSession'),
  },
]
