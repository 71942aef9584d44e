import { afterAll, beforeAll, test } from 'vitest'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { expectAccepted, expectRefused, type FieldRequest } from './field-requests.ts'
import { type App, startApp } from './start-app.ts'

let app: App
let [turn, client, worker] = ['', '', '']
beforeAll(async () => {
  app = await startApp({ now: '2026-11-21T15:00:00Z' })
  turn = (await createSchedule(app.api)).turns[0]!.id
  client = await registerClient(app.api)
  worker = await registerWorker(app.api)
})
afterAll(() => app.close())

const toQuery = (fields: object) => new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))

const get = (path: string) => app.inject({ method: 'GET', url: `/api/v1${path}` })

test.each([
  ['by-turn-and-week', { year: 2026, month: 11, day: 24 }],
  ['by-client-and-turn', { year: 2026, month: 11, day: 24 }],
  ['by-worker-and-turn', { year: 2026, month: 11, day: 24 }],
  ['by-client-and-turn-by-month', { year: 2026, month: 11 }],
  ['by-worker-and-turn-by-month', { year: 2026, month: 11 }],
])('%s accepts months from 1 to 12 and days of that month', async (path, date) => {
  const clientQuery = { turn_id: turn, ...(path.includes('client') && { client_id: client }) }
  const query = { ...clientQuery, ...(path.includes('worker') && { worker_id: worker }) }
  const request: FieldRequest = {
    name: path,
    send: (fields) => get(`/sessions/${path}?${toQuery({ ...query, ...date, ...fields })}`),
  }
  for (const valid of [{ month: 1 }, { month: 12 }]) await expectAccepted(request, valid)
  for (const invalid of [{ month: 0 }, { month: 13 }, { month: 'noviembre' }, { month: 11.5 }]) await expectRefused(request, invalid)
  if (!('day' in date)) return
  for (const valid of [{ day: 1 }, { day: 30 }]) await expectAccepted(request, valid)
  for (const invalid of [{ day: 0 }, { day: 31 }, { day: 32 }]) await expectRefused(request, invalid)
})

test('the query for available people requires a valid date, time and person type', async () => {
  const slot = { session_date: '2026-11-25', time: 480, turn_id: turn, person_type: 'worker' }
  const buildQuery = (fields: object) => toQuery({ ...slot, ...fields })
  const availablePeople: FieldRequest = {
    name: 'available people',
    send: (fields) => get(`/sessions/available-people?${buildQuery(fields)}`),
  }
  await expectAccepted(availablePeople, { person_type: 'client' })
  for (const invalid of [
    { session_date: '2026-11-31' },
    { session_date: '24/11/2026' },
    { time: 1441 },
    { time: -1 },
    { person_type: 'user' },
  ])
    await expectRefused(availablePeople, invalid)
})

test('a period of sessions requires valid dates', async () => {
  const period: FieldRequest = { name: 'a period', send: (fields) => get(`/sessions?${toQuery(fields)}`) }
  await expectAccepted(period, { from: '2026-11-01', to: '2026-11-30' })
  await expectRefused(period, { to: '2026-11-31', from: '2026-11-01' })
  await expectRefused(period, { from: 'ayer', to: '2026-11-30' })
})
