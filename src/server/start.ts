import { join } from 'node:path'
import { hashPassword, randomPassword } from './auth/password.ts'
import { openDatabase } from './database/connect.ts'
import { ensureFirstStart } from './database/first-start.ts'
import { migrate } from './database/migrate.ts'
import { sayReady, serve } from './serve.ts'
import type { Settings } from './settings.ts'

/** Opens the database, brings it up to date and serves it. */
export async function start(settings: Settings) {
  const database = await openDatabase(settings.databaseUrl ? { url: settings.databaseUrl } : { dir: join(settings.dataDir, 'db') })
  await migrate(database.db)

  const address = await serve(database, settings)

  // not before the address is ours: where the start fails nobody would look for a password that is shown once
  const adminPassword = settings.adminPassword ?? randomPassword()
  const made = await ensureFirstStart(database.db, { adminPassword, hash: hashPassword })
  sayReady(address)
  if (made && !settings.adminPassword)
    console.log(`First start. Sign in as "admin" with the password ${adminPassword} (it is not shown again).`)
}
