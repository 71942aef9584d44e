import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { buildWirePerson } from './create-records.ts'
import { startPeople } from './start-people.ts'

const { app, save, getPerson, registerPerson } = await startPeople()
afterAll(() => app.close())

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

test('of a concurrent deletion and registration as a client, one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await registerPerson()
    const registration = app.api.post('/v1/clients', { body: { person: { id } } })
    const results = await Promise.allSettled([registration, save({ id })])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
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
