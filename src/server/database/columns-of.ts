import type { Updateable } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * The result of a function that turns a request body into columns of a table: each property of the body, even an optional one, except those that are stored
 * `Elsewhere` or not at all. With `satisfies`, a property that the contract adds is a compile error until it gets its column, and so is a column that the table
 * does not have.
 */
export type ColumnsOf<Table extends keyof Tables, Body, Elsewhere extends keyof Body = never> = Updateable<Tables[Table]> & {
  [Name in Exclude<keyof Body, Elsewhere>]: Name extends keyof Updateable<Tables[Table]>
    ? Updateable<Tables[Table]>[Name] | undefined
    : never
}
