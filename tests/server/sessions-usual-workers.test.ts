import { afterAll, expect, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { startApp } from './start-app.ts'

const today = '2026-11-18' // It is a Wednesday in Lima, where UTC is a day ahead.
const app = await startApp({ now: '2026-11-19T03:00:00Z' })
afterAll(() => app.close())

test('sessions count from 90 days before the clinic’s today to 30 days after it, and deleted ones do not', async () => {
  const turn_id = (await createSchedule(app.api)).turns[0]!.id
  const pair = { client_id: await registerClient(app.api), worker_id: await registerWorker(app.api) }
  const ids = []
  for (const days of [-91, -90, 0, 30, 31])
    ids.push(await insertSession(app.db, { ...pair, turn_id, time: '08:00', session_date: addDays(today, days) }))
  const list = () => app.api.get('/v1/clients/{id}/usual-workers', { path: { id: pair.client_id } })
  expect(await list()).toEqual([{ workerId: pair.worker_id, count: 3 }])
  await app.api.delete('/v1/sessions/{id}', { path: { id: ids[2]! } })
  expect(await list()).toEqual([{ workerId: pair.worker_id, count: 2 }])
})
