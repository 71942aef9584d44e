import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './database/connect.ts'
import { createDatabaseUnavailableError } from './errors.ts'

/** Adds the routes for health checks: /healthz responds while the process runs, /readyz while the database responds, otherwise with a 503. */
export function addHealthRoutes(app: FastifyInstance, db: Db) {
  // Probes come every few seconds and would fill the log.
  const quiet = { logLevel: 'warn' } as const
  app.get('/healthz', quiet, async () => 'ok')
  app.get('/readyz', quiet, async () => {
    await sql`select 1`.execute(db).catch((error: Error) => {
      throw createDatabaseUnavailableError(error)
    })
    return 'ok'
  })
}
