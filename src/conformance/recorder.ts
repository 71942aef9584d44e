import type { OperationId } from '#api/operation.ts'
import type { Exchange } from './exchange/exchange.ts'
import type { Violation } from './judge/violation.ts'

/** A violation, with where and how it was found. */
export type Failure = Violation & {
  operation: OperationId
  scenario: string
  /** The call that shows the violation; undefined when there was no answer. */
  exchange: Exchange | undefined
  /** The number of times that the same was found. */
  count: number
}

/** A field outside the contract, which is no failure: a server may send more than the contract has. */
export type Warning = {
  operation: OperationId
  /** The JSON pointer of the field, with `*` for every item of a list. */
  pointer: string
  /** The scenario in which it was found first. */
  scenario: string
  /** The number of times that it was found. */
  count: number
}

/** A scenario, or a part of one, that could not be played. */
export type Skip = { scenario: string; operations: readonly OperationId[]; reason: string; lacksOperation: boolean }

/** Collects what a run finds. */
export class Recorder {
  failures: Failure[] = []
  warnings: Warning[] = []
  skips: Skip[] = []
  /** The records that could not be removed. */
  leftovers: string[] = []
  /** The records of failed scenarios that were kept, because the run was asked to. */
  kept: string[] = []
  /** The number of calls of each operation, and of each of its statuses, as `operationId status`. */
  calls = new Map<string, number>()
  seen = new Set<string>()
  /** The scenario that is being played. */
  scenario = ''

  addExchange({ operation: { id }, status, isOfOperation }: Exchange) {
    this.calls.set(id, (this.calls.get(id) ?? 0) + 1)
    if (isOfOperation) this.seen.add(`${id} ${status}`)
  }

  /** Adds a failure. The same violation of the same operation is listed once for a scenario, whatever the index in a list. */
  addFailure(failure: Omit<Failure, 'scenario' | 'count'>) {
    const same = this.failures.find(
      ({ operation, pointer, expected, scenario }) =>
        operation === failure.operation &&
        hideIndexes(pointer) === hideIndexes(failure.pointer) &&
        expected === failure.expected &&
        scenario === this.scenario,
    )
    if (same) same.count += 1
    else this.failures.push({ ...failure, scenario: this.scenario, count: 1 })
  }

  /** Adds a field outside the contract. One field of an operation is listed once for the run, whatever the index in a list. */
  addWarning(operation: OperationId, at: string) {
    const pointer = hideIndexes(at)
    const same = this.warnings.find((warning) => warning.operation === operation && warning.pointer === pointer)
    if (same) same.count += 1
    else this.warnings.push({ operation, pointer, scenario: this.scenario, count: 1 })
  }
}

const hideIndexes = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')

/** Ends a scenario after a failure that leaves nothing to go on with. The failure itself is recorded already. */
export class Failed extends Error {}

/** Ends a scenario that cannot be played on this server. */
export class Skipped extends Error {
  /** True where the rest of the scenario was played. */
  isPart = false
}

/** How the reason of a skip begins when the server lacks something. */
export const lack = 'the server does not have '

/** Ends a scenario that needs an operation which the server lacks. */
export class LackingOperation extends Skipped {
  constructor(id: OperationId) {
    super(`${lack}${id}`)
  }
}

/** Ends a run whose server has gone: what was found until then is still told. */
export class ServerGone extends Error {}

/** Ends a run: the server could not be judged, because of a wrong URL, no sign-in, missing access, or because the run was stopped. */
export class CannotJudge extends Error {}
