import { v7 as createId } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { at } from '#domain/clock.ts'
import { createSchedule, registerWorker } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, changeState, morning, people, registerPeople, remove } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

/** The slot on Tuesday from nine to a quarter to ten. */
const slot = { sessionDate: tuesday, time: at('09:00'), turnId: morning }

const listAvailable = (personType: 'client' | 'worker', query: { except?: string } = {}) =>
  app.api.get('/v1/sessions/available-people', { query: { ...slot, personType, ...query } })

const findAvailable = async (personType: 'client' | 'worker', query: object = {}) => {
  const ids = await listAvailable(personType, query)
  return { ana: ids.includes(people.ana), luis: ids.includes(people.luis), eva: ids.includes(people.eva) }
}

test('available people are all clients or all workers, as the query says', async () => {
  expect(await findAvailable('worker')).toEqual({ ana: true, luis: false, eva: false })
  expect(await findAvailable('client')).toEqual({ ana: false, luis: true, eva: true })
})

test('deleted people are not available', async () => {
  const berta = await registerWorker(app.api)
  await app.api.delete('/v1/clients/{id}', { path: { id: people.eva } })
  await app.api.delete('/v1/workers/{id}', { path: { id: berta } })
  expect(await listAvailable('client')).not.toContain(people.eva)
  expect(await listAvailable('worker')).not.toContain(berta)
})

test('people with an active session in the slot are not available, unless that session is the one that moves', async () => {
  const id = await book({})
  expect(await findAvailable('worker')).toMatchObject({ ana: false })
  expect(await findAvailable('client')).toMatchObject({ luis: false, eva: true })
  expect(await findAvailable('client', { except: id })).toMatchObject({ luis: true })
  expect(await findAvailable('client', { time: at('10:00') })).toMatchObject({ luis: true })
  await changeState(id, { state: 'canceled' })
  expect(await findAvailable('worker')).toMatchObject({ ana: true })
})

test('people with an active occurrence of a series in the slot are not available', async () => {
  const series = await book({ clientId: people.eva, sessionDate: null, startsOn: '2026-12-01' })
  expect(await findAvailable('client')).toMatchObject({ eva: true })
  expect(await findAvailable('client', { sessionDate: '2026-12-08' })).toMatchObject({ eva: false })
  await changeState(series, { state: 'canceled', sessionDate: '2026-12-08' })
  expect(await findAvailable('client', { sessionDate: '2026-12-08' })).toMatchObject({ eva: true })
})

test('a series that moves does not block its own people', async () => {
  const series = await book({ sessionDate: null })
  expect(await findAvailable('worker')).toMatchObject({ ana: false })
  expect(await findAvailable('worker', { except: series })).toMatchObject({ ana: true })
  expect(await findAvailable('client', { except: series })).toMatchObject({ luis: true })
})

test('a worker with a session that overlaps the slot is not available, and one with a session that touches it is', async () => {
  // The turns begin at eight.
  const createTurnOf = async (sessionDuration: number) =>
    (await createSchedule(app.api, { sessionDuration, breakDuration: 0 })).turns[0]!.id
  const [turnOf60, turnOf30, turnOf70] = [await createTurnOf(60), await createTurnOf(30), await createTurnOf(70)]
  for (const [turnId, clock, ana] of [
    [turnOf60, '08:00', true],
    [turnOf60, '09:00', false],
    [turnOf30, '09:30', false],
    [turnOf30, '10:00', true],
    [turnOf70, '08:00', false],
    [turnOf70, '09:10', false],
  ] as const)
    for (const dates of [{ sessionDate: tuesday }, { sessionDate: null, startsOn: tuesday, endsOn: tuesday }]) {
      const id = await book({ turnId, at: clock, ...dates })
      expect(await findAvailable('worker'), `${clock} ${dates.sessionDate}`).toMatchObject({ ana })
      await remove(id)
    }
})

test('an unknown slot, turn or session is a bad request', async () => {
  for (const query of [{ time: at('09:05') }, { turnId: createId() }, { except: createId() }])
    await expect(findAvailable('client', query)).rejects.toMatchObject({ code: errorCode.badRequest })
})
