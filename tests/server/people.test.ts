import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { PeopleSort, PersonChange } from '#api/generated/app.ts'
import { buildPerson, buildWirePerson, registerClient, registerWorker } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

type Api = App['api']

const save = (body: PersonChange, { api }: { api: Api } = app) => api.post('/v1/person', { body })
const getPerson = (id: string, { api }: { api: Api } = app) => api.get('/v1/person/{id}', { path: { id } })
const getPersonId = async (path: '/v1/clients/{id}' | '/v1/workers/{id}', id: string) =>
  (await app.api.get(path, { path: { id } })).person.id

/** Registers a person who is a client, a worker, both or neither, and returns the person's id. */
async function registerPerson(...kinds: ('client' | 'worker')[]) {
  const { id } = await save(buildPerson())
  if (kinds.includes('client')) await app.api.post('/v1/clients', { body: { person: { id } } })
  if (kinds.includes('worker')) await app.api.post('/v1/workers', { body: { person: { id }, positions: [5] } })
  return id
}

describe('registering a person', () => {
  test('a registered person is read back with trimmed names and null for missing fields', async () => {
    const person = buildPerson({ name: ' Joaquín ', phone: '945 120 300' })
    const { id } = await save(person)
    const missing = { email: null, address: null, birthDate: null, deletedAt: null }
    expect(await getPerson(id)).toMatchObject({ ...person, ...missing, id, name: 'Joaquín', phone: '945 120 300' })
  })

  test('a registered person can become a client and a worker by the id', async () => {
    const id = await registerPerson('client', 'worker')
    const { rows } = await app.api.list('/v1/clients', { query: { search: (await getPerson(id)).document } })
    expect(rows).toMatchObject([{ person: { id } }])
  })

  test('a duplicate document is a conflict that names its owner', async () => {
    const person = buildPerson({ name: 'Ian', fatherLastName: 'Vargas', motherLastName: 'Soto' })
    await save(person)
    await expect(save(buildPerson({ document: person.document }))).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'document', message: 'Lo tiene Ian Vargas Soto.' }],
    })
  })

  test('a document that does not fit its type is a bad request', async () => {
    await expect(save(buildPerson({ document: '1234567' }))).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [{ path: 'document' }],
    })
  })
})

