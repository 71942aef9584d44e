import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createDataFolder, root, startApp } from '../../scripts/app/app-process.ts'

const run = promisify(execFile)

test('a built server starts with the packages of "npm ci --omit=dev --omit=optional" alone, which take less than 140 MB', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnos-production-'))
  const data = createDataFolder()
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
    data.remove()
  })
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'openapi', 'src', 'dist'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  // The clock of the tests would make the certificate of the registry invalid.
  await run('npm', ['ci', '--omit=dev', '--omit=optional', '--prefer-offline'], { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } })
  for (const name of ['vite', 'react', '@mantine', 'node', 'typescript'])
    expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false)
  const { stdout } = await run('du', ['-sm', join(folder, 'node_modules')])
  expect(Number.parseInt(stdout, 10)).toBeLessThan(140)

  const app = await startApp({ DATA_DIR: data.folder, METRICS_TOKEN: 'un-token-de-prueba' }, join(folder, 'src/server/main.ts'))
  const paths = ['/login', '/api/docs', '/api/v1/settings', '/metrics']
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(`${app.url}${path}`)).status))
  expect(statuses).toEqual([200, 200, 200, 401])
  expect(await app.end('SIGTERM')).toBe(0)
})
