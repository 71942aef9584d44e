import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { countByTurn, groupByTurn, groupByWorker, listWeekEntries } from '#web/home/week-entries.ts'
import type { Schedule, Session } from '#web/session-data/queries.ts'

const buildSchedule = (name: string, turns: [string, number, number][]) =>
  ({
    id: name,
    name,
    sessionDuration: 45,
    breakDuration: 5,
    turns: turns.map(([id, startTime, endTime]) => ({ id, name: id, startTime, endTime })),
  }) as Schedule

const schedules = [
  buildSchedule('Terapia', [
    ['afternoon', parseTimeOfDay('14:00'), parseTimeOfDay('18:00')],
    ['morning', parseTimeOfDay('08:00'), parseTimeOfDay('12:00')],
  ]),
  buildSchedule('Adultos', [['adults', parseTimeOfDay('08:00'), parseTimeOfDay('12:00')]]),
]

/** Tuesday at 09:00, in the middle of the session at 08:50. */
const now = { date: '2026-11-24', minutes: parseTimeOfDay('09:00') }

const buildPerson = (name: string) => ({ id: name, person: { id: name, name, fatherLastName: name, motherLastName: '' } })

const buildSession = ({
  client = 'Ian',
  worker = 'Ana',
  ...rest
}: Partial<Omit<Session, 'client' | 'worker'>> & { client?: string; worker?: string } = {}) =>
  ({
    id: `${client} ${rest.time}`,
    turnId: 'morning',
    day: 2,
    sessionDate: '2026-11-24',
    time: parseTimeOfDay('08:00'),
    state: 'confirmed',
    attended: null,
    duration: 45,
    ...rest,
    client: buildPerson(client),
    worker: buildPerson(worker),
  }) as Session

const list = (...sessions: Session[]) => listWeekEntries(sessions, schedules, now)

test('a session has its turn, and the mark and phase of now', () => {
  const [over, current, future] = list(
    buildSession(),
    buildSession({ time: parseTimeOfDay('08:50') }),
    buildSession({ time: parseTimeOfDay('09:40') }),
  )
  expect(over).toMatchObject({
    phase: 'past',
    mark: 'unmarked',
    date: '2026-11-24',
    schedule: { name: 'Terapia' },
    turn: { id: 'morning' },
  })
  expect(current).toMatchObject({ phase: 'current', mark: 'confirmed' })
  expect(future).toMatchObject({ phase: 'future', mark: 'confirmed' })
})

test('a session ends by its own length, and by that of its schedule only where a server names none', () => {
  const [long, unknown] = list(buildSession({ duration: 90 }), buildSession({ duration: undefined as never }))
  expect([long?.phase, unknown?.phase]).toEqual(['current', 'past'])
})

test('a session of an unknown turn is left out', () => {
  expect(list(buildSession({ turnId: 'deleted' }))).toEqual([])
})

test('the day is grouped by turns in the order of their start, then by hours, with the sessions of each', () => {
  const day = groupByTurn(
    list(
      buildSession({ turnId: 'afternoon', time: parseTimeOfDay('14:00') }),
      buildSession({ client: 'Zoe', time: parseTimeOfDay('08:50') }),
      buildSession({ client: 'Ian', time: parseTimeOfDay('08:00') }),
      buildSession({ client: 'Ana', worker: 'Jorge', time: parseTimeOfDay('08:00') }),
      buildSession({ turnId: 'adults', client: 'Eva' }),
    ),
    now,
  )
  // Two turns that begin together are in the order of their schedules.
  expect(day.map(({ turn, schedule, count }) => [schedule.name, turn.id, count])).toEqual([
    ['Adultos', 'adults', 1],
    ['Terapia', 'morning', 3],
    ['Terapia', 'afternoon', 1],
  ])
  expect(day[1]?.hours.map(({ time, phase, entries }) => [time, phase, entries.length])).toEqual([
    [parseTimeOfDay('08:00'), 'past', 2],
    [parseTimeOfDay('08:50'), 'current', 1],
  ])
})

test('a number is made up of the numbers of its turns', () => {
  const parts = countByTurn(
    list(buildSession(), buildSession({ client: 'Zoe' }), buildSession({ turnId: 'afternoon', time: parseTimeOfDay('14:00') })),
  )
  expect(parts.map(({ turn, count }) => [turn.id, count])).toEqual([
    ['morning', 2],
    ['afternoon', 1],
  ])
})

test('the load of a worker has only sessions that hold their slots', () => {
  const byWorker = groupByWorker(
    list(
      buildSession(),
      buildSession({ state: 'canceled' }),
      buildSession({ state: 'postponed' }),
      buildSession({ worker: 'Jorge', state: 'pending' }),
    ),
  )
  expect([...byWorker].map(([id, sessions]) => [id, sessions.length])).toEqual([
    ['Ana', 1],
    ['Jorge', 1],
  ])
})
