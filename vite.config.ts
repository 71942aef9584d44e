import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, launchArgs } from './scripts/browser.ts'
import { compileHint } from './scripts/compile-hint.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where `npm run dev` and `npm run dev:mock` send the web's calls. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

type Needs = { setup?: string; folder?: string; without?: string[]; seconds?: number }

/**
 * Tests that need nothing but Node. The files of a process share its modules, for loading them took as long as the tests: what a file
 * makes is its own (its database, its server), and a module keeps nothing but what may be looked up again.
 */
const node = (name: string, { setup, folder = name, without = [], seconds = 30 }: Needs = {}) => ({
  extends: true as const,
  test: {
    name,
    root: here('.'),
    include: [`tests/${folder}/**/*.test.ts`],
    exclude: without,
    environment: 'node' as const,
    isolate: false,
    globalSetup: setup ? [here(setup)] : [],
    testTimeout: seconds * 1000,
    hookTimeout: Math.max(60, seconds) * 1000,
    expect: { poll: { timeout: 10_000 } },
  },
})

// Only a test run needs a browser; building and serving must not look for one.
const executablePath = process.env.VITEST ? ((await findBrowser()) ?? undefined) : undefined

/** What every page loads, the sign-in too. */
const base = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|react-router|@tanstack|valibot|openapi-fetch|clsx|klona|fast-deep-equal|@mantine/form)/',
    '/@mantine/core/esm/core/(Box|factory|InlineStyles|MantineProvider|styles-api)/',
    '/@mantine/core/esm/components/(ActionIcon|Button|Input|InputBase|Loader|PasswordInput|TextInput|Transition|UnstyledButton)/',
    '/src/(api/|web/(app|data|navigation|screen)/[^/]+$|web/constants|web/auth/(guard|access|session|sign-in-form))',
    '/src/web/ui/(theme/|feedback/(copy|failure|not-found|notices-host|notify|problem-panel|refusal|route-error|something-wrong|waiting)|form/(use-request-form|form-values|validated-form|validation-messages|request-form)|page/(link|logo))',
  ].join('|'),
)

export default defineConfig({
  root: here('src/web'),
  publicDir: here('src/web/public'),
  cacheDir: here('node_modules/.vite'),
  plugins: [react(), compileHint],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // one file of what every page needs: in a dozen small ones it costs 8 KiB more
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base }] } } },
  },
  server: { host: '127.0.0.1', proxy: { '/api/': { target: api } } },
  test: {
    // two at least: much of a test is waiting, for a database or a browser
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      node('domain'),
      node('contract', { setup: 'tests/contract/setup.ts' }),
      node('server-embedded', {
        folder: 'server',
        setup: 'tests/server/setup.ts',
        without: ['tests/server/database-lost-connection.test.ts'],
      }),
      node('server-postgres', { folder: 'server', setup: 'tests/server/setup.ts', without: ['tests/server/database-embedded.test.ts'] }),
      node('browser', { setup: 'tests/browser/setup.ts', seconds: 120 }),
      {
        extends: true as const,
        test: {
          name: 'screens',
          root: here('.'),
          include: ['tests/screens/**/*.test.tsx'],
          globalSetup: [here('tests/screens/setup.ts')],
          testTimeout: 30_000,
          expect: { poll: { timeout: 5_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: launchArgs } }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
})
