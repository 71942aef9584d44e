import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Reads which of these changes do an earlier one again, because they undo its undo. Returns the id of the earliest such change by the id of each. */
export async function readRedone(db: Db, changeIds: readonly string[]): Promise<Map<string, string>> {
  // An undo of an undo of an undo is an undo again: the number of steps back to the first change decides.
  const { rows } = await sql<{ id: string; first: string }>`
    with recursive step as (
      select change_id as id, undoes, 1 as number from history where change_id = any(${changeIds}::uuid[]) and undoes is not null
      union
      select step.id, earlier.undoes, step.number + 1 from step
      join history as earlier on earlier.change_id = step.undoes and earlier.undoes is not null
    )
    select id, first from (select distinct on (id) id, undoes as first, number from step order by id, number desc) as last where number % 2 = 0
  `.execute(db)
  return new Map(rows.map(({ id, first }) => [id, first]))
}
