import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { buildWirePerson, registerClient } from './create-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

test('a client who has a user keeps the document, whether the client or the person is changed', async () => {
  const id = await registerClient(app.api)
  const { person } = await app.api.get('/v1/clients/{id}', { path: { id } })
  await app.api.post('/v1/users/from-client', { body: { clientId: id } })
  const { id: personId, createdAt: _, updatedAt: __, deletedAt: ___, ...fields } = person
  const changeClient = app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: { ...fields, document: '' } } })
  await expect(changeClient).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'person.document' }] })
  const changePerson = app.api.post('/v1/person', { body: { id: personId, document: '' } })
  await expect(changePerson).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'document' }] })
  expect((await app.api.get('/v1/clients/{id}', { path: { id } })).person.document).toBe(person.document)
})

test('a change that names only the person leaves the version of the client', async () => {
  const id = await registerClient(app.api)
  const path = { id }
  const { person, updatedAt } = await app.api.get('/v1/clients/{id}', { path })
  const unchanged = await app.api.put('/v1/clients/{id}', { path, body: { id, person: { id: person.id } } })
  expect(unchanged.updatedAt).toBe(updatedAt)
})

test('a guardian whose name is blank is refused, and blanks around and within a name are removed', async () => {
  const create = (guardianName: string) =>
    app.inject({ method: 'POST', url: '/api/v1/clients', payload: { person: buildWirePerson(), guardian_name: guardianName } })
  for (const blank of [' ', '\u00a0', ' \u2003 ', '\u2800']) expect((await create(blank)).statusCode).toBe(400)
  const { id } = (await create(' Rosa   Flores ')).json()
  expect((await app.api.get('/v1/clients/{id}', { path: { id } })).guardianName).toBe('Rosa Flores')
})

test('the problems of a client and of the guardian come in one answer', async () => {
  const payload = { person: buildWirePerson({ name: 'Eva\u202e' }), guardian_name: 'Rosa\u202e' }
  const { json } = await app.inject({ method: 'POST', url: '/api/v1/clients', payload })
  expect(json().error.details.map(({ path }: { path: string }) => path)).toEqual(['person.name', 'guardian_name'])
})

test('a client is found by the name and the telephone of the guardian', async () => {
  const id = await registerClient(app.api)
  const body = { id, person: {}, guardianName: 'Gladys Güemes', guardianPhone: '944 333 222' }
  const { person } = await app.api.get('/v1/clients/{id}', { path: { id } })
  await app.api.put('/v1/clients/{id}', { path: { id }, body: { ...body, person: { id: person.id } } })
  for (const search of ['guemes', '944333222', '+51 944 333 222', `gladys ${person.name}`])
    expect(
      (await app.api.get('/v1/clients', { query: { search } })).map((client) => client.id),
      search,
    ).toEqual([id])
  expect(await app.api.get('/v1/clients', { query: { search: 'gladys nadie' } })).toEqual([])
})
