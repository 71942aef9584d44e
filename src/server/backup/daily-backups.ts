import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import type { Db } from '../database/connect.ts'
import { hasData } from '../database/has-data.ts'
import { StartError } from '../database/start-error.ts'
import { readBackupHeader } from './backup-format.ts'
import { readBackup } from './read-database.ts'
import { unfinishedSuffix, writeBackup } from './write-backup.ts'

/** Of how many days, weeks and months a backup is kept. */
const kept = { days: 7, weeks: 4, months: 12 }

/** Milliseconds between two looks at whether the backup of the day is there. */
const interval = 60 * 60_000

const formatName = (date: string) => `turnos-${date}.backup`
const parseName = (name: string) => /^turnos-(\d{4}-\d\d-\d\d)\.backup$/.exec(name)?.[1]

interface Options {
  folder: string
  timeZone: string
  onError: (error: unknown) => void
}

/** Writes a backup each day into a folder, the first at once. Returns the function that ends this. */
export function startDailyBackups(db: Db, { folder, timeZone, onError }: Options): () => Promise<void> {
  let running = Promise.resolve()
  const look = () => {
    running = running.then(() => writeDailyBackup(db, folder, toLocalDate(new Date(), timeZone))).catch(onError)
  }
  look()
  const timer = setInterval(look, interval)
  return () => {
    clearInterval(timer)
    return running
  }
}

/** Writes the backup of a date, unless it is there or the database is as the first start leaves it, and removes those that are not kept and the half one of a process that was killed. */
export async function writeDailyBackup(db: Db, folder: string, today: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (await findTime(folder, today)) return
  // A server whose data folder was deleted starts with an empty one. Its backup would be the newest, which is the one that somebody restores.
  if (!(await hasData(db))) return
  for (const name of await readdir(folder))
    if (name.endsWith(unfinishedSuffix) && parseName(name.slice(0, -unfinishedSuffix.length))) await rm(join(folder, name))
  await writeBackup(await readBackup(db), join(folder, formatName(today)))
  const dates = await listDates(folder, today)
  const keptDates = new Set(listKeptDates(dates, today))
  for (const date of dates.filter((one) => !keptDates.has(one))) await rm(join(folder, formatName(date)))
}

/** Finds when the newest daily backup of a folder was made; undefined without any, and without a folder that can be read. */
export async function findLastBackup(folder: string, today: string): Promise<string | undefined> {
  const dates = await listDates(folder, today).catch(() => [])
  for (const date of dates.sort().reverse()) {
    const time = await findTime(folder, date)
    if (time !== undefined) return time
  }
  return undefined
}

/** Finds when the daily backup of a date was made. A file whose beginning is damaged is none. */
const findTime = (folder: string, date: string) =>
  readBackupHeader(join(folder, formatName(date))).then(
    ({ created_at }) => created_at,
    (error: unknown) => {
      if (error instanceof StartError) return undefined
      throw error
    },
  )

/** Lists the dates of which there is a backup. Those after today were written while the clock was wrong: they stay, and count for nothing. */
const listDates = async (folder: string, today: string) =>
  (await readdir(folder)).flatMap((name) => parseName(name) ?? []).filter((date) => date <= today)

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
