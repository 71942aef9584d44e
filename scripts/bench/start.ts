import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, timed } from './table.ts'

const root = join(import.meta.dirname, '../..')

/** From `npm start` to the line that says it is ready, on a clone that is installed and built and a database that exists. */
export async function measureStarts(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'turnos-bench-'))
  await startOnce(folder) // makes the database
  const runs = await timedStarts(7, folder)
  rmSync(folder, { recursive: true })
  const bare = await timed(7, () => once(spawn(process.execPath, ['-e', '0']), 'close'))
  return [{ what: 'npm start to ready, warm', runs, yardstick: { what: 'node -e 0', runs: bare } }]
}

async function timedStarts(count: number, folder: string) {
  const runs: number[] = []
  for (let index = 0; index < count; index++) runs.push(await startOnce(folder))
  return runs
}

/** Starts, ends it again, and answers how many milliseconds it took to be ready. */
async function startOnce(folder: string): Promise<number> {
  const began = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // a group of its own, so that the signal reaches the server behind npm
  })
  const ended = once(npm, 'close')
  const { promise: ready, resolve, reject } = Promise.withResolvers<number>()
  npm.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('ready at')) resolve(performance.now() - began)
  })
  ended.then(() => reject(new Error('npm start ended before it was ready')), reject)
  const took = await ready
  process.kill(-npm.pid!, 'SIGTERM')
  await ended
  return took
}
