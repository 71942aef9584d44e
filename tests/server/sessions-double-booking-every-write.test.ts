import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { addDays } from '#domain/weeks.ts'
import { createSchedule, registerWorker } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, buildInput, changeState, registerPeople, put, people } = await startAgenda()
const { api } = app
const long = await createSchedule(api, { sessionDuration: 90, breakDuration: 0 })
/** From eight to half past nine, across the slots of the other schedule. */
const crossing = { turnId: long.turns[0]!.id, at: '08:00' }
const next = addDays(tuesday, 7)

afterAll(() => app.close())
beforeEach(registerPeople)

/** Whoever is busy already: Ana with Luis at nine, on a date or every week. */
const busy = [
  ['a dated session', () => book({})],
  ['a series', () => book({ sessionDate: null, startsOn: tuesday })],
] as const

/** The ways by which somebody else comes to Ana, or Luis to somebody else, at that time in another schedule. Each answers the last call of it. */
const ways: [string, (others: Others) => Promise<() => Promise<unknown>>][] = [
  ['a booking', async (others) => () => book({ ...crossing, ...others })],
  ['a standing booking', async (others) => () => book({ ...crossing, ...others, sessionDate: null })],
  ['a bulk', async (others) => () => api.post('/v1/sessions/bulk', { body: { sessions: [buildInput({ ...crossing, ...others })] } })],
  [
    'a move',
    async (others) => {
      const id = await book({ ...crossing, ...others, sessionDate: addDays(tuesday, 1) })
      return () => put(id, { ...crossing, ...others })
    },
  ],
  [
    'a move of a series',
    async (others) => {
      const series = { ...crossing, ...others, sessionDate: null, startsOn: tuesday }
      const id = await book({ ...series, day: 3 })
      return () => put(id, series)
    },
  ],
  [
    'a change of the state',
    async (others) => {
      const id = await book({ ...crossing, ...others, state: 'canceled' })
      return () => changeState(id, { state: 'confirmed' })
    },
  ],
  [
    'a change of the state by PUT',
    async (others) => {
      const id = await book({ ...crossing, ...others, state: 'postponed' })
      return () => put(id, { ...crossing, ...others, state: 'pending' })
    },
  ],
]

type Others = { clientId: string } | { workerId: string }

describe.each(busy)('nobody who has %s', (_, occupy) => {
  test.each(ways)('is booked again by %s', async (_way, prepare) => {
    const berta = await registerWorker(api)
    for (const [others, path] of [
      [{ clientId: people.eva }, 'workerId'],
      [{ workerId: berta }, 'clientId'],
    ] as const) {
      await registerPeople()
      const take = await prepare(others)
      await occupy()
      const refusal = (await take().catch((error: unknown) => error)) as { code: number; details: { path: string; message: string }[] }
      expect([errorCode.conflict, errorCode.multiple]).toContain(refusal.code)
      expect(refusal.details[0]?.message).toMatch(
        path === 'workerId'
          ? /^Ana Torres ya atiende a Luis Huamán (el|los) martes .* \(Terapias, Mañana\)[.,]/
          : /^Luis Huamán ya tiene sesión con Ana Torres (el|los) martes .* \(Terapias, Mañana\)[.,]/,
      )
    }
  })
})

test('one week of a series is taken back only while its slot is free', async () => {
  const series = await book({ ...crossing, clientId: people.eva, sessionDate: null, startsOn: tuesday })
  await changeState(series, { state: 'canceled', sessionDate: next })
  await book({ sessionDate: next })
  await expect(changeState(series, { state: 'confirmed', sessionDate: next })).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'Ana Torres ya atiende a Luis Huamán el martes 1 de diciembre de 09:00 a 09:45 (Terapias, Mañana).',
  })
})

test('the first twenty clashes are told, in order of date', async () => {
  const dates = Array.from({ length: 22 }, (_, index) => addDays(tuesday, 7 * index))
  await api.post('/v1/sessions/bulk', { body: { sessions: dates.map((sessionDate) => buildInput({ sessionDate })) } })
  const refusal = await book({ clientId: people.eva, sessionDate: null }).catch((error: unknown) => error)
  const { message, details } = refusal as { message: string; details: { message: string }[] }
  expect(details).toHaveLength(20)
  expect(message).toBe('Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45. Hay al menos 19 cruces más.')
  expect(details[1]!.message).toContain('el martes 1 de diciembre')
})
