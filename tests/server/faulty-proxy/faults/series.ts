import { createRandomId } from '#api/random-id.ts'
import { changeRows, pretend, stillFound } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, parseBody, withBody } from '../fault.ts'

type Booking = { client_id: string; worker_id: string; turn_id: string; time: number; session_date?: string | null }
type Row = { id: string; turn_id: string; time: number; session_date: string | null; state: string; standing?: boolean }

/** Faults of standing sessions, and of several sessions at once. */
export const seriesFaults: ProxyFault[] = [
  {
    name: 'names no series of an exception',
    operation: 'changeSessionState',
    pointer: '/body/series_id',
    scenario: 'an exception names its series, and a session beside the series or after its end names none',
    createRule: changeAnswer('changeSessionState', (answer) => {
      const { series_id: _, ...session } = parseBody<Row & { series_id?: string }>(answer)
      return withBody(answer, session)
    }),
  },
  {
    name: 'shows the occurrence beside its exception',
    operation: 'listTurnWeek',
    pointer: '/body',
    scenario: 'a dated session of the same people and slot replaces the occurrence on its date, in every state',
    createRule: changeRows<Row>('listTurnWeek', (rows) => [
      ...rows,
      ...rows.filter(({ state }) => state === 'postponed').map((row) => ({ ...row, id: createRandomId(), state: 'pending' })),
    ]),
  },
  {
    name: 'shows standing sessions in their first week only',
    operation: 'listTurnWeek',
    pointer: '/body',
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
    name: 'ends no standing session',
    operation: 'listTurnWeek',
    pointer: '/body',
    scenario: 'a standing session ends on the day before, its earlier dates stay, and the later ones are free',
    createRule: pretend('endSeries', 200, () => []),
  },
  {
    name: 'ends the sessions of other clients too',
    operation: 'endSeries',
    pointer: '/status',
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
    name: 'books the first half of a list',
    operation: 'getSession',
    pointer: '/status',
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
    name: 'books what it can of a list that it refuses',
    operation: 'createSessions',
    pointer: '/status',
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
    name: 'names another item of a refused list',
    operation: 'createSessions',
    pointer: '/body/error/details',
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
    name: 'deletes the first session of a list alone',
    operation: 'deleteSessions',
    pointer: '/status',
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
    name: 'reads deleted sessions',
    operation: 'deleteSession',
    pointer: '/status',
    scenario: 'a deleted session is gone from lookups, changes and lists, and its slot is free',
    createRule: stillFound('deleteSession', 'getSession'),
  },
]
