import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { isActive, states } from '#domain/states.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, changeState, registerPeople, put, remove, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

const transitions = states.flatMap((from) => states.map((to) => [from, to] as const))

test.each(transitions)('a dated session can change from %s to %s by PATCH and by PUT', async (from, to) => {
  const id = await book({ state: from })
  expect(await changeState(id, { state: to })).toMatchObject({ id, state: to })
  await changeState(id, { state: from })
  expect(await put(id, { state: to })).toMatchObject({ id, state: to })
})

test.each(transitions)('a session that changes from %s to %s occupies its slot exactly while it is active', async (from, to) => {
  const id = await book({ state: from })
  await changeState(id, { state: to })
  const booking = book({ clientId: people.eva })
  if (isActive(to)) return expect(booking).rejects.toMatchObject({ code: errorCode.conflict })
  await booking
  for (const state of states)
    if (isActive(state)) await expect(changeState(id, { state })).rejects.toMatchObject({ code: errorCode.conflict })
    else expect(await changeState(id, { state })).toMatchObject({ state })
})

test.each(['pending', 'confirmed'] as const)('a %s series can be neither canceled nor postponed', async (state) => {
  const id = await book({ sessionDate: null, state })
  expect(await get(id)).toMatchObject({ state, standing: true })
  for (const target of states) {
    if (isActive(target)) expect(await changeState(id, { state: target })).toMatchObject({ state: target })
    else await expect(changeState(id, { state: target })).rejects.toMatchObject({ status: 400, code: errorCode.badRequest })
    await changeState(id, { state })
  }
})

test('attendance can be marked on an occurrence but not on a series', async () => {
  const series = await book({ sessionDate: null })
  for (const attended of [true, false])
    await expect(changeState(series, { state: 'confirmed', attended })).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [{ path: 'attended' }],
    })
  expect(await changeState(series, { state: 'pending', attended: null })).toMatchObject({ attended: null })
  expect(await changeState(series, { state: 'pending', attended: true, sessionDate: tuesday })).toMatchObject({ attended: true })
})

test('attendance stays when a client without additions replaces the note, and null unmarks it', async () => {
  const id = await book({ state: 'confirmed', attended: true })
  expect(await put(id, { note: 'Llegó tarde' })).toMatchObject({ note: 'Llegó tarde', state: 'confirmed', attended: true })
  expect(await put(id, { attended: null })).toMatchObject({ attended: null })
})

test('a deleted session is in no list', async () => {
  const id = await book({})
  await remove(id)
  expect(await app.api.get('/v1/sessions', { query: { workerId: people.ana } })).toEqual([])
  expect(await app.api.get('/v1/sessions', { query: { workerId: people.ana, from: tuesday, to: tuesday } })).toEqual([])
})
