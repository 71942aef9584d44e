import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { addDays } from '#domain/weeks.ts'
import { createSchedule, registerWorker } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, buildInput, changeState, registerPeople, put, people } = await startAgenda()
const { api } = app
const longSchedule = await createSchedule(api, { sessionDuration: 90, breakDuration: 0 })
/** A slot from eight to half past nine, which overlaps the slot at nine of the other schedule. */
const overlapping = { turnId: longSchedule.turns[0]!.id, at: '08:00' }
const nextTuesday = addDays(tuesday, 7)

afterAll(() => app.close())
beforeEach(registerPeople)

/** The bookings that make Ana and Luis busy at nine, on one date or every week. */
const bookings = [
  ['a dated session', () => book({})],
  ['a series', () => book({ sessionDate: null, startsOn: tuesday })],
] as const

/**
 * Every write that would book Ana with another client, or Luis with another worker, at that time. Each function makes the calls that must come before
 * and returns the last one.
 */
const writes: [string, (otherPerson: OtherPerson) => Promise<() => Promise<unknown>>][] = [
  ['a booking', async (otherPerson) => () => book({ ...overlapping, ...otherPerson })],
  ['a booking of a series', async (otherPerson) => () => book({ ...overlapping, ...otherPerson, sessionDate: null })],
  [
    'a bulk booking',
    async (otherPerson) => () => api.post('/v1/sessions/bulk', { body: { sessions: [buildInput({ ...overlapping, ...otherPerson })] } }),
  ],
  [
    'a move',
    async (otherPerson) => {
      const id = await book({ ...overlapping, ...otherPerson, sessionDate: addDays(tuesday, 1) })
      return () => put(id, { ...overlapping, ...otherPerson })
    },
  ],
  [
    'a move of a series',
    async (otherPerson) => {
      const series = { ...overlapping, ...otherPerson, sessionDate: null, startsOn: tuesday }
      const id = await book({ ...series, day: 3 })
      return () => put(id, series)
    },
  ],
  [
    'a change of state',
    async (otherPerson) => {
      const id = await book({ ...overlapping, ...otherPerson, state: 'canceled' })
      return () => changeState(id, { state: 'confirmed' })
    },
  ],
  [
    'a change of state by PUT',
    async (otherPerson) => {
      const id = await book({ ...overlapping, ...otherPerson, state: 'postponed' })
      return () => put(id, { ...overlapping, ...otherPerson, state: 'pending' })
    },
  ],
]

type OtherPerson = { clientId: string } | { workerId: string }

describe.each(bookings)('a client or worker with %s', (_, bookFirst) => {
  test.each(writes)('cannot be booked again by %s', async (_write, prepare) => {
    const berta = await registerWorker(api)
    for (const [otherPerson, path] of [
      [{ clientId: people.eva }, 'workerId'],
      [{ workerId: berta }, 'clientId'],
    ] as const) {
      await registerPeople()
      const write = await prepare(otherPerson)
      await bookFirst()
      const refusal = (await write().catch((error: unknown) => error)) as { code: number; details: { path: string; message: string }[] }
      expect([errorCode.conflict, errorCode.multiple]).toContain(refusal.code)
      expect(refusal.details[0]?.message).toMatch(
        path === 'workerId'
          ? /^Ana Torres ya atiende a Luis Huamán (el|los) martes .* \(Terapias, Mañana\)[.,]/
          : /^Luis Huamán ya tiene sesión con Ana Torres (el|los) martes .* \(Terapias, Mañana\)[.,]/,
      )
    }
  })
})

test('a canceled occurrence of a series becomes active again only while its slot is free', async () => {
  const series = await book({ ...overlapping, clientId: people.eva, sessionDate: null, startsOn: tuesday })
  await changeState(series, { state: 'canceled', sessionDate: nextTuesday })
  await book({ sessionDate: nextTuesday })
  await expect(changeState(series, { state: 'confirmed', sessionDate: nextTuesday })).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'Ana Torres ya atiende a Luis Huamán el martes 1 de diciembre de 09:00 a 09:45 (Terapias, Mañana).',
  })
})

test('a refusal lists the first twenty conflicts in order of date', async () => {
  const dates = Array.from({ length: 22 }, (_, index) => addDays(tuesday, 7 * index))
  await api.post('/v1/sessions/bulk', { body: { sessions: dates.map((sessionDate) => buildInput({ sessionDate })) } })
  const refusal = await book({ clientId: people.eva, sessionDate: null }).catch((error: unknown) => error)
  const { message, details } = refusal as { message: string; details: { message: string }[] }
  expect(details).toHaveLength(20)
  expect(message).toBe('Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45. Hay al menos 19 cruces más.')
  expect(details[1]!.message).toContain('el martes 1 de diciembre')
})
