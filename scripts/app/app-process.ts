import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The app in a separate process. */
export type AppProcess = {
  url: string
  /** The id of the process. */
  pid: number
  /** Everything that it has printed so far. */
  output: () => string
  /** The exit code once the process has ended; null when a signal ended it. */
  exited: Promise<number | null>
  /** Sends a signal and waits for the exit. Returns the exit code, or null when the signal ended the process. */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>
}

type Environment = Record<string, string>

/** The variables that set the clock of the tests, and those by which `faketime` sets the clock of every process. */
const clockVariables = ['NODE_OPTIONS', 'TEST_CLOCK_OFFSET', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_SHARED']

/** How long the app may take until it is ready, in milliseconds, on a busy machine. */
const startTimeout = 180_000

/** Starts a script of the project and waits until it prints its address. Throws with its output when it exits before that, or takes too long. */
export async function startApp(environment: Environment, script = 'src/server/main.ts', args: readonly string[] = []): Promise<AppProcess> {
  const { child, output, exited } = run(environment, script, args)
  const { promise: ready, resolve } = Promise.withResolvers<string>()
  child.stdout?.on('data', () => {
    const [, url] = /ready at (http:\S+)/.exec(output()) ?? []
    if (url) resolve(url)
  })
  const timeout = setTimeout(() => child.kill('SIGKILL'), startTimeout)
  const exitedEarly = exited.then((code) => Promise.reject(new Error(`The app exited with ${code} before it was ready:\n${output()}`)))
  const url = await Promise.race([ready, exitedEarly]).finally(() => clearTimeout(timeout))
  return {
    url,
    pid: child.pid!,
    output,
    exited,
    end: (signal) => {
      child.kill(signal)
      return exited
    },
  }
}

/** Runs the server and waits until it exits on its own. `launcher` is a command that starts it with other privileges. */
export async function runToExit(
  environment: Environment,
  launcher: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  const { exited, output } = run(environment, 'src/server/main.ts', [], launcher)
  return { code: await exited, output: output() }
}

/** Runs a script of the project and waits until it exits. */
export async function runScript(
  environment: Environment,
  script: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const { exited, output } = run(environment, script, args)
  return { code: await exited, output: output() }
}

function run(
  environment: Environment,
  script: string,
  args: readonly string[] = [],
  launcher: readonly string[] = [],
): { child: ChildProcess; output: () => string; exited: Promise<number | null> } {
  const [file = '', ...rest] = [...launcher, process.execPath, script, ...args]
  const child = spawn(file, rest, {
    cwd: root,
    // Leaves out the caller's environment, which may name a database, except what sets the clock. The compile cache is the one of `npm start`.
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(clockVariables.map((name) => [name, process.env[name]])),
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      PORT: '0',
      LOG_LEVEL: 'warn',
      BACKUP_DIR: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const { promise: exited, resolve } = Promise.withResolvers<number | null>()
  child.once('close', resolve)
  return { child, output: () => text, exited }
}

/** Creates a temporary data folder, empty or as a copy of another, with a function that removes it. */
export function createDataFolder(source?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'turnos-data-'))
  if (source !== undefined) cpSync(source, folder, { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
