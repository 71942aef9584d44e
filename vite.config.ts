import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommands } from 'vitest/internal/browser'
import { findBrowser, launchArgs } from './scripts/browser.ts'
import { mantineStyles } from './scripts/bundle/mantine-styles.ts'
import { changedScreens } from './scripts/test/changed-screens.ts'
import { onlyInAll } from './scripts/test/tiers.ts'
import { clockStart, readClockOffset, shiftDate } from './tests/clock/clock.ts'
import { embeddedFiles, fuzz, postgresFiles } from './tests/server/engines.ts'
import { SlowFilesFirst } from './tests/slow-files-first.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The version of this release, which the profile shows. */
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'))

/** What `npm test` leaves out of the projects. */
const leftOut = process.env.TEST_TIER === 'first' ? onlyInAll : []

/** How long a test and a condition may take. A busy machine takes many times as long as an idle one, and no test asserts how long something takes. */
const testTimeout = 300_000
const pollTimeout = 20_000

type Needs = { setup?: string; inEachFile?: string; include?: string[]; exclude?: string[] }

/**
 * A project of tests that need nothing but Node. The files of a process share its modules, because loading them took as long as the tests
 * themselves. So each file creates its own database and server, and modules keep no state except caches.
 */
const node = (name: string, { setup, inEachFile, include = [`tests/${name}/**/*.test.ts`], exclude = [] }: Needs = {}) => ({
  extends: true as const,
  test: {
    name,
    root: here('.'),
    include,
    exclude: [...exclude, ...leftOut],
    environment: 'node' as const,
    isolate: false,
    globalSetup: setup ? [here(setup)] : [],
    setupFiles: inEachFile ? [here(inEachFile)] : [],
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: pollTimeout } },
  },
})

/** A browser command of the screen tests. Its module, which loads the server, is imported by the first call and not bundled into this configuration. */
const runCommand =
  (name: keyof BrowserCommands) =>
  async (...args: unknown[]) => {
    const { serverCommands } = await import(pathToFileURL(here('tests/screens/server-commands.ts')).href)
    return serverCommands[name](...args)
  }

// Only a test run needs a browser; building and serving must not look for one.
const isTestRun = process.env.VITEST !== undefined
const executablePath = isTestRun ? ((await findBrowser()) ?? undefined) : undefined

// Screens are tested with React as users have it. Its development build takes twice the time.
if (isTestRun) process.env.NODE_ENV = 'production'

// This process and every one that the tests start have the clock of the tests. Vitest loads this file more than once.
if (isTestRun && process.env.TEST_CLOCK_OFFSET === undefined) {
  process.env.TEST_CLOCK_OFFSET = String(clockStart - Date.now())
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(here('tests/clock/set-clock.ts'))}`
  shiftDate(readClockOffset())
}

/** The first screen of most visits. */
const agenda = here('src/web/agenda-week/sessions-page.tsx')

/** Returns the modules that a module imports, itself or through others, and the module. */
function listImports(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) listImports(imported, modules, found)
  return found
}

/**
 * Returns the chunk of a module that at least three screens share. None of these chunks imports a later one: what the agenda needs, what other screens need, and
 * what needs the calendar.
 */
function nameSharedChunk(id: string, modules: Modules) {
  if ([...listImports(id, modules)].some((imported) => imported.includes('/node_modules/@mantine/dates/'))) return 'shared-calendar'
  return listImports(agenda, modules).has(id) ? 'shared' : 'shared-lists'
}

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

export default defineConfig({
  root: here('src/web'),
  publicDir: here('src/web/public'),
  cacheDir: here('node_modules/.vite'),
  define: { 'import.meta.env.VERSION': JSON.stringify(version) },
  plugins: [react(), mantineStyles],
  // The development server bundles packages with plugins of its own.
  optimizeDeps: { rolldownOptions: { plugins: [mantineStyles] } },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    manifest: true,
    // Browsers without `modulepreload` load the same files a little later.
    modulePreload: { polyfill: false },
    // A screen loads few files: the entry with the sign-in, the admin shell, and what several screens share.
    rolldownOptions: {
      output: {
        // The entry lists the files of all screens, so names would make the first visit slower. The manifest has them.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'entry', tags: ['$initial'] },
            { name: 'admin-shell', test: /\/web\/app\/admin\/(admin-layout|screen-error)\.tsx$/ },
            // Chunks that are merged by size would import each other, so that a module could run before another that it reads.
            { name: nameSharedChunk, debugName: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
  // `scripts/dev.ts` adds the proxy for calls of the API.
  server: { host: '127.0.0.1' },
  test: {
    // At least two workers: much of a test is waiting for a database or a browser.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: SlowFilesFirst },
    attachmentsDir: here('screenshots/failures'),
    projects: [
      node('domain'),
      node('web'),
      node('contract', { setup: 'tests/contract/setup.ts', exclude: [fuzz] }),
      node('server-embedded', { setup: 'tests/server/setup.ts', ...embeddedFiles }),
      node('server-postgres', { setup: 'tests/server/setup.ts', ...postgresFiles }),
      node('built-app', { setup: 'tests/built-app/setup.ts', inEachFile: 'tests/built-app/keep-screenshots.ts' }),
      {
        extends: true as const,
        plugins: [changedScreens],
        test: {
          name: 'screens',
          root: here('.'),
          include: ['tests/screens/**/*.test.tsx'],
          globalSetup: [here('tests/screens/setup.ts')],
          // The files of a page share its modules, as in the other projects. The helpers clean up after each test.
          isolate: false,
          testTimeout,
          expect: { poll: { timeout: pollTimeout } },
          browser: {
            enabled: true,
            headless: true,
            // Continuous integration keeps what a failed test showed.
            screenshotFailures: process.env.CI !== undefined,
            // Without transitions a test waits less; the browser project tests with them.
            provider: playwright({ launchOptions: { executablePath, args: launchArgs }, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' as const }],
            commands: {
              startServer: runCommand('startServer'),
              callServer: runCommand('callServer'),
              movePointerAway: ({ page }) => page.mouse.move(0, 0),
            },
          },
        },
      },
    ],
  },
})
