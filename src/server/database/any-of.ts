import { sql } from 'kysely'

/** Returns the right side of `=` for any of these ids. It is a single parameter, while `in` takes one for each id and at most 65,535. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`
