import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startPublicLinks } from './start-public-links.ts'

const { app, readView, createClinic } = await startPublicLinks()
afterAll(() => app.close())

const countWaiting = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
  return rows.length
}

test('the public view shows one moment, even if everything changes while it is read', async () => {
  const { url, eva, carla, turn_id, book } = await createClinic()
  await book({ client_id: eva, worker_id: carla, session_date: '2026-11-19', time: '08:00' })
  const before = await readView(url)
  expect(before.sessions).toHaveLength(1)
  const { view } = await app.db.transaction().execute(async (trx) => {
    // The view reads the schedule and then waits for the sessions.
    await sql`lock table session in access exclusive mode`.execute(trx)
    const view = readView(url)
    await expect.poll(countWaiting).toBe(1)
    await trx.updateTable('session').set({ time: 560 }).where('turn_id', '=', turn_id).execute()
    await trx.updateTable('turn').set({ start_time: 560 }).where('id', '=', turn_id).execute()
    return { view }
  })
  expect(await view).toEqual(before)
  const after = await readView(url)
  expect([after.sessions[0]?.time, after.schedule.turns[0]?.start_time]).toEqual([560, 560])
})
