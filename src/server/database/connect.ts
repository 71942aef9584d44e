import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { type QueuedPool, queueConnections } from './connection-queue.ts'
import { createPostgresListen, type ListenToChanges } from './listen.ts'
import { describeCause, StartError } from './start-error.ts'
import type { QueryStatistics } from './statistics.ts'
import type { Tables } from './tables.ts'

/** The database, or a transaction, on which queries run. */
export type Db = Kysely<Tables>

/** A transaction, for functions that must run inside one. */
export type Trx = Transaction<Tables>

/** Counts what the connections and queries of a database are doing. */
export type DatabaseStatistics = QueryStatistics & {
  engine: Database['engine']
  /** Returns how many connections are in use and how many are idle, and how many queries wait for one. */
  countConnections: () => { inUse: number; idle: number; waiting: number }
}

/** An open database. */
export type Database = {
  db: Db
  engine: 'postgres' | 'embedded'
  /** The connections to PostgreSQL, for a library that queries on its own. */
  pool?: pg.Pool
  listen: ListenToChanges
  statistics: DatabaseStatistics
  close(): Promise<void>
  /** Makes a consistent copy of everything as a tar file. Only the embedded engine has it; PostgreSQL has pg_dump. */
  dump?: () => Promise<Blob>
}

/**
 * The database to open: the PostgreSQL at `url`, otherwise the embedded engine, which keeps its data in the folder `dir` or, without one, in memory. In
 * memory it starts empty or with the dump `image`. `backupDir` has the daily backups, which are named where the folder cannot be read.
 */
export type DatabaseLocation = { url?: string; dir?: string; image?: Blob; backupDir?: string | undefined }

const oldestVersion = 15

/** Milliseconds that a query waits for the embedded engine's only connection, and for one of those to PostgreSQL. */
const embeddedWait = 30_000
const postgresWait = 5_000

/** The number of connections to PostgreSQL. */
const postgresConnections = 10

/** Opens the database. Throws a StartError when it cannot be opened. */
export async function openDatabase({ url, ...location }: DatabaseLocation): Promise<Database> {
  if (url !== undefined) return openPostgres(url)
  // The engine has several megabytes, which are not needed with PostgreSQL.
  const { openEmbedded } = await import('./embedded.ts')
  const { poolConfig, watchForPanic, listen, close, dump } = await openEmbedded(location)
  const pool = new pg.Pool({ ...poolConfig, max: 1, types })
  pool.on('connect', watchForPanic)
  const timeoutMessage = `No connection to the embedded database was free within ${embeddedWait / 1000} s: it has a single one, so inside a transaction use the transaction, not the database.`
  const queued = queueConnections(pool, { size: 1, maxWait: embeddedWait, timeoutMessage, returnsToIo: true })
  return { ...wrapPool('embedded', pool, queued, close), listen, dump }
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: postgresConnections,
    connectionTimeoutMillis: postgresWait,
    // pgbouncer refuses settings that are sent while a connection is opened. To compile a query takes longer than to run it.
    onConnect: (connection) => connection.query('set statement_timeout = 15000; set jit = off'),
  })
  // The pool replaces a broken connection at the next use. Without these listeners the error event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (connection) => connection.on('error', () => {}))
  try {
    const { rows } = await pool.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
    )
    const { version, encoding } = rows[0]!
    if (version < oldestVersion) throw new StartError(`The database is PostgreSQL ${version}; Turnos needs ${oldestVersion} or newer.`)
    if (encoding !== 'UTF8') throw new StartError(`The database is encoded as ${encoding}; Turnos needs UTF8.`)
    if (await areConnectionsShared(pool))
      throw new StartError('DATABASE_URL leads to a pool in transaction mode; Turnos needs one in session mode, or PostgreSQL itself.')
    const timeoutMessage = `No connection to the database was free within ${postgresWait / 1000} s.`
    const queued = queueConnections(pool, { size: postgresConnections, maxWait: postgresWait, timeoutMessage, returnsToIo: false })
    return { ...wrapPool('postgres', pool, queued, async () => {}), listen: createPostgresListen(url), pool }
  } catch (error) {
    await pool.end()
    throw error instanceof StartError
      ? error
      : new StartError(`The database at DATABASE_URL cannot be opened: ${describeCause(error)}.`, { cause: error })
  }
}

/**
 * True behind a pool, such as pgbouncer in transaction mode, that gives a connection to others between two transactions: LISTEN, the lock of migrations and
 * settings of the session would then fail now and then. After a transaction such a pool takes either the connection that it has just got back, so that both
 * of our connections see the same one, or another, so that the first one sees two. Calls of others in between may hide this, but not each time.
 */
async function areConnectionsShared(pool: pg.Pool): Promise<boolean> {
  const [first, second] = [await pool.connect(), await pool.connect()]
  const readPid = async (connection: pg.PoolClient) =>
    (await connection.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      const pids = [await readPid(first), await readPid(first), await readPid(second)]
      if (pids[0] !== pids[1] || pids[1] === pids[2]) return true
    }
    return false
  } finally {
    first.release()
    second.release()
  }
}

function wrapPool(engine: Database['engine'], pool: pg.Pool, queued: QueuedPool, closeEngine: () => Promise<void>) {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: queued }) })
  const countConnections = () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: queued.countWaiting() })
  const statistics: DatabaseStatistics = { ...queued.statistics, engine, countConnections }
  const close = async () => {
    await db.destroy()
    await closeEngine()
  }
  return { db, engine, statistics, close }
}

const { builtins } = pg.types

/** Parses values into the wire's form: dates and instants stay text, because Date objects depend on a time zone. */
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (parsers[type] ?? pg.types.getTypeParser(type, format as 'text')) as never,
}
