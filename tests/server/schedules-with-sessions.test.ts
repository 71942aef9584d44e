import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { Schedule, ScheduleUpdate } from '#api/generated/app.ts'
import { at } from '#domain/clock.ts'
import { getWeekday } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker, toScheduleUpdate } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is a Wednesday in Lima.
})
afterAll(() => app.close())

const getSchedule = (id: string) => app.api.get('/v1/schedules/{id}', { path: { id } })
const deleteSchedule = (id: string) => app.api.delete('/v1/schedules/{id}', { path: { id } })
const update = ({ id }: { id: string }, body: ScheduleUpdate) => app.api.put('/v1/schedules/{id}', { path: { id }, body })

let schedule: Schedule
let morning: ScheduleUpdate['turns'][number]
let afternoon: ScheduleUpdate['turns'][number]
let pair: { client_id: string; worker_id: string; turn_id: string }

beforeEach(async () => {
  schedule = await createSchedule(app.api)
  ;[morning, afternoon] = toScheduleUpdate(schedule).turns as [typeof morning, typeof afternoon]
  pair = { client_id: await registerClient(app.api), worker_id: await registerWorker(app.api), turn_id: morning.id! }
})

test('a change that removes the slot of an upcoming session or changes its length is refused with their count, dates and ids', async () => {
  const dated = await insertSession(app.db, { ...pair, session_date: '2026-11-18', time: '11:00' })
  const series = await insertSession(app.db, { ...pair, starts_on: '2026-10-01', day: 5, time: '09:00' })
  const refusalOfBoth = {
    status: 409,
    code: errorCode.conflict,
    message: '2 sesiones próximas perderían su cupo o su duración. Duplique el horario.',
    details: [
      { path: 'sessions.0', message: 'cada viernes, 09:00', id: series },
      { path: 'sessions.1', message: 'miércoles 18 de noviembre, 11:00', id: dated },
    ],
  }
  const refusalOfOne = {
    status: 409,
    code: errorCode.conflict,
    message: '1 sesión próxima perdería su cupo o su duración. Duplique el horario.',
  }
  await expect(update(schedule, { ...toScheduleUpdate(schedule), sessionDuration: 40 })).rejects.toMatchObject(refusalOfBoth)
  await expect(update(schedule, { ...toScheduleUpdate(schedule), sessionDuration: 40, breakDuration: 20 })).rejects.toMatchObject(
    refusalOfBoth,
  )
  await expect(update(schedule, { ...toScheduleUpdate(schedule), breakDuration: 10 })).rejects.toMatchObject(refusalOfBoth)
  await expect(
    update(schedule, { ...toScheduleUpdate(schedule), turns: [{ ...morning, startTime: at('08:30') }, afternoon] }),
  ).rejects.toMatchObject(refusalOfBoth)
  await expect(
    update(schedule, { ...toScheduleUpdate(schedule), turns: [{ ...morning, endTime: at('11:30') }, afternoon] }),
  ).rejects.toMatchObject({
    ...refusalOfOne,
    details: [{ path: 'sessions.0', id: dated }],
  })
  expect(await getSchedule(schedule.id)).toEqual(schedule)
})

test('a refusal carries no ids of sessions for a user who may not read them', async () => {
  await insertSession(app.db, { ...pair, session_date: '2026-11-18', time: '11:00' })
  await insertSession(app.db, { ...pair, session_date: '2026-11-20', time: '11:00' })
  const body = { ...toScheduleUpdate(schedule), sessionDuration: 40 }
  const change = (user: Pick<App, 'api'>) => user.api.put('/v1/schedules/{id}', { path: { id: schedule.id }, body })
  const dates = ['miércoles 18 de noviembre, 11:00', 'viernes 20 de noviembre, 11:00']
  const details = dates.map((message, index) => ({ path: `sessions.${index}`, message }))
  await expect(change(await app.makeUser({ access: ['schedules.update'] }))).rejects.toHaveProperty('details', details)
})

test('a refusal lists the first twenty sessions', async () => {
  for (let day = 1; day <= 22; day += 1)
    await insertSession(app.db, { ...pair, session_date: `2026-12-${String(day).padStart(2, '0')}`, time: '08:00' })
  const refusal = await update(schedule, { ...toScheduleUpdate(schedule), sessionDuration: 30 }).catch((error) => error)
  expect(refusal.message).toMatch(/^22 sesiones próximas/)
  expect(refusal.details).toHaveLength(20)
})

