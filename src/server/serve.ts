import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { Database } from './database/connect.ts'
import { createLogOptions } from './log.ts'
import { SettingError, type Settings } from './settings.ts'
import { version } from './version.ts'
import { pagesFile } from './web.ts'

const builtWeb = join(import.meta.dirname, '../../dist')

/**
 * Serves a migrated database, and the web if it is built, until SIGTERM or SIGINT. `prepare` runs once the address is bound; calls that
 * arrive earlier wait until it is done. Returns the function that refuses new calls and waits for the running ones.
 */
export async function serve(
  { db, pool, statistics, listen, close }: Database,
  settings: Settings,
  prepare: (address: string) => Promise<void> = async () => {},
) {
  const draining = new AbortController()
  const isBuilt = existsSync(join(builtWeb, pagesFile))
  const app = await createApp({
    db,
    pool,
    statistics,
    listen,
    settings,
    logger: createLogOptions(settings.logLevel),
    webFolder: isBuilt ? builtWeb : undefined,
    draining: draining.signal,
  })
  app.log.info({ version }, 'starting')
  const { promise: prepared, resolve: answerCalls } = Promise.withResolvers<void>()
  app.addHook('onRequest', () => prepared)

  // This waits for running calls.
  const endCalls = () => app.close()
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= endCalls().then(close)
    return stopping.then(() => {
      app.log.info('stopped')
      process.exit(0)
    })
  }
  // Both npm and systemd pass a signal on, so it comes twice.
  process.on('SIGTERM', async () => {
    if (settings.drainSeconds > 0) {
      draining.abort()
      await wait(settings.drainSeconds * 1000)
    }
    await stop()
  })
  process.on('SIGINT', stop)

  const address = await app.listen({ host: settings.host, port: settings.port }).catch((error: NodeJS.ErrnoException) => {
    throw explainListenError(error, settings)
  })
  await prepare(address)
  if (!isBuilt) console.log('The web is not built, so this server answers only the API: run "npm run build" and start again.')
  answerCalls()
  console.log(`Turnos is ready at ${address}`)
  return endCalls
}

function explainListenError(error: NodeJS.ErrnoException, { port }: Settings) {
  switch (error.code) {
    case 'EADDRINUSE':
      return new SettingError(`The port ${port} is already in use: set PORT to another one.`)
    case 'EACCES':
      return new SettingError(`The system does not allow this user to use the port ${port}: set PORT to 1024 or above.`)
    case 'ENOTFOUND': // unknown host name
    case 'EAI_AGAIN': // no DNS server responds
    case 'EADDRNOTAVAIL': // address of another machine
    case 'EAFNOSUPPORT': // IPv6 on a machine without it
    case 'EINVAL': // incomplete address, such as fe80:: without its interface
      return new SettingError('The setting HOST must be an address or name of this machine.')
    default:
      return error
  }
}
