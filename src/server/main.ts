import { join } from 'node:path'
import { hashPassword, randomPassword } from './auth/password.ts'
import { openDatabase } from './database/connect.ts'
import { ensureFirstStart } from './database/first-start.ts'
import { migrate } from './database/migrate.ts'
import { orSayWhy, serve } from './serve.ts'
import { readSettings } from './settings.ts'

/** Opens the database, brings it up to date and serves it. */
async function start() {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings.databaseUrl ? { url: settings.databaseUrl } : { dir: join(settings.dataDir, 'db') })
  await migrate(database.db)

  const adminPassword = settings.adminPassword ?? randomPassword()
  const made = await ensureFirstStart(database.db, { adminPassword, hash: hashPassword })
  if (made && !settings.adminPassword)
    console.log(`First start. Sign in as "admin" with the password ${adminPassword} (it is not shown again).`)

  await serve(database, settings)
}

await orSayWhy(start)
