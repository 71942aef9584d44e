// The server on a throwaway database with a believable clinic, in test mode: node scripts/demo.ts
import { dateAt, minutesAt } from '#domain/today.ts'
import { hashPassword } from '#server/auth/password.ts'
import { openDatabase } from '#server/database/connect.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import { migrate } from '#server/database/migrate.ts'
import { exitOnError } from '#server/exit-on-error.ts'
import { serve } from '#server/serve.ts'
import { readSettings } from '#server/settings.ts'
import { makeClinic } from './demo/clinic.ts'
import { insertClinic, insertUsers, type Login } from './demo/fill.ts'

/** The first user, as at any first start; what is no secret need not be hard to type. */
const administrator: Login = { role: 'Administrador', name: 'admin', password: 'demo-administrador' }

async function start() {
  const settings = { ...readSettings(process.env), testMode: true }
  const now = new Date()
  const clinic = makeClinic({ today: dateAt(now, settings.timeZone), minutes: minutesAt(now, settings.timeZone) })

  console.log('Making a clinic in memory; nothing of it is kept.')
  const database = await openDatabase({})
  await migrate(database.db)
  await ensureFirstStart(database.db, { adminPassword: administrator.password, hash: hashPassword })
  const logins = await database.db.transaction().execute(async (trx) => {
    await insertClinic(trx, clinic)
    return insertUsers(trx, clinic.practices[0]!.workers[0]!)
  })
  console.log('Sign in with one of these users:')
  for (const { role, name, password } of [administrator, ...logins]) console.log(`  ${name.padEnd(20)} ${password.padEnd(20)} ${role}`)
  await serve(database, settings)
}

await exitOnError(start)
