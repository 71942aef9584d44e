import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/database/connect.ts'
import { createSchedule, toScheduleUpdate } from './create-records.ts'
import { startApp, testSettings } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

/** Ends a connection as a restart of PostgreSQL does. */
const endConnection = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(app.db)

const getPid = async (db: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid

/** Lists the connections that wait for a lock. */
const listWaiting = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
  return rows.map(({ pid }) => pid)
}

test('a call whose connection is lost during a statement gets a 503, and the server continues', async () => {
  const schedule = await createSchedule(app.api)
  const { id } = schedule
  const change = () => app.api.put('/v1/schedules/{id}', { path: { id }, body: toScheduleUpdate(schedule) })
  const lost = await app.db.transaction().execute(async (trx) => {
    await trx.selectFrom('schedule').where('id', '=', id).select('id').forUpdate().execute()
    const outcome = change().catch((error: unknown) => error)
    await expect.poll(listWaiting).toHaveLength(1)
    await endConnection((await listWaiting())[0]!)
    return outcome
  })
  expect(lost).toMatchObject({ status: 503, code: 0 })
  expect(await change()).toMatchObject({ id })
})

test('a call whose connection is lost between two statements of a transaction gets a 503', async () => {
  const statuses: number[] = []
  const lost = app.db.transaction().execute(async (trx) => {
    await endConnection(await getPid(trx))
    await expect.poll(() => getPid(trx).catch((error: Error) => error.message)).toMatch(/not queryable/)
    const lostApp = await createApp({ db: trx, settings: testSettings })
    statuses.push((await lostApp.inject({ url: '/api/v1/clients', headers: { cookie: 'turnos=algo' } })).statusCode)
    await lostApp.close()
  })
  await expect(lost).rejects.toThrow(/not queryable/)
  expect(statuses).toEqual([503])
  expect(await app.api.get('/v1/clients')).toEqual([])
})

test('a statement that is canceled because it ran too long is a 503', async () => {
  const schedule = await createSchedule(app.api)
  const { id } = schedule
  const outcome = await app.db.transaction().execute(async (trx) => {
    await trx.selectFrom('schedule').where('id', '=', id).select('id').forUpdate().execute()
    const change = app.api.put('/v1/schedules/{id}', { path: { id }, body: toScheduleUpdate(schedule) }).catch((error: unknown) => error)
    await expect.poll(listWaiting).toHaveLength(1)
    // PostgreSQL reports its statement_timeout with the same code.
    await sql`select pg_cancel_backend(${(await listWaiting())[0]!})`.execute(app.db)
    return change
  })
  expect(outcome).toMatchObject({ status: 503, code: 0 })
})
