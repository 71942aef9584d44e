import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import type { Database } from './database/connect.ts'
import { logOptions } from './log.ts'
import { SettingError, type Settings } from './settings.ts'

const built = join(import.meta.dirname, '../../dist')

/** Serves a migrated database, and the web when it is built, until SIGTERM or SIGINT; answers where. */
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
  return app.listen({ host: settings.host, port: settings.port }).catch((error: NodeJS.ErrnoException) => {
    throw whyNotThere(error, settings)
  })
}

/** Says that the server can be used. */
export const sayReady = (address: string) => console.log(`Turnos is ready at ${address}`)

function whyNotThere(error: NodeJS.ErrnoException, { port }: Settings) {
  switch (error.code) {
    case 'EADDRINUSE':
      return new SettingError(`The port ${port} is taken: set PORT to another one.`)
    case 'EACCES':
      return new SettingError(`The system does not give the port ${port} to this user: set PORT to another one, 1024 or above.`)
    case 'ENOTFOUND': // no such name
    case 'EAI_AGAIN': // nobody who knows names answers
    case 'EADDRNOTAVAIL': // another machine's
    case 'EAFNOSUPPORT': // IPv6 on a machine without
    case 'EINVAL': // an address that needs more, as fe80:: does its interface
      return new SettingError('The setting HOST must be an address or name of this machine.')
    default:
      return error
  }
}
