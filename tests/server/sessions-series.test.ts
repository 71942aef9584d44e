import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, changeState, registerPeople, put, remove, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

test('a series can be moved until it has begun or has an exception', async () => {
  const upcoming = await book({ sessionDate: null, startsOn: '2026-11-24' })
  expect(await put(upcoming, { sessionDate: null, day: 3, at: '10:00' })).toMatchObject({
    day: 3,
    time: parseTimeOfDay('10:00'),
    startsOn: '2026-11-24',
  })
  await changeState(upcoming, { state: 'canceled', sessionDate: '2026-12-02' })
  await expect(put(upcoming, { sessionDate: null, day: 4, at: '10:00' })).rejects.toMatchObject({ code: errorCode.conflict })

  const begun = await book({ clientId: people.eva, sessionDate: null, day: 5, startsOn: '2026-11-20' })
  await expect(put(begun, { clientId: people.eva, sessionDate: null, day: 5, at: '10:00' })).rejects.toMatchObject({
    message: 'La serie ya empezó: termine esta serie y cree otra.',
  })
  expect(await put(begun, { clientId: people.eva, sessionDate: null, day: 5, endsOn: '2026-12-04', note: 'Hasta Navidad' })).toMatchObject({
    startsOn: '2026-11-20',
    endsOn: '2026-12-04',
    note: 'Hasta Navidad',
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

test('a series whose first session is later today can be moved, and one that began an hour ago cannot', async () => {
  const today = { sessionDate: null, day: 6, startsOn: '2026-11-21' } // It is ten o'clock on this day.
  const upcoming = await book({ ...today, at: '11:00' })
  expect(await put(upcoming, { ...today, at: '08:00', startsOn: '2026-11-28' })).toMatchObject({ startsOn: '2026-11-28' })
  const begun = await book({ ...today, at: '09:00' })
  await expect(put(begun, { ...today, at: '11:00' })).rejects.toMatchObject({ code: errorCode.conflict })
})

test('an exception that a change of the state makes has the note of its series, and is not deleted once its slot is booked', async () => {
  const series = await book({ sessionDate: null, note: 'Cada martes' })
  const exception = await changeState(series, { state: 'canceled', sessionDate: tuesday })
  expect(exception).toMatchObject({ sessionDate: tuesday, standing: false, note: 'Cada martes' })
  await book({ clientId: people.eva })
  await expect(remove(exception.id)).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'El cupo se ocupó mientras tanto.',
    details: [{ path: 'workerId', message: 'Ana Torres ya atiende a Eva Ríos el martes 24 de noviembre de 09:00 a 09:45.' }],
  })
})
