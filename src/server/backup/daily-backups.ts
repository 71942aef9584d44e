import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import type { Db } from '../database/connect.ts'
import { hasData } from '../database/has-data.ts'
import { StartError } from '../database/start-error.ts'
import { readBackupHeader, verifyBackup } from './backup-format.ts'
import { readBackup } from './read-database.ts'
import { unfinishedSuffix, writeBackup } from './write-backup.ts'

/** Of how many days, weeks and months a backup is kept. */
const kept = { days: 7, weeks: 4, months: 12 }

/** Milliseconds between two looks at whether the backup of the day is there. The first day begins without data. */
const interval = 10 * 60_000

/** Milliseconds that the end of the server waits for a backup. A folder of another machine may never answer. */
const defaultMaxWait = 5_000

const formatName = (date: string) => `turnos-${date}.backup`
const formatLastName = (date: string) => `turnos-${date}.last.backup`
const parseName = (name: string) => /^turnos-(\d{4}-\d\d-\d\d)(?:\.last)?\.backup$/.exec(name)?.[1]

interface Options {
  folder: string
  timeZone: string
  onError: (error: unknown) => void
  /** Milliseconds that the end waits for a backup. Tests pass a short time. */
  maxWait?: number
}

/** Writes a backup each day into a folder, the first immediately. Returns the function that ends this: false when a backup did not end in time. */
export function startDailyBackups(db: Db, { folder, timeZone, onError, maxWait = defaultMaxWait }: Options): () => Promise<boolean> {
  let running = Promise.resolve()
  const look = () => {
    running = running.then(() => writeDailyBackup(db, folder, toLocalDate(new Date(), timeZone))).catch(onError)
  }
  look()
  const timer = setInterval(look, interval)
  return () => {
    clearInterval(timer)
    return Promise.race([running.then(() => true), sleep(maxWait, false, { ref: false })])
  }
}

/** Writes the backup of a date, unless it is there or the database is as the first start leaves it, and removes those that are not kept and the half one of a process that was killed. */
export async function writeDailyBackup(db: Db, folder: string, today: string) {
  await createFolder(resolve(folder))
  if (await findTime(join(folder, formatName(today)))) return
  // A server whose data folder was deleted starts with an empty one. Its backup would be the newest, which is the one that someone restores.
  if (!(await hasData(db))) return
  for (const name of await readdir(folder))
    if (name.endsWith(unfinishedSuffix) && parseName(name.slice(0, -unfinishedSuffix.length))) await rm(join(folder, name))
  await writeBackup(await readBackup(db), join(folder, formatName(today)))
  const names = await listNames(folder, today)
  const keptDates = new Set(listKeptDates(names.map(parseDate), today))
  for (const name of names) if (!keptDates.has(parseDate(name))) await rm(join(folder, name))
}

/** Writes a backup beside the daily ones before a server ends whose data folder is gone. Returns its path. */
export async function writeLastBackup(db: Db, folder: string, today: string): Promise<string> {
  await createFolder(resolve(folder))
  const file = join(resolve(folder), formatLastName(today))
  await writeBackup(await readBackup(db), file)
  return file
}

/** Creates a folder and those above it. Node's own way to do this never ends below a folder such as /proc, in which nothing can be created. */
async function createFolder(folder: string) {
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory()) return
  await createFolder(dirname(folder))
  await mkdir(folder, { mode: 0o700 })
}

/** Finds the newest backup of a folder and when it was made; undefined without any, and without a folder that can be read. */
export async function findNewestBackup(folder: string, today: string): Promise<{ file: string; time: string } | undefined> {
  for (const name of await listNames(folder, today).catch(() => [])) {
    const file = join(resolve(folder), name)
    const time = await findTime(file)
    if (time !== undefined) return { file, time }
  }
  return undefined
}

type Found = { version: string; time: Promise<string | undefined> }

/** When the backups that have been read were made, by path, with what changes when a file is replaced. */
const found = new Map<string, Found>()

/** Finds when a backup was made; undefined when the file is missing, damaged or not complete. It is read whole, once. */
async function findTime(file: string): Promise<string | undefined> {
  const state = await stat(file).catch(() => undefined)
  if (state === undefined) return undefined
  const version = `${state.ino} ${state.size} ${state.mtimeMs}`
  const known = found.get(file)
  if (known?.version === version) return known.time
  const time = readTime(file)
  found.set(file, { version, time })
  return time
}

async function readTime(file: string): Promise<string | undefined> {
  try {
    await verifyBackup(file)
    return (await readBackupHeader(file)).created_at
  } catch (error) {
    if (error instanceof StartError) return undefined
    throw error
  }
}

const parseDate = (name: string) => parseName(name)!

/** Lists the names of the backups, newest first. Those after today were written while the clock was wrong: they stay, and count for nothing. */
const listNames = async (folder: string, today: string) =>
  (await readdir(folder))
    .filter((name) => (parseName(name) ?? '9') <= today)
    .sort()
    .reverse()

/** Lists the dates whose backups are kept: the last days, and the newest of each of the last weeks and months in which there is one. */
export function listKeptDates(dates: readonly string[], today: string): string[] {
  const newestFirst = [...dates].sort().reverse()
  const pickNewest = (getPeriod: (date: string) => string, count: number) => {
    const newest = new Map<string, string>()
    for (const date of newestFirst) if (!newest.has(getPeriod(date))) newest.set(getPeriod(date), date)
    return [...newest.values()].slice(0, count)
  }
  return [
    ...new Set([
      ...newestFirst.filter((date) => date > addDays(today, -kept.days)),
      ...pickNewest(getWeekStart, kept.weeks),
      ...pickNewest((date) => date.slice(0, 7), kept.months),
    ]),
  ]
}
