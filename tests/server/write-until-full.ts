// This script runs in a separate process. It writes numbers, and much else, to the data folder that its argument names, until files may not grow any more,
// and prints each number that the database has acknowledged.
import { sql } from 'kysely'
import { openDatabase } from '#server/database/connect.ts'

// The limit of the size of a file would end the process by this signal, which a full disk does not send.
process.on('SIGXFSZ', () => {})
const { db } = await openDatabase({ dir: process.argv[2]! })
for (;;) {
  const { rows } = await sql<{ number: number }>`insert into written select max(number) + 1 from written returning number`.execute(db)
  console.log(rows[0]!.number)
  await sql`select pg_logical_emit_message(true, 'test', repeat('a', 100000))`.execute(db)
}
