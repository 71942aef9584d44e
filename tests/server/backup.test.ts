import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restore } from '#server/backup/back-up.ts'
import { verifyBackup } from '#server/backup/backup-format.ts'
import { readBackup, readBackupLines } from '#server/backup/read-database.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { type Database, type Db, openDatabase } from '#server/database/connect.ts'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { StartError } from '#server/database/start-error.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { type App, startApp, testSettings } from './start-app.ts'
import { openEmptyDatabase, openTestDatabase } from './test-database.ts'

let app: App
let file: string
const folder = mkdtempSync(join(tmpdir(), 'turnos-backup-'))
const inFolder = (name: string) => join(folder, name)
const opened: Database[] = []

/** Opens a database that is closed at the end. */
const open = async (database: Promise<Database>) => {
  opened.push(await database)
  return opened.at(-1)!.db
}
const backUp = async (db: Db, target: string) => writeBackup(await readBackup(db), target)

/** Reads what a database holds, as the lines of a backup without the header and the end. */
async function readContent(db: Db): Promise<string[]> {
  const lines: string[] = []
  for await (const text of readBackupLines(db)) lines.push(...text.trimEnd().split('\n'))
  return lines.slice(1, -1)
}

beforeAll(async () => {
  app = await startApp({ now: '2026-11-24T15:00:00Z' })
  const clientId = await registerClient(app.api, { name: 'Zoë "Ñusta"\\' })
  const workerId = await registerWorker(app.api)
  const { id: scheduleId, turns, sessionDuration, breakDuration } = await createSchedule(app.api)
  const booking = { clientId, workerId, turnId: turns[0]!.id, day: 2, time: turns[0]!.startTime }
  const { id } = await app.api.post('/v1/sessions', {
    body: { ...booking, startsOn: '2026-12-01', note: 'línea 1\nlínea 2\u2028línea 3\u2029' },
  })
  await app.api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'canceled', sessionDate: '2026-12-08' } })
  await app.api.post('/v1/sessions', {
    body: { ...booking, time: booking.time + sessionDuration + breakDuration, sessionDate: '2026-12-01' },
  })
  await app.api.post('/v1/absences', { body: { workerId, fromDate: '2026-12-15', toDate: '2026-12-15', reason: 'Curso' } })
  const url = await app.api.get('/v1/clients/public-link/generate')
  await app.api.post('/v1/clients/public-link', { body: { clientId, scheduleId, workerIds: [workerId], url } })
  file = inFolder('turnos.backup')
  await backUp(app.db, file)
})
afterAll(async () => {
  for (const database of opened) await database.close()
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['the same engine', openEmptyDatabase],
  ['the embedded engine', () => openDatabase({})],
])('a backup is restored whole on %s, and ends all sign-ins', async (_, openEmpty) => {
  const expected = (await readContent(app.db)).filter((line) => !line.includes('"token_hash"'))
  expect(expected.length).toBeGreaterThan(100)
  const db = await open(openEmpty())
  await restoreBackup(db, file, { replaces: false })
  expect(await readContent(db)).toEqual(expected)
  // The triggers are on again.
  const { rows } = await sql`select from pg_trigger where tgenabled = 'D'`.execute(db)
  expect(rows).toEqual([])
})

test('only the owner may read a backup, and it appears when it is complete', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(backUp(app.db, inFolder('nowhere/turnos.backup'))).rejects.toThrow(
    `There is no folder ${inFolder('nowhere')} for the backup.`,
  )
})

test('what a killed backup left behind does not decide who may read the next one', async () => {
  const target = inFolder('again.backup')
  writeFileSync(`${target}.part`, 'half', { mode: 0o644 })
  await backUp(app.db, target)
  expect(statSync(target).mode & 0o777).toBe(0o600)
})

test('a database with data is replaced only when that is said', async () => {
  const db = await open(openTestDatabase())
  await sql`insert into schedule (id, name, session_duration, break_duration) values (gen_random_uuid(), 'Otro', 45, 5)`.execute(db)
  const before = await readContent(db)
  await expect(restoreBackup(db, file, { replaces: false })).rejects.toThrow(/has data.*--replace/)
  expect(await readContent(db)).toEqual(before)
  await restoreBackup(db, file, { replaces: true })
  expect((await readContent(db)).some((line) => line.includes('"Otro"'))).toBe(false)
})

