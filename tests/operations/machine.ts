import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { AppProcess } from '../../scripts/app/app-process.ts'
import { startHaproxy } from './haproxy.ts'
import { binaries, createCluster } from './postgres-cluster.ts'
import { asPostgres, atEnd, run, startServer } from './programs.ts'

/** The ports that a machine's PostgreSQL, HAProxy and server have in a test. */
export type Ports = { postgres: number; haproxy: number; server: number }

/** A machine of docs/operations.md: its own PostgreSQL, HAProxy and server. */
export type Machine = Awaited<ReturnType<typeof createMachine>>

/** Replaces the addresses of the paper. All machines of a test are this one, so they differ by their ports. */
export function replaceAddresses(text: string, machines: Record<string, Ports>) {
  for (const [address, { postgres, server }] of Object.entries(machines))
    text = text
      .replaceAll(`${address}:5432`, `127.0.0.1:${postgres}`)
      .replaceAll(`${address}:3000`, `127.0.0.1:${server}`)
      .replaceAll(`host=${address}`, `host=127.0.0.1 port=${postgres}`)
      .replaceAll(`=${address}`, '=127.0.0.1')
  return text.replaceAll('10.0.0.0/24', '127.0.0.1/32').replaceAll('10.0.0.3', '127.0.0.1')
}

/** Parses a file of variables, as systemd does. */
export const parseEnvironment = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]))

/** Creates a machine with a cluster that has just been installed. */
export async function createMachine(folder: string, address: string, machines: Record<string, Ports>) {
  const ports = machines[address]!
  const cluster = await createCluster(folder, ports.postgres)
  const bin = join(folder, 'bin')
  const request = join(folder, 'restart-turnos')
  let server: AppProcess | undefined
  let environment: Record<string, string> = {}

  const replace = (text: string) =>
    replaceAddresses(text, machines)
      .replaceAll('/etc/postgresql/15/main', cluster.settings)
      .replaceAll('/var/lib/postgresql/15/main', cluster.data)
      .replaceAll('/usr/lib/postgresql/15/bin', binaries)
      .replaceAll('127.0.0.1:5433', `127.0.0.1:${ports.haproxy}`)
      .replaceAll(`listen_addresses = '*'`, `listen_addresses = '127.0.0.1'`)

  const addScript = (name: string, lines: readonly string[]) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${lines.join('\n')}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  const control = asPostgres([join(binaries, 'pg_ctl'), '-D', cluster.settings, '-w', '-l', join(folder, 'sockets/server.log')]).join(' ')
  mkdirSync(bin)
  // The machine of a test need not run systemd.
  addScript('systemctl', [
    'case "$2" in',
    'postgresql) cd /',
    `if [ "$1" = stop ]; then ${control} status > /dev/null || exit 0; fi`,
    `exec ${control} "$1" ;;`,
    `turnos) touch ${request}; while [ -e ${request} ]; do sleep 0.1; done ;;`,
    '*) exit 1 ;;',
    'esac',
  ])
  if (process.getuid?.() !== 0) addScript('runuser', ['shift 3', 'exec "$@"'])

  const startTurnos = async () => {
    server = await startServer({ ...environment, PORT: String(ports.server) })
  }
  /** Does what the unit of the server would do at `systemctl restart turnos`. */
  const restartTurnos = async () => {
    await server?.end('SIGTERM')
    await startTurnos()
    await rm(request)
  }
  let isEnded = false
  atEnd(() => {
    isEnded = true
  })
  const watchRequests = async () => {
    while (!isEnded) {
      await wait(100)
      if (existsSync(request)) await restartTurnos()
    }
  }

  return {
    cluster,
    url: `http://127.0.0.1:${ports.server}`,
    replace,
    /** Writes a file of the paper. */
    write: (text: string, file: string) => writeFileSync(join(cluster.settings, file), replace(text)),
    /** Runs a block of the paper on this machine. */
    run: (block: string) =>
      run(['sh', '-euc', replace(block)], {
        cwd: '/',
        env: {
          ...process.env,
          PATH: `${bin}:${process.env.PATH}`,
          PGHOST: join(folder, 'sockets'),
          PGPORT: String(ports.postgres),
          PGUSER: block.includes('pg_basebackup') ? undefined : 'postgres',
        },
      }),
    startHaproxy: (configuration: string) => startHaproxy(folder, replace(configuration)),
    startTurnos: async (file: string) => {
      environment = parseEnvironment(replace(file))
      await startTurnos()
      void watchRequests()
    },
    environment: () => environment,
  }
}
