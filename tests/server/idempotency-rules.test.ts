import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { readBackup } from '#server/backup/read-database.ts'
import { deleteOldKeys } from '#server/idempotency/delete-old-keys.ts'
import { buildWirePerson, registerClient, registerWorker } from './create-records.ts'
import { type KeyedCall, sendWithKey, startKeyedCalls } from './keyed-calls.ts'
import { readRows } from './read-rows.ts'

const { app, operations, user, makeUser, api } = await startKeyedCalls()
afterAll(() => app.close())

const build = (name: string) => operations.find((operation) => operation.name === name)!.build(user)
const send = (call: KeyedCall, key: string, caller: Pick<typeof user, 'inject'> = user) => sendWithKey(call, key, caller)
const buildClient = (person: object = {}): KeyedCall => ({
  method: 'POST',
  url: '/api/v1/clients',
  payload: { person: buildWirePerson({ document: '', ...person }) },
})

/** Counts the clients of one name, which a test chooses. */
const countClients = async (search: string) => (await api.get('/v1/clients', { query: { search } })).length

test('without a key a call that is sent twice is done twice, and says nothing of a repetition', async () => {
  const call = buildClient({ name: 'Doble' })
  for (const _ of [1, 2]) {
    const { statusCode, headers } = await user.inject(call)
    expect([statusCode, headers['idempotency-replayed']]).toEqual([201, undefined])
  }
  expect(await countClients('Doble')).toBe(2)
})

test('a key with another body, another operation or another record is a bad request', async () => {
  const [call, key] = [buildClient({ name: 'Primera' }), createId()]
  await send(call, key)
  const others = [buildClient({ name: 'Segunda' }), await build('createWorker'), await build('createRole')]
  for (const other of others) {
    const { statusCode, isReplayed, body } = await send(other, key)
    expect([statusCode, isReplayed]).toEqual([400, false])
    expect(body.error).toMatchObject({ code: 3, details: [{ path: 'idempotency-key' }] })
  }
  expect(await countClients('Segunda')).toBe(0)
  expect(await send(call, key)).toMatchObject({ statusCode: 201, isReplayed: true })
})

test('the order of the properties of a body does not matter, that of a list does', async () => {
  const call = await build('createAbsences')
  const key = createId()
  const { absences } = call.payload as { absences: object[] }
  const first = await send(call, key)
  const reversed = absences.map((absence) => Object.fromEntries(Object.entries(absence).reverse()))
  expect(await send({ ...call, payload: { absences: reversed } }, key)).toEqual({ ...first, isReplayed: true })
  expect(await send({ ...call, payload: { absences: absences.toReversed() } }, key)).toMatchObject({ statusCode: 400 })
})

test('a key belongs to its user', async () => {
  const [call, key, other] = [buildClient({ name: 'Ajena' }), createId(), await makeUser()]
  const first = await send(call, key)
  const second = await send(call, key, other)
  expect([second.statusCode, second.isReplayed]).toEqual([201, false])
  expect(second.body.id).not.toBe(first.body.id)
})

test.each([
  ['empty', ''],
  ['longer than 100 characters', 'k'.repeat(101)],
  ['with a blank', 'dos partes'],
  ['with an accent', 'sesión'],
])('a key that is %s is a bad request', async (_, key) => {
  const { statusCode, body } = await send(buildClient({ name: 'Malformada' }), key)
  expect(statusCode).toBe(400)
  expect(body.error).toMatchObject({ code: 3, details: [{ path: 'idempotency-key' }] })
  expect(await countClients('Malformada')).toBe(0)
})

test('a key of one character and one of 100 are keys', async () => {
  for (const key of ['~', '!'.repeat(100)]) {
    const call = buildClient()
    const first = await send(call, key)
    expect(await send(call, key)).toEqual({ ...first, isReplayed: true })
  }
})

test('a call that was refused is judged again with the same key once its cause is gone', async () => {
  const call = await build('createRole')
  const key = createId()
  const { id } = await api.post('/v1/roles', { body: call.payload as { name: string } })
  expect(await send(call, key)).toMatchObject({ statusCode: 409, isReplayed: false, retryAfter: undefined })
  await api.delete('/v1/roles/{id}', { path: { id } })
  const done = await send(call, key)
  expect(done).toMatchObject({ statusCode: 201, isReplayed: false })
  expect(await send(call, key)).toEqual({ ...done, isReplayed: true })
})

test('a key whose call was refused can be used for another call', async () => {
  const call = await build('createRole')
  const key = createId()
  await api.post('/v1/roles', { body: call.payload as { name: string } })
  expect(await send(call, key)).toMatchObject({ statusCode: 409 })
  expect(await send(await build('createRole'), key)).toMatchObject({ statusCode: 201, isReplayed: false })
})

