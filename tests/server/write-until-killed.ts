// This script runs in a separate process. It opens the data folder that its argument names, writes numbers until it is killed, and prints each
// number that the database has acknowledged.
import { sql } from 'kysely'
import { openDatabase } from '#server/database/connect.ts'

try {
  const { db } = await openDatabase({ dir: process.argv[2]! })
  await sql`create table if not exists written (number int primary key)`.execute(db)
  for (;;) {
    const { rows } = await sql<{ number: number }>`
      insert into written select coalesce(max(number), 0) + 1 from written returning number
    `.execute(db)
    console.log(rows[0]!.number)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
