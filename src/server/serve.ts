import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import type { Database } from './database/connect.ts'
import { logOptions } from './log.ts'
import { SettingError, type Settings } from './settings.ts'

const built = join(import.meta.dirname, '../../dist')

/** Serves a migrated database, and the web when it is built, until SIGTERM or SIGINT; prints where. */
export async function serve({ db, close }: Database, settings: Settings) {
  const app = await createApp({
    db,
    settings,
    logger: logOptions(settings.logLevel),
    pages: existsSync(join(built, 'index.html')) ? built : undefined,
  })
  const stop = async () => {
    // a connection falls idle when its answer is out; left open it would hold the server for as long as the client likes
    const hangUp = setInterval(() => app.server.closeIdleConnections(), 50)
    await app.close() // waits for what runs
    clearInterval(hangUp)
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  const address = await app.listen({ host: settings.host, port: settings.port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new SettingError(`The port ${settings.port} is taken: set PORT to another one.`) : error
  })
  console.log(`Turnos is ready at ${address}`)
}

/** Starts something; a failure is one sentence for whoever did, and the whole of it only on request. */
export async function orSayWhy(start: () => Promise<void>) {
  try {
    await start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    if (process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace') console.error(error)
    process.exit(1)
  }
}
