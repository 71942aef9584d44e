import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { readBackup } from '#server/backup/read-database.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { createLogOptions } from '#server/log.ts'
import { registerClient } from './create-records.ts'
import { readRows } from './read-rows.ts'
import { pastDate, secrets, startPersonalData } from './start-personal-data.ts'

const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
const folder = mkdtempSync(join(tmpdir(), 'turnos-erasure-'))
const data = await startPersonalData({ logger: { ...(createLogOptions('trace') as object), stream } })
const { app, book, earlier, clientId, personId, sessionId, userId, own, url } = data
const { api } = app
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const exportClient = (id: string) => api.get('/v1/clients/{id}/export', { path: { id } })
const eraseClient = (id: string) => api.post('/v1/clients/{id}/erase', { path: { id } })
const readHistory = (id: string) => api.get('/v1/history', { query: { clientId: id, limit: 200 } })

/** Everything that is compared is in small letters without accents, as the columns for searching have it. */
const simplify = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const allSecrets = Object.values(secrets).flat()
const findSecrets = (text: string) => allSecrets.filter((secret) => simplify(text).includes(simplify(secret)))

/** Reads all rows but those of sign-ins, which every call changes. */
const readRecords = () => readRows(app.db, { except: ['sign_in'] })

test.each([
  ['an upcoming session', { sessionDate: '2026-12-01' }],
  ['a session of today', { sessionDate: '2026-11-18' }],
  ['a series that has not ended', { startsOn: '2026-09-01' }],
  ['a series with one date to come', { startsOn: '2026-09-02', endsOn: '2026-11-18' }],
])('a client with %s is not erased', async (_, fields) => {
  const id = await registerClient(api, { name: 'Mariela' })
  const booked = await book(id, fields, 'Se queda', '10:00')
  const before = await readRecords()
  await expect(eraseClient(id)).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'No se pueden borrar los datos de Mariela Ríos Luna: tiene 1 sesión de hoy en adelante.',
    details: [{ path: 'sessions.0', id: booked }],
  })
  expect(await readRecords()).toEqual(before)
  await api.delete('/v1/sessions/{id}', { path: { id: booked } })
})

test('a client whose series has had its last date, or has only canceled dates left, is erased', async () => {
  const id = await registerClient(api, { name: 'Mariela' })
  await book(id, { startsOn: '2026-09-01', endsOn: '2026-11-23' }, 'Martes', '10:00')
  const canceled = await book(id, { startsOn: '2026-09-02', endsOn: '2026-11-25' }, 'Miércoles', '11:00')
  const cancel = (sessionDate: string) =>
    api.patch('/v1/sessions/{id}/state', { path: { id: canceled }, body: { state: 'canceled', sessionDate } })
  await cancel('2026-11-18')
  await expect(eraseClient(id)).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'sessions.0', id: canceled }] })
  await cancel('2026-11-25')
  await eraseClient(id)
  await expect(api.get('/v1/clients/{id}', { path: { id } })).rejects.toMatchObject({ status: 404 })
})

test('a client who is a worker too is not erased', async () => {
  const id = await registerClient(api, { name: 'Mariela' })
  const { person } = await api.get('/v1/clients/{id}', { path: { id } })
  await api.post('/v1/workers', { body: { person: { id: person.id }, positions: [5] } })
  const before = await readRecords()
  await expect(eraseClient(id)).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'worker' }] })
  expect(await readRecords()).toEqual(before)
})

