import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { toLocalDate } from '#domain/today.ts'
import { getDailyFolder } from './backup/backup-state.ts'
import { findNewestBackup } from './backup/daily-backups.ts'
import type { Db } from './database/connect.ts'
import { formatMegabytes, neededSpace, readFreeSpace } from './database/free-space.ts'
import { createDatabaseUnavailableError, createFullDiskError, createShuttingDownError } from './errors.ts'
import type { Settings } from './settings.ts'
import { version } from './version.ts'

/** Bytes of one file of the database's log. */
const logSpace = 16 * 1024 * 1024

type HealthContext = { db: Db; settings: Settings; clock: () => Date; draining: AbortSignal | undefined }

/**
 * Adds the routes for health checks: /healthz responds with the version while the process runs, /readyz while the database responds and the server does not
 * drain, otherwise with a 503. Where the server writes daily backups, the second line of /readyz says when the last one was made. Where the embedded database
 * has little space left, a line says how much, and without space for its log /readyz is a 503, because changes are refused.
 */
export function addHealthRoutes(app: FastifyInstance, { db, settings, clock, draining }: HealthContext) {
  const folder = getDailyFolder(settings)
  // Probes come every few seconds and would fill the log.
  const quiet = { logLevel: 'warn' } as const
  app.get('/healthz', quiet, async () => `ok\nversion: ${version}\n`)
  app.get('/readyz', quiet, async () => {
    if (draining?.aborted) throw createShuttingDownError()
    await sql`select 1`.execute(db).catch((error: Error) => {
      throw createDatabaseUnavailableError(error)
    })
    const free = settings.databaseUrl === undefined ? readFreeSpace(settings.dataDir) : undefined
    if (free !== undefined && free < logSpace) throw createFullDiskError(`${formatMegabytes(free)} free`)
    const lines = ['ok']
    if (folder !== undefined)
      lines.push(`last backup: ${(await findNewestBackup(folder, toLocalDate(clock(), settings.timeZone)))?.time ?? 'none'}`)
    if (free !== undefined && free < neededSpace) lines.push(`free space: ${formatMegabytes(free)}`)
    return lines.length === 1 ? 'ok' : `${lines.join('\n')}\n`
  })
}
