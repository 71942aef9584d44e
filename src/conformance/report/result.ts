import { additions, tags } from '../contract.ts'
import type { Failure } from '../recorder.ts'
import type { Verdict } from '../run.ts'
import type { UnseenStatus } from './coverage.ts'
import { formatCurl, hidePasswords } from './curl.ts'
import type { RecordNames } from './record-names.ts'

/** A failure as the report shows it. */
export type ReportedFailure = {
  pointer: string
  expected: string
  received: string
  count: number
  scenario: string
  /** The user who called; null when there was no answer. */
  caller: string | null
  correlation_id: string | null
  curl: string | null
}

/** The result of one operation. */
export type OperationResult = {
  operation: string
  tag: string
  addition: boolean
  result: 'ok' | 'failed' | 'skipped'
  calls: number
  failures: ReportedFailure[]
  /** The fields outside the contract in the responses of this operation, each once. They are no failures. */
  warnings: { pointer: string; count: number; scenario: string }[]
  /** Why scenarios of this operation were not played. */
  skipped: string[]
}

/** The result of a run, as the JSON file has it. */
export type Result = {
  url: string
  /** The name with which the run signed in. */
  user: string
  read_only: boolean
  /** True when nothing fails. The exit code is then 0. */
  conforms: boolean
  /** Why the run ended before all scenarios were played, so that the server could not be judged; null when it did not. The exit code is then 2. */
  ended_early: string | null
  /** True when every scenario was played, every documented status was seen or has a reason not to be, and nothing is left over. */
  complete: boolean
  /** The additions that the server lacks. */
  missing_operations: string[]
  seconds: number
  operations: OperationResult[]
  coverage: { documented: number; seen: number; unseen: UnseenStatus[] }
  leftovers: string[]
  /** The records of failed scenarios, when the run was asked to keep them. */
  kept: string[]
  /** The scenarios that were not played, each with the reason. */
  not_played: { scenario: string; reason: string }[]
}

/** Puts together what a run has found, by operation. A failure of an operation that was not chosen counts too. */
export function summarizeRun({
  url,
  user,
  isReadOnly,
  isPartial,
  ending,
  has,
  recorder,
  names,
  operations,
  coverage,
  milliseconds,
}: Verdict): Result {
  const { failures, warnings, skips, calls, leftovers } = recorder
  const kept = recorder.kept.map((record) => names.addTo(record))
  const chosen = new Set(operations.map(({ id }) => id))
  const setUp = [...new Set([...failures, ...warnings].map(({ operation }) => operation))].filter((id) => !chosen.has(id))
  const results = [
    ...operations.map((operation) => ({ id: operation.id, tag: operation.tag, isAddition: operation.isAddition })),
    ...setUp.map((id) => ({ id, tag: 'needed to set up', isAddition: false })),
  ].map(({ id, tag, isAddition }): OperationResult => {
    const own = failures.filter(({ operation }) => operation === id)
    const skipped = [...new Set(skips.filter((skip) => skip.operations.includes(id)).map(({ reason }) => reason))]
    const count = calls.get(id) ?? 0
    const result = own.length > 0 ? 'failed' : count === 0 ? 'skipped' : 'ok'
    return {
      operation: id,
      tag,
      addition: isAddition,
      result,
      calls: count,
      failures: own.map((failure) => reportFailure(failure, names)),
      warnings: warnings.filter(({ operation }) => operation === id).map(({ pointer, count, scenario }) => ({ pointer, count, scenario })),
      skipped,
    }
  })
  const notPlayed = skips.filter(({ lacksOperation }) => !lacksOperation).map(({ scenario, reason }) => ({ scenario, reason }))
  return {
    url,
    user,
    read_only: isReadOnly,
    conforms: failures.length === 0,
    ended_early: ending ?? null,
    complete:
      !isReadOnly &&
      !isPartial &&
      ending === undefined &&
      notPlayed.length + leftovers.length === 0 &&
      coverage.unseen.every(({ reason }) => reason !== undefined),
    missing_operations: additions.filter((id) => !has(id)),
    seconds: Math.round(milliseconds / 100) / 10,
    operations: results.sort((left, right) => tags.indexOf(left.tag) - tags.indexOf(right.tag)),
    coverage,
    leftovers,
    kept,
    not_played: notPlayed,
  }
}

const reportFailure = ({ pointer, expected, received, count, scenario, exchange }: Failure, names: RecordNames): ReportedFailure => ({
  pointer,
  expected: names.addTo(expected),
  received: names.addTo(hidePasswords(received)),
  count,
  scenario,
  caller: exchange?.caller ?? null,
  correlation_id: exchange?.correlationId ?? null,
  curl: exchange ? formatCurl(exchange) : null,
})
