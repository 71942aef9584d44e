import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ListQuery } from '#api/client.ts'
import { toLocalDate } from '#domain/today.ts'
import { addDays } from '#domain/weeks.ts'
import { tuesday } from './start-agenda.ts'
import { startUndo } from './start-undo.ts'

const agenda = await startUndo()
const { app, people, book, expectUndo, readLastChange } = agenda
const { api, db, makeUser } = app
afterAll(() => app.close())
beforeEach(() => agenda.registerPeople())

const list = (query: ListQuery<'/v1/changes'> = {}, reader = app) => reader.api.get('/v1/changes', { query })

test('a change has everything that one call wrote, the newest first, with the names', async () => {
  const ids = [await book({ at: '08:00' }), await book({ at: '09:00' })]
  await api.delete('/v1/sessions/bulk', { body: { ids } })
  const changeId = await readLastChange()
  const [deleted, booked] = await list({ workerId: people.ana })
  expect(deleted).toMatchObject({ changeId, userName: 'admin', operation: 'deleteSessions', undoes: null, count: 2 })
  expect(deleted!.entries.map(({ recordId }) => recordId).toSorted()).toEqual(ids.toSorted())
  expect(deleted!.entries[0]!.at >= deleted!.entries[1]!.at).toBe(true)
  expect(deleted!.entries[0]!.names.map(({ name }) => name)).toEqual(expect.arrayContaining(['admin', 'Ana Torres Medina', 'Mañana']))
  expect(deleted!.at).toBe(deleted!.entries[0]!.at)
  expect(booked).toMatchObject({ operation: 'createSession', count: 1, entries: [{ recordId: ids[1], before: null }] })
})

test('an undo names the change that it undoes, and answers as it is listed', async () => {
  const id = await book({ at: '09:00' })
  await agenda.remove(id)
  const removed = await readLastChange()
  const response = await app.inject({ method: 'POST', url: `/api/v1/changes/${removed}/undo` })
  const answer = response.json()
  expect(response.headers['change-id']).toBe(answer.change_id)
  const [undo, deletion] = (await app.inject({ url: '/api/v1/changes?limit=2' })).json()
  expect(undo).toEqual(answer)
  expect(undo).toMatchObject({
    operation: 'undoChange',
    undoes: removed,
    count: 1,
    entries: [{ kind: 'session', record_id: id, before: null }],
  })
  expect(deletion).toMatchObject({ change_id: removed, undoes: null })
})

test('filters select the changes with such an entry, whose entries come first, page by page', async () => {
  const { luis, eva, ana } = people
  const ids = [await book({ at: '08:00' }), await book({ at: '09:00', clientId: eva }), await book({ at: '10:00', clientId: eva })]
  await api.delete('/v1/sessions/bulk', { body: { ids } })
  const ofLuis = await list({ clientId: luis, kind: 'session' })
  expect(ofLuis.map(({ operation, count }) => [operation, count])).toEqual([
    ['deleteSessions', 3],
    ['createSession', 1],
  ])
  expect(ofLuis[0]!.entries[0]!.recordId).toBe(ids[0])
  const all = await list({ workerId: ana })
  expect(all.map(({ operation }) => operation)).toEqual(['deleteSessions', ...ids.map(() => 'createSession'), 'createWorker'])
  const paged = []
  for (let beforeId: string | undefined; paged.length < all.length; beforeId = paged.at(-1)!.entries[0]!.id)
    paged.push(...(await list({ workerId: ana, limit: 2, ...(beforeId && { beforeId }) })))
  expect(paged).toEqual(all)
  const [{ userId, at }] = all as [(typeof all)[number]]
  expect(await list({ workerId: ana, userId: userId! })).toEqual(all)
  expect(await list({ workerId: ana, userId: ana })).toEqual([])
  // The time of an entry is the database's, and PostgreSQL has the clock of its machine.
  const day = toLocalDate(new Date(at), 'America/Lima')
  expect(await list({ workerId: ana, from: day, to: day })).toEqual(all)
  expect(await list({ workerId: ana, from: addDays(day, 1) })).toEqual([])
})

test('a change shows and counts only what the caller may read', async () => {
  await agenda.setHours([2, '10:00', '12:00'])
  await api.post('/v1/sessions', { query: { override: true }, body: agenda.buildInput({ at: '09:00' }) })
  await agenda.addAbsence({ fromDate: tuesday, toDate: tuesday })
  const readKinds = async (...access: string[]) => {
    const [change] = await list({ workerId: people.ana }, { ...app, ...(await makeUser({ access })) })
    return { operation: change!.operation, count: change!.count, kinds: change!.entries.map(({ kind }) => kind).toSorted() }
  }
  const operation = 'createAbsence'
  expect(await readKinds('sessions.read')).toEqual({ operation, count: 1, kinds: ['session'] })
  expect(await readKinds('workers.read')).toEqual({ operation, count: 1, kinds: ['absence'] })
  expect(await readKinds('access.read')).toEqual({ operation, count: 2, kinds: ['absence', 'session'] })
  const { api: clients } = await makeUser({ access: ['clients.read'] })
  expect(await clients.get('/v1/changes', { query: { workerId: people.ana } })).toEqual([])
  await expect(clients.get('/v1/changes', { query: { kind: 'session' } })).rejects.toMatchObject({ status: 403 })
  await expect((await makeUser({})).api.get('/v1/changes')).rejects.toMatchObject({ status: 403 })
})

test('of a large change the first twenty entries are shown, and all are counted', async () => {
  const build = (index: number) => agenda.buildInput({ at: '09:00', sessionDate: addDays(tuesday, index * 7) })
  await api.post('/v1/sessions/bulk', { body: { sessions: Array.from({ length: 25 }, (_, index) => build(index)) } })
  const [change] = await list({ limit: 1 })
  expect(change).toMatchObject({ operation: 'createSessions', count: 25 })
  expect(change!.entries).toHaveLength(20)
  expect((await list({ limit: 200 })).filter(({ changeId }) => changeId === change!.changeId)).toHaveLength(1)
  await expectUndo(change!.changeId!)
})

test('entries from before there were ids of changes stand alone', async () => {
  const ids = [await book({ at: '08:00' }), await book({ at: '09:00' })]
  await api.delete('/v1/sessions/bulk', { body: { ids } })
  await db
    .updateTable('history')
    .set({ change_id: null })
    .where('change_id', '=', await readLastChange())
    .execute()
  const changes = await list({ workerId: people.ana, limit: 2 })
  expect(changes.map(({ changeId, count, entries }) => ({ changeId, count, records: entries.length }))).toEqual(
    ids.map(() => ({ changeId: null, count: 1, records: 1 })),
  )
  expect(new Set(changes.map(({ entries }) => entries[0]!.recordId))).toEqual(new Set(ids))
})
