import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { Schedule, ScheduleUpdate } from '#api/generated/app.ts'
import { at } from '#domain/clock.ts'
import { weekday } from '#domain/weeks.ts'
import { clinicSchedule, createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T15:00:00Z' }) // a Wednesday in Lima
})
afterAll(() => app.close())

const getSchedule = (id: string) => app.api.get('/v1/schedules/{id}', { path: { id } })
const deleteSchedule = (id: string) => app.api.delete('/v1/schedules/{id}', { path: { id } })
const update = ({ id }: { id: string }, body: ScheduleUpdate) => app.api.put('/v1/schedules/{id}', { path: { id }, body })

/** Builds the update that leaves a schedule as it is. */
const toUpdate = ({ name, sessionDuration, breakDuration, turns }: Schedule): ScheduleUpdate => ({
  name,
  sessionDuration,
  breakDuration,
  turns: turns.map(({ id, name, startTime, endTime }) => ({ id, name, startTime, endTime })),
})

const unknown = newId()

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
  test('an update changes turns with an id, creates those without, and deletes missing ones', async () => {
    const schedule = await createSchedule(app.api)
    const [morning] = schedule.turns
    const answer = await update(schedule, {
      name: 'Otro nombre',
      sessionDuration: 60,
      breakDuration: 0,
      turns: [
        { name: 'Noche', startTime: at('18:00'), endTime: at('20:00') },
        { id: morning!.id, name: 'Mañana larga', startTime: at('07:00'), endTime: at('13:00') },
      ],
    })
    expect(answer).toEqual(await getSchedule(schedule.id))
    expect(answer).toMatchObject({ name: 'Otro nombre', sessionDuration: 60, breakDuration: 0 })
    expect(answer.turns).toMatchObject([
      { id: morning!.id, name: 'Mañana larga', startTime: at('07:00'), endTime: at('13:00') },
      { name: 'Noche', startTime: at('18:00'), endTime: at('20:00') },
    ])
    expect(answer.updatedAt > schedule.updatedAt).toBe(true)
  })

  test('two turns can exchange their times', async () => {
    const schedule = await createSchedule(app.api)
    const [morning, afternoon] = schedule.turns
    const turns = [
      { ...toUpdate(schedule).turns[0]!, startTime: afternoon!.startTime, endTime: afternoon!.endTime },
      { ...toUpdate(schedule).turns[1]!, startTime: morning!.startTime, endTime: morning!.endTime },
    ]
    expect((await update(schedule, { ...toUpdate(schedule), turns })).turns.map(({ id }) => id)).toEqual([afternoon!.id, morning!.id])
  })

  test('an unknown, foreign, deleted or repeated turn is a bad request', async () => {
    const schedule = await createSchedule(app.api)
    const other = await createSchedule(app.api)
    const [morning, afternoon] = toUpdate(schedule).turns
    await update(schedule, { ...toUpdate(schedule), turns: [morning!] })
    for (const id of [unknown, other.turns[1]!.id, afternoon!.id, morning!.id])
      await expect(update(schedule, { ...toUpdate(schedule), turns: [morning!, { ...afternoon!, id }] })).rejects.toMatchObject({
        status: 400,
        code: errorCode.badRequest,
        details: [{ path: 'turns.1.id' }],
      })
    expect((await getSchedule(schedule.id)).turns).toHaveLength(1)
    expect((await getSchedule(other.id)).turns).toHaveLength(2)
  })

  test('an update with a turn shorter than a session is a bad request', async () => {
    const schedule = await createSchedule(app.api)
    await expect(update(schedule, { ...toUpdate(schedule), sessionDuration: 480 })).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'turns.0.endTime' }, { path: 'turns.1.endTime' }],
    })
  })

  test('a stale update is a conflict, also when only a turn has changed', async () => {
    const schedule = await createSchedule(app.api)
    const [morning, afternoon] = toUpdate(schedule).turns
    await update(schedule, { ...toUpdate(schedule), turns: [{ ...morning!, name: 'Temprano' }, afternoon!], updatedAt: schedule.updatedAt })
    await expect(update(schedule, { ...toUpdate(schedule), updatedAt: schedule.updatedAt })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt' }],
    })
    expect((await getSchedule(schedule.id)).turns[0]!.name).toBe('Temprano')
  })

  test('an unknown schedule is not found', async () => {
    const schedule = await createSchedule(app.api)
    await expect(getSchedule(unknown)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    await expect(update({ id: unknown }, toUpdate(schedule))).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    await expect(deleteSchedule(unknown)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  })
})

