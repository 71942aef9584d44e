import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { buildPerson, buildWirePerson, registerClient, registerWorker } from './create-records.ts'
import { startPeople } from './start-people.ts'

const { app, save, getPerson, registerPerson } = await startPeople()
afterAll(() => app.close())

const getPersonId = async (path: '/v1/clients/{id}' | '/v1/workers/{id}', id: string) =>
  (await app.api.get(path, { path: { id } })).person.id

const accessCodes = ['clients.register', 'clients.update', 'clients.delete', 'workers.register', 'workers.update', 'workers.delete']
const actions = [
  { action: 'registering a person', kinds: [], needs: ['clients.register', 'workers.register'] },
  { action: 'changing a client', kinds: ['client'], needs: ['clients.update'] },
  { action: 'changing a worker', kinds: ['worker'], needs: ['workers.update'] },
  { action: 'changing a client who is a worker', kinds: ['client', 'worker'], needs: ['clients.update', 'workers.update'] },
  { action: 'changing a person who is neither client nor worker', kinds: [], needs: ['clients.update', 'workers.update'] },
  { action: 'deleting a client', kinds: ['client'], needs: ['clients.delete'] },
  { action: 'deleting a worker', kinds: ['worker'], needs: ['workers.delete'] },
  { action: 'deleting a client who is a worker', kinds: ['client', 'worker'], needs: ['clients.delete', 'workers.delete'] },
  { action: 'deleting a person who is neither client nor worker', kinds: [], needs: ['clients.delete', 'workers.delete'] },
] as const

test.for(actions)('$action needs any of $needs', async ({ action, kinds, needs }) => {
  for (const code of accessCodes) {
    const { inject } = await app.makeUser({ access: [code] })
    const id = await registerPerson(...kinds)
    const payload = action.startsWith('registering') ? buildWirePerson() : action.startsWith('changing') ? { id, name: 'Otra' } : { id }
    const { statusCode, json } = await inject({ method: 'POST', url: '/api/v1/person', payload })
    // The person of a client or worker cannot be deleted, and only users with the access are told so.
    const expected = action.startsWith('deleting') && kinds.length > 0 ? 409 : 200
    expect(statusCode, code).toBe((needs as readonly string[]).includes(code) ? expected : 403)
    if (statusCode === 403) expect(json().error.details).toEqual(needs.map((message) => ({ path: 'access', message })))
  }
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
