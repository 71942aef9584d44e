/**
 * The result of a function that turns a request body into columns: each property of the body, even an optional one, except those that are stored `Elsewhere`
 * or not at all. With `satisfies`, a property that the contract adds is a compile error until it gets its column.
 */
export type ColumnsOf<Body, Elsewhere extends keyof Body = never> = Record<string, unknown> & {
  [Name in Exclude<keyof Body, Elsewhere>]-?: unknown
}
