import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { startWaitingList } from './start-waiting-list.ts'

const { app, people, registerPeople, wait, listWaiting, book, remove } = await startWaitingList()
const { api } = app
afterAll(() => app.close())

/** Makes each booking and each erasure take longer between its check and the end of its transaction, so that a missing lock shows. */
beforeAll(async () => {
  await registerPeople()
  await sql`
    create function take_time() returns trigger language plpgsql as 'begin perform pg_sleep(0.1); return null; end';
    create trigger take_time after insert on session for each row execute function take_time();
    create trigger take_time after update on client for each row execute function take_time();
  `.execute(app.db)
})

test('only one of two concurrent bookings of a waiting entry succeeds, and the other is a conflict', async () => {
  const other = await registerWorker(api)
  for (let round = 0; round < 5; round++) {
    const waitingEntryId = await wait()
    const outcomes = await Promise.allSettled([
      book({ waitingEntryId, at: '09:00' }),
      book({ waitingEntryId, at: '11:00', workerId: other }),
    ])
    const booked = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(booked).toHaveLength(1)
    expect(refused).toMatchObject([{ code: errorCode.conflict, details: [{ path: 'waitingEntryId' }] }])
    expect(await listWaiting()).toEqual([])
    await remove(booked[0]!)
    expect(await listWaiting()).toEqual([waitingEntryId])
    await api.delete('/v1/waiting-list/{id}', { path: { id: waitingEntryId } })
  }
})

test('of two people who give one slot to two who wait, one gets it, and the other entry stays on the list', async () => {
  const clientId = await registerClient(api)
  const entries = [await wait(), await wait({ clientId })]
  const outcomes = await Promise.allSettled([
    book({ waitingEntryId: entries[0]!, at: '08:00' }),
    book({ waitingEntryId: entries[1]!, at: '08:00', clientId }),
  ])
  const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
  expect(outcomes[1 - won]).toMatchObject({ status: 'rejected', reason: { code: errorCode.conflict, details: [{ path: 'workerId' }] } })
  expect((await api.get('/v1/waiting-list')).map(({ id }) => id)).toEqual([entries[1 - won]])
  await api.delete('/v1/waiting-list/{id}', { path: { id: entries[1 - won]! } })
})

test('an entry that someone deletes or changes during its booking is either booked or as it was left, never both', async () => {
  for (const change of ['delete', 'update'] as const) {
    const id = await wait()
    const [booking, changing] = await Promise.allSettled([
      book({ waitingEntryId: id, at: '10:00' }),
      change === 'delete'
        ? api.delete('/v1/waiting-list/{id}', { path: { id } })
        : api.put('/v1/waiting-list/{id}', { path: { id }, body: { days: [1] } }),
    ])
    expect(await listWaiting()).toEqual([])
    if (booking.status === 'rejected') expect(booking.reason.code).toBe(errorCode.badRequest)
    if (changing.status === 'rejected') expect(changing.reason.code).toBe(errorCode.notFound)
    if (change === 'delete') expect([booking.status, changing.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    else expect(booking.status).toBe('fulfilled')
    if (booking.status === 'fulfilled') await remove(booking.value)
    await app.db.deleteFrom('waiting_entry').where('client_id', '=', people.luis).execute()
  }
})

test('of a client who is erased while someone puts it on the waiting list, nothing is left', async () => {
  for (let round = 0; round < 5; round++) {
    const clientId = await registerClient(api)
    const [erasing, waiting] = await Promise.allSettled([
      api.post('/v1/clients/{id}/erase', { path: { id: clientId } }),
      wait({ clientId, note: 'Por la tarde' }),
    ])
    expect(erasing.status).toBe('fulfilled')
    if (waiting.status === 'rejected')
      expect(waiting.reason).toMatchObject({
        code: errorCode.badRequest,
        details: [{ path: 'clientId', message: 'Este cliente no existe.' }],
      })
    const left = await app.db.selectFrom('waiting_entry').where('client_id', '=', clientId).select('id').execute()
    expect(left).toEqual([])
    const history = await app.db
      .selectFrom('history')
      .where('kind', '=', 'waiting-entry')
      .where(sql<boolean>`${clientId}::uuid = any(people)`)
    expect(await history.where('after', 'is not', null).select('id').execute()).toEqual([])
  }
})