test('a record that was deleted since is not created again, and its id is answered', async () => {
  const deletions: Record<string, (id: string, call: KeyedCall) => Promise<unknown>> = {
    createClient: (id) => api.delete('/v1/clients/{id}', { path: { id } }),
    createSession: (id) => api.delete('/v1/sessions/{id}', { path: { id } }),
    createSchedule: (id) => api.delete('/v1/schedules/{id}', { path: { id } }),
    createAbsence: (id) => api.delete('/v1/absences/{id}', { path: { id } }),
    createWaitingEntry: (id) => api.delete('/v1/waiting-list/{id}', { path: { id } }),
    createPublicLink: (_, { payload }) =>
      api.delete('/v1/clients/{id}/public-link', { path: { id: (payload as { client_id: string }).client_id } }),
  }
  for (const [name, remove] of Object.entries(deletions)) {
    const call = await build(name)
    const key = createId()
    const { id } = (await send(call, key)).body
    await remove(id, call)
    const rows = await readRows(app.db, { except: ['sign_in'] })
    expect(await send(call, key), name).toEqual({ statusCode: 201, isReplayed: true, retryAfter: undefined, body: { id } })
    expect(await readRows(app.db, { except: ['sign_in'] })).toEqual(rows)
  }
})

test('a link that was changed since is answered as it is now, and by its id to whoever may not read links', async () => {
  const caller = await app.makeUser({ access: ['public_links.register'] })
  const call = await build('createPublicLink')
  const key = createId()
  const otherKey = createId()
  const { body: link } = await send(call, key)
  const other = await build('createPublicLink')
  const { body: second } = await send(other, otherKey, caller)
  expect((await send(other, otherKey, caller)).body).toEqual(second)
  for (const { id, schedule_id: scheduleId, client_id: clientId } of [link, second]) {
    const body = {
      id,
      scheduleId,
      clientId,
      url: await api.get('/v1/clients/public-link/generate'),
      workerIds: [await registerWorker(api)],
    }
    await api.put('/v1/clients/public-link', { body })
  }
  const { body: changed } = await send(call, key)
  expect(changed.url).not.toBe(link.url)
  expect(changed).toEqual((await user.inject({ url: `/api/v1/clients/public-link/get-by-url/${link.id}` })).json())
  expect(await send(other, otherKey, caller)).toMatchObject({ statusCode: 201, isReplayed: true, body: { id: second.id } })
  expect(Object.keys((await send(other, otherKey, caller)).body)).toEqual(['id'])
})

test('access that an operation judges by the record or body is judged before the key too', async () => {
  const client = await registerClient(api)
  const { person } = await api.get('/v1/clients/{id}', { path: { id: client } })
  const day = { from_date: '2027-03-01', to_date: '2027-03-01' }
  const cases: [kept: string[], lost: string[], url: string, payload: object][] = [
    [['workers.update'], ['clients.update'], '/person', { id: person.id, name: 'Otra' }],
    [['sessions.update'], ['schedules.update'], '/absences', day],
    [['sessions.update'], ['schedules.update'], '/absences/bulk', { absences: [{ ...day, start_time: 480, end_time: 540 }] }],
    [['users.register', 'sessions.read'], ['clients.read'], '/users/from-client', { client_id: client }],
  ]
  for (const [kept, lost, url, payload] of cases) {
    const caller = await app.makeUser({ access: [...kept, ...lost] })
    const key = createId()
    const call: KeyedCall = { method: 'POST', url: `/api/v1${url}`, payload }
    expect((await send(call, key, caller)).statusCode, url).toBeLessThan(300)
    await sql`
      delete from user_access using access where access_id = access.id and user_id = ${caller.id} and code = any(${lost}::text[])
    `.execute(app.db)
    expect(await send(call, key, caller), url).toMatchObject({ statusCode: 403, isReplayed: false })
  }
})

