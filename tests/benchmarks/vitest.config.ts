import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests of the benchmarks. `npm test` leaves them out, because they need minutes. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/benchmarks/**/*.test.ts'],
    // Longer than a script may take, which then fails with what it has printed.
    testTimeout: 500_000,
    hookTimeout: 500_000,
  },
})