test('an export has everything about the client, and no secret address', async () => {
  const exported = await exportClient(clientId)
  expect(findSecrets(JSON.stringify(exported))).toEqual(allSecrets)
  expect(exported).toMatchObject({
    person: { id: personId, name: 'Wenceslao' },
    records: [{ id: clientId, guardianName: 'Hermelinda', deletedAt: null }, { deletedAt: expect.any(String) }],
    publicLink: { workers: ['Ana Torres Vega'] },
    users: [{ name: 'wen.quispe', email: 'wq@correo.pe', deletedAt: null }],
    waitingEntries: [{ workers: ['Ana Torres Vega'], days: [2], booked: false }],
    reminders: [{ sessionDate: pastDate, worker: 'Ana Torres Vega', turn: 'Mañana' }],
    replies: [{ sessionDate: pastDate, worker: 'Ana Torres Vega', turn: 'Mañana', reply: 'confirmed' }],
    messages: [{ kind: 'canceled', state: 'to-tell', text: expect.stringContaining('Hola Hermelinda'), toldAt: null }],
    sessions: [
      { standing: true, note: 'Nota de la serie' },
      { id: sessionId, sessionDate: pastDate, worker: 'Ana Torres Vega', attended: true },
      { note: 'Nota de la borrada', deletedAt: expect.any(String) },
      { note: 'Nota de la primera vez' },
    ],
  })
  expect(JSON.stringify(exported)).not.toContain(url)
  const { api: clerk } = await app.makeUser({ access: ['clients.read'] })
  await expect(clerk.get('/v1/clients/{id}/export', { path: { id: clientId } })).rejects.toMatchObject({
    status: 403,
    details: ['sessions.read', 'workers.read', 'users.read'].map((message) => ({ path: 'access', message })),
  })
})

test('whoever may read only clients exports a client, and not someone who was a worker too', async () => {
  const id = await registerClient(api, { name: 'Mariela' })
  const { api: clerk } = await app.makeUser({ access: ['clients.read', 'sessions.read'] })
  expect(await clerk.get('/v1/clients/{id}/export', { path: { id } })).toMatchObject({ person: { name: 'Mariela' } })
  await expect(clerk.get('/v1/clients/{id}/export', { path: { id: clientId } })).rejects.toMatchObject({
    status: 403,
    details: ['workers.read', 'users.read'].map((message) => ({ path: 'access', message })),
  })
})

test('a deleted client is not erased while the person is a client again, who is named', async () => {
  expect((await exportClient(earlier)).records.map(({ id }) => id)).toEqual([clientId, earlier])
  await expect(eraseClient(earlier)).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'client', id: clientId }] })
})

test('a client who was deleted first is exported, and erased although someone has the same document again', async () => {
  const { api: keeper } = await app.makeUser({ access: ['clients.read', 'clients.delete', 'sessions.read'] })
  const person = { name: 'Rosaura', document: '40506070' }
  const id = await registerClient(api, person)
  await book(id, { sessionDate: '2026-11-17' }, 'Vino con Rosaura')
  await api.delete('/v1/clients/{id}', { path: { id } })
  const again = await registerClient(api, { ...person, name: 'Rosaura de ahora' })
  const [exported, kept] = [await exportClient(id), await exportClient(again)]
  expect(exported).toMatchObject({ person, records: [{ id }], sessions: [{ note: 'Vino con Rosaura' }] })

  await keeper.post('/v1/clients/{id}/erase', { path: { id } })

  const left = await exportClient(id)
  expect(left.person).toMatchObject({ name: 'Cliente', fatherLastName: 'borrado', document: '', deletedAt: exported.person.deletedAt })
  expect(left).toMatchObject({ records: [{ deletedAt: exported.records[0]!.deletedAt }], sessions: [{ note: null }] })
  expect(await exportClient(again)).toEqual({ ...kept, exportedAt: expect.any(String) })
  const rows = (await readRows(app.db)).filter((row) => row.includes('Rosaura') && !row.includes('Rosaura de ahora'))
  expect(rows).toEqual([])
  const [erasure] = await readHistory(id)
  const { id: keeperId } = await keeper.get('/v1/auth/is_logged_in')
  expect(erasure).toMatchObject({ kind: 'client', recordId: id, operation: 'eraseClient', userId: keeperId, before: null, after: null })
})

