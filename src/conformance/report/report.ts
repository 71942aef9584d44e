import { plannedOperations } from '../contract.ts'
import { lack } from '../recorder.ts'
import type { UnseenStatus } from './coverage.ts'
import { formatSignInCurl } from './curl.ts'
import type { OperationResult, ReportedFailure, Result } from './result.ts'

/** Formats the result of a run for a terminal. */
export function formatReport(result: Result): string {
  const { operations, coverage, leftovers, kept } = result
  const width = Math.max(...operations.map(({ operation }) => operation.length))
  const hasReason = ({ reason }: UnseenStatus) => reason !== undefined
  const noReason = coverage.unseen.filter((unseen) => !hasReason(unseen))
  const hasCalls = operations.some(({ failures }) => failures.some(({ curl }) => curl?.includes('-b cookies.txt')))
  return [
    '',
    ...(hasCalls
      ? [`To repeat a call that has a cookie, sign in first: ${formatSignInCurl(result.url, result.user)}`, ...explainKeeping(kept), '']
      : []),
    ...[...Map.groupBy(operations, ({ tag }) => tag).values()].flatMap((ofTag) => [
      ...ofTag.flatMap((operation) => formatOperation(operation, width)),
      ...formatLacks(ofTag),
    ]),
    '',
    ...(plannedOperations.length > 0
      ? [`Left out, because the contract only plans them (x-planned): ${plannedOperations.map(({ id }) => id).join(', ')}.`]
      : []),
    `Coverage: ${coverage.seen} of ${coverage.documented} documented statuses were seen.`,
    ...groupUnseen(coverage.unseen.filter(hasReason)).map((line) => `  not seen: ${line}`),
    ...noReason.map(({ operation, status }) => `  not seen, for no known reason: ${status} of ${operation}`),
    ...kept.map((record) => `Kept, please delete: ${record}`),
    ...leftovers.map((leftover) => `Left over, please delete: ${leftover}`),
    ...formatVerdict(result),
  ].join('\n')
}

/** Says whether the records of the calls are still there. */
const explainKeeping = (kept: string[]) => [
  kept.length > 0
    ? 'The records of the failed scenarios were kept.'
    : 'The records of the failed scenarios were deleted; --keep keeps them, so that a repeated call finds them.',
]

/** Says in one line for a tag what the server lacks, so that scenarios of these operations were skipped. */
function formatLacks(operations: OperationResult[]): string[] {
  const lacks = new Set(
    operations
      .flatMap(({ skipped }) => skipped)
      .filter(isLack)
      .map((reason) => reason.slice(lack.length)),
  )
  return lacks.size === 0 ? [] : [`  skipped: ${lack}${[...lacks].join(', ')}`]
}

const isLack = (reason: string) => reason.startsWith(lack)

function formatOperation(
  { operation, tag, addition, result, calls, failures, warnings, skipped }: OperationResult,
  width: number,
): string[] {
  const count = `${calls} ${calls === 1 ? 'call' : 'calls'}`
  const reasons = skipped.filter((reason) => !isLack(reason)).map((reason) => `  skipped: ${reason}`)
  return [
    `${operation.padEnd(width)}  ${result.padEnd(7)}  ${count}, ${tag}${addition ? ', addition' : ''}`,
    ...[...Map.groupBy(failures, getFault).values()].flatMap(formatFailures),
    ...warnings.map((warning) => `  ${formatWarning(warning)}`),
    ...(result === 'skipped' && skipped.length === 0 ? ['  skipped: its scenarios ended before they called it'] : reasons),
  ]
}

/** Returns a text that is the same for failures that one fault of an operation causes in several scenarios. */
const getFault = ({ pointer, expected }: ReportedFailure) => JSON.stringify([pointer, expected])

/** Formats the first failure of one fault, and counts the others. */
function formatFailures(failures: ReportedFailure[]): string[] {
  const { pointer, expected, received, scenario, caller, correlation_id, curl } = failures[0]!
  const count = failures.reduce((sum, failure) => sum + failure.count, 0)
  const others = failures.length - 1
  return [
    `  ${pointer || '(no answer)'}${count > 1 ? ` (${count} times)` : ''}`,
    `    expected: ${expected}`,
    `    received: ${received.replaceAll(/\s*[\r\n]\s*/g, ' ')}`,
    `    scenario: ${scenario}${others > 0 ? `, and ${others} more` : ''}`,
    ...(caller === null ? [] : [`    caller: ${caller}`]),
    ...(correlation_id === null ? [] : [`    correlation id: ${correlation_id}`]),
    ...(curl === null ? [] : [`    repeat: ${curl}`]),
  ]
}

/** Says that a field is outside the contract. The value is left out, because the field may be a secret. */
export const formatWarning = ({ pointer, count }: OperationResult['warnings'][number]) =>
  `warning: ${pointer} is not in the contract${count > 1 ? ` (${count} times)` : ''}`

/** Joins unseen statuses that have the same reason. */
function groupUnseen(unseen: UnseenStatus[]): string[] {
  const byReason = Map.groupBy(unseen, ({ reason }) => reason)
  return [...byReason].map(([reason, list]) => {
    const byStatus = Map.groupBy(list, ({ status }) => status)
    const texts = [...byStatus].map(([status, items]) =>
      items.length > 3 ? `${status} of ${items.length} operations` : `${status} of ${items.map(({ operation }) => operation).join(', ')}`,
    )
    return `${texts.join('; ')}: ${reason}`
  })
}

function formatVerdict(result: Result): string[] {
  const { url, conforms, ended_early, missing_operations, not_played, operations, seconds } = result
  const count = operations.flatMap(({ failures }) => failures).length
  const skipped = operations.filter(({ result }) => result === 'skipped').length
  const warnings = operations.flatMap((operation) => operation.warnings).length
  const found = conforms
    ? `conforms${formatGaps(result)}`
    : `does not conform: ${formatCount(count, 'failure')}${not_played.length > 0 ? `, and ${formatNotPlayed(not_played)}` : ''}`
  const verdict = ended_early === null ? found : `could not be judged, because ${ended_early}; until then ${formatCount(count, 'failure')}`
  return [
    '',
    ...(missing_operations.length > 0 ? [`The server does not have the additions ${missing_operations.join(', ')}.`] : []),
    `${url} ${verdict}; ${skipped} operations skipped; ${warnings > 0 ? `${warnings} warnings (--strict makes them failures); ` : ''}${seconds} s.`,
  ]
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const formatNotPlayed = ({ length }: Result['not_played']) =>
  `${formatCount(length, 'scenario')} ${length === 1 ? 'was' : 'were'} not played`

/** Says what the verdict does not cover. */
function formatGaps({ complete, read_only, coverage, not_played, leftovers }: Result): string {
  if (complete) return ''
  if (read_only) return ' in what was judged, but a run that only reads judges shapes alone'
  const unexplained = coverage.unseen.filter(({ reason }) => reason === undefined).length
  const gaps = [
    ...(not_played.length + unexplained + leftovers.length === 0 ? ['only single scenarios were chosen'] : []),
    ...(not_played.length > 0 ? [formatNotPlayed(not_played)] : []),
    ...(unexplained > 0 ? [`${unexplained} documented statuses were not seen for no known reason`] : []),
    ...(leftovers.length > 0 ? [`${leftovers.length} records could not be deleted`] : []),
  ]
  return ` in what was judged, but ${gaps.join(' and ')}`
}
