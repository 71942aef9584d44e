import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Step } from '../steps.ts'

/** How often PostgreSQL is asked, a second apart: on a machine that has just started, it may still be recovering. */
const connectAttempts = 30

/** True for a server that does not listen yet or still starts, and for a timeout, which has no code. */
const isTemporary = ({ code }: { code?: string }) => code === undefined || code === 'ECONNREFUSED' || code === '57P03'

/** Only checks the connection: each test file creates its own database. */
export const connectToPostgres: Step = {
  name: 'PostgreSQL answers',
  run: async () => {
    const connectionString = process.env.TEST_DATABASE_URL
    if (!connectionString)
      throw new Error(
        'Set TEST_DATABASE_URL to a PostgreSQL server on which databases may be created, or run "npm test", which needs none.',
      )
    for (let attempt = 1; ; attempt++) {
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
      const error = await client.connect().then(
        () => undefined,
        (error: Error & { code?: string }) => error,
      )
      if (!error) return client.end()
      // The message names the variable instead of the URL, which may contain a password.
      if (attempt === connectAttempts || !isTemporary(error))
        throw new Error(`Cannot connect to TEST_DATABASE_URL: ${error.message || 'connection refused'}`)
      await setTimeout(1_000)
    }
  },
}
