import ICAL from 'ical.js'
import { afterAll, expect, test } from 'vitest'
import { at } from '#domain/clock.ts'
import { buildPerson, createSchedule, registerClient, registerWorker } from './create-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp({ now: '2026-11-18T15:00:00Z' })
afterAll(() => app.close())
test('x', async () => {
  const schedule = await createSchedule(app.api)
  const ana = await registerWorker(app.api, { name: 'Ana', fatherLastName: 'Torres' })
  const luis = await registerClient(app.api, { name: 'Luis Miguel', fatherLastName: 'Huamán' })
  const body = { clientId: luis, workerId: ana, turnId: schedule.turns[0]!.id, day: 2, time: at('09:00') }
  const { id } = await app.api.post('/v1/sessions', { body: { ...body, sessionDate: null } })
  await app.api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'canceled', sessionDate: '2026-12-01' } })
  await app.api.post('/v1/absences', { body: { workerId: ana, fromDate: '2026-12-08', toDate: '2026-12-08', reason: 'x' } })
  const { url } = await app.api.post('/v1/workers/{id}/feed', { path: { id: ana } })
  expect(await app.api.get('/v1/workers/{id}/feed', { path: { id: ana } })).toEqual({ url })
  const r = await app.fastify.inject(new URL(url).pathname)
  console.log(url, r.statusCode, r.headers, r.body)
  console.log((await app.fastify.inject('/feeds/xxx.ics')).body)
  console.log(await app.api.get('/v1/history', { query: { kind: 'feed' } }))
})
