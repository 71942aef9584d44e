import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ListQuery } from '#api/client.ts'
import type { HistoryEntry } from '#api/generated/app.ts'
import { toLocalDate } from '#domain/today.ts'
import { addDays } from '#domain/weeks.ts'
import { deleteOldHistory } from '#server/history/delete-old-history.ts'
import { adminPassword } from './admin-password.ts'
import { createSchedule, registerClient } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

type HistoryQuery = ListQuery<'/v1/history'>

const agenda = await startAgenda()
afterAll(() => agenda.app.close())
beforeEach(() => agenda.registerPeople())

const list = (query: HistoryQuery = {}): Promise<HistoryEntry[]> => agenda.app.api.get('/v1/history', { query })

/** Tables with data that the history need not have: what the database derives, counts or keeps secret. */
const tablesWithoutHistory = [
  'access', // fixed by migrations
  'client_upcoming', // derived from sessions
  'data_version', // the last change
  'generated_link_url', // hashes of links
  'history',
  'idempotency_key', // what is sent again
  'known_address', // kept to limit sign-ins
  'migration',
  'module', // fixed by migrations
  'rate_limit',
  'session_count', // derived from sessions
  'session_person', // derived from sessions
]

test('every table writes its changes to the history, except those with a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'write_history' and t.tgenabled = 'O')
  `.execute(agenda.app.db)
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('turnos_probe'))
      .sort(),
  ).toEqual(tablesWithoutHistory)
})

test('the history of a session says who booked, moved and deleted it, and what it was before', async () => {
  const id = await agenda.book({ at: '09:00', note: 'Trae informe' })
  await agenda.put(id, { at: '10:00', note: 'Trae informe' })
  await agenda.remove(id)
  const [deleted, moved, booked, ...others] = await agenda.app.api.get('/v1/sessions/{id}/history', { path: { id } })
  expect(others).toEqual([])
  expect(booked).toMatchObject({ userName: 'admin', operation: 'createSession', kind: 'session', recordId: id, before: null })
  expect(booked!.after).toMatchObject({ time: 540, sessionDate: tuesday, note: 'Trae informe', state: 'pending' })
  expect(moved).toMatchObject({ operation: 'updateSession', before: { time: 540 }, after: { time: 600 } })
  expect(deleted).toMatchObject({ operation: 'deleteSession', before: { time: 600 }, after: null })
  const names = new Map(deleted!.names.map(({ id, name }) => [id, name]))
  expect(names.get(agenda.people.ana)).toBe('Ana Torres Medina')
  expect(names.get(agenda.people.luis)).toBe('Luis Huamán Rojas')
  expect(names.get(deleted!.userId!)).toBe('admin')
  expect(new Set([deleted!.correlationId, moved!.correlationId, booked!.correlationId]).size).toBe(3)
})

test('a change that changes nothing is not in the history', async () => {
  const id = await agenda.book({ at: '09:00' })
  await agenda.put(id, { at: '09:00' })
  expect(await agenda.app.api.get('/v1/sessions/{id}/history', { path: { id } })).toHaveLength(1)
})

test('the history of a session that never was is not found', async () => {
  const path = { id: '01998a00-0000-7000-8000-0a0000000001' }
  await expect(agenda.app.api.get('/v1/sessions/{id}/history', { path })).rejects.toMatchObject({ status: 404 })
})

test('a refused change leaves nothing in the history', async () => {
  await agenda.book({ at: '09:00' })
  const before = await agenda.app.db.selectFrom('history').select('id').execute()
  await expect(agenda.book({ at: '09:00' })).rejects.toMatchObject({ status: 409 })
  expect(await agenda.app.db.selectFrom('history').select('id').execute()).toHaveLength(before.length)
})

test('filters leave the entries of a client, a worker, a user, a kind and a period, page by page', async () => {
  const { ana, luis, eva } = agenda.people
  const [first, second] = [await agenda.book({ at: '09:00' }), await agenda.book({ at: '10:00', clientId: eva })]
  const recordIds = async (query: HistoryQuery) => (await list({ kind: 'session', ...query })).map(({ recordId }) => recordId)
  expect(await recordIds({ workerId: ana })).toEqual([second, first])
  expect(await recordIds({ clientId: luis })).toEqual([first])
  expect(await recordIds({ workerId: ana, clientId: eva })).toEqual([second])
  expect(await recordIds({ workerId: ana, limit: 1 })).toEqual([second])
  const [newest] = await list({ workerId: ana, kind: 'session', limit: 1 })
  expect(await recordIds({ workerId: ana, beforeId: newest!.id })).toEqual([first])
  expect(await recordIds({ workerId: ana, userId: newest!.userId! })).toEqual([second, first])
  expect(await recordIds({ workerId: ana, userId: ana })).toEqual([])
  // The time of an entry is the database's, and PostgreSQL has the clock of its machine.
  const today = toLocalDate(new Date(newest!.at), 'America/Lima')
  expect(await recordIds({ workerId: ana, from: today, to: today })).toEqual([second, first])
  expect(await recordIds({ workerId: ana, from: addDays(today, 1) })).toEqual([])
  expect(await recordIds({ workerId: ana, to: addDays(today, -1) })).toEqual([])
})

test('a session that went to another worker is in the history of both', async () => {
  const { ana } = agenda.people
  const id = await agenda.book({ at: '09:00' })
  await agenda.registerPeople()
  await agenda.put(id, { at: '09:00', clientId: (await agenda.get(id)).client.id, workerId: agenda.people.ana })
  for (const workerId of [ana, agenda.people.ana])
    expect((await list({ workerId, kind: 'session' }))[0], workerId).toMatchObject({ operation: 'updateSession', recordId: id })
})

test('whoever may read only some kinds finds only those, and another kind is refused', async () => {
  await agenda.book({ at: '09:00' })
  await createSchedule(agenda.app.api)
  const { api } = await agenda.app.makeUser({ access: ['sessions.read'] })
  const kinds = new Set((await api.get('/v1/history', { query: { limit: 200 } })).map(({ kind }) => kind))
  expect([...kinds]).toEqual(['session'])
  await expect(api.get('/v1/history', { query: { kind: 'client' } })).rejects.toMatchObject({ status: 403 })
})

test('the data of a worker are not in the history for someone who may read only clients', async () => {
  const { ana, luis } = agenda.people
  const { person: worker } = await agenda.app.api.get('/v1/workers/{id}', { path: { id: ana } })
  const { person: client } = await agenda.app.api.get('/v1/clients/{id}', { path: { id: luis } })
  const { api } = await agenda.app.makeUser({ access: ['clients.read'] })
  const ids = (await api.get('/v1/history', { query: { kind: 'person', limit: 200 } })).map(({ recordId }) => recordId)
  expect(ids).toContain(client.id)
  expect(ids).not.toContain(worker.id)
})

test('the people of users have no names for someone who may read only users', async () => {
  const { app, people } = agenda
  const { id } = await app.api.post('/v1/users/from-client', { body: { clientId: people.luis } })
  await app.api.post('/v1/users/from-worker', { body: { workerId: people.ana } })
  const readNamesWith = async (access: string[]) => {
    const entries = await (await app.makeUser({ access })).api.get('/v1/history', { query: { kind: 'user', limit: 20 } })
    expect(entries.some(({ recordId }) => recordId === id)).toBe(true)
    return entries.flatMap(({ names }) => names.map(({ name }) => name))
  }
  const [client, worker] = ['Luis Huamán Rojas', 'Ana Torres Medina']
  const withUsers = await readNamesWith(['users.read'])
  expect(withUsers).toContain('admin')
  expect(withUsers.filter((name) => name === client || name === worker)).toEqual([])
  const withClients = await readNamesWith(['users.read', 'clients.read'])
  expect(withClients).toContain(client)
  expect(withClients).not.toContain(worker)
  expect(await readNamesWith(['access.read'])).toEqual(expect.arrayContaining([client, worker]))
})

test('nothing secret is in the history: no password, link or token', async () => {
  const { app, people, schedule } = agenda
  const url = await app.api.get('/v1/clients/public-link/generate')
  await app.api.post('/v1/clients/public-link', { body: { clientId: people.luis, scheduleId: schedule.id, workerIds: [people.ana], url } })
  const { id, password } = await app.api.post('/v1/users/from-client', { body: { clientId: people.luis } })
  await app.api.post('/v1/users/{id}/password', { path: { id } })
  const visitor = app.visitor
  await expect(visitor.api.post('/v1/auth/login', { body: { username: 'admin', password: 'Secreta-errada-1' } })).rejects.toMatchObject({
    status: 401,
  })
  await expect(visitor.api.post('/v1/auth/login', { body: { username: 'Clave-Por-Error-2', password: 'x' } })).rejects.toMatchObject({
    status: 401,
  })
  const { rows } = await sql<{ text: string }>`select history::text as text from history`.execute(app.db)
  const text = rows.map((row) => row.text).join('\n')
  const secrets = [url, password, adminPassword, 'argon2', 'password_hash', 'token', 'Secreta-errada-1', /clave-por-error-2/i]
  for (const secret of secrets) expect(text).not.toMatch(secret)
  const [renewed] = await list({ kind: 'user', limit: 1 })
  expect(renewed).toMatchObject({ recordId: id, after: { renewed: true } })
})

test('signing in is in the history, and so is a wrong password for a known user', async () => {
  const { visitor } = agenda.app
  await expect(visitor.api.post('/v1/auth/login', { body: { username: 'admin', password: 'errada-1' } })).rejects.toMatchObject({
    status: 401,
  })
  await visitor.api.post('/v1/auth/login', { body: { username: 'ADMIN', password: adminPassword } })
  const [signedIn, refused] = await list({ kind: 'sign-in', limit: 2 })
  expect(signedIn).toMatchObject({ userName: 'admin', operation: 'login', after: {} })
  expect(refused).toMatchObject({ userName: 'admin', operation: 'login', after: { refused: true } })
})

test('what a migration or a person at the database changes has no user', async () => {
  const id = await registerClient(agenda.app.api)
  await agenda.app.db.updateTable('client').set({ note: 'A mano' }).where('id', '=', id).execute()
  const [changed, registered] = await list({ clientId: id, kind: 'client' })
  expect(changed).toMatchObject({ userId: null, userName: null, operation: null, after: { note: 'A mano' } })
  expect(registered).toMatchObject({ userName: 'admin', operation: 'createClient' })
})

test('entries older than the months of the setting are deleted, and younger ones stay', async () => {
  const id = await registerClient(agenda.app.api)
  const age = (months: number) =>
    sql`update history set at = now() - make_interval(months => ${months}) where record_id = ${id}`.execute(agenda.app.db)
  await age(35)
  await deleteOldHistory(agenda.app.db, 36)
  expect(await list({ clientId: id, kind: 'client' })).toHaveLength(1)
  await age(37)
  await deleteOldHistory(agenda.app.db, 36)
  expect(await list({ clientId: id, kind: 'client' })).toEqual([])
})
