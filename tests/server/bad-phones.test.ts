import { afterAll, expect, test } from 'vitest'
import { buildWirePerson, registerClient, registerWorker } from './create-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

/** Two numbers that an earlier release stored as one. */
const joined = '987654321912345678'

const storePhone = (personId: string, phone: string) => app.db.updateTable('person').set({ phone }).where('id', '=', personId).execute()
const getClient = (id: string) => app.api.get('/v1/clients/{id}', { path: { id } })
const listIds = async (path: '/v1/clients' | '/v1/workers', badPhone: boolean) =>
  (await app.api.get(path, { query: { badPhone, limit: 200 } })).map(({ id }) => id)

async function registerClientWithJoinedPhone() {
  const id = await registerClient(app.api)
  const { person } = await getClient(id)
  await storePhone(person.id, joined)
  return { id, person }
}

test('clients of whom a telephone is two in one are listed and counted, also by that of the guardian', async () => {
  const before = await app.api.get('/v1/clients/counts')
  const { id } = await registerClientWithJoinedPhone()
  const [ward, other] = [await registerClient(app.api), await registerClient(app.api)]
  await app.db
    .updateTable('client')
    .set({ guardian_phone: `+51${joined}` })
    .where('id', '=', ward)
    .execute()
  const bad = await listIds('/v1/clients', true)
  expect([bad.includes(id), bad.includes(ward), bad.includes(other)]).toEqual([true, true, false])
  const rest = await listIds('/v1/clients', false)
  expect([rest.includes(id), rest.includes(ward), rest.includes(other)]).toEqual([false, false, true])
  expect((await app.api.get('/v1/clients/counts')).badPhone).toBe(before.badPhone + 2)
})

test('workers whose telephone is two in one are listed', async () => {
  const [id, other] = [await registerWorker(app.api), await registerWorker(app.api)]
  const { person } = await app.api.get('/v1/workers/{id}', { path: { id } })
  await storePhone(person.id, joined)
  expect(await listIds('/v1/workers', true)).toEqual([id])
  expect(await listIds('/v1/workers', false)).toEqual(expect.arrayContaining([other]))
})

test('a change without the telephone keeps one that is two in one, and clears any other', async () => {
  const { id, person } = await registerClientWithJoinedPhone()
  const { id: _, createdAt: __, updatedAt: ___, deletedAt: ____, phone: _____, ...fields } = person
  const change = (phone?: string | null) =>
    app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: { ...fields, ...(phone !== undefined && { phone }) } } })
  expect((await change()).person.phone).toBe(joined)
  const payload = { id, person: buildWirePerson({ phone: joined }) }
  const refused = await app.inject({ method: 'PUT', url: `/api/v1/clients/${id}`, payload })
  expect(refused.json()).toMatchObject({
    error: { details: [{ path: 'person.phone', message: expect.stringContaining('un solo teléfono') }] },
  })
  expect((await change('987 654 321')).person.phone).toBe('987654321')
  expect((await change()).person.phone).toBeUndefined()
})

test('null clears a telephone that is two in one', async () => {
  const { id, person } = await registerClientWithJoinedPhone()
  const { id: _, createdAt: __, updatedAt: ___, deletedAt: ____, ...fields } = person
  const changed = await app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: { ...fields, phone: null } } })
  expect(changed.person.phone).toBeUndefined()
})

test('two landline numbers with a hyphen between blanks are refused in every operation, although they have as few digits as one number may have', async () => {
  const two = '445-1234 - 445-5678'
  const { person, id } = await getClient(await registerClient(app.api))
  const calls = [
    ['POST', '/clients', { person: buildWirePerson({ phone: two }) }, 'person.phone'],
    ['POST', '/clients', { person: buildWirePerson({}), guardian_phone: two }, 'guardian_phone'],
    ['PUT', `/clients/${id}`, { id, person: { id: person.id }, guardian_phone: two }, 'guardian_phone'],
    ['POST', '/workers', { person: buildWirePerson({ phone: two }), positions: [4] }, 'person.phone'],
    ['POST', '/person', buildWirePerson({ phone: two }), 'phone'],
    ['POST', '/person', { id: person.id, phone: two }, 'phone'],
  ] as const
  for (const [method, url, payload, path] of calls) {
    const refused = await app.inject({ method, url: `/api/v1${url}`, payload })
    expect(refused.json(), `${method} ${url}`).toMatchObject({
      error: { details: [{ path, message: 'Son dos números: escriba uno solo' }] },
    })
  }
})
