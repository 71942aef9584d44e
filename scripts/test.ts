// Runs the checks, the build, the size bounds and every test, including those in a real browser.
//   npm test                       everything
//   npm test -- tests/server …     only the tests whose path contains one of these words, without checks
//   npm test -- --changed          only the tests that reach by imports what has changed since the last commit, without checks
// The last line says how many passed and failed; a check counts as one.
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { ensureBrowser } from './browser.ts'
import { checks } from './check.ts'
import { createCommandStep, runSteps, type Step } from './steps.ts'
import { type Count, reportCounts, runVitest } from './test/run-vitest.ts'

const filters = process.argv.slice(2)
const databaseUrl = process.env.TEST_DATABASE_URL
const withPostgres = databaseUrl !== undefined || process.env.CI !== undefined

/** How often PostgreSQL is asked, a second apart: on a machine that has just started, it may still be recovering. */
const connectAttempts = 30

/** True for a server that does not listen yet or still starts, and for a timeout, which has no code. */
const isTemporary = ({ code }: { code?: string }) => code === undefined || code === 'ECONNREFUSED' || code === '57P03'

/** Only checks the connection: each test file creates its own database. */
const connectToPostgres: Step = {
  name: 'PostgreSQL answers',
  run: async () => {
    if (!databaseUrl) throw new Error('TEST_DATABASE_URL is not set. Continuous integration needs PostgreSQL.')
    for (let attempt = 1; ; attempt++) {
      const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
      const error = await client.connect().then(
        () => undefined,
        (error: Error & { code?: string }) => error,
      )
      if (!error) return client.end()
      // The message names the variable instead of the URL, which may contain a password.
      if (attempt === connectAttempts || !isTemporary(error))
        throw new Error(`Cannot connect to TEST_DATABASE_URL: ${error.message || 'connection refused'}`)
      await setTimeout(1_000)
    }
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

const isFiltered = filters.length > 0
const counts: Count[] = [
  await runSteps([...(isFiltered ? [] : [...checks, buildWeb]), ...(withPostgres ? [connectToPostgres] : []), findChromium]),
  await runSteps(isFiltered ? [] : [checkSize]),
]
if (!withPostgres) console.log('TEST_DATABASE_URL is not set: everything is tested on the embedded database, nothing on PostgreSQL.')
counts.push(await runVitest([...(withPostgres ? [] : ['--project=!server-postgres']), ...filters]))
reportCounts(counts)
