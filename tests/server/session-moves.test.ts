import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SessionStep } from '#api/generated/app.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { registerWorker } from './create-records.ts'
import { type BookingFields, tuesday } from './start-agenda.ts'
import { startUndo } from './start-undo.ts'

const { app, book, get, put, buildInput, registerPeople, people, changeState, expectUndo, readLastChange, morning } = await startUndo()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

const wednesday = '2026-11-25'

type MovedFrom = { sessionId: string; sessionDate?: string }

const bookInPlace = (movedFrom: MovedFrom, fields: Partial<BookingFields>) =>
  api.post('/v1/sessions', { body: { ...buildInput(fields), movedFrom } })
const inPlace = (movedFrom: MovedFrom, fields: Partial<BookingFields>): SessionStep => ({ create: { ...buildInput(fields), movedFrom } })
const tryOut = async (...steps: SessionStep[]) => (await api.post('/v1/sessions/changes', { body: { steps, dryRun: true } })).results

test('a booking in place of another session is one change, whose undo makes the other one confirmed again', async () => {
  const id = await book({ state: 'confirmed' })
  const before = await get(id)
  const moved = await bookInPlace({ sessionId: id }, { sessionDate: wednesday })
  const change = await readLastChange()
  const rows = await app.db
    .selectFrom('history')
    .where('change_id', '=', change)
    .where('kind', '=', 'session')
    .select(['record_id', 'operation'])
    .execute()
  expect(rows).toHaveLength(2)
  expect(rows.map(({ record_id }) => record_id)).toEqual(expect.arrayContaining([id, moved.id]))
  expect(new Set(rows.map(({ operation }) => operation))).toEqual(new Set(['createSession']))
  await expectUndo(change)
  expect(await get(id)).toMatchObject({ state: 'confirmed', time: before.time, movedTo: null })
  await expect(get(moved.id)).rejects.toMatchObject({ status: 404 })
})

test('the undo of a booking in place of one date of a series gives the series its date back', async () => {
  const series = await book({ sessionDate: null, startsOn: tuesday })
  await bookInPlace({ sessionId: series, sessionDate: tuesday }, { sessionDate: wednesday })
  const list = () => api.get('/v1/sessions', { query: { clientId: people.luis, from: tuesday, to: wednesday } })
  expect((await list()).map(({ state, movedFrom, movedTo }) => [state, movedFrom?.sessionDate, movedTo?.sessionDate])).toEqual([
    ['postponed', undefined, wednesday],
    ['pending', tuesday, undefined],
  ])
  await expectUndo(await readLastChange())
  expect(await list()).toMatchObject([{ id: series, standing: true, sessionDate: tuesday, movedTo: null }])
})

test('a session that moves keeps its last place, comes back by undo, and forgets the place with another client', async () => {
  const id = await book({ state: 'confirmed' })
  expect(await put(id, { at: '10:00', state: 'confirmed' })).toMatchObject({
    state: 'pending',
    movedFrom: { id, sessionDate: tuesday, time: parseTimeOfDay('09:00'), turnId: morning },
  })
  await expectUndo(await readLastChange())
  expect(await get(id)).toMatchObject({ state: 'confirmed', time: parseTimeOfDay('09:00'), movedFrom: null })
  await put(id, { at: '10:00' })
  expect(await put(id, { at: '11:00' })).toMatchObject({ movedFrom: { time: parseTimeOfDay('10:00') } })
  expect(await put(id, { at: '11:00', clientId: people.eva })).toMatchObject({ movedFrom: null })
})

test('a session that was booked in place of another one stays its successor when it moves', async () => {
  const id = await book({})
  const moved = await bookInPlace({ sessionId: id }, { sessionDate: wednesday })
  await put(moved.id, { sessionDate: wednesday, at: '11:00' })
  expect(await get(moved.id)).toMatchObject({ movedFrom: { id, sessionDate: tuesday } })
  expect(await get(id)).toMatchObject({ movedTo: { id: moved.id, sessionDate: wednesday, time: parseTimeOfDay('11:00') } })
  await changeState(id, { state: 'pending' })
  expect(await get(id)).toMatchObject({ state: 'pending', movedTo: null })
})

test('a postponed session that goes to another client does not tell where that of the first client is', async () => {
  const id = await book({})
  const moved = await bookInPlace({ sessionId: id }, { sessionDate: wednesday })
  expect(await get(id)).toMatchObject({ movedTo: { id: moved.id } })
  expect(await put(id, { clientId: people.eva, state: 'postponed' })).toMatchObject({ movedTo: null })
  expect(await get(id)).toMatchObject({ client: { id: people.eva }, state: 'postponed', movedTo: null })
})

test('a refused booking in place of another session does not name that one, and leaves its slot to nobody', async () => {
  const id = await book({})
  const blocker = await book({ clientId: people.eva, sessionDate: wednesday })
  const [refused, dependent] = await tryOut(inPlace({ sessionId: id }, { sessionDate: wednesday }), {
    create: buildInput({ clientId: people.eva }),
  })
  expect(refused!.error!.details.map((detail) => detail.id)).toEqual([blocker])
  expect(dependent!.error!.details.map((detail) => detail.id)).toEqual([id])
})

test('a worker who is busy at the new time is named without the session that leaves it', async () => {
  const busy = await registerWorker(api)
  const series = await book({ sessionDate: null, startsOn: tuesday })
  const blocker = await book({ clientId: people.eva, workerId: busy })
  const [refused] = await tryOut(inPlace({ sessionId: series, sessionDate: tuesday }, { workerId: busy }))
  expect(refused!.error!.details.map((detail) => detail.id)).toEqual([blocker])
})

test('a session is not booked in place of one that another step of the change cancels', async () => {
  const id = await book({})
  const results = await tryOut(inPlace({ sessionId: id }, { sessionDate: wednesday }), { state: { id, state: 'canceled' } })
  expect(results.map(({ error }) => error?.message)).toEqual([
    'Otro paso de este cambio trata de la misma sesión.',
    'Otro paso de este cambio trata de la misma sesión.',
  ])
})

test('a mark of a date to come that was stored before such marks were refused stays, and is not changed to another one', async () => {
  const id = await book({ at: '09:00' })
  await app.db.updateTable('session').set({ attended: true }).where('id', '=', id).execute()
  await put(id, { at: '09:00', attended: true, note: 'Trae informe' })
  expect(await get(id)).toMatchObject({ attended: true, note: 'Trae informe' })
  await expect(put(id, { at: '09:00', attended: false })).rejects.toThrow('La asistencia se marca el día de la sesión o después.')
})
