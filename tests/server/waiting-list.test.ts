import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { startWaitingList } from './start-waiting-list.ts'

const agenda = await startWaitingList()
const { app, people, registerPeople, wait, listWaiting, schedule, book, remove } = agenda
const { api } = app
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('waiting_entry').execute()
  await registerPeople()
})

const put = (id: string, body: object) => api.put('/v1/waiting-list/{id}', { path: { id }, body })
const removeEntry = (id: string) => api.delete('/v1/waiting-list/{id}', { path: { id } })
const deleteClient = (id: string) => api.delete('/v1/clients/{id}', { path: { id } })
const deleteWorker = (id: string) => api.delete('/v1/workers/{id}', { path: { id } })

/** Expects that no call finds an entry. */
async function expectGone(id: string) {
  expect((await api.get('/v1/waiting-list')).map((entry) => entry.id)).not.toContain(id)
  const period = { from: '2026-11-21', to: '2026-11-28' }
  const listSlots = () => api.get('/v1/waiting-list/{id}/slots', { path: { id }, query: period })
  for (const call of [() => put(id, {}), () => removeEntry(id), listSlots])
    await expect(call()).rejects.toMatchObject({ code: errorCode.notFound, message: 'No se encontró la entrada de la lista de espera.' })
}

test('entries are listed with their clients, those who have waited longest first', async () => {
  const first = await wait({ days: [4, 2], fromTime: parseTimeOfDay('14:00'), untilDate: '2026-12-20', note: 'Sale a la 1:30.' })
  const second = await wait({ clientId: people.eva, scheduleId: schedule.id, workerIds: [people.ana.toUpperCase()] })
  const [one, other] = await api.get('/v1/waiting-list')
  expect(one).toMatchObject({
    id: first,
    clientId: people.luis,
    client: { id: people.luis, person: { name: 'Luis' } },
    scheduleId: null,
    workerIds: [],
    days: [2, 4],
    fromTime: parseTimeOfDay('14:00'),
    toTime: null,
    fromDate: null,
    untilDate: '2026-12-20',
    note: 'Sale a la 1:30.',
  })
  expect(one).not.toHaveProperty('fitsNobody')
  expect(other).toMatchObject({ id: second, clientId: people.eva, scheduleId: schedule.id, workerIds: [people.ana], note: null })
})

test('the filters by worker and schedule also give the entries that name none, and a page has the whole count', async () => {
  const otherSchedule = await createSchedule(api)
  const otherWorker = await registerWorker(api)
  const any = await wait()
  const withAna = await wait({ workerIds: [otherWorker, people.ana], scheduleId: schedule.id })
  const withOther = await wait({ workerIds: [otherWorker], scheduleId: otherSchedule.id })
  const ofEva = await wait({ clientId: people.eva, scheduleId: otherSchedule.id })
  const list = async (query: object) => (await api.get('/v1/waiting-list', { query })).map(({ id }) => id)
  expect(await list({ workerId: people.ana })).toEqual([any, withAna, ofEva])
  expect(await list({ scheduleId: otherSchedule.id })).toEqual([any, withOther, ofEva])
  expect(await list({ clientId: people.luis, workerId: otherWorker, scheduleId: schedule.id })).toEqual([any, withAna])
  const page = await app.inject({ url: '/api/v1/waiting-list?limit=2&offset=1' })
  expect(page.json().map(({ id }: { id: string }) => id)).toEqual([withAna, withOther])
  expect(page.headers['x-total-count']).toBe('4')
  await deleteWorker(otherWorker)
  for (const [path, query] of [['workerId', { workerId: otherWorker }] as const, ['clientId', { clientId: otherWorker }] as const])
    await expect(list(query)).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path }] })
})

test('what no slot can suit, and who does not exist, is told at its field', async () => {
  const gone = { client: await registerClient(api), worker: await registerWorker(api), schedule: (await createSchedule(api)).id }
  await deleteClient(gone.client)
  await deleteWorker(gone.worker)
  await api.delete('/v1/schedules/{id}', { path: { id: gone.schedule } })
  const id = await wait({ note: 'Queda.' })
  const cases: [object, { path: string; message: string }[]][] = [
    [{ fromTime: 600, toTime: 600 }, [{ path: 'toTime', message: 'Debe ser posterior a la hora desde la que puede.' }]],
    [{ untilDate: '2026-11-20' }, [{ path: 'untilDate', message: 'Esta fecha ya pasó.' }]],
    [
      { fromDate: '2026-12-02', untilDate: '2026-12-01' },
      [{ path: 'untilDate', message: 'El último día no puede ser anterior al primero.' }],
    ],
    [{ scheduleId: gone.schedule }, [{ path: 'scheduleId', message: 'Este horario no existe.' }]],
    [{ workerIds: [people.ana, gone.worker] }, [{ path: 'workerIds.1', message: 'Este trabajador no existe.' }]],
  ]
  for (const [fields, details] of cases) {
    await expect(wait(fields), JSON.stringify(fields)).rejects.toMatchObject({ code: errorCode.badRequest, details })
    await expect(put(id, fields), JSON.stringify(fields)).rejects.toMatchObject({ code: errorCode.badRequest, details })
  }
  await expect(wait({ clientId: gone.client })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'clientId', message: 'Este cliente no existe.' }],
  })
  expect(await api.get('/v1/waiting-list')).toMatchObject([{ id, note: 'Queda.' }])
})

