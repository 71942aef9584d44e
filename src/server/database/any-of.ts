import { sql } from 'kysely'

/** For `=`: one of these ids. One parameter however many they are, where `in` has one for each and an end at 65,535. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`
