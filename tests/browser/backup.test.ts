import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { createDataFolder, runScript, startApp } from '../../scripts/app/app-process.ts'
import { administrator } from './administrator.ts'

const data = createDataFolder(inject('startedDataFolder'))
const folder = mkdtempSync(join(tmpdir(), 'turnos-backups-'))
afterAll(() => {
  data.remove()
  rmSync(folder, { recursive: true })
})

const file = join(folder, 'turnos.backup')
const backUp = (dataDir: string) => runScript({ DATA_DIR: dataDir }, 'src/server/backup/backup-command.ts', [file])
const restore = (dataDir: string, ...options: string[]) =>
  runScript({ DATA_DIR: dataDir }, 'src/server/backup/restore-command.ts', [file, ...options])
const signIn = (url: string) =>
  fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username: administrator.name, password: administrator.password }),
  })

test('a running server is backed up through a socket of its owner, and restored into another folder', async () => {
  const app = await startApp({ DATA_DIR: data.folder })
  expect(statSync(join(data.folder, 'backup.sock')).mode & 0o777).toBe(0o600)
  expect(await backUp(data.folder)).toEqual({ code: 0, output: expect.stringMatching(/is complete and was read back: \d+ rows\.\n$/) })
  expect(await restore(data.folder, '--replace')).toEqual({
    code: 1,
    output: expect.stringContaining('Another process is using the data folder'),
  })
  await app.end('SIGTERM')
  expect(existsSync(join(data.folder, 'backup.sock'))).toBe(false)

  const other = join(folder, 'data')
  expect(await restore(other)).toEqual({ code: 0, output: expect.stringContaining('Everybody has to sign in again.') })
  const restored = await startApp({ DATA_DIR: other })
  expect((await signIn(restored.url)).status).toBe(200)
  expect(restored.output()).not.toContain('First start')
  await restored.end('SIGKILL')
  // The socket that a killed server leaves behind is in nobody's way.
  expect((await backUp(other)).code).toBe(0)
})

test('a server writes the backup of the day into BACKUP_DIR, once something was entered', async () => {
  const daily = join(folder, 'daily')
  const first = await startApp({ DATA_DIR: data.folder, BACKUP_DIR: daily })
  const cookie = (await signIn(first.url)).headers.get('set-cookie')!.split(';')[0]!
  const body = JSON.stringify({ from_date: '2026-12-25', to_date: '2026-12-25', reason: 'Navidad' })
  const headers = { 'content-type': 'application/json', origin: first.url, cookie }
  expect((await fetch(`${first.url}/api/v1/absences`, { method: 'POST', headers, body })).status).toBe(201)
  await first.end('SIGTERM')
  expect(readdirSync(daily)).toEqual([])
  const app = await startApp({ DATA_DIR: data.folder, BACKUP_DIR: daily })
  await expect
    .poll(() => (existsSync(daily) ? readdirSync(daily) : []))
    .toEqual([expect.stringMatching(/^turnos-\d{4}-\d\d-\d\d\.backup$/)])
  await app.end('SIGTERM')
})

test('what cannot be backed up or restored is said in one sentence', async () => {
  const missing = join(folder, 'nothing')
  expect(await backUp(missing)).toEqual({ code: 1, output: `There is no database in ${missing}.\n` })
  rmSync(file, { force: true })
  expect(await restore(join(folder, 'new'))).toEqual({ code: 1, output: `There is no file ${file}.\n` })
})
