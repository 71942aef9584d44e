import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { at } from '#domain/clock.ts'
import { addDays, weekday } from '#domain/weeks.ts'
import { buildPerson, createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T15:00:00Z' }) // a Wednesday in Lima
})
afterAll(() => app.close())

const getClient = (id: string) => app.api.get('/v1/clients/{id}', { path: { id } })
const deleteClient = (id: string) => app.api.delete('/v1/clients/{id}', { path: { id } })
const unknown = newId()

describe('registering', () => {
  test('a registered client is read back with names trimmed and what was not said null', async () => {
    const person = buildPerson({
      name: ' Zoe  ',
      fatherLastName: ' Campos',
      motherLastName: 'Núñez ',
      birthDate: '2020-02-29',
      phone: ' '.repeat(6),
    })
    const { id } = await app.api.post('/v1/clients', { body: { person } })
    const client = await getClient(id)
    expect(client).toMatchObject({ id, userId: null, publicLink: null, deletedAt: null })
    expect(client.person).toMatchObject({
      ...person,
      name: 'Zoe',
      fatherLastName: 'Campos',
      motherLastName: 'Núñez',
      email: null,
      address: null,
      phone: null,
      birthDate: '2020-02-29',
    })
  })

  test('a worker can be a client too: both are the same person', async () => {
    const workerId = await registerWorker(app.api, { name: 'Bruno' })
    const { person } = await app.api.get('/v1/workers/{id}', { path: { id: workerId } })
    const { id } = await app.api.post('/v1/clients', { body: { person: { id: person.id } } })
    expect((await getClient(id)).person).toEqual(person)
  })

  test('a person is a client once', async () => {
    const { person } = await getClient(await registerClient(app.api))
    await expect(app.api.post('/v1/clients', { body: { person: { id: person.id } } })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'Esta persona ya es cliente.',
      details: [{ path: 'person.id' }],
    })
  })

  test('a person who does not exist, or no longer, is a bad request', async () => {
    const { id, person } = await getClient(await registerClient(app.api))
    await deleteClient(id)
    for (const gone of [unknown, person.id])
      await expect(app.api.post('/v1/clients', { body: { person: { id: gone } } })).rejects.toMatchObject({
        status: 400,
        code: errorCode.badRequest,
        details: [{ path: 'person.id', message: 'Esta persona no existe.' }],
      })
  })

  test('a worker cannot be made a client by who may not see workers: naming an id would show who it is', async () => {
    const { id } = await app.api.post('/v1/workers', { body: { person: buildPerson(), positions: [5] } })
    const { person } = await app.api.get('/v1/workers/{id}', { path: { id } })
    const body = { person: { id: person.id } }
    const register = async (access: string[]) => (await app.makeUser({ access })).api.post('/v1/clients', { body })
    await expect(register(['clients.mix'])).rejects.toMatchObject({ details: [{ path: 'person.id', message: 'Esta persona no existe.' }] })
    await expect(register(['clients.mix', 'workers.read'])).resolves.toHaveProperty('id')
  })

  test('a document that somebody has already is refused with who has it, whatever the case of its letters, and no person is left over', async () => {
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

  test('documents of two types may read the same', async () => {
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

  test('a DNI has 8 digits, a RUC 11, a passport 6 to 12 letters or digits', async () => {
    await registerClient(app.api, { document: '12345678', documentType: 0 })
    await registerClient(app.api, { document: '10412345678', documentType: 2 })
    await registerClient(app.api, { document: 'A12345', documentType: 1 })
    await registerClient(app.api, { document: 'ABC123456789', documentType: 1 })
  })
})

describe('changing', () => {
  test('an update answers the whole client; an optional field that is missing becomes null', async () => {
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
    expect(after.person).toMatchObject({ ...person, id: before.person.id, email: null, phone: null, address: null, birthDate: null })
  })

  test('a person’s id alone leaves the person as it is, another one’s is a bad request', async () => {
    const id = await registerClient(app.api)
    const { person } = await getClient(id)
    const other = await getClient(await registerClient(app.api))
    expect((await app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: { id: person.id } } })).person).toEqual(person)
    for (const written of [{ id: other.person.id }, { ...buildPerson(), id: other.person.id }])
      await expect(app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: written } })).rejects.toMatchObject({
        code: errorCode.badRequest,
        details: [{ path: 'person.id' }],
      })
    expect((await getClient(id)).person).toEqual(person)
  })

  test('a change of the person moves updated_at of its client and of its worker', async () => {
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

  test('an update on what was read last is taken, one on anything older is a conflict that says when it changed', async () => {
    const id = await registerClient(app.api)
    const { updatedAt } = await getClient(id)
    const update = (name: string, read: string) =>
      app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: buildPerson({ name }), updatedAt: read } })
    const { updatedAt: next } = await update('Uno', updatedAt)
    await expect(update('Dos', updatedAt)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt', message: expect.stringMatching(/^Se cambió el \S+ \d+ de \S+, \d\d:\d\d\.$/) }],
    })
    expect((await getClient(id)).person.name).toBe('Uno')
    await update('Tres', next)
  })

  test('of two updates on the same reading at the same time one is a conflict', async () => {
    const id = await registerClient(app.api)
    const { updatedAt } = await getClient(id)
    const results = await Promise.allSettled(
      ['Uno', 'Dos'].map((name) =>
        app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: buildPerson({ name }), updatedAt } }),
      ),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('the id of the body is that of the path', async () => {
    const id = await registerClient(app.api)
    await expect(app.api.put('/v1/clients/{id}', { path: { id }, body: { id: unknown, person: buildPerson() } })).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [{ path: 'id' }],
    })
  })

  test('nobody takes another one’s document by a change', async () => {
    const { person } = await getClient(await registerClient(app.api, { name: 'Ian', fatherLastName: 'Vargas', motherLastName: 'Soto' }))
    const id = await registerClient(app.api)
    const body = { id, person: buildPerson({ document: person.document }) }
    await expect(app.api.put('/v1/clients/{id}', { path: { id }, body })).rejects.toMatchObject({
      code: errorCode.conflict,
      details: [{ path: 'person.document', message: 'Lo tiene Ian Vargas Soto (cliente).' }],
    })
  })

  test('an unknown client is not found', async () => {
    const path = { id: unknown }
    await expect(getClient(unknown)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    await expect(app.api.put('/v1/clients/{id}', { path, body: { id: unknown, person: buildPerson() } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(deleteClient(unknown)).rejects.toMatchObject({ status: 404 })
  })
})

describe('deleting', () => {
  test('a deleted client vanishes from list and lookup, and its document is free again', async () => {
    const id = await registerClient(app.api, { fatherLastName: 'Efímero' })
    const { person } = await getClient(id)
    expect(await deleteClient(id)).toBeUndefined()
    await expect(getClient(id)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    await expect(deleteClient(id)).rejects.toMatchObject({ status: 404 })
    await expect(app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: buildPerson() } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await app.api.list('/v1/clients', { query: { search: 'efimero' } })).toMatchObject({ rows: [], total: 0 })
    await registerClient(app.api, { document: person.document })
  })

  test('the person of a deleted client stays as long as it is a worker', async () => {
    const id = await registerClient(app.api)
    const { person } = await getClient(id)
    const { id: workerId } = await app.api.post('/v1/workers', { body: { person: { id: person.id }, positions: [5] } })
    await deleteClient(id)
    expect((await app.api.get('/v1/workers/{id}', { path: { id: workerId } })).person).toMatchObject({
      document: person.document,
      deletedAt: null,
    })
    await expect(registerClient(app.api, { document: person.document })).rejects.toMatchObject({ code: errorCode.conflict })
    await app.api.post('/v1/clients', { body: { person: { id: person.id } } })
  })

  test('the user and the public link of a deleted client end with it', async () => {
    const id = await registerClient(app.api)
    const user = await app.makeUser({ client_id: id })
    await addPublicLink(id)
    await user.api.get('/v1/auth/is_logged_in')
    await deleteClient(id)
    await expect(user.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
    await expect(app.signIn(user.name)).rejects.toMatchObject({ status: 401 })
    expect(await app.db.selectFrom('public_link').where('client_id', '=', id).select('id').execute()).toEqual([])
  })

  test('upcoming active sessions hold a client, and the refusal names them', async () => {
    const { client_id, worker_id, turn_id } = await newPair({ name: 'Luis', fatherLastName: 'Paz', motherLastName: 'Sol' })
    await insertSession(app.db, { client_id, worker_id, turn_id, session_date: '2026-11-18', time: '08:00' })
    await insertSession(app.db, { client_id, worker_id, turn_id, day: 2, starts_on: '2026-10-01', ends_on: '2026-11-24', time: '09:00' })
    await expect(deleteClient(client_id)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'No se puede eliminar a Luis Paz Sol: tiene 2 sesiones próximas.',
      details: [
        { path: 'sessions.0', message: 'cada martes, 09:00, con Ana Torres Vega' },
        { path: 'sessions.1', message: 'miércoles 18 de noviembre, 08:00, con Ana Torres Vega' },
      ],
    })
    await getClient(client_id)
  })

  test('past, canceled, postponed and ended sessions hold nobody', async () => {
    const { client_id, worker_id, turn_id } = await newPair()
    const session = { client_id, worker_id, turn_id }
    await insertSession(app.db, { ...session, session_date: '2026-11-17', time: '08:00' })
    await insertSession(app.db, { ...session, session_date: '2026-11-25', time: '08:00', state: 'canceled' })
    await insertSession(app.db, { ...session, session_date: '2026-11-25', time: '09:00', state: 'postponed' })
    await insertSession(app.db, { ...session, day: 2, starts_on: '2026-10-01', ends_on: '2026-11-17', time: '10:00' })
    await deleteClient(client_id)
  })

  test('a client is never both deleted and booked for later', async () => {
    const workerId = await registerWorker(app.api)
    const { turns } = await createSchedule(app.api)
    for (const sessionDate of Array.from({ length: 10 }, (_, index) => addDays('2026-12-01', index))) {
      const clientId = await registerClient(app.api)
      const body = { clientId, workerId, turnId: turns[0]!.id, day: weekday(sessionDate), time: at('08:00'), sessionDate }
      const results = await Promise.allSettled([app.api.post('/v1/sessions', { body }), deleteClient(clientId)])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  test('nobody deletes himself', async () => {
    const id = await registerClient(app.api)
    const { api } = await app.makeUser({ client_id: id, access: ['clients.delete'] })
    await expect(api.delete('/v1/clients/{id}', { path: { id } })).rejects.toMatchObject({ status: 409, code: errorCode.conflict })
    await getClient(id)
  })

  test('nobody deletes a client whose user may do more than he', async () => {
    const id = await registerClient(app.api)
    await app.makeUser({ client_id: id, access: ['clients.read', 'sessions.mix'] })
    const { api } = await app.makeUser({ access: ['clients.mix', 'sessions.read', 'sessions.register', 'sessions.update'] })
    await expect(api.delete('/v1/clients/{id}', { path: { id } })).rejects.toMatchObject({
      status: 403,
      code: errorCode.unauthorized,
      details: [{ path: 'access', message: 'sessions.mix' }],
    })
    const { api: equal } = await app.makeUser({
      access: ['clients.mix', 'sessions.read', 'sessions.register', 'sessions.update', 'sessions.delete'],
    })
    await equal.delete('/v1/clients/{id}', { path: { id } })
  })
})

describe('who sees what', () => {
  test('a client’s user reads his own client and no other, and no list', async () => {
    const id = await registerClient(app.api)
    const other = await registerClient(app.api)
    const { api, id: userId } = await app.makeUser({ client_id: id })
    expect(await api.get('/v1/clients/{id}', { path: { id } })).toMatchObject({ id, userId })
    await expect(api.get('/v1/clients/{id}', { path: { id: other } })).rejects.toMatchObject({ status: 403 })
    await expect(api.get('/v1/clients')).rejects.toMatchObject({ status: 403 })
  })

  test('the public link is shown to those who may read public links, and null to others', async () => {
    const id = await registerClient(app.api, { fatherLastName: 'Enlazado' })
    const url = await addPublicLink(id)
    const linksSeenWith = async (access: string[]) => {
      const { api } = await app.makeUser({ access })
      const { rows } = await api.list('/v1/clients', { query: { search: 'enlazado' } })
      return [...rows, await api.get('/v1/clients/{id}', { path: { id } })].map(({ publicLink }) => publicLink)
    }
    expect(await linksSeenWith(['clients.read', 'public_links.read'])).toEqual([url, url])
    expect(await linksSeenWith(['clients.read', 'public_links.mix'])).toEqual([url, url])
    expect(await linksSeenWith(['clients.mix', 'public_links.register'])).toEqual([null, null])
    const own = await app.makeUser({ client_id: id })
    expect((await own.api.get('/v1/clients/{id}', { path: { id } })).publicLink).toBeNull()
  })
})

const countPeople = async () => (await app.db.selectFrom('person').select('id').execute()).length

async function addPublicLink(client_id: string) {
  const url = newId().replaceAll('-', '').slice(-22)
  const { id: schedule_id } = await createSchedule(app.api)
  await app.db.insertInto('public_link').values({ id: newId(), client_id, schedule_id, url }).execute()
  return url
}

async function newPair(person: Parameters<typeof registerClient>[1] = {}) {
  const { turns } = await createSchedule(app.api)
  return {
    client_id: await registerClient(app.api, person),
    worker_id: await registerWorker(app.api, { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Vega' }),
    turn_id: turns[0]!.id,
  }
}
