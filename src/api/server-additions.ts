import type { Addition } from './generated/additions.ts'
import type { OperationId } from './operation.ts'

/** The query and body of a call. */
export type Sent = { query?: unknown; body?: unknown }

/** The additions that a server has. */
export type ServerAdditions = {
  /** True for an addition that the server has, and for an operation that is none. */
  has: (name: Addition | OperationId) => boolean
  /** Throws the error of a call to the operation when it is an addition that the server lacks. */
  demand: (operation: OperationId) => void
  /** Copies the input of a call ('get /v1/clients') without the additions that the server lacks: it would refuse them. */
  drop: <Input extends Sent>(call: string, input: Input) => Input
  /** Returns the query with which a list ('/v1/clients') is fetched: the same one when the server lacks nothing of it. */
  toListQuery: <Query extends object>(path: string, query: Query) => Partial<Query>
}

/** A server that has them all. */
export const allAdditions: ServerAdditions = {
  has: () => true,
  demand: () => {},
  drop: (_call, input) => input,
  toListQuery: (_path, query) => query,
}
