import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { buildPerson, createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertPublicLink } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is a Wednesday in Lima.
})
afterAll(() => app.close())

const getClient = (id: string) => app.api.get('/v1/clients/{id}', { path: { id } })
const deleteClient = (id: string) => app.api.delete('/v1/clients/{id}', { path: { id } })
const unknownId = createId()

describe('registering a client', () => {
  test('a registered client is read back with trimmed names and without the fields that have no value', async () => {
    const person = buildPerson({
      name: ' Zoe  ',
      fatherLastName: ' Campos',
      motherLastName: 'Núñez ',
      birthDate: '2020-02-29',
      phone: '',
    })
    const { id } = await app.api.post('/v1/clients', { body: { person } })
    const { person: stored, ...client } = await getClient(id)
    expect(client).toMatchObject({ id, userId: null, publicLink: null, deletedAt: null })
    const { phone: _, ...filled } = person
    expect(stored).toMatchObject({ ...filled, name: 'Zoe', fatherLastName: 'Campos', motherLastName: 'Núñez' })
    expect(Object.keys(stored).filter((name) => ['email', 'address', 'phone'].includes(name))).toEqual([])
  })

  test('a worker can become a client, and both have the same person', async () => {
    const workerId = await registerWorker(app.api, { name: 'Bruno' })
    const { person } = await app.api.get('/v1/workers/{id}', { path: { id: workerId } })
    const { id } = await app.api.post('/v1/clients', { body: { person: { id: person.id } } })
    expect((await getClient(id)).person).toEqual(person)
  })

  test('a person who is a client cannot become one again', async () => {
    const { person } = await getClient(await registerClient(app.api))
    await expect(app.api.post('/v1/clients', { body: { person: { id: person.id } } })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'Esta persona ya es cliente.',
      details: [{ path: 'person.id' }],
    })
  })

  test('an unknown or deleted person is a bad request', async () => {
    const { id, person } = await getClient(await registerClient(app.api))
    await deleteClient(id)
    for (const id of [unknownId, person.id])
      await expect(app.api.post('/v1/clients', { body: { person: { id } } })).rejects.toMatchObject({
        status: 400,
        code: errorCode.badRequest,
        details: [{ path: 'person.id', message: 'Esta persona no existe.' }],
      })
  })

  test('a user without access to workers cannot make a worker a client, because the response would reveal the person', async () => {
    const { id } = await app.api.post('/v1/workers', { body: { person: buildPerson(), positions: [5] } })
    const { person } = await app.api.get('/v1/workers/{id}', { path: { id } })
    const body = { person: { id: person.id } }
    const registerWith = async (access: string[]) => (await app.makeUser({ access })).api.post('/v1/clients', { body })
    await expect(registerWith(['clients.mix'])).rejects.toMatchObject({
      details: [{ path: 'person.id', message: 'Esta persona no existe.' }],
    })
    await expect(registerWith(['clients.mix', 'workers.read'])).resolves.toHaveProperty('id')
  })

  test('a duplicate document is a conflict that names its owner, whatever the case of its letters, and stores no person', async () => {
    const document = 'ce0048152'
    const { person } = await getClient(
      await registerClient(app.api, { name: 'Elena', fatherLastName: 'Quispe', motherLastName: 'Rojas', document, documentType: 1 }),
    )
    await app.api.post('/v1/workers', { body: { person: { id: person.id }, positions: [4] } })
    const before = await countPeople()
    await expect(registerClient(app.api, { document: 'CE0048152', documentType: 1 })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'Ya hay una persona con este documento.',
      details: [{ path: 'person.document', message: 'Lo tiene Elena Quispe Rojas (cliente y trabajador).' }],
    })
    expect(await countPeople()).toBe(before)
  })

  test('documents of different types may have the same number', async () => {
    await registerClient(app.api, { document: '87654321', documentType: 0 })
    await registerClient(app.api, { document: '87654321', documentType: 1 })
  })

  test.for([
    { type: 0, document: '1234567', fault: 'a DNI of 7 digits' },
    { type: 0, document: '1234567A', fault: 'a DNI with a letter' },
    { type: 2, document: '1041234567', fault: 'a RUC of 10 digits' },
  ] as const)('$fault is a bad request on the document', async ({ type, document }) => {
    await expect(registerClient(app.api, { document, documentType: type })).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [{ path: 'person.document' }],
    })
  })

  test('a DNI of 8 digits, a RUC of 11, and a passport of 6 to 12 letters or digits are accepted', async () => {
    await registerClient(app.api, { document: '12345678', documentType: 0 })
    await registerClient(app.api, { document: '10412345678', documentType: 2 })
    await registerClient(app.api, { document: 'A12345', documentType: 1 })
    await registerClient(app.api, { document: 'ABC123456789', documentType: 1 })
  })
})

