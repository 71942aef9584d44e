// The database engine on which each file of server tests runs. With PostgreSQL all of them run on it, except those of the embedded engine alone, and the
// embedded engine gets only what it may do differently. Without PostgreSQL the embedded engine runs everything that it can.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Checks the contract by generated calls, on the engine that runs everything. */
export const fuzz = 'tests/contract/fuzz.test.ts'

const onBothEngines = [
  // Migrations, and the first start.
  ...[
    'availability-migration',
    'database',
    'feeds-migration',
    'name-signs-migration',
    'names-migration',
    'sessions-migration',
    'users-names-migration',
    'workers-migration',
  ],
  // Constraints, triggers and functions of the schema.
  ...[
    'sessions-constraints',
    'series-constraints',
    'series-weeks.property',
    'sessions-double-booking-every-write',
    'clients-erasure',
    'session-changes',
    'session-changes.property',
    'session-moves',
    'undo',
    'undo.property',
  ],
  // Queries that depend on collation, on search, on dates, and on how the engine plans them.
  ...[
    'availability-lists.property',
    'changes',
    'lists',
    'name-signs.property',
    'clients-filters',
    'clients-last-session',
    'clients-upcoming',
    'events',
    'history',
    'sessions-counts',
    'sessions-usual-workers',
    'waiting-list-slots',
  ],
  // Turns of users at the connections, and a database that fails.
  ...['taking-turns', 'failures', 'metrics', 'log'],
  // Calls that wait for each other, and a server that is killed.
  ...['idempotency', 'idempotency-killed-server', 'changes-killed-server'],
  // Arrays of bytes, and a separate trigger.
  'auth-second-factor',
]

/** These tests need several connections at once, or another process at the database. */
const onPostgresOnly = [
  'answer-cache',
  'availability-race',
  'database-lost-connection',
  'events-of-all-processes',
  'idempotency-killed-on-postgres',
  'idempotency-of-all-processes',
  'limits-of-all-processes',
  'public-link-snapshot',
  'read-turns',
  'sessions-bulk-queue',
  'undo-race',
  'waiting-list-race',
]

/**
 * The tests of the data folder, and of large bodies, which need no query. Conformance is played once more with the SQL of this engine, on whose only
 * connection a query beside its own transaction would wait in vain.
 */
const onEmbeddedOnly = [
  'database-embedded',
  'database-maintenance',
  'large-bodies',
  'unread-memory',
  'conformance-faults',
  'conformance-missing-operations',
]

const toPaths = (names: readonly string[]) => names.map((name) => `tests/server/${name}.test.ts`)

for (const path of toPaths([...onBothEngines, ...onPostgresOnly, ...onEmbeddedOnly]))
  if (!existsSync(join(root, path))) throw new Error(`tests/server/engines.ts names ${path}, which does not exist.`)

const everything = ['tests/server/**/*.test.ts', fuzz]

/** The files that run on PostgreSQL. */
export const postgresFiles = { include: everything, exclude: toPaths(onEmbeddedOnly) }

/** The files that run on the embedded engine. */
export const embeddedFiles =
  process.env.TEST_DATABASE_URL === undefined
    ? { include: everything, exclude: toPaths(onPostgresOnly) }
    : { include: toPaths([...onBothEngines, ...onEmbeddedOnly]), exclude: [] }
