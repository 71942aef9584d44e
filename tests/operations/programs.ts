import { type SpawnOptions, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppProcess, startApp } from '../../scripts/app/app-process.ts'

const endings: (() => unknown)[] = []

/** Has something ended or removed after the tests of a file, also when one of them, or their preparation, fails. */
export const atEnd = (end: () => unknown) => void endings.push(end)

/** Ends what the tests of a file have started, the last first. */
export async function endAll() {
  const errors: unknown[] = []
  for (const end of endings.splice(0).reverse())
    try {
      await end()
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'))
}

/** A program that a test has started. */
export type Program = {
  pid: number
  /** Everything that it has printed so far. */
  output: () => string
  exited: Promise<number | null>
  /** Sends a signal and waits for the exit. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Starts a program. */
export function startProgram([file = '', ...args]: readonly string[], options: SpawnOptions = {}): Program {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part: string) => (text += part))
  const { promise: exited, resolve, reject } = Promise.withResolvers<number | null>()
  child.once('error', reject)
  child.once('close', resolve)
  atEnd(() => child.exitCode === null && child.signalCode === null && child.kill('SIGKILL') && exited)
  return {
    pid: child.pid!,
    output: () => text,
    exited,
    end: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}

/** Runs a program to its end and returns what it printed. Throws with that when it fails. */
export async function run(command: readonly string[], options: SpawnOptions = {}): Promise<string> {
  const program = startProgram(command, options)
  const code = await program.exited
  if (code !== 0) throw new Error(`${command.join(' ')} exited with ${code}:\n${program.output()}`)
  return program.output()
}

/** Puts before a command what runs it as the user postgres, because neither PostgreSQL nor pgbouncer runs as root. */
export const asPostgres = (command: readonly string[]) =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command

/** Makes a temporary folder, in which other users may read. */
export function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'turnos-operations-'))
  chmodSync(folder, 0o755)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a server of the project in a separate process. */
export async function startServer(environment: Record<string, string>): Promise<AppProcess> {
  const server = await startApp(environment)
  atEnd(() => server.end('SIGKILL'))
  return server
}

/** Finds free ports. They are all open at once, so that they differ. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
        }),
    ),
  )
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