describe('changing a person', () => {
  test('a change keeps missing fields and clears null ones', async () => {
    const person = buildPerson({ email: 'eva@example.com', phone: '945 120 300', address: 'Av. Brasil 2033', birthDate: '2016-10-27' })
    const { id } = await save(person)
    const before = await getPerson(id)
    expect(await save({ id, name: ' Eva María ', phone: null })).toEqual({ id })
    const { updatedAt, ...after } = await getPerson(id)
    expect({ ...after, updatedAt: before.updatedAt }).toEqual({ ...before, name: 'Eva María', phone: null })
    expect(updatedAt > before.updatedAt).toBe(true)
  })

  test('an id with a null field changes the person and does not delete it', async () => {
    const { id } = await save(buildPerson({ email: 'eva@example.com' }))
    await save({ id, email: null })
    expect(await getPerson(id)).toMatchObject({ email: null, deletedAt: null })
  })

  test('a change of a person changes its client and its worker', async () => {
    const id = await registerPerson()
    const client = await app.api.post('/v1/clients', { body: { person: { id } } })
    const worker = await app.api.post('/v1/workers', { body: { person: { id }, positions: [5] } })
    const readBoth = async () => [
      await app.api.get('/v1/clients/{id}', { path: { id: client.id } }),
      await app.api.get('/v1/workers/{id}', { path: { id: worker.id } }),
    ]
    const before = await readBoth()
    await save({ id, name: 'Gael' })
    const after = await readBoth()
    expect(after).toMatchObject([{ person: { name: 'Gael' } }, { person: { name: 'Gael' } }])
    expect(after.map(({ updatedAt }, index) => updatedAt > before[index]!.updatedAt)).toEqual([true, true])
  })

  test('a stale change is a conflict, and a change without updated_at is not checked', async () => {
    const id = await registerPerson()
    const { updatedAt } = await getPerson(id)
    await save({ id, name: 'Uno', updatedAt })
    await expect(save({ id, name: 'Dos', updatedAt })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt' }],
    })
    expect((await getPerson(id)).name).toBe('Uno')
    await save({ id, name: 'Tres' })
  })

  test('of two concurrent changes of one version one succeeds', async () => {
    const id = await registerPerson()
    const { updatedAt } = await getPerson(id)
    const results = await Promise.allSettled(['Uno', 'Dos'].map((name) => save({ id, name, updatedAt })))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('document and document type are validated together when only one is sent', async () => {
    const id = await registerPerson() // The document is a DNI.
    await expect(save({ id, documentType: 2 })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'document' }] })
    await expect(save({ id, document: '10412345678' })).rejects.toMatchObject({
      code: errorCode.badRequest,
      details: [{ path: 'document' }],
    })
    await save({ id, documentType: 2, document: '10412345678' })
    expect(await getPerson(id)).toMatchObject({ documentType: 2, document: '10412345678' })
  })

  test('a change to the document of another person, by number or by type, is a conflict', async () => {
    const owner = buildPerson({ name: 'Rosa', fatherLastName: 'Luna', motherLastName: 'Paz' })
    await save(owner)
    const { id } = await save(buildPerson({ document: owner.document, documentType: 1 }))
    const refusal = { status: 409, code: errorCode.conflict, details: [{ path: 'document', message: 'Lo tiene Rosa Luna Paz.' }] }
    await expect(save({ id, documentType: 0 })).rejects.toMatchObject(refusal)
    await expect(save({ id: await registerPerson(), document: owner.document })).rejects.toMatchObject(refusal)
    expect((await getPerson(id)).documentType).toBe(1)
  })
})

