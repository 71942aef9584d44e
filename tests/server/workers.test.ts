import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { buildPerson, buildWirePerson, createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is a Wednesday in Lima.
})
afterAll(() => app.close())

const getWorker = (id: string) => app.api.get('/v1/workers/{id}', { path: { id } })
const deleteWorker = (id: string) => app.api.delete('/v1/workers/{id}', { path: { id } })
const unknownId = createId()

test('a registered worker is read back with positions and trimmed names', async () => {
  const person = buildPerson({ name: ' Carmen', motherLastName: 'Díaz ' })
  const { id } = await app.api.post('/v1/workers', { body: { person, positions: [5, 1] } })
  const worker = await getWorker(id)
  expect(worker).not.toHaveProperty('userId')
  expect(worker).toMatchObject({
    id,
    positions: [5, 1],
    deletedAt: null,
    person: { ...person, name: 'Carmen', motherLastName: 'Díaz' },
  })
})

test.for([
  { fault: 'no positions', positions: [] },
  { fault: 'a position twice', positions: [5, 5] },
  { fault: 'an unknown position', positions: [6] },
])('$fault is a bad request', async ({ positions }) => {
  const response = await app.inject({ method: 'POST', url: '/api/v1/workers', payload: { person: buildWirePerson(), positions } })
  expect([response.statusCode, response.json().error.code]).toEqual([400, errorCode.badRequest])
})

test('a client can become a worker, but only once', async () => {
  const { person } = await app.api.get('/v1/clients/{id}', { path: { id: await registerClient(app.api) } })
  const { id } = await app.api.post('/v1/workers', { body: { person: { id: person.id }, positions: [3] } })
  expect((await getWorker(id)).person).toEqual(person)
  await expect(app.api.post('/v1/workers', { body: { person: { id: person.id }, positions: [3] } })).rejects.toMatchObject({
    status: 409,
    code: errorCode.conflict,
    message: 'Esta persona ya es trabajador.',
    details: [{ path: 'person.id' }],
  })
})

test('a duplicate document is a conflict that names its owner', async () => {
  const { person } = await getWorker(await registerWorker(app.api, { name: 'Jorge', fatherLastName: 'Bravo', motherLastName: 'Salas' }))
  await expect(registerWorker(app.api, { document: person.document })).rejects.toMatchObject({
    status: 409,
    code: errorCode.conflict,
    details: [{ path: 'person.document', message: 'Lo tiene Jorge Bravo Salas (trabajador).' }],
  })
})

test('a document that does not fit its type is a bad request', async () => {
  await expect(registerWorker(app.api, { document: '123456', documentType: 2 })).rejects.toMatchObject({
    status: 400,
    details: [{ path: 'person.document' }],
  })
})

describe('changing a worker', () => {
  test('an update replaces positions and person and returns the whole worker', async () => {
    const id = await registerWorker(app.api, { email: 'ana@example.com' })
    const before = await getWorker(id)
    const person = buildPerson({ name: 'Diego', gender: true })
    const after = await app.api.put('/v1/workers', { body: { id, person, positions: [2, 4] } })
    expect(after).toEqual(await getWorker(id))
    expect(after).toMatchObject({ id, positions: [2, 4], person: { ...person, id: before.person.id } })
    expect(after.person).not.toHaveProperty('email')
    expect(after.updatedAt > before.updatedAt).toBe(true)
  })

  test('an update with only the id of the person changes only the positions', async () => {
    const id = await registerWorker(app.api)
    const { person } = await getWorker(id)
    expect(await app.api.put('/v1/workers', { body: { id, person: { id: person.id }, positions: [1] } })).toMatchObject({
      positions: [1],
      person,
    })
  })

  test('a change of the person by its client makes the worker’s version stale', async () => {
    const id = await registerWorker(app.api)
    const { person, updatedAt } = await getWorker(id)
    const { id: clientId } = await app.api.post('/v1/clients', { body: { person: { id: person.id } } })
    await app.api.put('/v1/clients/{id}', { path: { id: clientId }, body: { id: clientId, person: buildPerson({ name: 'Otra' }) } })
    await expect(app.api.put('/v1/workers', { body: { id, person: { id: person.id }, positions: [1], updatedAt } })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt' }],
    })
    expect(await getWorker(id)).toMatchObject({ positions: [5], person: { name: 'Otra' } })
  })

  test('an unknown worker is a bad request in a body and not found in a path', async () => {
    const body = { id: unknownId, person: buildPerson(), positions: [5 as const] }
    await expect(app.api.put('/v1/workers', { body })).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [{ path: 'id' }],
    })
    await expect(getWorker(unknownId)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    await expect(deleteWorker(unknownId)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  })
})

