import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

let agenda: Awaited<ReturnType<typeof startAgenda>>
/** By last names: Ávila, Nuñez, Ñahui, Soto. */
const clients = { soto: '', ñahui: '', avila: '', nuñez: '' }
const workers = { quispe: '', bravo: '', castro: '' }
beforeAll(async () => {
  agenda = await startAgenda()
  const { api } = agenda.app
  await agenda.registerPeople()
  for (const [key, fatherLastName] of [
    ['soto', 'Soto'],
    ['ñahui', 'Ñahui'],
    ['avila', 'Ávila'],
    ['nuñez', 'Nuñez'],
  ] as const)
    clients[key] = await registerClient(api, { name: 'Cliente', fatherLastName, email: `${key.length}@turnos.pe` })
  for (const key of ['quispe', 'bravo', 'castro'] as const)
    workers[key] = await registerWorker(api, { name: 'Terapeuta', fatherLastName: key })
})
afterAll(() => agenda.app.close())

type Query = { search?: string; limit?: number; personType?: 'client' | 'worker'; sessionDate?: string[] }

const list = ({ personType = 'client', sessionDate = [tuesday], ...query }: Query) =>
  agenda.app.api.list('/v1/sessions/available-people', {
    query: { sessionDate, personType, time: parseTimeOfDay('09:00'), turnId: agenda.morning, ...query },
  })

test('a limit lists the first who are free, by last names, with the number of all', async () => {
  const { avila, nuñez, ñahui, soto } = clients
  expect(await list({ search: 'cliente' })).toMatchObject({ rows: [avila, nuñez, ñahui, soto], total: 4 })
  await agenda.book({ clientId: nuñez })
  expect(await list({ search: 'cliente', limit: 2 })).toMatchObject({ rows: [avila, ñahui], total: 3 })
  const all = await list({})
  expect(all.total).toBe(all.rows.length)
  expect(await list({ limit: 3 })).toMatchObject({ rows: all.rows.slice(0, 3), total: all.total })
  expect(all.rows).not.toContain(nuñez)
  await agenda.app.api.delete('/v1/clients/{id}', { path: { id: soto } })
  expect(await list({ limit: 1 })).toMatchObject({ total: all.total - 1 })
})

test('a client whose name changes is listed by the new one', async () => {
  const { api } = agenda.app
  const { person } = await api.get('/v1/clients/{id}', { path: { id: clients.avila } })
  await api.post('/v1/person', { body: { id: person.id, fatherLastName: 'Zúñiga' } })
  expect((await list({ search: 'cliente', limit: 1 })).rows).toEqual([clients.ñahui])
  expect((await list({ search: 'ZUNIGA', limit: 1 })).rows).toEqual([clients.avila])
})

test('workers who are not available are neither listed nor counted', async () => {
  const { bravo, castro, quispe } = workers
  await agenda.app.api.post('/v1/absences', { body: { workerId: castro, fromDate: tuesday, toDate: tuesday } })
  const query = { personType: 'worker', search: 'terapeuta', limit: 2 } as const
  expect(await list(query)).toMatchObject({ rows: [bravo, quispe], total: 2 })
  const wednesday = addDays(tuesday, 1)
  expect((await list({ ...query, sessionDate: [tuesday, wednesday] })).rows).toEqual([
    { sessionDate: tuesday, ids: [bravo, quispe] },
    { sessionDate: wednesday, ids: [bravo, castro] },
  ])
})

test('a search needs access to the people, because it would tell their documents', async () => {
  const { api } = await agenda.app.makeUser({ access: ['sessions.register'] })
  const query = { sessionDate: [tuesday], time: parseTimeOfDay('09:00'), turnId: agenda.morning, personType: 'client' as const }
  expect(await api.get('/v1/sessions/available-people', { query: { ...query, limit: 1 } })).toHaveLength(1)
  await expect(api.get('/v1/sessions/available-people', { query: { ...query, search: 'cliente' } })).rejects.toMatchObject({
    status: 403,
  })
})
