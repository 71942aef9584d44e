import { v7 as createId } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, changeState, registerPeople, createTurn, remove, people } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

const removeMany = (...ids: string[]) => api.delete('/v1/sessions/bulk', { body: { ids } })
const listRecords = () => api.get('/v1/sessions', { query: { workerId: people.ana } })

test('several sessions are deleted together, and their ids are returned in the order of the request without unknown ids', async () => {
  const [first, second, third] = [await book({}), await book({ at: '10:00' }), await book({ at: '11:00' })]
  await remove(second)
  expect(await removeMany(third, createId(), second, first)).toEqual([third, first])
  expect(await removeMany(first)).toEqual([])
  expect(await listRecords()).toEqual([])
  expect(await removeMany((await book({})).toUpperCase())).toHaveLength(1)
})

test('deleted exceptions give their dates back to the series', async () => {
  const { turnId, getWeek } = await createTurn()
  const series = await book({ turnId, sessionDate: null })
  const dates = [tuesday, '2026-12-01']
  const exceptions = await Promise.all(dates.map((sessionDate) => changeState(series, { state: 'canceled', sessionDate })))
  expect(await removeMany(...listIds(exceptions))).toEqual(listIds(exceptions))
  expect(await getWeek(tuesday)).toMatchObject([{ id: series }])
  expect(await getWeek('2026-12-01')).toMatchObject([{ id: series }])
})

test('an exception whose slot was booked meanwhile is a conflict that names it, and nothing is deleted', async () => {
  const series = await book({ sessionDate: null })
  const otherSession = await book({ at: '11:00' })
  const { id: exception } = await changeState(series, { state: 'canceled', sessionDate: tuesday })
  const newBooking = await book({ clientId: people.eva })
  await expect(removeMany(createId(), exception)).rejects.toMatchObject({
    message: 'El cupo se ocupó mientras tanto.',
    details: [{ path: 'ids.1' }],
  })
  await expect(removeMany(otherSession, exception)).rejects.toMatchObject({
    status: 409,
    code: errorCode.conflict,
    message: 'El cupo se ocupó mientras tanto.',
    details: [{ path: 'ids.1', message: 'Ana Torres ya atiende a Eva Ríos el martes 24 de noviembre de 09:00 a 09:45.', id: newBooking }],
  })
  expect(await get(otherSession)).toMatchObject({ id: otherSession })
  // Both can be deleted together.
  expect(await removeMany(exception, newBooking)).toEqual([exception, newBooking])
})

test('an exception can be deleted with its series although its slot was booked meanwhile', async () => {
  const series = await book({ sessionDate: null })
  const { id: exception } = await changeState(series, { state: 'canceled', sessionDate: tuesday })
  const newBooking = await book({ clientId: people.eva })
  expect(await removeMany(exception, series)).toEqual([exception, series])
  expect(listIds(await listRecords())).toEqual([newBooking])
})
