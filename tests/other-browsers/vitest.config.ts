import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The smoke tests of `npm run test:all`. `npm test` leaves them out, because it installs no other browser than Chromium. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/other-browsers/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
