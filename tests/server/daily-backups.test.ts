import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toLocalDate } from '#domain/today.ts'
import { createApp } from '#server/app.ts'
import { createBackupFormatter, verifyBackup } from '#server/backup/backup-format.ts'
import { readBackupState } from '#server/backup/backup-state.ts'
import { findNewestBackup, listKeptDates, startDailyBackups, writeDailyBackup, writeLastBackup } from '#server/backup/daily-backups.ts'
import { readBackup } from '#server/backup/read-database.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { registerClient } from './create-records.ts'
import { type App, startApp, testSettings } from './start-app.ts'
import { openTestDatabase } from './test-database.ts'

let app: App
const folder = mkdtempSync(join(tmpdir(), 'turnos-backup-'))
const inFolder = (name: string) => join(folder, name)
/** A backup that is whole. */
const file = inFolder('turnos.backup')

beforeAll(async () => {
  app = await startApp({ now: '2026-11-24T15:00:00Z', settings: { backupDir: inFolder('state') } })
  await registerClient(app.api)
  await writeBackup(await readBackup(app.db), file)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('daily backups are kept for seven days, four weeks and twelve months, one for each', async () => {
  const days = Array.from({ length: 800 }, (_, index) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10))
  const kept = new Set<string>()
  for (const today of days) {
    kept.add(today)
    for (const date of kept) if (!listKeptDates([...kept], today).includes(date)) kept.delete(date)
  }
  const today = days.at(-1)!
  const all = [...kept].sort()
  expect(all.slice(-7)).toEqual(days.slice(-7))
  expect(all.length).toBeLessThanOrEqual(7 + 4 + 12)
  expect(new Set(all.map((date) => date.slice(0, 7))).size).toBe(12)
  expect(all[0]! > `${Number(today.slice(0, 4)) - 1}-${today.slice(5, 7)}-00`).toBe(true)
  await writeDailyBackup(app.db, inFolder('daily'), today)
  const first = statSync(inFolder(`daily/turnos-${today}.backup`))
  await writeDailyBackup(app.db, inFolder('daily'), today)
  expect(statSync(inFolder(`daily/turnos-${today}.backup`)).mtimeMs).toBe(first.mtimeMs)
})

test('a half backup that a killed process left behind is none, and is removed with the next backup', async () => {
  const daily = inFolder('killed')
  mkdirSync(daily)
  writeFileSync(join(daily, 'turnos-2026-11-23.backup.part'), readFileSync(file).subarray(0, 500))
  writeFileSync(join(daily, 'notes.part'), '')
  expect(await findNewestBackup(daily, '2026-11-24')).toBeUndefined()
  await writeDailyBackup(app.db, daily, '2026-11-24')
  expect(readdirSync(daily).sort()).toEqual(['notes.part', 'turnos-2026-11-24.backup'])
})

test('a database without data has no daily backup, which would be the newest, and is not late', async () => {
  const database = await openTestDatabase()
  const daily = inFolder('without data')
  await writeDailyBackup(database.db, daily, '2026-11-24')
  expect(readdirSync(daily)).toEqual([])
  const settings = { ...testSettings, databaseUrl: undefined, backupDir: daily }
  expect(await readBackupState(database.db, settings, new Date('2036-11-24'))).toEqual({ is_overdue: false })
  await database.close()
})

test('a backup of a date to come stays, and counts for nothing', async () => {
  const daily = inFolder('to come')
  mkdirSync(daily)
  const future = join(daily, 'turnos-2031-01-01.backup')
  writeFileSync(future, readFileSync(file))
  expect(await findNewestBackup(daily, '2026-11-24')).toBeUndefined()
  await writeDailyBackup(app.db, daily, '2026-11-24')
  expect(await findNewestBackup(daily, '2026-11-24')).toBeDefined()
  expect(existsSync(future)).toBe(true)
})

test('a damaged file in the place of the backup of the day is replaced', async () => {
  const daily = inFolder('damaged')
  mkdirSync(daily)
  const today = join(daily, 'turnos-2026-11-24.backup')
  writeFileSync(today, '')
  await writeDailyBackup(app.db, daily, '2026-11-24')
  expect(await verifyBackup(today)).toBeGreaterThan(0)
})

test('a half backup of the day is none, whatever its beginning, and is replaced', async () => {
  const daily = inFolder('half')
  mkdirSync(daily)
  const today = join(daily, 'turnos-2026-11-24.backup')
  writeFileSync(today, readFileSync(file).subarray(0, -100))
  expect(await findNewestBackup(daily, '2026-11-24')).toBeUndefined()
  await writeDailyBackup(app.db, daily, '2026-11-24')
  expect(await findNewestBackup(daily, '2026-11-24')).toEqual({ file: today, time: expect.any(String) })
})

test('the last backup of a server that lost its folder is the newest of its day, and goes with it', async () => {
  const daily = inFolder('last')
  await writeDailyBackup(app.db, daily, '2026-11-24')
  const last = await writeLastBackup(app.db, daily, '2026-11-24')
  expect(last).toBe(join(daily, 'turnos-2026-11-24.last.backup'))
  expect(await findNewestBackup(daily, '2026-11-24')).toMatchObject({ file: last })
  for (const today of ['2026-11-25', '2027-11-25']) await writeDailyBackup(app.db, daily, today)
  expect(readdirSync(daily)).not.toContain('turnos-2026-11-24.last.backup')
})

/** Makes a backup of the day that never answers, as a folder of another machine that is away. */
function makeHangingFolder(name: string, today: string) {
  const daily = inFolder(name)
  mkdirSync(daily)
  const pipe = join(daily, `turnos-${today}.backup`)
  execFileSync('mkfifo', [pipe])
  // This waits until the backup reads the pipe, which it may not have begun yet.
  return { daily, end: async () => (await open(pipe, 'w')).close() }
}

test('the end waits only some seconds for a daily backup that hangs', async () => {
  const { daily, end: endHanging } = makeHangingFolder('hanging', toLocalDate(new Date(), 'America/Lima'))
  const end = startDailyBackups(app.db, { folder: daily, timeZone: 'America/Lima', onError: () => {}, maxWait: 50 })
  expect(await end()).toBe(false)
  await endHanging()
  await expect.poll(end).toBe(true)
})

test('a folder in which none can be made has no daily backup, and does not hang', async () => {
  await expect(writeDailyBackup(app.db, '/proc/turnos/backups', '2026-11-24')).rejects.toThrow(/ENOENT|EACCES|EROFS|EPERM/)
})

describe('the age of the last daily backup', () => {
  const daily = inFolder('state')
  const writeHeader = (date: string, created_at: string) => {
    mkdirSync(daily, { recursive: true })
    const { formatHeader, formatEnd } = createBackupFormatter()
    writeFileSync(join(daily, `turnos-${date}.backup`), gzipSync(formatHeader({ created_at, migrations: [] }) + formatEnd()))
  }
  // The clock ends earlier sign-ins.
  const readState = async () => (await app.signIn('admin')).api.get('/v1/settings/backups')
  const readReadiness = async () => (await app.fastify.inject('/readyz')).body

  test('is that of the data as long as there is none', async () => {
    const { created_at } = await app.db.selectFrom('app_user').select('created_at').where('name', '=', 'admin').executeTakeFirstOrThrow()
    const setAge = (hours: number) => app.setClock(new Date(Date.parse(created_at) + hours * 3_600_000).toISOString())
    setAge(47)
    expect(await readState()).toEqual({ isOverdue: false })
    setAge(49)
    expect(await readState()).toEqual({ isOverdue: true })
    expect(await readReadiness()).toBe('ok\nlast backup: none\n')
  })

  test('is that of the newest file that is a backup', async () => {
    writeHeader('2027-11-20', '2027-11-20T05:00:00.000Z')
    writeHeader('2027-11-21', '2027-11-21T05:00:00.000Z')
    writeFileSync(join(daily, 'turnos-2027-11-22.backup'), 'hola')
    app.setClock('2027-11-23T04:59:00Z')
    expect(await readState()).toEqual({ isOverdue: false, lastBackupAt: '2027-11-21T05:00:00.000Z' })
    app.setClock('2027-11-23T05:01:00Z')
    expect(await readState()).toEqual({ isOverdue: true, lastBackupAt: '2027-11-21T05:00:00.000Z' })
    expect(await readReadiness()).toBe('ok\nlast backup: 2027-11-21T05:00:00.000Z\n')
  })

  test.each([
    ['on PostgreSQL', { databaseUrl: 'postgres://127.0.0.1/turnos', backupDir: daily }],
    ['without daily backups', { backupDir: undefined }],
  ])('is unknown %s', async (_, settings) => {
    const other = await createApp({ db: app.db, settings: { ...testSettings, ...settings } })
    expect((await other.inject('/readyz')).body).toBe('ok')
    expect(await readBackupState(app.db, { ...testSettings, ...settings }, new Date())).toEqual({ is_overdue: false })
    await other.close()
  })
})
