import type { OperationResult, ReportedFailure, Result } from './result.ts'

/** Formats the result of a run for a terminal. */
export function formatReport(result: Result): string {
  const { operations, coverage, leftovers } = result
  const width = Math.max(...operations.map(({ operation }) => operation.length))
  const noReason = coverage.unseen.filter(({ reason }) => reason === undefined)
  return [
    '',
    ...operations.flatMap((operation) => formatOperation(operation, width)),
    '',
    `Coverage: ${coverage.seen} of ${coverage.documented} documented statuses were seen.`,
    ...groupUnseen(coverage.unseen).map((line) => `  not seen: ${line}`),
    ...(noReason.length > 0 ? [`  ${noReason.length} of them have no known reason.`] : []),
    ...leftovers.map((leftover) => `Left over, please delete: ${leftover}`),
    ...formatVerdict(result),
  ].join('\n')
}

function formatOperation({ operation, tag, addition, result, calls, failures, skipped }: OperationResult, width: number): string[] {
  const count = `${calls} ${calls === 1 ? 'call' : 'calls'}`
  const reasons = skipped.map((reason) => `  skipped: ${reason}`)
  return [
    `${operation.padEnd(width)}  ${result.padEnd(7)}  ${count}, ${tag}${addition ? ', addition' : ''}`,
    ...failures.flatMap(formatFailure),
    ...(result === 'skipped' && reasons.length === 0 ? ['  skipped: no scenario was played'] : reasons),
  ]
}

function formatFailure({ pointer, expected, received, count, scenario, addition, correlation_id, curl }: ReportedFailure): string[] {
  return [
    `  ${pointer}${count > 1 ? ` (${count} times)` : ''}${addition ? ' (addition)' : ''}`,
    `    expected: ${expected}`,
    `    received: ${received}`,
    `    scenario: ${scenario}`,
    ...(correlation_id === null ? [] : [`    correlation id: ${correlation_id}`]),
    ...(curl === null ? [] : [`    repeat: ${curl}`]),
  ]
}

/** Joins unseen statuses that have the same reason. */
function groupUnseen(unseen: Result['coverage']['unseen']): string[] {
  const byReason = Map.groupBy(unseen, ({ reason }) => reason ?? 'no known reason')
  return [...byReason].map(([reason, list]) => {
    const byStatus = Map.groupBy(list, ({ status }) => status)
    const texts = [...byStatus].map(([status, items]) =>
      items.length > 3 ? `${status} of ${items.length} operations` : `${status} of ${items.map(({ operation }) => operation).join(', ')}`,
    )
    return `${texts.join('; ')}: ${reason}`
  })
}

function formatVerdict({ url, conforms, conforms_without_additions, has_additions, operations, seconds }: Result): string[] {
  const count = operations.flatMap(({ failures }) => failures).length
  const skipped = operations.filter(({ result }) => result === 'skipped').length
  const additions = has_additions ? operations.flatMap(({ failures }) => failures.filter(({ addition }) => addition)).length : undefined
  return [
    '',
    `Without additions: ${conforms_without_additions ? 'conforms' : 'does not conform'}.`,
    `Additions: ${additions === undefined ? 'the server has none' : additions === 0 ? 'conform' : `${additions} failures`}.`,
    `${url} ${conforms ? 'conforms' : `does not conform: ${count} failures`}; ${skipped} operations skipped; ${seconds} s.`,
  ]
}