test('a change that is sent again shows no session that was deleted, or that is not their own any more', async () => {
  const call = await build('changeSessions')
  const { id } = (call.payload as { steps: [object, { state: { id: string } }] }).steps[1].state
  const session = await api.get('/v1/sessions/{id}', { path: { id } })
  const worker = await app.makeUser({ worker_id: session.worker.id, access: ['my_sessions.update'] })
  const own: KeyedCall = { ...call, payload: { steps: [{ state: { id, state: 'confirmed' } }] } }
  const key = createId()
  expect((await send(own, key, worker)).body.results).toMatchObject([{ state: { id } }])
  const { client, turnId, day, time, sessionDate } = session
  const body = { clientId: client.id, workerId: await registerWorker(api), turnId, day, time, sessionDate, note: 'Nota de otra persona' }
  await api.put('/v1/sessions/{id}', { path: { id }, body })
  expect((await send(own, key, worker)).body.results).toEqual([{ gone: { id } }])
  const ofAll = createId()
  const { results } = (await send(call, ofAll)).body
  await api.delete('/v1/sessions/{id}', { path: { id: results[0].create.id } })
  expect((await send(call, ofAll)).body.results).toMatchObject([{ gone: { id: results[0].create.id } }, { state: { id } }])
})

test('with a key an absence or waiting entry may be equal to another one', async () => {
  for (const name of ['createAbsence', 'createAbsences', 'createWaitingEntry']) {
    const call = await build(name)
    const first = await send(call, createId())
    const second = await send(call, createId())
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.body).not.toEqual(first.body)
    expect((await user.inject(call)).statusCode).toBe(409)
  }
})

test('the change of a call is remembered with its key, and none of a call that changed nothing', async () => {
  const [call, key] = [buildClient(), createId()]
  const { id } = (await send(call, key)).body
  const remembered = () =>
    app.db
      .selectFrom('idempotency_key')
      .select(['change_id', 'answer', 'operation'])
      .where('user_id', '=', user.id)
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow()
  const { change_id } = await app.db.selectFrom('history').where('record_id', '=', id).select('change_id').executeTakeFirstOrThrow()
  expect(change_id).not.toBeNull()
  expect(await remembered()).toEqual({ change_id, answer: { id }, operation: 'createClient' })
  const { person } = await api.get('/v1/clients/{id}', { path: { id } })
  await send({ method: 'POST', url: '/api/v1/person', payload: { id: person.id, name: person.name } }, createId())
  expect(await remembered()).toEqual({ change_id: null, answer: { id: person.id }, operation: 'savePerson' })
})

test('neither a key nor what was sent nor a password can be read in the database', async () => {
  const key = createId()
  const password = 'siete gatos pardos'
  await send({ method: 'POST', url: '/api/v1/users', payload: { name: 'secretos', password } }, key)
  const { body } = await send(await build('createUserFromClient'), createId())
  const rows = (await readRows(app.db)).join('\n')
  expect(rows).toContain('createUserFromClient')
  for (const secret of [key, password, body.password]) expect(rows).not.toContain(secret)
})

test('an erasure empties the hashes of what was sent about a client and leaves those of others, and nobody is registered again', async () => {
  const hashOf = async (id: string) => {
    const row = await app.db
      .selectFrom('idempotency_key')
      .where(sql<boolean>`answer::text like ${`%${id}%`}`)
      .select('body_hash')
      .executeTakeFirstOrThrow()
    return row.body_hash
  }
  const [call, key] = [buildClient({ name: 'Hermenegildo' }), createId()]
  const { id } = (await send(call, key)).body
  const waiting = (
    await send({ method: 'POST', url: '/api/v1/waiting-list', payload: { client_id: id, note: 'Por la tarde' } }, createId())
  ).body
  const other = (await send(buildClient(), createId())).body
  expect(await Promise.all([id, waiting.id, other.id].map(hashOf))).toEqual([expect.any(Buffer), expect.any(Buffer), expect.any(Buffer)])
  await api.post('/v1/clients/{id}/erase', { path: { id } })
  expect(await Promise.all([id, waiting.id, other.id].map(hashOf))).toEqual([null, null, expect.any(Buffer)])
  expect(await send(call, key)).toMatchObject({ statusCode: 201, isReplayed: true, body: { id } })
  expect(await countClients('Hermenegildo')).toBe(0)
})

test('a key is known for a day', async () => {
  const [call, key] = [buildClient({ name: 'Caduca' }), createId()]
  const age = (hours: number) => sql`update idempotency_key set at = now() - make_interval(hours => ${hours})`.execute(app.db)
  await send(call, key)
  await age(23)
  await deleteOldKeys(app.db)
  expect(await send(call, key)).toMatchObject({ isReplayed: true })
  await age(25)
  await deleteOldKeys(app.db)
  expect(await send(call, key)).toMatchObject({ statusCode: 201, isReplayed: false })
  expect(await countClients('Caduca')).toBe(2)
})

test('a backup has no keys', async () => {
  await send(buildClient({ name: 'Respaldada' }), createId())
  const backup = gunzipSync(await readBackup(app.db)).toString()
  expect(backup).toContain('Respaldada')
  expect(backup).not.toContain('idempotency_key"')
})
