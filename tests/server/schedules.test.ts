import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { ScheduleUpdate } from '#api/generated/app.ts'
import { at } from '#domain/clock.ts'
import { clinicSchedule, createSchedule, registerClient, registerWorker, toScheduleUpdate } from './create-records.ts'
import { insertPublicLink } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is a Wednesday in Lima.
})
afterAll(() => app.close())

const getSchedule = (id: string) => app.api.get('/v1/schedules/{id}', { path: { id } })
const deleteSchedule = (id: string) => app.api.delete('/v1/schedules/{id}', { path: { id } })
const update = ({ id }: { id: string }, body: ScheduleUpdate) => app.api.put('/v1/schedules/{id}', { path: { id }, body })

const unknownId = createId()

describe('creating a schedule', () => {
  test('a created schedule is read back with trimmed names and its turns in order of time', async () => {
    const [morning, afternoon] = clinicSchedule.turns
    const schedule = await createSchedule(app.api, { name: ' Terapias ', turns: [{ ...afternoon!, name: ' Tarde ' }, morning!] })
    expect(schedule).toMatchObject({ name: 'Terapias', sessionDuration: 45, breakDuration: 15, deletedAt: null })
    expect(schedule.turns).toMatchObject([morning, afternoon])
  })

  test('turns may touch, and an overlap is a bad request at the later turn', async () => {
    const buildTurn = (start: string, end: string) => ({ name: `de ${start}`, startTime: at(start), endTime: at(end) })
    await createSchedule(app.api, { turns: [buildTurn('08:00', '12:00'), buildTurn('12:00', '16:00')] })
    await expect(createSchedule(app.api, { turns: [buildTurn('08:00', '12:00'), buildTurn('11:59', '16:00')] })).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [{ path: 'turns.1.startTime', message: 'Se cruza con el turno «de 08:00» (de 08:00 a 12:00)' }],
    })
  })

  test('a turn that ends before it starts, or is shorter than a session, is a bad request', async () => {
    const turns = [
      { name: 'Al revés', startTime: at('12:00'), endTime: at('08:00') },
      { name: 'Corto', startTime: at('14:00'), endTime: at('14:44') },
    ]
    await expect(createSchedule(app.api, { turns })).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [{ path: 'turns.0.endTime' }, { path: 'turns.1.endTime' }],
    })
  })
})

