import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertPublicLink, insertSession } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
let linkedSchedule: string
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is a Wednesday in Lima.
  const { id: schedule_id, turns } = await createSchedule(app.api)
  linkedSchedule = schedule_id
  const worker_id = await registerWorker(app.api)
  const turn_id = turns[0]!.id
  const register = (name: string) => registerClient(app.api, { name, fatherLastName: name })
  const book = (client_id: string, fields: Omit<Parameters<typeof insertSession>[1], 'client_id' | 'worker_id' | 'turn_id'>) =>
    insertSession(app.db, { client_id, worker_id, turn_id, ...fields })

  const [hoy, serie, ultima] = [await register('Hoy'), await register('Serie'), await register('Ultima')]
  await book(hoy, { session_date: '2026-11-18', time: '08:00' })
  await book(hoy, { session_date: '2026-11-25', time: '08:00' })
  await book(serie, { day: 1, starts_on: '2026-10-01', time: '09:00' })
  await book(ultima, { day: 3, starts_on: '2026-10-01', ends_on: '2026-11-18', time: '10:00' })
  const [ayer, cancelada, terminada] = [await register('Ayer'), await register('Cancelada'), await register('Terminada')]
  await book(ayer, { session_date: '2026-11-17', time: '08:00' })
  await book(cancelada, { session_date: '2026-11-19', time: '08:00', state: 'canceled' })
  await book(cancelada, { session_date: '2026-11-20', time: '08:00', state: 'postponed' })
  await book(terminada, { day: 2, starts_on: '2026-10-01', ends_on: '2026-11-17', time: '11:00' })
  const borrada = await book(terminada, { session_date: '2026-11-20', time: '11:00' })
  await app.api.delete('/v1/sessions/{id}', { path: { id: borrada } })
  await register('Nadie')
  for (const client_id of [hoy, ayer, serie]) await insertPublicLink(app.db, { client_id, schedule_id })
})
afterAll(() => app.close())

type Query = Parameters<typeof app.api.list<'/v1/clients'>>[1] & {}
const list = async (query: Query['query']) => {
  const { rows, total } = await app.api.list('/v1/clients', { query })
  return { names: rows.map(({ person }) => person.name), total }
}

test('upcoming finds the clients with an active session today or later, or a series that has not ended', async () => {
  expect(await list({ upcoming: true })).toEqual({ names: ['Hoy', 'Serie', 'Ultima'], total: 3 })
  expect(await list({ upcoming: false })).toEqual({ names: ['Ayer', 'Cancelada', 'Nadie', 'Terminada'], total: 4 })
})

test('to_rebook finds the clients whose last session with a worker was canceled or postponed in the last four weeks', async () => {
  expect(await list({ toRebook: true })).toEqual({ names: ['Cancelada'], total: 1 })
  const names = ['Ayer', 'Hoy', 'Nadie', 'Serie', 'Terminada', 'Ultima']
  expect(await list({ toRebook: false })).toEqual({ names, total: 6 })
  expect(await list({ toRebook: false, upcoming: false })).toEqual({ names: ['Ayer', 'Nadie', 'Terminada'], total: 3 })
  expect(await list({ toRebook: true, upcoming: true })).toEqual({ names: [], total: 0 })
})

test('linked_schedule_id finds the clients whose link shows the schedule', async () => {
  const { id: otherSchedule } = await createSchedule(app.api, { name: 'Otro' })
  expect(await list({ linkedScheduleId: linkedSchedule, limit: 1 })).toEqual({ names: ['Ayer'], total: 3 })
  expect(await list({ linkedScheduleId: otherSchedule })).toEqual({ names: [], total: 0 })
  expect(await list({ linkedScheduleId: linkedSchedule, upcoming: true })).toEqual({ names: ['Hoy', 'Serie'], total: 2 })
})

test('filters combine with each other, with search, order and page, and the count is that of all who match', async () => {
  expect(await list({ upcoming: true, linked: false })).toEqual({ names: ['Ultima'], total: 1 })
  expect(await list({ upcoming: false, sort: '-name', limit: 2, offset: 1 })).toEqual({ names: ['Nadie', 'Cancelada'], total: 4 })
  expect(await list({ linked: true, search: 'hoy' })).toEqual({ names: ['Hoy'], total: 1 })
  expect(await list({ linked: false, search: 'hoy', limit: 5 })).toEqual({ names: [], total: 0 })
})

test('a filter that needs access which the user lacks is forbidden, and the error names the access', async () => {
  const reader = await app.makeUser({ access: ['clients.read'] })
  for (const [filter, access] of [
    ['upcoming=true', 'sessions.read'],
    ['upcoming=false', 'sessions.read'],
    ['to_rebook=false', 'sessions.read'],
    ['linked=false', 'public_links.read'],
    ['linked_schedule_id=01998a00-0000-7000-8000-080000000001', 'public_links.read'],
  ] as const) {
    const { statusCode, json } = await reader.inject({ url: `/api/v1/clients?${filter}` })
    expect([statusCode, json().error.code, json().error.details[0].message]).toEqual([403, errorCode.unauthorized, access])
    const permitted = await app.makeUser({ access: ['clients.read', access] })
    expect((await permitted.inject({ url: `/api/v1/clients?${filter}` })).statusCode).toBe(200)
  }
  expect((await reader.inject({ url: '/api/v1/clients' })).statusCode).toBe(200)
})
