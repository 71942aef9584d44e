import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { at } from '#domain/clock.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, changeState, registerPeople, createTurn, put, remove, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

test('a series has an occurrence in every week of its period, with its own id', async () => {
  const { turnId, getWeek } = await createTurn()
  const id = await book({ turnId, sessionDate: null, startsOn: '2026-11-25', endsOn: '2026-12-08' })
  expect(await get(id)).toMatchObject({ sessionDate: null, standing: true, startsOn: '2026-11-25', endsOn: '2026-12-08' })
  expect(await getWeek(tuesday)).toEqual([])
  expect(await getWeek('2026-12-01')).toMatchObject([{ id, sessionDate: '2026-12-01', standing: true }])
  expect(await getWeek('2026-12-08')).toMatchObject([{ id, sessionDate: '2026-12-08' }])
  expect(await getWeek('2026-12-15')).toEqual([])
})

test('a series starts today by default', async () => {
  expect(await get(await book({ sessionDate: null }))).toMatchObject({ startsOn: '2026-11-21', endsOn: null })
})

test('canceling one occurrence frees its slot and leaves the others', async () => {
  const { turnId, getWeek } = await createTurn()
  const series = await book({ turnId, sessionDate: null, note: 'Cada martes' })
  const exception = await changeState(series, { state: 'canceled', sessionDate: tuesday })
  expect(exception).toMatchObject({ sessionDate: tuesday, state: 'canceled', standing: false, note: 'Cada martes' })
  expect(await getWeek(tuesday)).toMatchObject([{ id: exception.id, state: 'canceled' }])
  expect(await getWeek('2026-12-01')).toMatchObject([{ id: series, sessionDate: '2026-12-01', state: 'pending' }])

  const newBooking = await book({ turnId, clientId: people.eva })
  await expect(remove(exception.id)).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'El cupo se ocupó mientras tanto.',
    details: [{ path: 'workerId', message: 'Ana Torres ya atiende a Eva Ríos el martes 24 de noviembre de 09:00 a 09:45.' }],
  })
  await remove(newBooking)
  await remove(exception.id)
  expect(await getWeek(tuesday)).toMatchObject([{ id: series, sessionDate: tuesday }])
})

test('an exception can be changed by naming its series and its date', async () => {
  const series = await book({ sessionDate: null })
  const exception = await changeState(series, { state: 'confirmed', sessionDate: tuesday, attended: true })
  expect(await changeState(series, { state: 'confirmed', sessionDate: tuesday, attended: false })).toMatchObject({
    id: exception.id,
    attended: false,
  })
  await expect(changeState(series, { state: 'canceled', sessionDate: '2026-11-25' })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'sessionDate' }],
  })
  await expect(changeState(exception.id, { state: 'canceled', sessionDate: '2026-12-01' })).rejects.toMatchObject({
    code: errorCode.badRequest,
  })
})

test('a series cannot be canceled, and its exception cannot be moved', async () => {
  const series = await book({ sessionDate: null })
  expect(await changeState(series, { state: 'confirmed' })).toMatchObject({ state: 'confirmed' })
  for (const state of ['canceled', 'postponed'] as const)
    await expect(changeState(series, { state })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'state' }] })
  const exception = await changeState(series, { state: 'postponed', sessionDate: tuesday })
  await expect(put(exception.id, { at: '11:00' })).rejects.toMatchObject({ code: errorCode.conflict })
  expect(await put(exception.id, { state: 'canceled', note: 'Enfermo' })).toMatchObject({ note: 'Enfermo', state: 'canceled' })
})

test('a series can be moved until it has begun or has an exception', async () => {
  const upcoming = await book({ sessionDate: null, startsOn: '2026-11-24' })
  expect(await put(upcoming, { sessionDate: null, day: 3, at: '10:00' })).toMatchObject({
    day: 3,
    time: at('10:00'),
    startsOn: '2026-11-24',
  })
  await changeState(upcoming, { state: 'canceled', sessionDate: '2026-12-02' })
  await expect(put(upcoming, { sessionDate: null, day: 4, at: '10:00' })).rejects.toMatchObject({ code: errorCode.conflict })

  const begun = await book({ clientId: people.eva, sessionDate: null, day: 5, startsOn: '2026-11-20' })
  await expect(put(begun, { clientId: people.eva, sessionDate: null, day: 5, at: '10:00' })).rejects.toMatchObject({
    message: 'La serie ya empezó: termine esta serie y cree otra.',
  })
  expect(await put(begun, { clientId: people.eva, sessionDate: null, day: 5, endsOn: '2026-12-04', note: 'Hasta Navidad' })).toMatchObject({
    ...{ startsOn: '2026-11-20', endsOn: '2026-12-04', note: 'Hasta Navidad' },
  })
  await expect(put(begun, { clientId: people.eva, sessionDate: '2026-11-27' })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'sessionDate' }],
  })
})

test('a series and a dated session conflict in either order, and the refusal says from which date', async () => {
  await book({ sessionDate: null, startsOn: tuesday })
  await expect(book({ clientId: people.eva, sessionDate: '2026-12-08' })).rejects.toMatchObject({
    message: expect.stringContaining('el martes 8 de diciembre de 09:00 a 09:45'),
  })
  await expect(book({ clientId: people.eva, sessionDate: null, startsOn: '2026-12-02' })).rejects.toMatchObject({
    message: 'Ana Torres ya atiende a Luis Huamán los martes desde el 8 de diciembre de 09:00 a 09:45.',
  })
})
