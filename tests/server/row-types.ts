import type { Insertable, Selectable } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

// `tables.test.ts` reads these types.

/** The rows of each table as queries return them. */
export type Rows = { [Name in keyof Tables]: Selectable<Tables[Name]> }

/** The rows of each table as they are inserted. */
export type NewRows = { [Name in keyof Tables]: Insertable<Tables[Name]> }