describe('changing a schedule', () => {
  test('an update changes turns with an id, creates turns without, and deletes missing turns', async () => {
    const schedule = await createSchedule(app.api)
    const [morning] = schedule.turns
    const response = await update(schedule, {
      name: 'Otro nombre',
      sessionDuration: 60,
      breakDuration: 0,
      turns: [
        { name: 'Noche', startTime: at('18:00'), endTime: at('20:00') },
        { id: morning!.id, name: 'Mañana larga', startTime: at('07:00'), endTime: at('13:00') },
      ],
    })
    expect(response).toEqual(await getSchedule(schedule.id))
    expect(response).toMatchObject({ name: 'Otro nombre', sessionDuration: 60, breakDuration: 0 })
    expect(response.turns).toMatchObject([
      { id: morning!.id, name: 'Mañana larga', startTime: at('07:00'), endTime: at('13:00') },
      { name: 'Noche', startTime: at('18:00'), endTime: at('20:00') },
    ])
    expect(response.updatedAt > schedule.updatedAt).toBe(true)
  })

  test('two turns can exchange their times', async () => {
    const schedule = await createSchedule(app.api)
    const [morning, afternoon] = schedule.turns
    const turns = [
      { ...toScheduleUpdate(schedule).turns[0]!, startTime: afternoon!.startTime, endTime: afternoon!.endTime },
      { ...toScheduleUpdate(schedule).turns[1]!, startTime: morning!.startTime, endTime: morning!.endTime },
    ]
    expect((await update(schedule, { ...toScheduleUpdate(schedule), turns })).turns.map(({ id }) => id)).toEqual([
      afternoon!.id,
      morning!.id,
    ])
  })

  test('an unknown or deleted turn, a turn of another schedule, or the same turn twice is a bad request', async () => {
    const schedule = await createSchedule(app.api)
    const otherSchedule = await createSchedule(app.api)
    const [morning, afternoon] = toScheduleUpdate(schedule).turns
    await update(schedule, { ...toScheduleUpdate(schedule), turns: [morning!] })
    for (const id of [unknownId, otherSchedule.turns[1]!.id, afternoon!.id, morning!.id])
      await expect(update(schedule, { ...toScheduleUpdate(schedule), turns: [morning!, { ...afternoon!, id }] })).rejects.toMatchObject({
        status: 400,
        code: errorCode.badRequest,
        details: [{ path: 'turns.1.id' }],
      })
    expect((await getSchedule(schedule.id)).turns).toHaveLength(1)
    expect((await getSchedule(otherSchedule.id)).turns).toHaveLength(2)
  })

  test('an update with a turn shorter than a session is a bad request', async () => {
    const schedule = await createSchedule(app.api)
    await expect(update(schedule, { ...toScheduleUpdate(schedule), sessionDuration: 480 })).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'turns.0.endTime' }, { path: 'turns.1.endTime' }],
    })
  })

  test('a stale update is a conflict, also when only a turn has changed', async () => {
    const schedule = await createSchedule(app.api)
    const [morning, afternoon] = toScheduleUpdate(schedule).turns
    await update(schedule, {
      ...toScheduleUpdate(schedule),
      turns: [{ ...morning!, name: 'Temprano' }, afternoon!],
      updatedAt: schedule.updatedAt,
    })
    await expect(update(schedule, { ...toScheduleUpdate(schedule), updatedAt: schedule.updatedAt })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt' }],
    })
    expect((await getSchedule(schedule.id)).turns[0]!.name).toBe('Temprano')
  })

  test('an unknown schedule is not found', async () => {
    const schedule = await createSchedule(app.api)
    await expect(getSchedule(unknownId)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    await expect(update({ id: unknownId }, toScheduleUpdate(schedule))).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    await expect(deleteSchedule(unknownId)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  })
})

describe('deleting a schedule', () => {
  test('a deleted schedule is neither found nor listed, and its turns cannot be booked', async () => {
    const schedule = await createSchedule(app.api, { name: 'Efímero' })
    await deleteSchedule(schedule.id)
    await expect(getSchedule(schedule.id)).rejects.toMatchObject({ status: 404 })
    await expect(update(schedule, toScheduleUpdate(schedule))).rejects.toMatchObject({ status: 404 })
    await expect(deleteSchedule(schedule.id)).rejects.toMatchObject({ status: 404 })
    expect(await app.api.list('/v1/schedules', { query: { search: 'efimero' } })).toMatchObject({ rows: [], total: 0 })
    const booking = { clientId: await registerClient(app.api), workerId: await registerWorker(app.api), day: 2, time: at('08:00') }
    await expect(
      app.api.post('/v1/sessions', { body: { ...booking, turnId: schedule.turns[0]!.id, sessionDate: '2026-11-24' } }),
    ).rejects.toMatchObject({ status: 400, code: errorCode.badRequest })
  })

  test('a public link to a deleted schedule is deleted too', async () => {
    const { id: schedule_id } = await createSchedule(app.api)
    const client_id = await registerClient(app.api)
    await insertPublicLink(app.db, { client_id, schedule_id })
    await deleteSchedule(schedule_id)
    expect((await app.api.get('/v1/clients/{id}', { path: { id: client_id } })).publicLink).toBeNull()
  })
})

test('users with access to schedules, sessions or attendance read schedules, and so do all workers and clients', async () => {
  const { id } = await createSchedule(app.api)
  const readers = [
    { access: ['schedules.read'] },
    { access: ['sessions.mix'] },
    { access: ['assists.read'] },
    { worker_id: await registerWorker(app.api) },
    { client_id: await registerClient(app.api) },
  ]
  for (const reader of readers) {
    const { api } = await app.makeUser(reader)
    expect((await api.get('/v1/schedules')).map((schedule) => schedule.id)).toContain(id)
    expect((await api.get('/v1/schedules/{id}', { path: { id } })).id).toBe(id)
  }
  const { api } = await app.makeUser({ access: ['clients.mix'] })
  await expect(api.get('/v1/schedules')).rejects.toMatchObject({ status: 403, code: errorCode.unauthorized })
})