/** Changes the lines of a backup and gives it the right hash again. */
function rewrite(content: Buffer, change: (text: string) => string): Buffer {
  const [, lines, end] = /^(.*\n)(\{"end".*)\n$/s.exec(gunzipSync(content).toString())!
  const changed = change(lines!)
  const sha256 = createHash('sha256').update(changed).digest('hex')
  return gzipSync(`${changed}${JSON.stringify({ ...JSON.parse(end!), sha256 })}\n`)
}

const addMigration = (text: string) => text.replace(']}\n', ',{"name":"999-later.sql","checksum":"00"}]}\n')

const isDamaged = (path: string) => `The backup ${path} is damaged or not complete: use another one.`
const isNone = (path: string) => `The file ${path} is not a backup of Turnos, or one of a newer release.`
const isNewer = () =>
  'The backup has the migration 999-later.sql, which this release does not know: restore it with the release that made it, or a newer one.'

/** Changes a row and leaves the hash of all lines as it was. */
const changeRow = (content: Buffer) => gzipSync(gunzipSync(content).toString().replace('Curso', 'Viaje'))

const damages: [name: string, damage: (content: Buffer) => Buffer, explain: (path: string) => string][] = [
  ['is cut', (content) => content.subarray(0, content.length / 2), isDamaged],
  [
    'lacks its last line',
    (content) =>
      gzipSync(
        gunzipSync(content)
          .toString()
          .replace(/\{"end".*\n$/, ''),
      ),
    isDamaged,
  ],
  ['has a changed row', changeRow, isDamaged],
  ['is of a newer release', (content) => rewrite(content, (text) => text.replace('"version":1', '"version":2')), isNone],
  ['has a newer schema', (content) => rewrite(content, addMigration), isNewer],
  ['is something else', () => Buffer.from('hola'), isDamaged],
  ['is empty', () => Buffer.from(''), isDamaged],
]

test.each(damages)('a backup that %s is refused before there is a database', async (name, damage, explain) => {
  const damaged = inFolder(`${name}.backup`)
  writeFileSync(damaged, damage(readFileSync(file)))
  const dataDir = inFolder(`data of one that ${name}`)
  await expect(restore({ ...testSettings, databaseUrl: undefined, dataDir }, damaged, { replaces: false })).rejects.toThrow(
    new StartError(explain(damaged)),
  )
  expect(existsSync(dataDir)).toBe(false)
})

test('a backup that is damaged while it is restored changes nothing', async () => {
  const damaged = inFolder('damaged-meanwhile.backup')
  writeFileSync(damaged, changeRow(readFileSync(file)))
  const db = await open(openTestDatabase())
  const before = await readContent(db)
  await expect(restoreBackup(db, damaged, { replaces: true })).rejects.toThrow(new StartError(isDamaged(damaged)))
  expect(await readContent(db)).toEqual(before)
})

/** Decompresses a file as `gunzip` does; undefined for one that is damaged. */
function tryGunzip(content: Buffer): Buffer | undefined {
  try {
    return gunzipSync(content)
  } catch {
    return undefined
  }
}

test('a backup is called damaged whichever of its bits is flipped, unless it still holds the same', async () => {
  const content = readFileSync(file)
  const original = gunzipSync(content)
  const flipped = inFolder('flipped.backup')
  // The first bytes hold the header, which says what the file is, and the last ones the checksum.
  const positions = Array.from(content.keys()).filter((at) => at < 300 || at >= content.length - 8 || at % 50 === 0)
  let damagedCount = 0
  for (const at of positions) {
    content[at]! ^= 1 << (at % 8)
    writeFileSync(flipped, content)
    const isSame = tryGunzip(content)?.equals(original)
    const outcome = await verifyBackup(flipped).then(
      () => 'whole',
      (error: Error) => error.message,
    )
    expect({ at, outcome }).toEqual({ at, outcome: isSame ? 'whole' : isDamaged(flipped) })
    if (!isSame) damagedCount += 1
    content[at]! ^= 1 << (at % 8)
  }
  // Only the time, the system and the spare bits of the compressed form may change.
  expect(damagedCount).toBeGreaterThan(positions.length - 20)
})

test('a backup with a line that no row can have is damaged, and is not read into memory', async () => {
  const long = inFolder('long.backup')
  const [header] = gunzipSync(readFileSync(file)).toString().split('\n')
  writeFileSync(long, gzipSync(`${header}\n{"table":"role"}\n{"name":"${'x'.repeat(200_000_000)}`))
  const before = process.memoryUsage().rss
  await expect(restoreBackup(app.db, long, { replaces: true })).rejects.toThrow(/is damaged or not complete/)
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
})

test('a backup whose lines were changed with the right hash is restored', async () => {
  const changed = inFolder('changed.backup')
  writeFileSync(
    changed,
    rewrite(readFileSync(file), (text) => text.replace('Curso', 'Viaje')),
  )
  const db = await open(openEmptyDatabase())
  await restoreBackup(db, changed, { replaces: false })
  expect(await db.selectFrom('absence').select('reason').execute()).toEqual([{ reason: 'Viaje' }])
})

test('a database with tables of another program is neither replaced nor backed up unasked', async () => {
  const db = await open(openTestDatabase())
  await sql`create table invoice (id int)`.execute(db)
  await expect(restoreBackup(db, file, { replaces: false })).rejects.toThrow(
    'The database has the table invoice, which is not one of Turnos. To put the backup in its place, end the command with --replace',
  )
  expect((await sql`select from invoice`.execute(db)).rows).toEqual([])
  await expect(backUp(db, inFolder('foreign.backup'))).rejects.toThrow(
    'The database has the table invoice, which is not one of this release of Turnos: move it to another database.',
  )
  await restoreBackup(db, file, { replaces: true })
  await backUp(db, inFolder('foreign.backup'))
})

test('a clinic moves from the embedded engine by backup and restore', async () => {
  const embedded = await open(openDatabase({}))
  await restoreBackup(embedded, file, { replaces: false })
  const expected = await readContent(embedded)
  await backUp(embedded, inFolder('embedded.backup'))
  const db = await open(openEmptyDatabase())
  await restoreBackup(db, inFolder('embedded.backup'), { replaces: false })
  expect(await readContent(db)).toEqual(expected)
})

test('a backup of an older schema is brought to the newest one', async () => {
  const older = await open(openEmptyDatabase())
  await migrate(older, readMigrations().slice(0, -3))
  await sql`insert into person (id, name, father_last_name, mother_last_name, document, document_type, gender) values (gen_random_uuid(), 'Eva', 'Ríos', '', '70000001', 0, false)`.execute(
    older,
  )
  await backUp(older, inFolder('older.backup'))
  const db = await open(openEmptyDatabase())
  await restoreBackup(db, inFolder('older.backup'), { replaces: false })
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name))
  expect((await readContent(db)).some((line) => line.includes('"Eva"'))).toBe(true)
})

