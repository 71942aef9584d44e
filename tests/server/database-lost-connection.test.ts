import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/database/connect.ts'
import { createSchedule } from './create-records.ts'
import { startApp, testSettings } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

/** Ends a connection as a restart of PostgreSQL does. */
const end = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(app.db)

const ownPid = async (db: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid

/** The connections that wait for a lock. */
const waiting = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
  return rows.map(({ pid }) => pid)
}

test('a call whose connection is lost in the middle is a 503, and the server goes on', async () => {
  const { id, ...schedule } = await createSchedule(app.api)
  const change = () => {
    const { name, sessionDuration, breakDuration, turns } = schedule
    const kept = turns.map(({ id, name, startTime, endTime }) => ({ id, name, startTime, endTime }))
    return app.api.put('/v1/schedules/{id}', { path: { id }, body: { name, sessionDuration, breakDuration, turns: kept } })
  }
  const lost = await app.db.transaction().execute(async (trx) => {
    await trx.selectFrom('schedule').where('id', '=', id).select('id').forUpdate().execute()
    const outcome = change().catch((error: unknown) => error)
    await expect.poll(waiting).toHaveLength(1)
    await end((await waiting())[0]!)
    return outcome
  })
  expect(lost).toMatchObject({ status: 503, code: 0 })
  expect(await change()).toMatchObject({ id })
})

test('a connection that is lost between two statements of a transaction is a 503 too', async () => {
  const answers: number[] = []
  const lost = app.db.transaction().execute(async (trx) => {
    await end(await ownPid(trx))
    await expect.poll(() => ownPid(trx).catch((error: Error) => error.message)).toMatch(/not queryable/)
    const onLost = await createApp({ db: trx, settings: testSettings })
    answers.push((await onLost.inject({ url: '/api/v1/clients', headers: { cookie: 'turnos=algo' } })).statusCode)
    await onLost.close()
  })
  await expect(lost).rejects.toThrow(/not queryable/)
  expect(answers).toEqual([503])
  expect(await app.api.get('/v1/clients')).toEqual([])
})
