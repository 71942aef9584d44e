import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/database/connect.ts'

const folder = mkdtempSync(join(tmpdir(), 'turnos-embedded-'))
const dir = join(folder, 'db')
afterAll(() => rmSync(folder, { recursive: true }))

describe('the embedded database in a folder', () => {
  test('is created again after a first start was killed', async () => {
    mkdirSync(`${dir}.new`)
    writeFileSync(join(`${dir}.new`, 'PG_VERSION'), '')
    const database = await openDatabase({ dir })
    await database.close()
    expect(existsSync(`${dir}.new`)).toBe(false)
  })

  test('is closed to the other users of the machine, also one that an older release made', async () => {
    expect(statSync(dir).mode & 0o777).toBe(0o700)
    chmodSync(dir, 0o755)
    chmodSync(`${dir}.lock`, 0o644)
    const database = await openDatabase({ dir })
    await database.close()
    expect([dir, `${dir}.lock`].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
  })

  test('makes a missing folder above it for its own user alone', async () => {
    const above = join(folder, 'data')
    const database = await openDatabase({ dir: join(above, 'db') })
    await database.close()
    expect(statSync(above).mode & 0o777).toBe(0o700)
  })

  // Only root can open, or make, what belongs to another user.
  test.runIf(process.getuid?.() === 0)('of another user is not opened by root, whose files would lock the owner out', async () => {
    chownSync(dir, 65_534, 65_534)
    await expect(openDatabase({ dir })).rejects.toThrow(/belongs to another user \(65534\)/)
    chownSync(dir, 0, 0)
    const database = await openDatabase({ dir })
    await database.close()
  })

  test('belongs to one process at a time', async () => {
    const database = await openDatabase({ dir })
    const second = startWriter()
    const [message, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')])
    expect(message).toBe(`Another process is using the data folder (${dir}.lock is locked): stop the server first.\n`)
    expect(code).toBe(1)
    await database.close()
  })

  test('opens although a killed process left its pid file', async () => {
    writeFileSync(join(dir, 'postmaster.pid'), '')
    const database = await openDatabase({ dir })
    await database.close()
  })

  test('keeps every row that was acknowledged before a kill', async () => {
    for (const round of [1, 2, 3]) {
      const acknowledged = await writeUntilKilled(20 * round)
      const database = await openDatabase({ dir })
      const { rows } = await sql<{ count: number; last: number }>`select count(*), max(number) as last from written`.execute(database.db)
      await database.close()
      expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged)
      expect(rows[0]?.count).toBe(rows[0]?.last)
    }
  })

  test('ends its process with a sentence when the disk is full, and keeps every row that was acknowledged', async () => {
    const written = async () => {
      const database = await openDatabase({ dir })
      const { rows } = await sql<{ count: number }>`select count(*) from written`.execute(database.db)
      await database.close()
      return rows[0]!.count
    }
    const before = await written()
    // A file, such as one of the log before writing, may have 8 MB.
    const limited = `ulimit -f 16384; exec "$0" "$@"`
    const writer = spawn('sh', ['-c', limited, process.execPath, join(import.meta.dirname, 'write-until-full.ts'), dir])
    const [acknowledged, message, [code]] = await Promise.all([text(writer.stdout), text(writer.stderr), once(writer, 'exit')])
    expect(message).toMatch(/^The database in .*db has stopped \(.+\): free at least 100 MB on its disk, and start again\.\n$/)
    expect(code).toBe(1)
    const count = acknowledged.trim().split('\n').length
    expect(count).toBeGreaterThan(1)
    expect(await written()).toBeGreaterThanOrEqual(before + count)
  })

  test('is refused with a sentence when another version of the engine wrote it', async () => {
    const oldFolder = join(folder, 'old')
    mkdirSync(oldFolder)
    mkdirSync(join(folder, 'backups'))
    writeFileSync(join(folder, 'backups/turnos-2026-11-24.backup'), '')
    writeFileSync(join(oldFolder, 'PG_VERSION'), '16\n')
    await expect(openDatabase({ dir: oldFolder, backupDir: join(folder, 'backups') })).rejects.toThrow(
      `The folder ${oldFolder} was written by version 16 of the database engine and this release reads version 18: start the release that wrote it, or stop the server, move the folder away and run "npm run restore -- FILE" with a backup, such as the newest in ${join(folder, 'backups')}.`,
    )
  })

  test('is refused in a folder with other files, which stay', async () => {
    const photos = join(folder, 'photos')
    mkdirSync(photos)
    writeFileSync(join(photos, 'beach.jpg'), 'sand')
    await expect(openDatabase({ dir: photos })).rejects.toThrow(/photos holds something else than a database of Turnos\.$/)
    expect(existsSync(join(photos, 'beach.jpg'))).toBe(true)
  })
})

test('a query outside the transaction that uses the only connection fails after 30 seconds with a clear error', async () => {
  const { db, close } = await openDatabase({})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const blocked = db.transaction().execute(async () => {
    const query = sql`select 1`.execute(db)
    const failure = expect(query).rejects.toThrow(/^No connection to the embedded database was free within 30 s.*use the transaction/)
    await vi.advanceTimersByTimeAsync(30_000)
    await failure
  })
  await blocked.finally(() => vi.useRealTimers())
  await close()
})

test('the process returns to I/O before each statement of a transaction', async () => {
  const { db, close } = await openDatabase({})
  const statements = 20
  let returns = 0
  const countReturn = () => {
    returns += 1
    next = setImmediate(countReturn)
  }
  let next = setImmediate(countReturn)
  await db.transaction().execute(async (trx) => {
    for (let statement = 0; statement < statements; statement++) await sql`select 1`.execute(trx)
  })
  clearImmediate(next)
  expect(returns).toBeGreaterThanOrEqual(statements)
  await close()
})

const startWriter = () => spawn(process.execPath, [join(import.meta.dirname, 'write-until-killed.ts'), dir])

/** Starts a writer, kills it after this number of rows, and returns the last number that it acknowledged. */
async function writeUntilKilled(rows: number): Promise<number> {
  const writer = startWriter()
  let last = 0
  let count = 0
  for await (const line of createInterface(writer.stdout)) {
    last = Number(line)
    count += 1
    if (count === rows) writer.kill('SIGKILL')
  }
  return last
}
