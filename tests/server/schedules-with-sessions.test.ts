import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schedule, ScheduleUpdate } from '#api/generated/app.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { createSchedule, registerClient, registerWorker, toScheduleUpdate } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is a Wednesday in Lima.
})
afterAll(() => app.close())

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

test('a refusal carries no ids of sessions for a user who may not read them', async () => {
  await insertSession(app.db, { ...pair, session_date: '2026-11-18', time: '11:00' })
  await insertSession(app.db, { ...pair, session_date: '2026-11-20', time: '11:00' })
  const body = { ...toScheduleUpdate(schedule), sessionDuration: 40 }
  const change = (user: Pick<App, 'api'>) => user.api.put('/v1/schedules/{id}', { path: { id: schedule.id }, body })
  const dates = ['miércoles 18 de noviembre, 11:00', 'viernes 20 de noviembre, 11:00']
  const details = dates.map((message, index) => ({ path: `sessions.${index}`, message }))
  await expect(change(await app.makeUser({ access: ['schedules.update'] }))).rejects.toHaveProperty('details', details)
})

test('a session with the length of an earlier schedule blocks only changes that remove its slot', async () => {
  const id = await insertSession(app.db, { ...pair, session_date: '2026-11-24', time: '11:00', state: 'canceled' })
  const shorter = await update(schedule, { ...toScheduleUpdate(schedule), sessionDuration: 30 })
  await app.api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'pending' } })
  expect((await update(shorter, { ...toScheduleUpdate(shorter), name: 'Distinto', sessionDuration: 35, breakDuration: 10 })).name).toBe(
    'Distinto',
  )
  await expect(
    update(shorter, { ...toScheduleUpdate(shorter), turns: [{ ...morning, endTime: parseTimeOfDay('11:00') }, afternoon] }),
  ).rejects.toMatchObject({
    status: 409,
    details: [{ path: 'sessions.0', id }],
  })
})