test('a change replaces what suits and keeps the place, and a stale one is a conflict', async () => {
  const id = await wait({ days: [2], note: 'Llamar antes.', workerIds: [people.ana] })
  const second = await wait()
  const before = (await api.get('/v1/waiting-list'))[0]!
  const after = await put(id, { days: [3], fromDate: '2026-12-01', updatedAt: before.updatedAt })
  expect(after).toMatchObject({ id, clientId: people.luis, days: [3], fromDate: '2026-12-01', workerIds: [], note: null })
  expect(after.createdAt).toBe(before.createdAt)
  expect(await listWaiting()).toEqual([id, second])
  await expect(put(id, { updatedAt: before.updatedAt })).rejects.toMatchObject({
    code: errorCode.conflict,
    details: [{ path: 'updatedAt' }],
  })
  await removeEntry(id)
  expect(await listWaiting()).toEqual([second])
  await expectGone(id)
})

test('an entry vanishes after its last date, and with its client', async () => {
  const id = await wait({ untilDate: '2026-11-21' })
  const ofEva = await wait({ clientId: people.eva })
  expect(await listWaiting()).toEqual([id])
  await app.db.updateTable('waiting_entry').set({ until_date: '2026-11-20' }).where('id', '=', id).execute()
  await expectGone(id)
  await deleteClient(people.eva)
  await expectGone(ofEva)
})

test('an entry loses its deleted workers, and fits nobody without any', async () => {
  const bruno = await registerWorker(api)
  const id = await wait({ workerIds: [bruno, people.ana] })
  const forAnybody = await wait()
  await deleteWorker(people.ana)
  expect((await api.get('/v1/waiting-list'))[0]).toMatchObject({ id, workerIds: [bruno] })
  await deleteWorker(bruno)
  const [one, other] = await api.get('/v1/waiting-list')
  expect(one).toMatchObject({ id, workerIds: [], fitsNobody: true })
  expect(other).not.toHaveProperty('fitsNobody')
  expect(await agenda.listSlots(id, '2026-11-24')).toEqual([])
  const carla = await registerWorker(api)
  expect(await agenda.listMatches('2026-11-24', parseTimeOfDay('09:00'), carla)).toEqual([forAnybody])
})

test('an entry for a deleted schedule fits nothing and says so, until another schedule is chosen', async () => {
  const { id: scheduleId } = await createSchedule(api)
  const id = await wait({ scheduleId, workerIds: [people.ana] })
  const slots = { from: '2026-11-24', to: '2026-11-28' }
  await api.delete('/v1/schedules/{id}', { path: { id: scheduleId } })
  const [entry] = await api.get('/v1/waiting-list')
  expect(entry).toMatchObject({ id, scheduleId: null, scheduleDeleted: true, fitsNobody: true, workerIds: [people.ana] })
  expect(await agenda.listSlots(id, slots.from, slots.to)).toEqual([])
  expect(await agenda.listMatches('2026-11-24', parseTimeOfDay('09:00'))).toEqual([])
  expect(await api.get('/v1/waiting-list', { query: { scheduleId: schedule.id } })).toEqual([])
  const changed = await put(id, { scheduleId: schedule.id, workerIds: [people.ana] })
  expect(changed).not.toHaveProperty('scheduleDeleted')
  expect(changed).not.toHaveProperty('fitsNobody')
  expect(await agenda.listSlots(id, slots.from, slots.to)).not.toEqual([])
})

test('a booking takes its entry off the list, and its deletion puts it back in its place', async () => {
  const first = await wait()
  const second = await wait({ days: [2] })
  const version = (await api.get('/v1/waiting-list'))[0]!.updatedAt
  const session = await book({ waitingEntryId: first.toUpperCase() })
  await expectGone(first)
  expect(await listWaiting()).toEqual([second])
  await remove(session)
  expect(await listWaiting()).toEqual([first, second])
  // Nobody has changed what suits, so that whoever was editing it can still save it.
  expect(await put(first, { days: [5], updatedAt: version })).toMatchObject({ id: first, days: [5] })
})

test('every way of deleting sessions puts their entries back', async () => {
  const entry = await wait()
  const ids = [await book({ waitingEntryId: entry })]
  await api.delete('/v1/sessions/bulk', { body: { ids } })
  expect(await listWaiting()).toEqual([entry])
  const { clientId, workerId, day, time } = agenda.buildInput({})
  await book({ waitingEntryId: entry, sessionDate: null, startsOn: '2026-11-24' })
  expect(await listWaiting()).toEqual([])
  await api.delete('/v1/sessions/duplicated', { body: { clientId, workerId, day, time, fromDate: '2026-11-24' } })
  expect(await listWaiting()).toEqual([entry])
})

