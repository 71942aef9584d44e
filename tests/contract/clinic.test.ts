import { expect, test } from 'vitest'
import type { components } from '#api/generated/wire.ts'
import { slots } from '#domain/slots.ts'
import { isActive } from '#domain/states.ts'
import { weekday } from '#domain/weeks.ts'
import { contract } from './examples.ts'

type Schemas = components['schemas']
type Session = Schemas['Session']

const example = <T>(name: string) => contract.components.examples?.[name]?.value as T
const answers = ['TurnWeek', 'SessionRecords', 'ClientSessions', 'WorkerSessions', 'ClientMonth', 'WorkerMonth']
const sessions = answers.flatMap((name) => example<Session[]>(name).map((session) => ({ name, ...session })))
const when = ({ id, session_date, time }: Session) => `${id} ${session_date ?? 'every week'} ${time}`

test('each session of the examples lies in a slot of its turn, on the weekday of its date', () => {
  const starts = new Map(
    example<Schemas['Schedule'][]>('Schedules').flatMap(({ turns, session_duration, break_duration }) =>
      turns.map(({ id, start_time, end_time }) => [
        id,
        slots({ start: start_time, end: end_time }, { session: session_duration, pause: break_duration }),
      ]),
    ),
  )
  const astray = sessions.filter(
    ({ turn_id, time, day, session_date }) =>
      !starts.get(turn_id)?.includes(time) || (session_date !== null && weekday(session_date) !== day),
  )
  expect(astray).toEqual([])
})

test('nobody is booked twice in the examples', () => {
  const places = sessions
    .filter(({ state }) => isActive(state))
    .flatMap(({ name, client, worker, session_date, day, time }) =>
      [client.id, worker.id].map((id) => `${name}: ${id} at ${time} on ${session_date ?? day}`),
    )
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test('the same session is the same in every example, with the clients and workers of the lists', () => {
  const seen = new Map<string, Session>()
  for (const { name: _, ...session } of sessions) {
    expect(session).toEqual(seen.get(when(session)) ?? session)
    seen.set(when(session), session)
    expect(example('Clients')).toContainEqual(session.client)
    expect(example('Workers')).toContainEqual(session.worker)
  }
  expect([...seen.values()]).toContainEqual(example('Session'))
})

test('what is shown alone is in its list', () => {
  const lists = { Client: 'Clients', Worker: 'Workers', Person: 'People', Role: 'Roles', Schedule: 'Schedules', UserReception: 'Users' }
  for (const [one, list] of Object.entries(lists)) expect(example(list)).toContainEqual(example(one))
})

test('the week shows every state, standing sessions, stand-ins and attendance', () => {
  const week = example<Session[]>('TurnWeek')
  expect(new Set(week.map(({ state }) => state)).size).toBe(4)
  expect(new Set(week.map(({ attended }) => attended))).toEqual(new Set([true, false, null]))
  const standing = example<Session[]>('SessionRecords').filter((record) => record.standing)
  const standsIn = (session: Session) =>
    !session.standing &&
    standing.some(
      (record) => record.worker.id === session.worker.id && record.client.id === session.client.id && record.time === session.time,
    )
  expect(week.filter(standsIn).length).toBeGreaterThan(0)
  expect(week.some((session) => session.standing)).toBe(true)
})
