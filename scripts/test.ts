// Runs the tests. The last line says how many passed and failed; a check counts as one. `test/tiers.ts` says which tests run when.
//   npm test                       the checks, the build, the size bounds, and the tests that need nothing but npm
//   npm run test:all               the same with every test: on PostgreSQL too, in other browsers, and the benchmarks at their smallest size
//   npm test -- tests/server …     only the tests whose path contains one of these words, without checks; with TEST_DATABASE_URL on PostgreSQL too
//   npm test -- --changed          only the tests that reach by imports what has changed since the last commit, without checks
//   … -- --shuffle                 the test files in a random order, whose seed is printed; --seed 123 for that order again
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { checks } from './check.ts'
import { createCommandStep, runSteps, type Step } from './steps.ts'
import { connectToPostgres } from './test/connect-to-postgres.ts'
import { createProgramsStep } from './test/programs.ts'
import { type Count, reportCounts, runVitest } from './test/run-vitest.ts'
import { otherSuites } from './test/tiers.ts'

const { values, positionals: words } = readArguments()
const isWhole = words.length === 0 && !values.changed
const isFirstTier = isWhole && !values.all

process.env.TEST_TIER = isFirstTier ? 'first' : 'all'
// `npm test` runs the same tests on every machine.
if (isFirstTier) delete process.env.TEST_DATABASE_URL
const withPostgres = process.env.TEST_DATABASE_URL !== undefined

delete process.env.TEST_SEED
if (values.shuffle || values.seed) process.env.TEST_SEED = values.seed ?? String(Date.now())

const findChromium: Step = {
  name: 'Chromium',
  run: async () => {
    process.env.CHROMIUM_PATH = await ensureBrowser()
  },
}
const findOtherBrowsers = createProgramsStep('Firefox ESR and WebKitGTK', {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
})
const buildWeb = createCommandStep('Web builds', ['node', 'scripts/build.ts', '--if-stale'])
const checkSize = createCommandStep('Size of the first views', ['node', 'scripts/size.ts'])

const root = join(import.meta.dirname, '..')
const hasChosenFile = (suite: string) =>
  globSync(`${suite}/**/*.test.ts`, { cwd: root }).some((file) => words.some((word) => file.includes(word)))
const suites = otherSuites.filter((suite) => (isWhole ? values.all : hasChosenFile(suite)))

const counts: Count[] = []
const run = async (steps: Step[]) => {
  counts.push(await runSteps(steps))
  return counts.at(-1)!.failed === 0
}

// The run stops here when a program is missing, and names it. The two steps follow each other because Debian's package manager runs once at a time.
const isReady =
  (await run([findChromium, ...(withPostgres || values.all ? [connectToPostgres] : [])])) &&
  (!suites.includes('tests/other-browsers') || (await run([findOtherBrowsers])))
if (isReady) {
  await run(isWhole ? [...checks, buildWeb] : [buildWeb])
  if (isWhole) await run([checkSize])
  const options = [
    ...(withPostgres ? [] : ['--project=!server-postgres']),
    // The words may choose files of the other suites alone.
    ...(suites.length > 0 ? ['--passWithNoTests'] : []),
  ]
  counts.push(await runVitest([...options, ...words, ...(values.changed ? ['--changed'] : [])]))
  for (const suite of suites) counts.push(await runVitest(['--config', `${suite}/vitest.config.ts`, ...words]))
}
reportCounts(counts)

function readArguments() {
  const options = {
    all: { type: 'boolean' },
    changed: { type: 'boolean' },
    shuffle: { type: 'boolean' },
    seed: { type: 'string' },
  } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
}
