import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { StartError } from '../database/start-error.ts'

/**
 * A backup is gzipped lines of JSON: a header, for each table its name and then its rows, and an end with the number of rows and the hash of all lines before
 * it. It has no trace of the engine, so that what one has written another can restore.
 */
const formatName = 'turnos-backup'

/** The first line: the migrations of the database, by which a release knows whether it can restore it. */
const headerSchema = v.object({
  format: v.literal(formatName),
  version: v.literal(1),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
})

export type BackupHeader = v.InferOutput<typeof headerSchema>

const tableSchema = v.object({ table: v.string() })
const rowSchema = v.record(v.string(), v.unknown())
const endSchema = v.object({ end: v.literal(true), rows: v.number(), sha256: v.string() })

/** A row of a table as JSON text: values by column, without the columns that the database computes. It stays text, so that no number loses digits. */
export type BackupRow = { table: string; json: string }

/** Creates the functions that format the lines of a backup, in which many rows are formatted at once. `formatEnd` ends it. */
export function createBackupFormatter() {
  const hash = createHash('sha256')
  let rows = 0
  const formatLine = (json: string) => {
    const line = `${json}\n`
    hash.update(line)
    return line
  }
  return {
    formatHeader: (header: Pick<BackupHeader, 'created_at' | 'migrations'>) =>
      formatLine(JSON.stringify({ format: formatName, version: 1, ...header })),
    formatTable: (table: string) => formatLine(JSON.stringify({ table })),
    formatRows: (lines: string, count: number) => {
      rows += count
      return formatLine(lines)
    },
    formatEnd: () => `${JSON.stringify({ end: true, rows, sha256: hash.digest('hex') })}\n`,
  }
}

/** An opened backup. `rows` ends with an error when the file is damaged or not complete; `close` ends the reading before that. */
export type OpenBackup = { header: BackupHeader; rows: AsyncGenerator<BackupRow>; close: () => Promise<unknown> }

/** Opens a backup file. Throws a StartError when it cannot be read or is none. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const lines = readLines(file)
  const hash = createHash('sha256')
  return { header: await readHeader(file, lines, hash), rows: readRows(file, lines, hash), close: () => lines.return(undefined) }
}

/** Reads only the header of a backup file. Throws a StartError when it cannot be read or is none. */
export async function readBackupHeader(file: string): Promise<BackupHeader> {
  const { header, close } = await openBackup(file)
  await close()
  return header
}

async function readHeader(file: string, lines: AsyncGenerator<string>, hash: Hash): Promise<BackupHeader> {
  const first = await lines.next()
  const header = v.safeParse(headerSchema, parseLine(file, first.done ? '' : first.value, hash))
  if (header.success) return header.output
  // A damaged header may look like one of something else. Only the end of the file has the checksum that tells the difference.
  for await (const _ of lines);
  throw new StartError(`The file ${file} is not a backup of Turnos, or one of a newer release.`)
}

async function* readRows(file: string, lines: AsyncGenerator<string>, hash: Hash): AsyncGenerator<BackupRow> {
  let table = ''
  let count = 0
  for await (const line of lines) {
    const before = hash.copy()
    const value = parseLine(file, line, hash)
    const end = v.safeParse(endSchema, value)
    if (end.success) {
      if (end.output.rows !== count || end.output.sha256 !== before.digest('hex')) throw createDamagedBackupError(file)
      if (!(await lines.next()).done) throw createDamagedBackupError(file)
      return
    }
    const next = v.safeParse(tableSchema, value)
    // A row has at least its key, and no table has a single column of this name.
    if (next.success && Object.keys(value as object).length === 1) table = next.output.table
    else {
      const row = v.safeParse(rowSchema, value)
      if (!row.success || table === '') throw createDamagedBackupError(file)
      count += 1
      yield { table, json: line }
    }
  }
  throw createDamagedBackupError(file)
}

function parseLine(file: string, line: string, hash: Hash): unknown {
  hash.update(`${line}\n`)
  try {
    return JSON.parse(line)
  } catch {
    throw createDamagedBackupError(file)
  }
}

/** The most letters of a line. No row that the server stores has a tenth of it. */
const maxLineLength = 16 * 1024 * 1024

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const content = source.pipe(createGunzip())
  source.on('error', (error) => content.destroy(error))
  try {
    // Node's readline splits at U+2028 and U+2029 too, which stand unescaped in JSON text.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    let rest = ''
    for await (const chunk of content) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
      rest = lines.pop()!
      if (rest.length > maxLineLength) throw new Error('A line is too long.')
      yield* lines
    }
    rest += decoder.decode()
    if (rest !== '') yield rest
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new StartError(`There is no file ${file}.`, { cause: error })
    if (code === 'EACCES' || code === 'EISDIR') throw new StartError(`The file ${file} cannot be read.`, { cause: error })
    throw createDamagedBackupError(file, error)
  } finally {
    source.destroy()
    content.destroy()
  }
}

const createDamagedBackupError = (file: string, cause?: unknown) =>
  new StartError(`The backup ${file} is damaged or not complete: use another one.`, { cause })

/** Reads a whole backup. Throws a StartError when it is damaged. Returns the number of rows. */
export async function verifyBackup(file: string): Promise<number> {
  const { rows } = await openBackup(file)
  let count = 0
  for await (const _ of rows) count += 1
  return count
}
