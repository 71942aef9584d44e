import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** How many checks or tests passed and failed. `failures` are the names of those that the end of the report repeats. */
export type Count = { passed: number; failed: number; failures?: string[] }

/**
 * Runs Vitest and counts from its report. A file that does not load, an error outside of every test and a crash count as failures too.
 */
export async function runVitest(args: string[]): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'turnos-report-'))
  const file = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = ['json', join(import.meta.dirname, 'progress.ts')].map((reporter) => `--reporter=${reporter}`)
  const options = ['run', '--allowOnly=false', ...reporters, `--outputFile.json=${file}`]
  const { promise: exited, resolve } = Promise.withResolvers<boolean>()
  spawn(process.execPath, [vitest, ...options, ...args], { cwd: root, stdio: 'inherit' }).on('close', (code) => resolve(code === 0))
  const succeeded = await exited
  const report = readReport(file)
  rmSync(folder, { recursive: true })

  const skipped = report.numPendingTests + report.numTodoTests
  if (skipped > 0) console.log(`${skipped} tests were skipped`)
  const brokenFiles = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
  const failed = report.numFailedTests + brokenFiles.length
  return { passed: report.numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed }
}

/** The part of Vitest's JSON report that is counted. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const hasFailed = ({ status }: { status: string }) => status === 'failed'

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Vitest crashed before it wrote the report; its exit code says so.
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  }
}

/** Repeats the names of failed checks, prints the sum as the last line, and makes the command fail when something failed. */
export function reportCounts(counts: readonly Count[]) {
  for (const name of counts.flatMap(({ failures = [] }) => failures)) console.log(`FAILED ${name}`)
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
