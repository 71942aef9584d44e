import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, buildInput, changeState, morning, people, put, registerPeople, remove } = await startAgenda()
const { api } = app
afterAll(() => app.close())

const longSchedule = await createSchedule(api, { sessionDuration: 90, breakDuration: 0 })
/** A slot from eight to half past nine, which overlaps the slot at nine of the other schedule. */
const overlapping = { turnId: longSchedule.turns[0]!.id, at: '08:00' }

/** Ana as a client, and another worker. */
const others = { anaAsClient: '', berta: '' }

const registerAnaAsClient = async () => {
  const { person } = await api.get('/v1/workers/{id}', { path: { id: people.ana } })
  return (await api.post('/v1/clients', { body: { person: { id: person.id } } })).id
}

beforeEach(async () => {
  await registerPeople()
  others.anaAsClient = await registerAnaAsClient()
  others.berta = await registerWorker(api, { name: 'Berta', fatherLastName: 'Salas' })
})

const bookTherapyOfAna = (fields: object = {}) => book({ clientId: others.anaAsClient, workerId: others.berta, ...fields })

const refusal = {
  status: 409,
  code: errorCode.conflict,
  message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45 (Terapias, Mañana).',
  details: [
    {
      path: 'clientId',
      message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45 (Terapias, Mañana).',
    },
  ],
}

describe('a worker who is also a client cannot be the client of a session while working', () => {
  beforeEach(() => book({}))

  test('by a booking', async () => {
    await expect(bookTherapyOfAna(overlapping)).rejects.toMatchObject(refusal)
  })

  test('by a booking of a series', async () => {
    await expect(bookTherapyOfAna({ ...overlapping, sessionDate: null })).rejects.toMatchObject(refusal)
  })

  test('by a bulk booking', async () => {
    const sessions = [buildInput({ ...overlapping, clientId: others.anaAsClient, workerId: others.berta })]
    await expect(api.post('/v1/sessions/bulk', { body: { sessions } })).rejects.toMatchObject({
      code: errorCode.multiple,
      details: [{ path: 'sessions.0', message: refusal.message }],
    })
  })

  test('by a move', async () => {
    const id = await bookTherapyOfAna({ sessionDate: addDays(tuesday, 1) })
    await expect(put(id, { ...overlapping, clientId: others.anaAsClient, workerId: others.berta })).rejects.toMatchObject(refusal)
  })

  test('by a change of client', async () => {
    const id = await book({ ...overlapping, clientId: people.eva, workerId: others.berta })
    await expect(put(id, { ...overlapping, clientId: others.anaAsClient, workerId: others.berta })).rejects.toMatchObject(refusal)
  })

  test('by a change of state', async () => {
    const id = await bookTherapyOfAna({ ...overlapping, state: 'canceled' })
    await expect(changeState(id, { state: 'confirmed' })).rejects.toMatchObject(refusal)
  })
})

test('a client who is also a worker cannot work during their own session', async () => {
  await bookTherapyOfAna()
  await expect(book({})).rejects.toMatchObject({
    status: 409,
    details: [{ path: 'workerId', message: 'Ana Torres ya tiene sesión con Berta Salas el martes 24 de noviembre de 09:00 a 09:45.' }],
  })
})

test('two sessions of one list cannot need one person as worker and client', async () => {
  const sessions = [buildInput({}), buildInput({ clientId: others.anaAsClient, workerId: others.berta })]
  await expect(api.post('/v1/sessions/bulk', { body: { sessions } })).rejects.toMatchObject({
    code: errorCode.multiple,
    details: [
      {
        path: 'sessions.1',
        message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45, en esta misma lista.',
      },
    ],
  })
})

test('a canceled, moved or deleted session frees its worker as a client', async () => {
  const [canceled, moved, deleted] = [await book({}), await book({ at: '10:00' }), await book({ at: '11:00' })]
  await changeState(canceled, { state: 'canceled' })
  await put(moved, { at: '08:00' })
  await remove(deleted)
  for (const clock of ['09:00', '10:00', '11:00']) await bookTherapyOfAna({ at: clock })
  await expect(bookTherapyOfAna({ at: '08:00' })).rejects.toMatchObject({ status: 409 })
})

test('a canceled date of a series frees its worker as a client until the exception is deleted', async () => {
  const series = await book({ sessionDate: null })
  const exception = await changeState(series, { state: 'canceled', sessionDate: tuesday })
  await expect(bookTherapyOfAna({ sessionDate: addDays(tuesday, 7) })).rejects.toMatchObject({ status: 409 })
  const therapy = await bookTherapyOfAna()
  await expect(remove(exception.id)).rejects.toMatchObject({ status: 409 })
  const ids = [exception.id, therapy]
  expect(await api.delete('/v1/sessions/bulk', { body: { ids } })).toEqual(ids)
  await expect(bookTherapyOfAna()).rejects.toMatchObject({ status: 409 })
})

test('a client who becomes a worker cannot be booked while they have a session as a client', async () => {
  await book({ workerId: others.berta })
  const { person } = await api.get('/v1/clients/{id}', { path: { id: people.luis } })
  const { id: workerId } = await api.post('/v1/workers', { body: { person: { id: person.id }, positions: [5] } })
  await expect(book({ workerId, clientId: people.eva })).rejects.toMatchObject({ status: 409 })
  await book({ workerId, clientId: people.eva, at: '10:00' })
})

test('only one of several concurrent bookings that need a person as worker and client succeeds', async () => {
  for (let round = 0; round < 6; round++) {
    const sessionDate = addDays(tuesday, 7 * round)
    const calls = [book({ sessionDate }), bookTherapyOfAna({ sessionDate }), book({ ...overlapping, sessionDate, clientId: people.eva })]
    const outcomes = await Promise.allSettled(round % 2 === 0 ? calls : calls.toReversed())
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason.code)
    expect(refusals).toEqual([errorCode.conflict, errorCode.conflict])
  }
})

test('no call can book a person with themselves', async () => {
  const self = { clientId: others.anaAsClient }
  const expected = {
    status: 400,
    code: errorCode.badRequest,
    details: [{ path: 'clientId', message: 'Nadie puede atenderse a sí mismo.' }],
  }
  const id = await book({})
  await expect(book({ ...self, at: '10:00' })).rejects.toMatchObject(expected)
  await expect(book({ ...self, sessionDate: null, at: '10:00' })).rejects.toMatchObject(expected)
  await expect(put(id, self)).rejects.toMatchObject(expected)
  await expect(api.post('/v1/sessions/bulk', { body: { sessions: [buildInput({ ...self, at: '10:00' })] } })).rejects.toMatchObject({
    code: errorCode.multiple,
    details: [{ path: 'sessions.0.clientId' }],
  })
})

test('a person who is busy in one role is not available in the other', async () => {
  const id = await book({})
  const slot = { sessionDate: [tuesday], time: parseTimeOfDay('09:00'), turnId: morning, personType: 'client' as const }
  const listAvailable = (query: object = {}) => api.get('/v1/sessions/available-people', { query: { ...slot, ...query } })
  expect(await listAvailable()).not.toContain(others.anaAsClient)
  expect(await listAvailable({ except: id })).toContain(others.anaAsClient)
  expect(await listAvailable({ time: parseTimeOfDay('10:00') })).toContain(others.anaAsClient)
  const luis = await registerClient(api)
  await bookTherapyOfAna({ at: '10:00' })
  const workers = await listAvailable({ time: parseTimeOfDay('10:00'), personType: 'worker' })
  expect(workers).not.toContain(people.ana)
  expect(await listAvailable({ time: parseTimeOfDay('10:00') })).toContain(luis)
})
