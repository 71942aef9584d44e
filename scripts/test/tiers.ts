// Which tests run when.
//
// `npm test` is quick enough for every commit, and needs nothing but npm: every promise that one database connection can show (on the embedded engine),
// every screen, and the main ways through the built application.
//
// `npm run test:all` runs everything, as continuous integration does: with PostgreSQL, and with what is listed here.

/** Test files of `vite.config.ts` that `npm test` leaves out. */
export const onlyInAll = [
  // Each view in both themes, at every width, zoomed, without its web font and with wide spacing.
  'tests/built-app/sweep/**',
  // Conformance must name each of the faults that are planted in a server.
  'tests/server/conformance-faults.test.ts',
  'tests/contract/foreign-server.test.ts',
  // Each kind of network trouble with a change of a session, and with a form where the code differs.
  'tests/built-app/bad-network.test.ts',
]

/** The suites with a Vitest configuration of their own, by their folder, which `npm test` leaves out. */
export const otherSuites = [
  // A smoke test in Firefox and WebKit.
  'tests/other-browsers',
  // Each benchmark at its smallest size: it must still measure all of its figures.
  'tests/benchmarks',
]
