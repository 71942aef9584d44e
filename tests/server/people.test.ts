import { v7 as createId } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { buildPerson, buildWirePerson } from './create-records.ts'
import { startPeople } from './start-people.ts'

const { app, save, getPerson, registerPerson } = await startPeople()
afterAll(() => app.close())

describe('registering a person', () => {
  test('a registered person is read back with trimmed names, the digits of its phone, and without the fields that have no value', async () => {
    const person = buildPerson({ name: ' Joaquín ', phone: '945 120 300' })
    const { id } = await save(person)
    const { createdAt, updatedAt, ...stored } = await getPerson(id)
    expect(stored).toEqual({ ...person, id, name: 'Joaquín', phone: '945120300', birthDate: null, deletedAt: null })
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
    const { phone: _, ...kept } = before
    expect({ ...after, updatedAt: before.updatedAt }).toEqual({ ...kept, name: 'Eva María' })
    expect(updatedAt > before.updatedAt).toBe(true)
  })

  test.each(['', null])('the optional text %j clears the stored one in a change, and is missing in a new person', async (nothing) => {
    const texts = { email: 'eva@example.com', phone: '945 120 300', address: 'Av. Brasil 2033' }
    const { id } = await save(buildPerson(texts))
    await save({ id, email: nothing, phone: nothing, address: nothing })
    const other = await save(buildPerson({ email: nothing, phone: nothing, address: nothing }))
    for (const person of [await getPerson(id), await getPerson(other.id)])
      expect(Object.keys(person)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(email|phone|address)$/)]))
  })

  test('a person whose stored birth date lies in the future can be corrected in other fields, and gets no other such date', async () => {
    const id = await registerPerson('client', 'worker')
    const birthDate = '2150-01-31'
    await app.db.updateTable('person').set({ birth_date: birthDate }).where('id', '=', id).execute()
    await save({ id, phone: '945 120 301' })
    expect(await getPerson(id)).toMatchObject({ phone: '945120301', birthDate })
    const { createdAt: _, updatedAt: __, deletedAt: ___, ...stored } = await getPerson(id)
    const [client] = await app.api.get('/v1/clients', { query: { search: stored.document } })
    const [worker] = await app.api.get('/v1/workers', { query: { search: stored.document } })
    const updateClient = (person: typeof stored) =>
      app.api.put('/v1/clients/{id}', { path: { id: client!.id }, body: { id: client!.id, person } })
    const updateWorker = (person: typeof stored) => app.api.put('/v1/workers', { body: { id: worker!.id, positions: [5], person } })
    expect((await updateClient({ ...stored, phone: '945120302' })).person).toMatchObject({ phone: '945120302', birthDate })
    expect((await updateWorker({ ...stored, phone: '945120303' })).person).toMatchObject({ phone: '945120303', birthDate })
    const otherDate = { ...stored, birthDate: '2150-02-01' }
    for (const change of [() => save({ id, birthDate: otherDate.birthDate }), () => updateClient(otherDate), () => updateWorker(otherDate)])
      await expect(change()).rejects.toMatchObject({ status: 400, details: [{ path: expect.stringMatching(/birthDate$/) }] })
    await save({ id, birthDate: '2016-10-27' })
    await expect(save({ id, birthDate })).rejects.toMatchObject({ status: 400 })
  })

  test('an id with a null field changes the person and does not delete it', async () => {
    const { id } = await save(buildPerson({ email: 'eva@example.com' }))
    await save({ id, email: null })
    expect(await getPerson(id)).toMatchObject({ deletedAt: null })
    expect(await getPerson(id)).not.toHaveProperty('email')
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

  test('of two concurrent changes of the same version, one succeeds', async () => {
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

  test('changing a document, by number or by type, to one that another person has is a conflict', async () => {
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

  test('an id with the current updated_at deletes the person, and an id with a stale one is a conflict', async () => {
    const id = await registerPerson()
    const { updatedAt } = await getPerson(id)
    await save({ id, name: 'Otra' })
    await expect(save({ id, updatedAt })).rejects.toMatchObject({ status: 409, code: errorCode.conflict })
    await save({ id, updatedAt: (await getPerson(id)).updatedAt })
    await expect(getPerson(id)).rejects.toMatchObject({ status: 404 })
  })

  test.for([
    { kinds: ['client'] as const, reason: 'es cliente', details: ['Es cliente.'] },
    { kinds: ['worker'] as const, reason: 'es trabajador', details: ['Es trabajador.'] },
    { kinds: ['client', 'worker'] as const, reason: 'es cliente y trabajador', details: ['Es cliente.', 'Es trabajador.'] },
  ])('a person who is $kinds cannot be deleted', async ({ kinds, reason, details }) => {
    const id = await registerPerson(...kinds)
    await expect(save({ id })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: `No se puede eliminar a Eva Ríos Luna: ${reason}.`,
      details: details.map((message) => ({ path: 'id', message })),
    })
    await getPerson(id)
  })

  test('of a concurrent deletion and registration as a client, one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await registerPerson()
      const registration = app.api.post('/v1/clients', { body: { person: { id } } })
      const results = await Promise.allSettled([registration, save({ id })])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  test('an unknown or deleted person is a bad request', async () => {
    const deletedId = await registerPerson()
    await save({ id: deletedId })
    for (const id of [createId(), deletedId])
      for (const body of [{ id }, { id, name: 'Eva' }])
        await expect(save(body)).rejects.toMatchObject({
          status: 400,
          code: errorCode.badRequest,
          details: [{ path: 'id', message: 'Esta persona no existe.' }],
        })
  })
})

test('a body with an id is validated as a change, and a body without as a new person', async () => {
  const id = await registerPerson()
  const requiredExceptName = ['document', 'document_type', 'father_last_name', 'gender', 'mother_last_name']
  for (const [payload, paths] of [
    [{ name: 'Eva' }, requiredExceptName],
    [{}, [...requiredExceptName, 'name']],
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