describe('a schedule with sessions', () => {
  let schedule: Schedule
  let morning: ScheduleUpdate['turns'][number]
  let afternoon: ScheduleUpdate['turns'][number]
  let pair: { client_id: string; worker_id: string; turn_id: string }

  beforeEach(async () => {
    schedule = await createSchedule(app.api)
    ;[morning, afternoon] = toUpdate(schedule).turns as [typeof morning, typeof afternoon]
    pair = { client_id: await registerClient(app.api), worker_id: await registerWorker(app.api), turn_id: morning.id! }
  })

  test('a change that moves an upcoming session out of its slot or changes its length is refused with count and ids', async () => {
    const dated = await insertSession(app.db, { ...pair, session_date: '2026-11-18', time: '11:00' })
    const series = await insertSession(app.db, { ...pair, starts_on: '2026-10-01', day: 5, time: '09:00' })
    const refusalOfBoth = {
      status: 409,
      code: errorCode.conflict,
      message: '2 sesiones próximas perderían su cupo o su duración. Duplique el horario.',
      details: [
        { path: 'sessions.0', message: series },
        { path: 'sessions.1', message: dated },
      ],
    }
    const refusalOfOne = {
      status: 409,
      code: errorCode.conflict,
      message: '1 sesión próxima perdería su cupo o su duración. Duplique el horario.',
    }
    await expect(update(schedule, { ...toUpdate(schedule), sessionDuration: 40 })).rejects.toMatchObject(refusalOfBoth)
    await expect(update(schedule, { ...toUpdate(schedule), sessionDuration: 40, breakDuration: 20 })).rejects.toMatchObject(refusalOfBoth)
    await expect(update(schedule, { ...toUpdate(schedule), breakDuration: 10 })).rejects.toMatchObject(refusalOfBoth)
    await expect(
      update(schedule, { ...toUpdate(schedule), turns: [{ ...morning, startTime: at('08:30') }, afternoon] }),
    ).rejects.toMatchObject(refusalOfBoth)
    await expect(
      update(schedule, { ...toUpdate(schedule), turns: [{ ...morning, endTime: at('11:30') }, afternoon] }),
    ).rejects.toMatchObject({
      ...refusalOfOne,
      details: [{ path: 'sessions.0', message: dated }],
    })
    expect(await getSchedule(schedule.id)).toEqual(schedule)
  })

  test('a refusal lists the first twenty sessions', async () => {
    for (let day = 1; day <= 22; day += 1)
      await insertSession(app.db, { ...pair, session_date: `2026-12-${String(day).padStart(2, '0')}`, time: '08:00' })
    const refusal = await update(schedule, { ...toUpdate(schedule), sessionDuration: 30 }).catch((error) => error)
    expect(refusal.message).toMatch(/^22 sesiones próximas/)
    expect(refusal.details).toHaveLength(20)
  })

  test('a change that leaves every upcoming session in its slot succeeds', async () => {
    await insertSession(app.db, { ...pair, session_date: '2026-11-18', time: '11:00' })
    const changed = [{ ...morning, name: 'Temprano', startTime: at('07:00'), endTime: at('12:30') }]
    expect((await update(schedule, { ...toUpdate(schedule), name: 'Otro', turns: changed })).turns).toMatchObject(changed)
  })

  test('past, canceled, postponed and ended sessions do not block a change', async () => {
    await insertSession(app.db, { ...pair, session_date: '2026-11-17', time: '11:00' })
    await insertSession(app.db, { ...pair, session_date: '2026-11-24', time: '11:00', state: 'canceled' })
    await insertSession(app.db, { ...pair, session_date: '2026-11-25', time: '11:00', state: 'postponed' })
    await insertSession(app.db, { ...pair, starts_on: '2026-10-01', ends_on: '2026-11-17', day: 2, time: '10:00' })
    expect((await update(schedule, { ...toUpdate(schedule), sessionDuration: 30 })).sessionDuration).toBe(30)
  })

  test('a session with the length of an earlier schedule blocks only changes that remove its slot', async () => {
    const id = await insertSession(app.db, { ...pair, session_date: '2026-11-24', time: '11:00', state: 'canceled' })
    const shorter = await update(schedule, { ...toUpdate(schedule), sessionDuration: 30 })
    await app.api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'pending' } })
    expect((await update(shorter, { ...toUpdate(shorter), name: 'Otro', sessionDuration: 35, breakDuration: 10 })).name).toBe('Otro')
    await expect(update(shorter, { ...toUpdate(shorter), turns: [{ ...morning, endTime: at('11:00') }, afternoon] })).rejects.toMatchObject(
      {
        status: 409,
        details: [{ path: 'sessions.0', message: id }],
      },
    )
  })

  test('a turn with a session, also a past one, cannot be removed', async () => {
    await insertSession(app.db, { ...pair, session_date: '2026-01-13', time: '11:00', state: 'canceled' })
    await expect(update(schedule, { ...toUpdate(schedule), turns: [afternoon] })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'turns', message: 'El turno «Mañana» tiene 1 sesión.' }],
    })
    expect((await update(schedule, { ...toUpdate(schedule), turns: [morning] })).turns).toHaveLength(1)
  })

  test('a schedule with a session, also a past one, cannot be deleted', async () => {
    const id = await insertSession(app.db, { ...pair, session_date: '2026-01-13', time: '11:00', state: 'canceled' })
    await expect(deleteSchedule(schedule.id)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'No se puede eliminar el horario «Terapias»: tiene 1 sesión.',
      details: [{ path: 'turns', message: 'El turno «Mañana» tiene 1 sesión.' }],
    })
    await getSchedule(schedule.id)
    await app.api.delete('/v1/sessions/{id}', { path: { id } })
    await deleteSchedule(schedule.id)
  })

  test('of a booking and a concurrent change that removes its slot exactly one succeeds', async () => {
    const dates = Array.from({ length: 12 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
    for (const sessionDate of dates) {
      const target = await createSchedule(app.api)
      const body = {
        clientId: pair.client_id,
        workerId: pair.worker_id,
        turnId: target.turns[0]!.id,
        day: weekday(sessionDate),
        time: at('11:00'),
        sessionDate,
      }
      const [booked, changed] = await Promise.allSettled([
        app.api.post('/v1/sessions', { body }),
        update(target, { ...toUpdate(target), turns: [{ ...toUpdate(target).turns[0]!, endTime: at('11:00') }] }),
      ])
      expect([booked.status, changed.status].sort()).toEqual(['fulfilled', 'rejected'])
    }
  })
})

describe('deleting a schedule', () => {
  test('a deleted schedule is neither found nor listed, and its turns cannot be booked', async () => {
    const schedule = await createSchedule(app.api, { name: 'Efímero' })
    await deleteSchedule(schedule.id)
    await expect(getSchedule(schedule.id)).rejects.toMatchObject({ status: 404 })
    await expect(update(schedule, toUpdate(schedule))).rejects.toMatchObject({ status: 404 })
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
    const id = newId()
    await app.db
      .insertInto('public_link')
      .values({ id, client_id, schedule_id, url: id.replaceAll('-', '').slice(-22) })
      .execute()
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
