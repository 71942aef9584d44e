import { afterAll, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { createSchedule } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { startPublicLinks } from './start-public-links.ts'

const { app, readView, createClinic } = await startPublicLinks()
const { api } = app
afterAll(() => app.close())

const monday = '2026-11-23'
const week = { week: monday }

test('a slot is taken while its worker has a session of any schedule, whichever part of it overlaps', async () => {
  const { url, luis, carla, turn_id } = await createClinic()
  const other = await createSchedule(api, { sessionDuration: 60, breakDuration: 0 })
  await insertSession(app.db, {
    client_id: luis,
    worker_id: carla,
    turn_id: other.turns[0]!.id,
    session_date: monday,
    time: '09:00',
    duration: 75,
  })
  const slot = { worker_id: carla, turn_id, is_assigned: false, day: 1, duration: 45, session_date: monday }
  expect((await readView(url, week)).sessions).toMatchObject([
    { ...slot, time: parseTimeOfDay('09:00') },
    { ...slot, time: parseTimeOfDay('10:00') },
  ])
})

test('outside the hours, in an absence and on a closing day every slot is taken, and nothing tells why', async () => {
  const { url, eva, carla, book } = await createClinic()
  await api.put('/v1/workers/{id}/working-hours', {
    path: { id: carla },
    body: [1, 2, 3].map((day) => ({ day, startTime: 480, endTime: 1080 })),
  })
  await api.post('/v1/absences', { body: { workerId: carla, fromDate: '2026-11-24', toDate: '2026-11-24', reason: 'Operación' } })
  const { id } = await api.post('/v1/absences', { body: { fromDate: '2026-11-25', toDate: '2026-11-25', reason: 'Feriado' } })
  await api.post('/v1/absences', { body: { fromDate: '2026-11-26', toDate: '2026-11-26', startTime: 600, endTime: 720 } })
  const own = await book({ client_id: eva, worker_id: carla, session_date: '2026-11-24', time: '08:00' })
  const view = await readView(url, week)
  const countBy = (date: string) => view.sessions.filter((session) => session.session_date === date && !session.is_assigned).length
  // The schedule has four slots in the morning and four in the afternoon, one of which is the client's own.
  expect(['2026-11-22', monday, '2026-11-24', '2026-11-25', '2026-11-26'].map(countBy)).toEqual([8, 0, 7, 8, 8])
  expect(view.sessions.filter(({ is_assigned }) => is_assigned)).toMatchObject([{ id: own }])
  expect(view.closed_dates).toEqual(['2026-11-25'])
  const keys = view.sessions.filter(({ is_assigned }) => !is_assigned).map((session) => Object.keys(session).sort().join())
  expect(new Set(keys).size).toBe(1)
  expect(JSON.stringify(view)).not.toMatch(/Operación|Feriado|absence|closed"/)
  await api.delete('/v1/absences/{id}', { path: { id } })
  expect((await readView(url, week)).closed_dates).toEqual([])
})
