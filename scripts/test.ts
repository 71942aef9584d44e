// Runs the checks, the build, the size bounds and every test, including those in a real browser.
//   npm test                       everything
//   npm test -- tests/server …     only the tests whose path contains one of these words, without checks
// The last line says how many passed and failed; a check counts as one.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ensureBrowser } from './browser.ts'
import { checks } from './check.ts'
import { createCommandStep, runSteps, type Step } from './steps.ts'

const root = join(import.meta.dirname, '..')
const filters = process.argv.slice(2)
const databaseUrl = process.env.TEST_DATABASE_URL
const withPostgres = databaseUrl !== undefined || process.env.CI !== undefined

/** Only checks the connection: each test file creates its own database. */
const connectToPostgres: Step = {
  name: 'PostgreSQL answers',
  run: async () => {
    if (!databaseUrl) throw new Error('TEST_DATABASE_URL is not set. Continuous integration needs PostgreSQL.')
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
    // The message names the variable instead of the URL, which may contain a password.
    await client.connect().catch((error: Error) => {
      throw new Error(`Cannot connect to TEST_DATABASE_URL: ${error.message || 'connection refused'}`)
    })
    await client.end()
  },
}

const findChromium: Step = {
  name: 'Chromium',
  run: async () => {
    process.env.CHROMIUM_PATH = await ensureBrowser()
  },
}

const buildWeb = createCommandStep('Web builds', ['node', 'scripts/build.ts', '--if-stale'])
const checkSize = createCommandStep('Size of the first views', ['node', 'scripts/size.ts'])

type Count = { passed: number; failed: number }

/**
 * Runs Vitest and counts from its report. A file that does not load, an error outside of every test and a crash count as failures too.
 */
async function runTests(args: string[]): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'turnos-report-'))
  const file = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
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

const isFiltered = filters.length > 0
const counts: Count[] = [
  await runSteps([...(isFiltered ? [] : [...checks, buildWeb]), ...(withPostgres ? [connectToPostgres] : []), findChromium]),
  await runSteps(isFiltered ? [] : [checkSize]),
]
if (!withPostgres) console.log('TEST_DATABASE_URL is not set: the server is tested on the embedded database only, not on PostgreSQL.')
counts.push(await runTests([...(withPostgres ? [] : ['--project=!server-postgres']), ...filters]))

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
