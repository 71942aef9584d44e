import { formatWarning } from './report.ts'
import type { OperationResult, Result } from './result.ts'

const escapeText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML allows no other control characters.
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/gu, '?')

/** Formats the result of a run as JUnit XML: a suite for each tag, a case for each operation. */
export function formatJUnit({ operations, seconds }: Result): string {
  const suites = [...Map.groupBy(operations, ({ tag }) => tag)].map(([tag, list]) =>
    [`  <testsuite name="${escapeText(tag)}" ${formatCounts(list)}>`, ...list.map(formatCase), '  </testsuite>'].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${formatCounts(operations)} time="${seconds}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

const formatCounts = (list: OperationResult[]) => {
  const count = (result: string) => list.filter((operation) => operation.result === result).length
  return `tests="${list.length}" failures="${count('failed')}" skipped="${count('skipped')}"`
}

function formatCase({ operation, tag, result, failures, warnings, skipped }: OperationResult): string {
  const texts = failures.map(({ pointer, expected, received, scenario, curl }) =>
    [`${pointer}: expected ${expected}, received ${received}`, scenario, curl ?? ''].join('\n'),
  )
  const content =
    result === 'failed'
      ? `<failure message="${escapeText(failures.map(({ pointer }) => pointer).join(' '))}">${escapeText(texts.join('\n\n'))}</failure>`
      : result === 'skipped'
        ? `<skipped message="${escapeText(skipped.join('; '))}"/>`
        : ''
  const output = warnings.length > 0 ? `<system-out>${escapeText(warnings.map(formatWarning).join('\n'))}</system-out>` : ''
  return `    <testcase classname="${escapeText(tag)}" name="${escapeText(operation)}">${content}${output}</testcase>`
}