describe('deleting a worker', () => {
  test('a deleted worker is neither found nor listed, and its document can be used again', async () => {
    const id = await registerWorker(app.api, { fatherLastName: 'Efímero' })
    const { person } = await getWorker(id)
    await deleteWorker(id)
    await expect(getWorker(id)).rejects.toMatchObject({ status: 404 })
    await expect(app.api.put('/v1/workers', { body: { id, person: buildPerson(), positions: [5] } })).rejects.toMatchObject({ status: 400 })
    expect(await app.api.list('/v1/workers', { query: { search: 'efimero' } })).toMatchObject({ rows: [], total: 0 })
    await registerClient(app.api, { document: person.document })
  })

  test('a deleted worker’s user is signed out and cannot sign in again', async () => {
    const id = await registerWorker(app.api)
    const user = await app.makeUser({ worker_id: id })
    expect((await getWorker(id)).userId).toBe(user.id)
    await deleteWorker(id)
    await expect(user.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
    await expect(app.signIn(user.name)).rejects.toMatchObject({ status: 401 })
  })

  test('the person of a deleted worker remains while it is a client and is deleted with it', async () => {
    const id = await registerWorker(app.api)
    const { person } = await getWorker(id)
    const { id: clientId } = await app.api.post('/v1/clients', { body: { person: { id: person.id } } })
    await deleteWorker(id)
    expect((await app.api.get('/v1/clients/{id}', { path: { id: clientId } })).person).toMatchObject({ id: person.id, deletedAt: null })
    await expect(registerWorker(app.api, { document: person.document })).rejects.toMatchObject({ code: errorCode.conflict })
    await app.api.delete('/v1/clients/{id}', { path: { id: clientId } })
    await expect(app.api.get('/v1/person/{id}', { path: { id: person.id } })).rejects.toMatchObject({ status: 404 })
    await registerWorker(app.api, { document: person.document })
  })

  test('a user can delete neither the worker that they are nor a worker whose user has more access', async () => {
    const id = await registerWorker(app.api)
    const ownUser = await app.makeUser({ worker_id: id, access: ['workers.delete', 'sessions.mix'] })
    const path = { id }
    await expect(ownUser.api.delete('/v1/workers/{id}', { path })).rejects.toMatchObject({ status: 409, code: errorCode.conflict })
    const clerk = await app.makeUser({ access: ['workers.mix', 'sessions.read'] })
    await expect(clerk.api.delete('/v1/workers/{id}', { path })).rejects.toMatchObject({
      status: 403,
      code: errorCode.unauthorized,
      details: [{ path: 'access', message: 'sessions.mix' }],
    })
    await getWorker(id)
    await (await app.makeUser({ access: ['workers.mix', 'sessions.mix'] })).api.delete('/v1/workers/{id}', { path })
  })

  test('a deleted worker is removed from public links, which remain', async () => {
    const [deleted, remaining] = [await registerWorker(app.api), await registerWorker(app.api)]
    const url = await app.api.get('/v1/clients/public-link/generate')
    const link = { scheduleId: (await createSchedule(app.api)).id, clientId: await registerClient(app.api), url }
    const { id } = await app.api.post('/v1/clients/public-link', { body: { ...link, workerIds: [deleted, remaining] } })
    await deleteWorker(deleted)
    const workers = await app.db.selectFrom('public_link_worker').where('public_link_id', '=', id).select('worker_id').execute()
    expect(workers).toEqual([{ worker_id: remaining }])
  })

  test('upcoming active sessions block deleting a worker, and the refusal lists the first twenty', async () => {
    const worker_id = await registerWorker(app.api, { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Vega' })
    const client_id = await registerClient(app.api, { name: 'Luis', fatherLastName: 'Paz', motherLastName: 'Sol' })
    const { turns } = await createSchedule(app.api)
    const dates = Array.from({ length: 21 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
    const ids: string[] = []
    for (const session_date of dates)
      ids.push(await insertSession(app.db, { worker_id, client_id, turn_id: turns[0]!.id, session_date, time: '08:00' }))
    const refusal = await deleteWorker(worker_id).catch((error) => error)
    expect(refusal).toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'No se puede eliminar a Ana Torres Vega: tiene 21 sesiones de hoy en adelante.',
    })
    expect(refusal.details).toHaveLength(20)
    expect(refusal.details[0]).toEqual({ path: 'sessions.0', message: 'martes 1 de diciembre, 08:00, con Luis Paz Sol', id: ids[0] })
    await getWorker(worker_id)
  })

  test('a past session still shows its deleted worker and client', async () => {
    const [worker_id, client_id] = [await registerWorker(app.api, { name: 'Ida' }), await registerClient(app.api, { name: 'Leo' })]
    const { turns } = await createSchedule(app.api)
    const id = await insertSession(app.db, { worker_id, client_id, turn_id: turns[0]!.id, session_date: '2026-11-17', time: '08:00' })
    await deleteWorker(worker_id)
    await app.api.delete('/v1/clients/{id}', { path: { id: client_id } })
    expect(await app.api.get('/v1/sessions/{id}', { path: { id } })).toMatchObject({
      worker: { id: worker_id, person: { name: 'Ida' } },
      client: { id: client_id, person: { name: 'Leo' } },
    })
  })
})

test('positions grant no access: the user of a worker with all positions has none', async () => {
  const { id: workerId } = await app.api.post('/v1/workers', { body: { person: buildPerson(), positions: [1, 2, 3, 4, 5] } })
  const { id } = await app.api.post('/v1/users/from-worker', { body: { workerId } })
  expect(await app.api.get('/v1/users/{id}', { path: { id } })).toMatchObject({ roles: [], access: [], modules: [] })
  const { api } = await app.makeUser({
    worker_id: (await app.api.post('/v1/workers', { body: { person: buildPerson(), positions: [1, 2] } })).id,
  })
  await expect(api.get('/v1/workers')).rejects.toMatchObject({ status: 403 })
})

test('a worker’s user reads only that worker and no list', async () => {
  const [id, otherId] = [await registerWorker(app.api), await registerWorker(app.api)]
  const { api } = await app.makeUser({ worker_id: id })
  expect(await api.get('/v1/workers/{id}', { path: { id } })).toMatchObject({ id })
  await expect(api.get('/v1/workers/{id}', { path: { id: otherId } })).rejects.toMatchObject({ status: 403 })
  await expect(api.get('/v1/workers')).rejects.toMatchObject({ status: 403 })
})
