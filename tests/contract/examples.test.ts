import { expect, test } from 'vitest'
import type { components } from '#api/generated/wire.ts'
import { listSlots } from '#domain/slots.ts'
import { isActive } from '#domain/states.ts'
import { getWeekday } from '#domain/weeks.ts'
import { contract } from './contract.ts'

// The examples are one clinic, which the mock serves and the screens show.

type Schemas = components['schemas']
type Session = Schemas['Session']

const getExample = <T>(name: string) => contract.components.examples?.[name]?.value as T
const sessionLists = ['TurnWeek', 'SessionRecords', 'ClientSessions', 'WorkerSessions', 'ClientMonth', 'WorkerMonth']
const sessions = sessionLists.flatMap((list) => getExample<Session[]>(list).map((session) => ({ list, ...session })))

test('each session of the examples starts in a slot of its turn, on the weekday of its date', () => {
  const slotsByTurn = new Map(
    getExample<Schemas['Schedule'][]>('Schedules').flatMap(({ turns, session_duration, break_duration }) =>
      turns.map(({ id, start_time, end_time }) => [
        id,
        listSlots({ start: start_time, end: end_time }, { session: session_duration, pause: break_duration }),
      ]),
    ),
  )
  const misplaced = sessions.filter(
    ({ turn_id, time, day, session_date }) =>
      !slotsByTurn.get(turn_id)?.includes(time) || (session_date !== null && getWeekday(session_date) !== day),
  )
  expect(misplaced).toEqual([])
})

test('no client and no worker of the examples is booked twice at the same time', () => {
  const bookings = sessions
    .filter(({ state }) => isActive(state))
    .flatMap(({ list, client, worker, session_date, day, time }) =>
      [client.id, worker.id].map((id) => `${list}: ${id} at ${time} on ${session_date ?? day}`),
    )
  expect(bookings.filter((booking, index) => bookings.indexOf(booking) !== index)).toEqual([])
})

test('a session is the same in every example, with the clients and workers of the lists', () => {
  const getKey = ({ id, session_date, time }: Session) => `${id} ${session_date ?? 'every week'} ${time}`
  const sessionByKey = new Map<string, Session>()
  for (const { list: _, ...session } of sessions) {
    expect(session).toEqual(sessionByKey.get(getKey(session)) ?? session)
    sessionByKey.set(getKey(session), session)
    expect(getExample('Clients')).toContainEqual(session.client)
    expect(getExample('Workers')).toContainEqual(session.worker)
  }
  expect([...sessionByKey.values()]).toContainEqual(getExample('Session'))
})

test('the example of a single record is in the example of its list', () => {
  const lists = { Client: 'Clients', Worker: 'Workers', Person: 'People', Role: 'Roles', Schedule: 'Schedules', UserReception: 'Users' }
  for (const [record, list] of Object.entries(lists)) expect(getExample(list)).toContainEqual(getExample(record))
})

test('the example week has every state and attendance, a standing session and an exception', () => {
  const week = getExample<Session[]>('TurnWeek')
  expect(new Set(week.map(({ state }) => state)).size).toBe(4)
  expect(new Set(week.map(({ attended }) => attended))).toEqual(new Set([true, false, null]))
  const series = getExample<Session[]>('SessionRecords').filter((record) => record.standing)
  const isException = (session: Session) =>
    !session.standing &&
    series.some(({ worker, client, time }) => worker.id === session.worker.id && client.id === session.client.id && time === session.time)
  expect(week.filter(isException).length).toBeGreaterThan(0)
  expect(week.some((session) => session.standing)).toBe(true)
})
