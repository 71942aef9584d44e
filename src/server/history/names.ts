import { sql } from 'kysely'
import { buildFullName } from '#domain/names.ts'
import type { Db } from '../database/connect.ts'

/** The reader may read the names of the clients, of the workers, or of both. */
export type ReadableNames = { clients: boolean; workers: boolean }

export const allNames: ReadableNames = { clients: true, workers: true }

/**
 * Reads what the records with these ids are called now, also deleted ones: people by their full name, users by that of their person. Returns the names by id,
 * without those that may not be read.
 */
export async function readNames(db: Db, ids: readonly string[], { clients, workers } = allNames): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string; father: string | null; mother: string | null }>`
    with wanted as (select unnest(${ids}::uuid[]) as id),
    human as (
      select id, id as person_id from person where ${clients || workers}
      union all select id, person_id from client where ${clients}
      union all select id, person_id from worker where ${workers}
      union all
      select app_user.id, coalesce(client.person_id, worker.person_id) from app_user
      left join client on client.id = app_user.client_id left join worker on worker.id = app_user.worker_id
      where client.id is not null and ${clients} or worker.id is not null and ${workers}
    )
    select human.id, person.name, person.father_last_name as father, person.mother_last_name as mother
    from wanted join human using (id) join person on person.id = human.person_id
    union all select id, name, null, null from wanted join app_user using (id) where coalesce(client_id, worker_id) is null
    union all select id, name, null, null from wanted join schedule using (id)
    union all select id, name, null, null from wanted join turn using (id)
    union all select id, name, null, null from wanted join role using (id)
    union all select id, name, null, null from wanted join access using (id)
  `.execute(db)
  return new Map(
    rows.map(({ id, name, father, mother }) => [id, father === null ? name : buildFullName({ given: name, father, mother: mother ?? '' })]),
  )
}
