import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { summarize } from '../../scripts/bench/figures.ts'
import { figures } from './figures.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'turnos-benchmarks-'))

// The pages that are measured are built as `npm run bench` builds them.
beforeAll(() => runScript('build.ts', '--if-stale'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('each benchmark measures all of its figures at the smallest size', () => {
  test.each(Object.entries(figures))('%s', async (name, expected) => {
    const file = join(folder, `${name}.json`)
    const output = await runScript('bench.ts', name, '--smallest', '--json', file)
    const measured = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof summarize>[]
    expect(
      measured.map(({ figure }) => figure),
      output,
    ).toEqual(expected)
    // The file has null for a number that is not finite.
    for (const { figure, runs, value, ratio } of measured) {
      expect(runs, `the runs of: ${figure}\n${output}`).toBeGreaterThan(0)
      expect(value, `the value of: ${figure}\n${output}`).not.toBeNull()
      expect(ratio, `the ratio of: ${figure}\n${output}`).not.toBeNull()
    }
  })
})

test('no benchmark is left out of these tests', async () => {
  const refusal = await runScript('bench.ts', 'none').catch((error: Error) => error.message)
  expect(refusal).toContain(`There is no benchmark "none", only: ${Object.keys(figures).join(', ')}\n`)
})

/** Runs one of the project's scripts and returns what it printed. Throws with that when it fails or takes longer than eight minutes. */
async function runScript(...args: string[]): Promise<string> {
  const [script = '', ...rest] = args
  const { PATH, TEST_DATABASE_URL, CHROMIUM_PATH } = process.env
  // The environment of the test runner would change the build. As `npm start` does, this keeps compiled code, because each benchmark is a separate process.
  const env = { PATH, TEST_DATABASE_URL, CHROMIUM_PATH, NODE_COMPILE_CACHE: 'node_modules/.cache/node' }
  const run = promisify(execFile)(process.execPath, [join('scripts', script), ...rest], { cwd: root, env, timeout: 480_000 })
  const { stdout, stderr } = await run.catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`)
  })
  return stdout + stderr
}
