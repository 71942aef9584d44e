import { expect, inject, test } from 'vitest'
import { type Client, createCaller, ids, type Session } from './mock-calls.ts'

const { get, send } = await createCaller(inject('mock'))

test('an id in the path selects its record among the examples, in lower and upper case', async () => {
  expect((await get<Client>(`/v1/clients/${ids.zoe}`)).body.person.name).toBe('Zoe')
  expect((await get<Client>(`/v1/clients/${ids.zoe.toUpperCase()}`)).body.person.name).toBe('Zoe')
  expect((await get<Client>(`/v1/workers/${ids.jorge}`)).body.person.name).toBe('Jorge')
  expect((await get<Session>(`/v1/sessions/${ids.zoeOnWednesday}`)).body.client.person.name).toBe('Zoe')
  expect((await get<{ name: string }>(`/v1/schedules/${ids.evaluations}`)).body.name).toBe('Valoraciones')
})

test.each([
  'clients',
  'workers',
  'person',
  'roles',
  'schedules',
  'sessions',
  'users',
  'clients/public-link',
  'clients/public-link/get-by-url',
])('an unknown id of %s is not found', async (collection) => {
  const { status, body } = await get(`/v1/${collection}/${ids.unknown}`)
  expect(status).toBe(404)
  expect(body).toMatchObject({ error: { code: 5 } })
})

test('a change and a deletion of an unknown record are not found, and a change whose body names one is a bad request', async () => {
  expect((await send('PATCH', `/v1/sessions/${ids.unknown}/state`, { state: 'canceled' })).status).toBe(404)
  expect((await send('DELETE', `/v1/clients/${ids.unknown}`)).status).toBe(404)
  expect((await send('PUT', '/v1/users', { id: ids.unknown, name: 'nadie' })).status).toBe(400)
})

test('the id of a created record can be opened', async () => {
  const { body } = await send<{ id: string }>('POST', '/v1/roles', { name: 'Coordinación de sedes' })
  expect((await get<{ id: string }>(`/v1/roles/${body.id}`)).body.id).toBe(body.id)
})

test('a link is found by its token and by its id', async () => {
  const token = 'hV3x0dQm9sK2bTz7LwYc_A'
  const { body } = await get<{ id: string }>(`/v1/clients/public-link/get-by-url/${token}`)
  expect((await get(`/v1/clients/public-link/get-by-url/${body.id}`)).body).toEqual(body)
  expect((await get<{ client: { name: string } }>(`/v1/clients/public-link/${token}`)).body.client.name).toBe('Valentina')
})

test('the lists of roles and access below a user or a role are those of that user or role', async () => {
  const names = async (path: string) => (await get<{ name: string }[]>(path)).body.map(({ name }) => name)
  expect(await names(`/v1/users/${ids.reception}/roles`)).toEqual(['Recepción'])
  expect(await names(`/v1/users/${ids.therapist}/roles`)).toEqual(['Terapeuta'])
  expect(await names(`/v1/roles/${ids.therapistRole}/access`)).toEqual(['Cambiar mis sesiones', 'Ver horarios'])
})

test('a changed state is answered with the session that was changed', async () => {
  const { status, body } = await send<Session>('PATCH', `/v1/sessions/${ids.zoeOnWednesday}/state`, { state: 'canceled' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: ids.zoeOnWednesday, state: 'canceled', client: { person: { name: 'Zoe' } } })
})

test('the state of one week of a series is answered with its exception', async () => {
  const { body } = await send<Session>('PATCH', `/v1/sessions/${ids.seriesOfIan}/state`, { state: 'canceled', session_date: '2026-12-14' })
  expect(body).toMatchObject({ session_date: '2026-12-14', state: 'canceled', standing: false, client: { id: ids.ian } })
  expect(body.id).not.toBe(ids.seriesOfIan)
})

test('a changed person is answered with the fields that were sent, without one that null clears', async () => {
  const names = { name: 'Zoe', father_last_name: 'Campos', mother_last_name: '' }
  const person = { ...names, gender: false, document: '90789012', document_type: 0, phone: '999888777', email: null }
  const { status, body } = await send<Client>('PUT', `/v1/clients/${ids.zoe}`, { id: ids.zoe, person })
  expect(status).toBe(200)
  expect(body.person).toMatchObject({ ...names, phone: '999888777', birth_date: '2020-06-16' })
  expect(body.person).not.toHaveProperty('email')
})

test('a changed session names the worker and the turn that were sent', async () => {
  const session = { client_id: ids.zoe, worker_id: ids.jorge, turn_id: ids.afternoon, day: 4, time: 870, session_date: '2026-11-26' }
  const { status, body } = await send<Session>('PUT', `/v1/sessions/${ids.zoeOnWednesday}`, { ...session, note: 'Cambió de turno.' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ turn_id: ids.afternoon, session_date: '2026-11-26', note: 'Cambió de turno.' })
  expect([body.client.person.name, body.worker.person.name]).toEqual(['Zoe', 'Jorge'])
})

test('a changed schedule keeps the ids of its turns, and a new turn gets one', async () => {
  const { body: schedule } = await get<{ turns: { id: string; name: string }[] }>(`/v1/schedules/${ids.childTherapy}`)
  const turns = [
    { id: ids.morning, name: 'Madrugada', start_time: 480, end_time: 835 },
    { name: 'Noche', start_time: 1140, end_time: 1235 },
  ]
  const input = { name: 'Terapia', session_duration: 45, break_duration: 5, turns }
  const { status, body } = await send<typeof schedule>('PUT', `/v1/schedules/${ids.childTherapy}`, input)
  expect(status).toBe(200)
  expect(body.turns.map(({ name }) => name)).toEqual(['Madrugada', 'Noche'])
  expect(body.turns[0]?.id).toBe(ids.morning)
  expect(schedule.turns.map(({ id }) => id)).not.toContain(body.turns[1]?.id)
})

test('nothing is kept: the next call answers the example again', async () => {
  await send('PATCH', `/v1/sessions/${ids.zoeOnWednesday}/state`, { state: 'canceled' })
  expect((await get<Session>(`/v1/sessions/${ids.zoeOnWednesday}`)).body.state).toBe('pending')
})
