import { sql } from 'kysely'

/** The id of the change that a transaction makes. */
export const currentChange = sql<string>`(read_author() ->> 'change_id')::uuid`
