import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, measureRuns, type Size } from './figures.ts'

const root = join(import.meta.dirname, '../..')

const sizes = { full: { starts: 7 }, smallest: { starts: 1 } }

/** Measures `npm start` until it prints that it is ready, with everything installed and built and an existing database. */
export async function measureStarts(size: Size): Promise<Figure[]> {
  const { starts } = sizes[size]
  const folder = mkdtempSync(join(tmpdir(), 'turnos-bench-'))
  // The first start creates the database.
  await startOnce(folder)
  const runs = await measureStartRuns(starts, folder)
  rmSync(folder, { recursive: true })
  const baselineRuns = await measureRuns(starts, () => once(spawn(process.execPath, ['-e', '0']), 'close'))
  return [{ name: 'npm start until ready, warm', runs, baseline: { name: 'node -e 0', runs: baselineRuns } }]
}

async function measureStartRuns(count: number, folder: string) {
  const runs: number[] = []
  for (let index = 0; index < count; index++) runs.push(await startOnce(folder))
  return runs
}

/** Starts the server, ends it, and returns the milliseconds until it was ready. */
async function startOnce(folder: string): Promise<number> {
  const start = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own lets the signal also reach the server that npm started.
    detached: true,
  })
  const exited = once(npm, 'close')
  const { promise: ready, resolve, reject } = Promise.withResolvers<number>()
  npm.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('ready at')) resolve(performance.now() - start)
  })
  exited.then(() => reject(new Error('npm start exited before it was ready')), reject)
  const duration = await ready
  process.kill(-npm.pid!, 'SIGTERM')
  await exited
  return duration
}