describe('changing a client', () => {
  test('an update returns the whole client and clears missing optional fields', async () => {
    const id = await registerClient(app.api, {
      email: 'zoe@example.com',
      phone: '981 200 308',
      address: 'Av. Brasil 2033',
      birthDate: '2016-10-27',
    })
    const before = await getClient(id)
    const person = buildPerson({ name: 'Gael' })
    const after = await app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person } })
    expect(after).toEqual(await getClient(id))
    const { createdAt, updatedAt, ...stored } = after.person
    expect(stored).toEqual({ ...person, id: before.person.id, birthDate: null, deletedAt: null })
  })

  test('an update with only the id of the person keeps the person, and the id of another person is a bad request', async () => {
    const id = await registerClient(app.api)
    const { person } = await getClient(id)
    const otherClient = await getClient(await registerClient(app.api))
    expect((await app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: { id: person.id } } })).person).toEqual(person)
    for (const changedPerson of [{ id: otherClient.person.id }, { ...buildPerson(), id: otherClient.person.id }])
      await expect(app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: changedPerson } })).rejects.toMatchObject({
        code: errorCode.badRequest,
        details: [{ path: 'person.id' }],
      })
    expect((await getClient(id)).person).toEqual(person)
  })

  test('a change of the person changes updated_at of its client and its worker', async () => {
    const id = await registerClient(app.api)
    const client = await getClient(id)
    const { id: workerId } = await app.api.post('/v1/workers', { body: { person: { id: client.person.id }, positions: [5] } })
    const worker = await app.api.get('/v1/workers/{id}', { path: { id: workerId } })
    const after = await app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: buildPerson({ name: 'Otra' }) } })
    const workerAfter = await app.api.get('/v1/workers/{id}', { path: { id: workerId } })
    expect(after.updatedAt > client.updatedAt).toBe(true)
    expect(workerAfter.updatedAt > worker.updatedAt).toBe(true)
    expect(workerAfter.person.name).toBe('Otra')
  })

  test('an update of a stale version is a conflict that says when the client changed', async () => {
    const id = await registerClient(app.api)
    const { updatedAt } = await getClient(id)
    const update = (name: string, version: string) =>
      app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: buildPerson({ name }), updatedAt: version } })
    const { updatedAt: next } = await update('Uno', updatedAt)
    await expect(update('Dos', updatedAt)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt', message: expect.stringMatching(/^Se cambió el \S+ \d+ de \S+, \d\d:\d\d\.$/) }],
    })
    expect((await getClient(id)).person.name).toBe('Uno')
    await update('Tres', next)
  })

  test('of two concurrent updates of the same version, one succeeds', async () => {
    const id = await registerClient(app.api)
    const { updatedAt } = await getClient(id)
    const results = await Promise.allSettled(
      ['Uno', 'Dos'].map((name) =>
        app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: buildPerson({ name }), updatedAt } }),
      ),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('an id in the body that differs from the path is a bad request', async () => {
    const id = await registerClient(app.api)
    await expect(app.api.put('/v1/clients/{id}', { path: { id }, body: { id: unknownId, person: buildPerson() } })).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [{ path: 'id' }],
    })
  })

  test('changing a document to one that another person has is a conflict', async () => {
    const { person } = await getClient(await registerClient(app.api, { name: 'Ian', fatherLastName: 'Vargas', motherLastName: 'Soto' }))
    const id = await registerClient(app.api)
    const body = { id, person: buildPerson({ document: person.document }) }
    await expect(app.api.put('/v1/clients/{id}', { path: { id }, body })).rejects.toMatchObject({
      code: errorCode.conflict,
      details: [{ path: 'person.document', message: 'Lo tiene Ian Vargas Soto (cliente).' }],
    })
  })

  test('an unknown client is not found', async () => {
    const path = { id: unknownId }
    await expect(getClient(unknownId)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    await expect(app.api.put('/v1/clients/{id}', { path, body: { id: unknownId, person: buildPerson() } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(deleteClient(unknownId)).rejects.toMatchObject({ status: 404 })
  })
})

describe('reading clients', () => {
  test('a client’s user reads only that client and no list', async () => {
    const id = await registerClient(app.api)
    const otherId = await registerClient(app.api)
    const { api, id: userId } = await app.makeUser({ client_id: id })
    expect(await api.get('/v1/clients/{id}', { path: { id } })).toMatchObject({ id, userId })
    await expect(api.get('/v1/clients/{id}', { path: { id: otherId } })).rejects.toMatchObject({ status: 403 })
    await expect(api.get('/v1/clients')).rejects.toMatchObject({ status: 403 })
  })

  test('the public link is shown only to users with access to public links', async () => {
    const id = await registerClient(app.api, { fatherLastName: 'Enlazado' })
    const url = await insertPublicLink(app.db, { client_id: id, schedule_id: (await createSchedule(app.api)).id })
    const readLinksWith = async (access: string[]) => {
      const { api } = await app.makeUser({ access })
      const { rows } = await api.list('/v1/clients', { query: { search: 'enlazado' } })
      return [...rows, await api.get('/v1/clients/{id}', { path: { id } })].map(({ publicLink }) => publicLink)
    }
    expect(await readLinksWith(['clients.read', 'public_links.read'])).toEqual([url, url])
    expect(await readLinksWith(['clients.read', 'public_links.mix'])).toEqual([url, url])
    expect(await readLinksWith(['clients.mix', 'public_links.register'])).toEqual([null, null])
    const ownUser = await app.makeUser({ client_id: id })
    expect((await ownUser.api.get('/v1/clients/{id}', { path: { id } })).publicLink).toBeNull()
  })
})

const countPeople = async () => (await app.db.selectFrom('person').select('id').execute()).length