test('a backup is one state of the database although someone writes meanwhile', async () => {
  const db = await open(openTestDatabase())
  let isWriting = true
  /** Adds a row to a table that is read early and one to a table that is read late, until the backup is there. */
  const write = async () => {
    while (isWriting)
      await db.transaction().execute(async (trx) => {
        await sql`insert into absence (id, worker_id, from_date, to_date) values (gen_random_uuid(), null, '2026-12-01', '2026-12-01')`.execute(
          trx,
        )
        await sql`insert into schedule (id, name, session_duration, break_duration) values (gen_random_uuid(), gen_random_uuid(), 45, 5)`.execute(
          trx,
        )
      })
  }
  const reading = readBackup(db).finally(() => {
    isWriting = false
  })
  const [content] = await Promise.all([reading, write()])
  const lines = gunzipSync(content).toString().split('\n')
  const countRows = (table: string) => {
    const rest = lines.slice(lines.indexOf(JSON.stringify({ table })) + 1)
    return rest.findIndex((line) => line.startsWith('{"table":') || line.startsWith('{"end":'))
  }
  expect(countRows('schedule')).toBeGreaterThan(0)
  expect(countRows('absence')).toBe(countRows('schedule'))
})

test('a database without tables has no backup', async () => {
  const db = await open(openEmptyDatabase())
  await expect(backUp(db, inFolder('none.backup'))).rejects.toThrow('The database has no data yet')
})