test('a booking names only an entry of its own client that is not booked yet', async () => {
  const entry = await wait()
  const path = 'waitingEntryId'
  const unknown = { code: errorCode.badRequest, details: [{ path, message: 'Este cliente no tiene esta entrada en la lista de espera.' }] }
  await expect(book({ clientId: people.eva, waitingEntryId: entry })).rejects.toMatchObject(unknown)
  await expect(book({ waitingEntryId: people.luis })).rejects.toMatchObject(unknown)
  await book({ waitingEntryId: entry })
  const message = 'Ya se reservó otra sesión para esta entrada de la lista de espera.'
  await expect(book({ waitingEntryId: entry, at: '11:00' })).rejects.toMatchObject({
    code: errorCode.conflict,
    message,
    details: [{ path, message }],
  })
  const atEleven = await api.get('/v1/sessions', { query: { clientId: people.luis } })
  expect(atEleven).toHaveLength(1)
})

test('a refused booking leaves its entry on the list', async () => {
  const entry = await wait()
  await book({ clientId: people.eva })
  await expect(book({ waitingEntryId: entry })).rejects.toMatchObject({ code: errorCode.conflict })
  expect(await listWaiting()).toEqual([entry])
})

test('several bookings at once take off their entries, each one once', async () => {
  const [one, other] = [await wait(), await wait({ toTime: parseTimeOfDay('12:00') })]
  const build = (waitingEntryId: string | null, clock: string) => agenda.buildInput({ waitingEntryId, at: clock })
  const sessions = [build(one, '08:00'), build(null, '09:00'), build(one, '10:00'), build(people.ana, '11:00')]
  await expect(api.post('/v1/sessions/bulk', { body: { sessions } })).rejects.toMatchObject({
    code: errorCode.multiple,
    details: [
      { path: 'sessions.2.waitingEntryId', message: 'Ya se reservó otra sesión para esta entrada de la lista de espera.' },
      { path: 'sessions.3.waitingEntryId', message: 'Este cliente no tiene esta entrada en la lista de espera.' },
    ],
  })
  expect(await listWaiting()).toEqual([one, other])
  const ids = await api.post('/v1/sessions/bulk', {
    body: { sessions: [build(other, '08:00'), build(null, '09:00'), build(one, '10:00')] },
  })
  expect(await listWaiting()).toEqual([])
  await remove(ids[2]!)
  expect(await listWaiting()).toEqual([one])
})

test('the note of an entry can be changed although the client has an equal one', async () => {
  await wait()
  const headers = { 'idempotency-key': 'f3c1a1de-0000-4000-8000-000000000001' }
  const payload = { client_id: people.luis }
  const { id } = (await app.inject({ method: 'POST', url: '/api/v1/waiting-list', headers, payload })).json()
  expect((await put(id, { note: 'Llama por la tarde.' })).note).toBe('Llama por la tarde.')
})

test('a client who waits for the same already is refused with the id of the open entry, whatever the note and the order of the wishes', async () => {
  const carla = await registerWorker(api)
  const wishes = { days: [4, 2], workerIds: [people.ana, carla], fromTime: parseTimeOfDay('14:00'), untilDate: '2026-12-20' }
  const refused = (fields: Parameters<typeof wait>[0], id: string) =>
    expect(wait(fields)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'Este cliente ya espera lo mismo en la lista de espera.',
      details: [{ path: 'clientId', id }],
    })
  const [plain, wishing] = [await wait(), await wait(wishes)]
  await refused({ note: 'Llama por la tarde' }, plain)
  await refused({ ...wishes, days: [2, 4], workerIds: [carla, people.ana.toUpperCase()] }, wishing)
  for (const same of [{ days: [0, 1, 2, 3, 4, 5, 6] }, { fromTime: 0, toTime: 1440 }, { fromDate: '2026-11-21' }])
    await refused(same, plain)
  const others = [{ days: [2] }, { workerIds: [carla] }, { fromTime: parseTimeOfDay('15:00') }, { untilDate: '2026-12-21' }]
  const ids = []
  for (const other of others) ids.push(await wait({ ...wishes, ...other }))
  await wait({ clientId: people.eva })
  expect(await listWaiting()).toEqual([plain, wishing, ...ids])
  const message = 'Este cliente ya espera lo mismo en la lista de espera.'
  await expect(put(wishing, { fromTime: 0 })).rejects.toMatchObject({ status: 409, code: errorCode.conflict, message })
  await put(plain, { days: [0, 1, 2, 3, 4, 5, 6] })
  await put(plain, {})
  await book({ waitingEntryId: plain })
  const again = await wait()
  await api.delete('/v1/waiting-list/{id}', { path: { id: again } })
  await wait()
})
