import type { Selectable } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** The rows of each table as queries return them. `tables.test.ts` reads this type. */
export type Rows = { [Name in keyof Tables]: Selectable<Tables[Name]> }
