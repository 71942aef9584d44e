// Which tests run when.
//
// `npm test` is quick enough for every commit, and needs nothing but npm: every promise that one database connection can show (on the embedded engine),
// every screen, and the main ways through the built application.
//
// `npm run test:all` runs everything, as continuous integration does: with PostgreSQL, and with what is listed here.

/** Test files of `vite.config.ts` that `npm test` leaves out. */
export const onlyInAll = [
  // Each view in both themes, at every width, zoomed, with large letters, in forced colors, without its web font and with wide spacing; what is printed; the
  // fonts; an old browser.
  'tests/built-app/sweep/**',
  'tests/built-app/*paper.test.ts',
  'tests/built-app/{font,old-browser}.test.ts',
  // Faults: each one that is planted in a server is named by conformance, the network fails in each way with a change of a session and with a form where
  // the code differs, parts of the application do not arrive, and bodies are as large as they can be.
  'tests/server/conformance-faults.test.ts',
  'tests/contract/foreign-server.test.ts',
  'tests/built-app/{bad-network,missing-parts}.test.ts',
  'tests/server/{large-bodies,unread-memory}.test.ts',
  // Conformance calls each operation in `npm test`. This plays it on servers that lack operations, and sends thousands of generated calls besides.
  'tests/server/conformance-missing-operations.test.ts',
  'tests/contract/fuzz.test.ts',
  // The commands of an operator in separate processes. `tests/server/backup.test.ts` tests what they do.
  'tests/built-app/backup.test.ts',
  // Installs the packages of a server once more, for which npm may need the network.
  'tests/built-app/production-install.test.ts',
]

/** The suites with a Vitest configuration of their own, by their folder, which `npm test` leaves out. */
export const otherSuites = [
  // A smoke test in Firefox and WebKit.
  'tests/other-browsers',
  // Each benchmark at its smallest size: it must still measure all of its figures.
  'tests/benchmarks',
]