test('an export leaves out what a session was of another client', async () => {
  const [first, second] = [await registerClient(api, { name: 'Mariela' }), await registerClient(api, { name: 'Rigoberta' })]
  const id = await book(first, { sessionDate: '2026-11-05' }, 'De Mariela')
  const { client: _, worker, ...session } = await api.get('/v1/sessions/{id}', { path: { id } })
  const { turnId, day, time, sessionDate } = session
  await api.put('/v1/sessions/{id}', {
    path: { id },
    body: { clientId: second, workerId: worker.id, turnId, day, time, sessionDate, note: 'De Rigoberta' },
  })
  const exported = JSON.stringify(await exportClient(second))
  expect(exported).toContain('De Rigoberta')
  expect(exported).not.toContain('Mariela')
})

test('nothing personal of an erased client is left: in no table, no backup and no line of the log', async () => {
  const other = await registerClient(api, { name: 'Rigoberta' })
  await book(other, { sessionDate: '2026-11-12' }, 'De otra persona')
  const ofOther = async () => ({ ...(await exportClient(other)), exportedAt: '' })
  const kept = await ofOther()
  const before = await readHistory(clientId)
  expect(findSecrets((await readRows(app.db)).join('\n'))).toEqual(allSecrets)

  expect(await app.db.selectFrom('known_address').where('user_id', '=', userId).selectAll().execute()).not.toEqual([])

  await eraseClient(clientId)

  const rows = await readRows(app.db)
  expect(findSecrets(rows.join('\n'))).toEqual([])
  expect(rows.join('\n')).not.toContain(url)
  expect(await app.db.selectFrom('known_address').where('user_id', '=', userId).selectAll().execute()).toEqual([])
  const { password_hash } = await app.db.selectFrom('app_user').where('id', '=', userId).select('password_hash').executeTakeFirstOrThrow()
  expect(password_hash).toBe('')
  const file = join(folder, 'turnos.backup')
  await writeBackup(await readBackup(app.db), file)
  const backup = gunzipSync(readFileSync(file)).toString()
  expect(backup).toContain('Rigoberta')
  expect(findSecrets(backup)).toEqual([])
  expect(lines.join('\n')).toContain('/api/v1/clients/:id/erase')
  expect(findSecrets(lines.join('\n'))).toEqual([])

  expect(await ofOther()).toEqual(kept)
  await expect(api.get('/v1/clients/{id}', { path: { id: clientId } })).rejects.toMatchObject({ status: 404 })
  await expect(own.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
  await expect(app.signIn('wen.quispe', 'Caracoles-al-sol-9')).rejects.toMatchObject({ status: 401 })

  const after = await readHistory(clientId)
  expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
  const { id: adminId } = await api.get('/v1/auth/is_logged_in')
  expect(after).toContainEqual(
    expect.objectContaining({ kind: 'client', recordId: clientId, operation: 'eraseClient', userId: adminId, before: null, after: null }),
  )
  expect(after.filter(({ kind, before, after }) => kind !== 'session' && (before ?? after))).toEqual([])
  const ofUser = await api.get('/v1/history', { query: { userId } })
  expect(ofUser.length).toBeGreaterThan(0)
  expect(ofUser.filter(({ userName }) => userName !== null)).toEqual([])
})

test('the sessions of an erased client stay as they were, without the note', async () => {
  const session = await api.get('/v1/sessions/{id}', { path: { id: sessionId } })
  expect(session).toMatchObject({ sessionDate: pastDate, attended: true, note: null })
  expect(session.client.person).toMatchObject({ name: 'Cliente', fatherLastName: 'borrado', motherLastName: '', document: '' })
  const [change] = (await api.get('/v1/sessions/{id}/history', { path: { id: sessionId } })).slice(-1)
  expect(change).toMatchObject({ operation: 'createSession', after: { clientId } })
})

test('a client who was erased can be registered again', async () => {
  expect(await registerClient(api, { document: '48151623' })).not.toBe(clientId)
})