test('a change that leaves every upcoming session in its slot succeeds', async () => {
  await insertSession(app.db, { ...pair, session_date: '2026-11-18', time: '11:00' })
  const changed = [{ ...morning, name: 'Temprano', startTime: at('07:00'), endTime: at('12:30') }]
  expect((await update(schedule, { ...toScheduleUpdate(schedule), name: 'Otro', turns: changed })).turns).toMatchObject(changed)
})

test('past, canceled, postponed and ended sessions do not block a change', async () => {
  await insertSession(app.db, { ...pair, session_date: '2026-11-17', time: '11:00' })
  await insertSession(app.db, { ...pair, session_date: '2026-11-24', time: '11:00', state: 'canceled' })
  await insertSession(app.db, { ...pair, session_date: '2026-11-25', time: '11:00', state: 'postponed' })
  await insertSession(app.db, { ...pair, starts_on: '2026-10-01', ends_on: '2026-11-17', day: 2, time: '10:00' })
  expect((await update(schedule, { ...toScheduleUpdate(schedule), sessionDuration: 30 })).sessionDuration).toBe(30)
})

test('a session with the length of an earlier schedule blocks only changes that remove its slot', async () => {
  const id = await insertSession(app.db, { ...pair, session_date: '2026-11-24', time: '11:00', state: 'canceled' })
  const shorter = await update(schedule, { ...toScheduleUpdate(schedule), sessionDuration: 30 })
  await app.api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'pending' } })
  expect((await update(shorter, { ...toScheduleUpdate(shorter), name: 'Distinto', sessionDuration: 35, breakDuration: 10 })).name).toBe(
    'Distinto',
  )
  await expect(
    update(shorter, { ...toScheduleUpdate(shorter), turns: [{ ...morning, endTime: at('11:00') }, afternoon] }),
  ).rejects.toMatchObject({
    status: 409,
    details: [{ path: 'sessions.0', id }],
  })
})

test('a turn with a session, even a past one, cannot be removed', async () => {
  await insertSession(app.db, { ...pair, session_date: '2026-01-13', time: '11:00', state: 'canceled' })
  await expect(update(schedule, { ...toScheduleUpdate(schedule), turns: [afternoon] })).rejects.toMatchObject({
    status: 409,
    code: errorCode.conflict,
    details: [{ path: 'turns', message: 'El turno «Mañana» tiene 1 sesión.' }],
  })
  expect((await update(schedule, { ...toScheduleUpdate(schedule), turns: [morning] })).turns).toHaveLength(1)
})

test('a schedule with a session, even a past one, cannot be deleted', async () => {
  const id = await insertSession(app.db, { ...pair, session_date: '2026-01-13', time: '11:00', state: 'canceled' })
  await expect(deleteSchedule(schedule.id)).rejects.toMatchObject({
    status: 409,
    code: errorCode.conflict,
    message: `No se puede eliminar el horario «${schedule.name}»: tiene 1 sesión.`,
    details: [{ path: 'turns', message: 'El turno «Mañana» tiene 1 sesión.' }],
  })
  await getSchedule(schedule.id)
  await app.api.delete('/v1/sessions/{id}', { path: { id } })
  await deleteSchedule(schedule.id)
})

test('of a booking and a concurrent change that removes its slot, exactly one succeeds', async () => {
  const dates = Array.from({ length: 12 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
  for (const sessionDate of dates) {
    const target = await createSchedule(app.api)
    const body = {
      clientId: pair.client_id,
      workerId: pair.worker_id,
      turnId: target.turns[0]!.id,
      day: getWeekday(sessionDate),
      time: at('11:00'),
      sessionDate,
    }
    const [booked, changed] = await Promise.allSettled([
      app.api.post('/v1/sessions', { body }),
      update(target, { ...toScheduleUpdate(target), turns: [{ ...toScheduleUpdate(target).turns[0]!, endTime: at('11:00') }] }),
    ])
    expect([booked.status, changed.status].sort()).toEqual(['fulfilled', 'rejected'])
  }
})
