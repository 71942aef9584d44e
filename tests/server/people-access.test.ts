import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { buildPerson } from './create-records.ts'
import { startPeople } from './start-people.ts'

const { app, save, registerPerson } = await startPeople()
afterAll(() => app.close())

test.for([
  { action: 'a client', kinds: ['client'], needs: ['clients.delete'] },
  { action: 'a worker', kinds: ['worker'], needs: ['workers.delete'] },
  { action: 'a client who is a worker', kinds: ['client', 'worker'], needs: ['clients.delete', 'workers.delete'] },
] as const)('only a caller with any of $needs is told that $action cannot be deleted', async ({ kinds, needs }) => {
  for (const code of ['clients.update', 'clients.delete', 'workers.update', 'workers.delete']) {
    const user = await app.makeUser({ access: [code] })
    const refusal = (needs as readonly string[]).includes(code)
      ? { status: 409 }
      : { status: 403, details: needs.map((message) => ({ path: 'access', message })) }
    await expect(save({ id: await registerPerson(...kinds) }, user)).rejects.toMatchObject(refusal)
  }
})

test('a change of the positions of a client who is a worker that sends the same person needs no access to clients', async () => {
  const person = buildPerson()
  const { id } = await app.api.post('/v1/workers', { body: { person, positions: [5] } })
  const worker = await app.api.get('/v1/workers/{id}', { path: { id } })
  await app.api.post('/v1/clients', { body: { person: { id: worker.person.id } } })
  const { api } = await app.makeUser({ access: ['workers.update'] })
  expect(await api.put('/v1/workers', { body: { id, person, positions: [4] } })).toMatchObject({ positions: [4], person })
})

test('the access mix of a module is sufficient for every action', async () => {
  const user = await app.makeUser({ access: ['workers.mix'] })
  const { id } = await save(buildPerson(), user)
  await save({ id, name: 'Otra' }, user)
  await save({ id }, user)
  await expect(save({ id: await registerPerson('client'), name: 'Otra' }, user)).rejects.toMatchObject({
    status: 403,
    details: [{ path: 'access', message: 'clients.update' }],
  })
})

test('a conflict about a document names its owner only to users who may read that person', async () => {
  const owners = {
    client: buildPerson({ name: 'Rita', document: '61123456' }),
    worker: buildPerson({ name: 'Rita', document: '61123457' }),
    both: buildPerson({ name: 'Rita', document: '61123458' }),
    neither: buildPerson({ name: 'Rita', document: '61123459' }),
  }
  await app.api.post('/v1/clients', { body: { person: owners.client } })
  await app.api.post('/v1/workers', { body: { person: owners.worker, positions: [5] } })
  const both = await save(owners.both)
  await app.api.post('/v1/clients', { body: { person: both } })
  await app.api.post('/v1/workers', { body: { person: both, positions: [5] } })
  await save(owners.neither)
  const [hidden, name] = ['Lo tiene otra persona.', 'Lo tiene Rita Ríos Luna']
  for (const [access, messages] of [
    [[], [hidden, hidden, hidden, hidden]],
    [['clients.read'], [`${name} (cliente).`, hidden, `${name} (cliente).`, hidden]],
    [['workers.read'], [hidden, `${name} (trabajador).`, `${name} (trabajador).`, hidden]],
    [
      ['clients.read', 'workers.read'],
      [`${name} (cliente).`, `${name} (trabajador).`, `${name} (cliente y trabajador).`, `${name}.`],
    ],
  ] as const) {
    const { api } = await app.makeUser({ access: ['workers.register', ...access] })
    for (const [index, person] of Object.values(owners).entries())
      await expect(api.post('/v1/workers', { body: { person, positions: [5] } })).rejects.toMatchObject({
        status: 409,
        code: errorCode.conflict,
        details: [{ path: 'person.document', message: messages[index] }],
      })
  }
})
