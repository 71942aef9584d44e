import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './database/connect.ts'
import { databaseUnavailable } from './errors.ts'

/** Adds /healthz (the process runs) and /readyz (the database answers, otherwise 503), for whatever supervises the server. */
export function addHealthRoutes(app: FastifyInstance, db: Db) {
  const quiet = { logLevel: 'warn' } as const // probes come every few seconds
  app.get('/healthz', quiet, async () => 'ok')
  app.get('/readyz', quiet, async (request) => {
    await sql`select 1`.execute(db).catch((error: Error) => {
      request.log.error({ err: error }, 'database does not answer')
      throw databaseUnavailable()
    })
    return 'ok'
  })
}
