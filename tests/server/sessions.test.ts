import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { createSchedule, registerWorker } from './create-records.ts'
import { startAgenda } from './start-agenda.ts'

const { app, book, registerPeople, put, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

test('a worker with a session at nine cannot be booked for another client at nine, and the refusal says who is busy with whom', async () => {
  await book({ at: '09:00' })
  await expect(book({ clientId: people.eva, at: '09:00' })).rejects.toMatchObject({
    status: 409,
    code: errorCode.conflict,
    message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45.',
    details: [{ path: 'workerId', message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45.' }],
  })
})

test('a client with a session at nine cannot be booked in an overlapping slot of another schedule', async () => {
  await book({ at: '09:00' })
  const long = await createSchedule(app.api, { sessionDuration: 90, breakDuration: 0 })
  const berta = await registerWorker(app.api)
  await expect(book({ workerId: berta, turnId: long.turns[0]!.id, at: '08:00' })).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'Luis Huamán ya tiene sesión con Ana Torres el martes 24 de noviembre de 09:00 a 09:45 (Terapias, Mañana).',
    details: [{ path: 'clientId' }],
  })
})

test('the same booking twice is a conflict, whatever the state of the first', async () => {
  await book({ state: 'canceled' })
  await expect(book({})).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'Ya hay una sesión de este cliente con este trabajador en esa fecha y hora.',
  })
})

/** Creates a turn without sessions. `shift` moves its slots half an hour later. */
async function createShiftableTurn() {
  const { id, name, turns } = await createSchedule(app.api)
  const turn = turns[0]!
  const shift = () => {
    const laterTurn = { id: turn.id, name: 'Mañana', startTime: parseTimeOfDay('08:30'), endTime: parseTimeOfDay('12:00') }
    const body = { name, sessionDuration: 45, breakDuration: 15, turns: [laterTurn] }
    return app.api.put('/v1/schedules/{id}', { path: { id }, body })
  }
  return { turnId: turn.id, shift }
}

test('an ended series cannot continue in a slot that its schedule no longer has', async () => {
  const { turnId, shift } = await createShiftableTurn()
  const ended = { turnId, sessionDate: null, day: 2, startsOn: '2026-10-06', endsOn: '2026-11-17' }
  const id = await book(ended)
  await shift()
  for (const endsOn of [null, '2026-12-29'])
    await expect(put(id, { ...ended, endsOn })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'time' }] })
  expect(await put(id, { ...ended, endsOn: '2026-11-10', note: 'Se mudó' })).toMatchObject({ endsOn: '2026-11-10', note: 'Se mudó' })
})

test('of concurrent bookings of the same slot, one succeeds and the others are conflicts', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => book({ clientId: index % 2 ? people.luis : people.eva })),
  )
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
  expect(refusals).toHaveLength(29)
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set([errorCode.conflict]))
})
