import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { isActive, states } from '#domain/states.ts'
import { openAgenda, tuesday } from './agenda.ts'

const { app, book, get, mark, meet, put, remove, who } = await openAgenda()
afterAll(() => app.close())
beforeEach(meet)

const transitions = states.flatMap((from) => states.map((to) => [from, to] as const))

test.each(transitions)('a dated session goes from %s to %s, by a change of the state and by a change of the session', async (from, to) => {
  const id = await book({ state: from })
  expect(await mark(id, { state: to })).toMatchObject({ id, state: to })
  await mark(id, { state: from })
  expect(await put(id, { state: to })).toMatchObject({ id, state: to })
})

test.each(transitions)('with a session that goes from %s to %s the slot is free or taken as its state says', async (from, to) => {
  const id = await book({ state: from })
  await mark(id, { state: to })
  const other = book({ clientId: who.eva })
  if (isActive(to)) return expect(other).rejects.toMatchObject({ code: errorCode.conflict })
  await other
  for (const state of states)
    if (isActive(state)) await expect(mark(id, { state })).rejects.toMatchObject({ code: errorCode.conflict })
    else expect(await mark(id, { state })).toMatchObject({ state })
})

test.each(['pending', 'confirmed'] as const)('a series is %s, and is neither canceled nor postponed as a whole', async (state) => {
  const id = await book({ sessionDate: null, state })
  expect(await get(id)).toMatchObject({ state, standing: true })
  for (const other of states) {
    if (isActive(other)) expect(await mark(id, { state: other })).toMatchObject({ state: other })
    else await expect(mark(id, { state: other })).rejects.toMatchObject({ status: 400, code: errorCode.badRequest })
    await mark(id, { state })
  }
})

test('attendance is marked on dates, not on a series', async () => {
  const series = await book({ sessionDate: null })
  for (const attended of [true, false])
    await expect(mark(series, { state: 'confirmed', attended })).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [{ path: 'attended' }],
    })
  expect(await mark(series, { state: 'pending', attended: null })).toMatchObject({ attended: null })
  expect(await mark(series, { state: 'pending', attended: true, sessionDate: tuesday })).toMatchObject({ attended: true })
})

test('a session that is deleted leaves every list', async () => {
  const id = await book({})
  await remove(id)
  expect(await app.api.get('/v1/sessions', { query: { workerId: who.ana } })).toEqual([])
  expect(await app.api.get('/v1/sessions', { query: { workerId: who.ana, from: tuesday, to: tuesday } })).toEqual([])
})
