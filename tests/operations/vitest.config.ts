import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests of `npm run test:operations`. `npm test` leaves them out, because they need minutes and programs of Debian. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/operations/**/*.test.ts'],
    // Each file runs several servers.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
