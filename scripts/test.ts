// Everything that must hold: the checks, the build and every test, the ones in a real browser included.
//   npm test                       all of it
//   npm test -- tests/server …     only the tests whose path has these words (and no checks)
// The last line says how many passed and failed; a check counts as one.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ensureBrowser } from './browser.ts'
import { checks } from './check.ts'
import { command, runSteps, type Step } from './steps.ts'

const root = join(import.meta.dirname, '..')
const filters = process.argv.slice(2)
const postgres = process.env.TEST_DATABASE_URL

/** The tests that run on PostgreSQL make a database of their own there, so all that is asked of it is an answer. */
const postgresAnswers: Step = {
  name: 'PostgreSQL answers',
  run: async () => {
    if (!postgres) throw new Error('TEST_DATABASE_URL is not set, and in continuous integration PostgreSQL is not optional.')
    const client = new pg.Client({ connectionString: postgres, connectionTimeoutMillis: 5_000 })
    // the URL may hold a password, so it is named, not shown
    await client.connect().catch((error: Error) => {
      throw new Error(`Nothing answers at TEST_DATABASE_URL: ${error.message || 'connection refused'}`)
    })
    await client.end()
  },
}

const chromium: Step = {
  name: 'Chromium',
  run: async () => {
    process.env.CHROMIUM_PATH = await ensureBrowser()
  },
}

/** Runs Vitest and counts from its report; a file that does not load, an error outside of every test and a crash count as failures too. */
async function runTests(args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'turnos-report-'))
  const file = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { promise: ended, resolve } = Promise.withResolvers<boolean>()
  spawn(process.execPath, [vitest, ...options, ...args], { cwd: root, stdio: 'inherit' }).on('close', (code) => resolve(code === 0))
  const well = await ended
  const report = readReport(file)
  rmSync(folder, { recursive: true })

  const skipped = report.numPendingTests + report.numTodoTests
  if (skipped > 0) console.log(`${skipped} tests were skipped`)
  const broken = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
  const failed = report.numFailedTests + broken.length
  return { passed: report.numPassedTests, failed: failed === 0 && !well ? 1 : failed }
}

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
    // the runner ended before it could write one, which its exit code says as well
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  }
}

const withPostgres = postgres !== undefined || process.env.CI !== undefined
const build = command('Web builds', ['node', 'scripts/build.ts', '--if-stale'])
const all = [...(filters.length > 0 ? [] : [...checks, build]), ...(withPostgres ? [postgresAnswers] : []), chromium]
const steps = await runSteps(all)
if (!withPostgres) console.log('TEST_DATABASE_URL is not set: the server is tested on the embedded database only, not on PostgreSQL.')

const tests = await runTests([...(withPostgres ? [] : ['--project=!server-postgres']), ...filters])
const passed = steps.passed + tests.passed
const failed = steps.failed + tests.failed
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
