import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { toLocalDate } from '#domain/today.ts'
import { getDailyFolder } from './backup/backup-state.ts'
import { findLastBackup } from './backup/daily-backups.ts'
import type { Db } from './database/connect.ts'
import { createDatabaseUnavailableError } from './errors.ts'
import type { Settings } from './settings.ts'

/**
 * Adds the routes for health checks: /healthz responds while the process runs, /readyz while the database responds, otherwise with a 503. Where the server
 * writes daily backups, the second line of /readyz says when the last one was made.
 */
export function addHealthRoutes(app: FastifyInstance, { db, settings, clock }: { db: Db; settings: Settings; clock: () => Date }) {
  const folder = getDailyFolder(settings)
  // Probes come every few seconds and would fill the log.
  const quiet = { logLevel: 'warn' } as const
  app.get('/healthz', quiet, async () => 'ok')
  app.get('/readyz', quiet, async () => {
    await sql`select 1`.execute(db).catch((error: Error) => {
      throw createDatabaseUnavailableError(error)
    })
    if (folder === undefined) return 'ok'
    return `ok\nlast backup: ${(await findLastBackup(folder, toLocalDate(clock(), settings.timeZone))) ?? 'none'}\n`
  })
}