describe('deleting a person', () => {
  test('an id alone deletes the person, and the document can be used again', async () => {
    const person = buildPerson()
    const { id } = await save(person)
    expect(await save({ id })).toEqual({ id })
    await expect(getPerson(id)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    expect(await app.api.list('/v1/person', { query: { search: person.document } })).toMatchObject({ rows: [], total: 0 })
    await save(buildPerson({ document: person.document }))
  })

  test('an id with the current updated_at deletes, and one with a stale updated_at is a conflict', async () => {
    const id = await registerPerson()
    const { updatedAt } = await getPerson(id)
    await save({ id, name: 'Otra' })
    await expect(save({ id, updatedAt })).rejects.toMatchObject({ status: 409, code: errorCode.conflict })
    await save({ id, updatedAt: (await getPerson(id)).updatedAt })
    await expect(getPerson(id)).rejects.toMatchObject({ status: 404 })
  })

  test.for([
    { kinds: ['client'] as const, words: 'es cliente', details: ['Es cliente.'] },
    { kinds: ['worker'] as const, words: 'es trabajador', details: ['Es trabajador.'] },
    { kinds: ['client', 'worker'] as const, words: 'es cliente y trabajador', details: ['Es cliente.', 'Es trabajador.'] },
  ])('a person who is $kinds cannot be deleted', async ({ kinds, words, details }) => {
    const id = await registerPerson(...kinds)
    await expect(save({ id })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: `No se puede eliminar a Eva Ríos Luna: ${words}.`,
      details: details.map((message) => ({ path: 'id', message })),
    })
    await getPerson(id)
  })

  test('of a concurrent deletion and registration as a client one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await registerPerson()
      const becoming = app.api.post('/v1/clients', { body: { person: { id } } })
      const results = await Promise.allSettled([becoming, save({ id })])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  test('an unknown or deleted person is a bad request', async () => {
    const deletedId = await registerPerson()
    await save({ id: deletedId })
    for (const id of [newId(), deletedId])
      for (const body of [{ id }, { id, name: 'Eva' }])
        await expect(save(body)).rejects.toMatchObject({
          status: 400,
          code: errorCode.badRequest,
          details: [{ path: 'id', message: 'Esta persona no existe.' }],
        })
  })
})

test('a body with an id is validated as a change, and one without as a new person', async () => {
  const id = await registerPerson()
  const requiredButName = ['document', 'document_type', 'father_last_name', 'gender', 'mother_last_name']
  for (const [payload, paths] of [
    [{ name: 'Eva' }, requiredButName],
    [{}, [...requiredButName, 'name']],
    [{ ...buildWirePerson(), name: ' ' }, ['name']],
    [{ ...buildWirePerson(), updated_at: '2026-11-18T15:00:00.000Z' }, ['updated_at']],
    [{ id: 'x' }, ['id']],
    [{ id: null, ...buildWirePerson() }, ['id']],
    [{ id, name: '', fone: '1' }, ['fone', 'name']],
    [{ id, birth_date: '2026-02-30' }, ['birth_date']],
    [{ id, gender: null, document: null }, ['document', 'gender']],
    [[], ['']],
  ] as const) {
    const { statusCode, json } = await app.inject({ method: 'POST', url: '/api/v1/person', payload: payload as object })
    expect([statusCode, json().error.code]).toEqual([400, errorCode.badRequest])
    expect(
      json()
        .error.details.map(({ path }: { path: string }) => path)
        .sort(),
      JSON.stringify(payload),
    ).toEqual(paths)
  }
  expect((await getPerson(id)).name).toBe('Eva')
})

describe('access to people', () => {
  const accessCodes = ['clients.register', 'clients.update', 'clients.delete', 'workers.register', 'workers.update', 'workers.delete']
  const actions = [
    { action: 'registering a person', kinds: [], needs: ['clients.register', 'workers.register'] },
    { action: 'changing a client', kinds: ['client'], needs: ['clients.update'] },
    { action: 'changing a worker', kinds: ['worker'], needs: ['workers.update'] },
    { action: 'changing a client who is a worker', kinds: ['client', 'worker'], needs: ['clients.update', 'workers.update'] },
    { action: 'changing a person who is neither', kinds: [], needs: ['clients.update', 'workers.update'] },
    { action: 'deleting a client', kinds: ['client'], needs: ['clients.delete'] },
    { action: 'deleting a worker', kinds: ['worker'], needs: ['workers.delete'] },
    { action: 'deleting a client who is a worker', kinds: ['client', 'worker'], needs: ['clients.delete', 'workers.delete'] },
    { action: 'deleting a person who is neither', kinds: [], needs: ['clients.delete', 'workers.delete'] },
  ] as const

  test.for(actions)('$action needs any of $needs', async ({ action, kinds, needs }) => {
    for (const code of accessCodes) {
      const { inject } = await app.makeUser({ access: [code] })
      const id = await registerPerson(...kinds)
      const payload = action.startsWith('registering') ? buildWirePerson() : action.startsWith('changing') ? { id, name: 'Otra' } : { id }
      const { statusCode, json } = await inject({ method: 'POST', url: '/api/v1/person', payload })
      // A client or worker cannot be deleted, which only users with access learn.
      const expected = action.startsWith('deleting') && kinds.length > 0 ? 409 : 200
      expect(statusCode, code).toBe((needs as readonly string[]).includes(code) ? expected : 403)
      if (statusCode === 403) expect(json().error.details).toEqual(needs.map((message) => ({ path: 'access', message })))
    }
  })

  test('the access mix of a module is enough', async () => {
    const user = await app.makeUser({ access: ['workers.mix'] })
    const { id } = await save(buildPerson(), user)
    await save({ id, name: 'Otra' }, user)
    await save({ id }, user)
    await expect(save({ id: await registerPerson('client'), name: 'Otra' }, user)).rejects.toMatchObject({
      status: 403,
      details: [{ path: 'access', message: 'clients.update' }],
    })
  })

  test('clients.read shows clients, workers.read shows workers, and both show everybody', async () => {
    const fatherLastName = 'Visible'
    const [client, worker] = [await registerClient(app.api, { fatherLastName }), await registerWorker(app.api, { fatherLastName })]
    const both = await save(buildPerson({ fatherLastName }))
    await app.api.post('/v1/clients', { body: { person: both } })
    await app.api.post('/v1/workers', { body: { person: both, positions: [5] } })
    const neither = await save(buildPerson({ fatherLastName }))
    const former = await save(buildPerson({ fatherLastName }))
    const formerClient = await app.api.post('/v1/clients', { body: { person: former } })
    await app.api.post('/v1/workers', { body: { person: former, positions: [5] } })
    await app.api.delete('/v1/clients/{id}', { path: formerClient })
    const ids = {
      client: await getPersonId('/v1/clients/{id}', client),
      worker: await getPersonId('/v1/workers/{id}', worker),
      ...{ both: both.id, neither: neither.id, former: former.id },
    }
    for (const [access, visible] of [
      [['clients.read'], ['client', 'both']],
      [['workers.read'], ['worker', 'both', 'former']],
      [
        ['clients.read', 'workers.mix'],
        ['client', 'worker', 'both', 'neither', 'former'],
      ],
    ] as const) {
      const user = await app.makeUser({ access: [...access] })
      const { rows, total } = await user.api.list('/v1/person', { query: { search: fatherLastName, limit: 100 } })
      expect(rows.map(({ id }) => id).sort()).toEqual(visible.map((kind) => ids[kind]).sort())
      expect(total).toBe(visible.length)
      for (const [kind, id] of Object.entries(ids))
        if ((visible as readonly string[]).includes(kind)) expect((await getPerson(id, user)).id).toBe(id)
        else await expect(getPerson(id, user)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    }
  })
})

describe('ten thousand people', () => {
  beforeAll(async () => {
    // The people share few names and one time of registration, so that mostly the id decides the order.
    await sql`
      insert into person (id, name, father_last_name, mother_last_name, gender, document, document_type)
      select gen_random_uuid(), 'Muchos', (array['Ñahui', 'Nuñez', 'Zapata', 'Álva', 'alva'])[1 + at % 5],
        (array['Ríos', 'rios', 'Soto', 'Óscar'])[1 + at / 5 % 4], true, 'M' || lpad(at::text, 8, '0'), 1
      from generate_series(1, 10000) as at`.execute(app.db)
    await sql`insert into client (id, person_id) select gen_random_uuid(), id from person where name = 'Muchos'`.execute(app.db)
    await sql`insert into worker (id, person_id, positions) select gen_random_uuid(), id, '{5}' from person where name = 'Muchos'`.execute(
      app.db,
    )
  })

  const lists: { path: '/v1/person' | '/v1/clients' | '/v1/workers'; sort: PeopleSort; search?: string }[] = [
    { path: '/v1/person', sort: 'name' },
    { path: '/v1/person', sort: '-created', search: 'muchos m0' },
    { path: '/v1/clients', sort: '-name' },
    { path: '/v1/clients', sort: 'document', search: 'muchos' },
    { path: '/v1/workers', sort: 'created' },
  ]
  test.for(lists)('$path by $sort: the pages together contain each row once', async ({ path, ...query }) => {
    const listIds = (rows: { id: string }[]) => rows.map(({ id }) => id)
    const all = await app.api.list(path, { query })
    expect(all.rows.length).toBeGreaterThanOrEqual(10_000)
    const ids: string[] = []
    for (let offset = 0; offset < all.rows.length; offset += 2_500) {
      const page = await app.api.list(path, { query: { ...query, limit: 2_500, offset } })
      expect(page.total).toBe(all.rows.length)
      ids.push(...listIds(page.rows))
    }
    expect(ids).toEqual(listIds(all.rows))
    expect(new Set(ids).size).toBe(all.rows.length)
  })
})
