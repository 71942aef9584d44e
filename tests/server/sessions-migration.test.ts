import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { insertClient, insertPerson, insertWorker } from './insert-records.ts'
import { november, openSessionTable } from './open-session-table.ts'
import { openEmptyDatabase } from './test-database.ts'

const database = await openEmptyDatabase()
afterAll(() => database.close())

test('sessions that already book a person twice stay, and the first one keeps the time', async () => {
  const { db } = database
  const released = readMigrations().filter(({ name }) => name < '018')
  await migrate(db, released)
  const { people, insertPeople, book, bookSeries, change } = await openSessionTable(database)
  await insertPeople()
  const person_id = await insertPerson(db)
  const both = { client_id: await insertClient(db, { person_id }), worker_id: await insertWorker(db, { person_id }) }
  const first = await book({ client_id: both.client_id, created_at: '2026-11-01T00:00:00Z' })
  const series = await bookSeries({ worker_id: both.worker_id, created_at: '2026-11-02T00:00:00Z' })

  await migrate(db)
  const { rows } = await sql`
    select session_id, weeks from session_person where person_id = ${person_id} order by session_id
  `.execute(db)
  expect(rows).toEqual([
    { session_id: first, weeks: '{[2026-11-15,2026-11-22)}' },
    { session_id: series, weeks: '{[2026-11-01,2026-11-15),[2026-11-22,2026-11-29)}' },
  ])
  const bookEva = (session_date: string) => book({ client_id: people.eva, worker_id: both.worker_id, session_date })
  for (const date of [november[3], november[17]]) await expect(bookEva(date)).rejects.toMatchObject({ constraint: 'person_busy' })

  const endSeries = (ends_on: string) => change(series, { ends_on })
  await change(series, { note: 'Sin cambios' })
  await expect(endSeries(november[17])).rejects.toMatchObject({ constraint: 'person_busy' })
  await change(first, { state: 'canceled' })
  await endSeries(november[17])
  await expect(change(first, { state: 'pending' })).rejects.toMatchObject({ constraint: 'person_busy' })
})

test('a client or worker stays the same person', async () => {
  const { db } = database
  const person_id = await insertPerson(db)
  for (const [table, id] of [
    ['client', await insertClient(db)],
    ['worker', await insertWorker(db)],
  ] as const)
    await expect(db.updateTable(table).set({ person_id }).where('id', '=', id).execute()).rejects.toThrow('stays the same person')
})
