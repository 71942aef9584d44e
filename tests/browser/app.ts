import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Of the user `admin` in every data folder of these tests. */
export const password = 'una-larga-de-verdad'

/** The app as somebody runs it: a process of its own, of which only its address and what it prints are known. */
export type App = {
  url: string
  /** All that it has printed. */
  printed: () => string
  /** Sends it a signal; answers with its exit code (null: ended by the signal) when it is gone. */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>
}

type Environment = Record<string, string>

/** Starts a script of the project and waits until it says where it is ready. Throws what it printed when it ends before. */
export async function startApp(environment: Environment, script = 'src/server/main.ts'): Promise<App> {
  const { child, printed, ended } = run(environment, script)
  const { promise: ready, resolve } = Promise.withResolvers<string>()
  child.stdout?.on('data', () => {
    const [, url] = /ready at (http:\S+)/.exec(printed()) ?? []
    if (url) resolve(url)
  })
  const tooEarly = ended.then((code) => Promise.reject(new Error(`The app ended with ${code} before it was ready:\n${printed()}`)))
  const url = await Promise.race([ready, tooEarly])
  return {
    url,
    printed,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** Runs the server where it is expected to end by itself. */
export async function runToItsEnd(environment: Environment): Promise<{ code: number | null; printed: string }> {
  const { ended, printed } = run(environment, 'src/server/main.ts')
  return { code: await ended, printed: printed() }
}

function run(environment: Environment, script: string): { child: ChildProcess; printed: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    // nothing of the environment of the tests, which may name a database of its own; the cache is that of `npm start`
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: 'node_modules/.cache/node', PORT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const { promise: ended, resolve } = Promise.withResolvers<number | null>()
  child.once('close', resolve)
  return { child, printed: () => text, ended }
}

/** A folder for the data of one app, empty or a copy of another, and how to remove it. */
export function dataFolder(from?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'turnos-browser-'))
  if (from !== undefined) cpSync(from, folder, { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
