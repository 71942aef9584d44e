import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { asPostgres, atEnd, run } from './programs.ts'

/** The folder of PostgreSQL's programs in Debian. */
export const binaries = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'

/** A PostgreSQL of a test, laid out as in Debian: settings in one folder, data in another. */
export type Cluster = Awaited<ReturnType<typeof createCluster>>

/** Creates a cluster in a folder, without starting it. */
export async function createCluster(folder: string, port: number) {
  const [settings, data] = [join(folder, 'settings'), join(folder, 'data')]
  mkdirSync(join(settings, 'conf.d'), { recursive: true })
  mkdirSync(join(folder, 'sockets'))
  if (process.getuid?.() === 0) await run(['chown', '-R', 'postgres', folder])
  await run(asPostgres([join(binaries, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N']), { cwd: '/' })
  const lines = {
    data_directory: data,
    hba_file: join(settings, 'pg_hba.conf'),
    ident_file: join(settings, 'pg_ident.conf'),
    unix_socket_directories: join(folder, 'sockets'),
    listen_addresses: '127.0.0.1',
    port,
    shared_buffers: '32MB',
    max_connections: 60,
    include_dir: 'conf.d',
  }
  writeFileSync(
    join(settings, 'postgresql.conf'),
    Object.entries(lines)
      .map(([name, value]) => `${name === 'include_dir' ? 'include_dir' : `${name} =`} '${value}'\n`)
      .join(''),
  )
  writeFileSync(join(settings, 'pg_hba.conf'), 'local all all trust\nhost all postgres 127.0.0.1/32 trust\n')
  writeFileSync(join(settings, 'pg_ident.conf'), '')
  const control = (...args: string[]) => run(asPostgres([join(binaries, 'pg_ctl'), '-D', settings, '-w', ...args]), { cwd: '/' })
  const isRunning = () =>
    control('status').then(
      () => true,
      () => false,
    )
  atEnd(async () => (await isRunning()) && control('stop', '-m', 'immediate'))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    settings,
    data,
    port,
    url,
    allow: (line: string) => appendFileSync(join(settings, 'pg_hba.conf'), `${line}\n`),
    start: () => control('start', '-l', join(folder, 'sockets/server.log')),
    /** Kills all processes of the server at once, as a machine that loses its power. */
    kill: async () => {
      const pid = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]!
      const children = (await run(['ps', '-o', 'pid=', '--ppid', pid])).trim().split(/\s+/)
      for (const child of [pid, ...children]) process.kill(Number(child), 'SIGKILL')
    },
    stop: () => control('stop', '-m', 'fast'),
  }
}

/** Runs one statement on a separate connection. */
export async function queryOnce<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
