import type { OperationId } from '#api/operation.ts'
import type { Context } from './context.ts'
import type { RequestOf } from './exchange/caller.ts'

/** One story that is played on the server. */
export type Scenario = {
  /** A sentence that says what the contract promises. */
  title: string
  /** The operations that it judges; `--only` chooses by them. Setting up may call others. A call to one that the server lacks ends the story as skipped. */
  operations: OperationId[]
  run: (context: Context) => Promise<void>
}

/** Valid requests by operation, which are then made invalid in every way that the contract forbids. */
export type Samples = { [Id in OperationId]?: (context: Context) => Promise<RequestOf<Id>> }

/** The statuses of an operation that a run does not see, each with the reason. */
export type UnseenStatuses = Partial<Record<OperationId, Record<number, string>>>

/** The scenarios of a tag of the contract, with the samples for its refusals. */
export type TagScenarios = { tag: string; scenarios: Scenario[]; samples?: Samples; unseen?: UnseenStatuses }
