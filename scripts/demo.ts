// Runs the server in test mode on an in-memory database with a clinic of example data: node scripts/demo.ts [--port 3000]
import { parseArgs } from 'node:util'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'
import { openDatabase } from '#server/database/connect.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import { migrate } from '#server/database/migrate.ts'
import { exitOnError } from '#server/exit-on-error.ts'
import { hashPassword } from '#server/passwords/password-hash.ts'
import { serve } from '#server/serve.ts'
import { readSettings } from '#server/settings.ts'
import { makeClinic } from './demo/clinic.ts'
import { replaceHistory } from './demo/history.ts'
import { type DemoUser, insertClinic, insertUsers } from './demo/insert.ts'

/** The user of the first start, with a password that is easy to type. */
const administrator: DemoUser = { role: 'Administrador', name: 'admin', password: 'demo-administrador' }

/** The clinic's own settings, unless the environment has others. */
const clinicSettings = { CLINIC_NAME: 'Centro Kallpa', CLINIC_PHONE: '(01) 445-1234' }

async function start() {
  const { values } = parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) return console.log('Usage: npm run demo -- [--port 3000]')
  const port = values.port === undefined ? {} : { PORT: values.port }
  const settings = { ...readSettings({ ...clinicSettings, ...process.env, ...port }), testMode: true, backupDir: undefined }
  const now = new Date()
  const clinic = makeClinic({ today: toLocalDate(now, settings.timeZone), minutes: toLocalMinutes(now, settings.timeZone) })

  console.log('Creating a clinic in memory. Nothing is saved.')
  const database = await openDatabase({})
  await migrate(database.db)
  await ensureFirstStart(database.db, { adminPassword: administrator.password, hash: hashPassword })
  const users = await database.db.transaction().execute(async (trx) => {
    await insertClinic(trx, clinic)
    const users = await insertUsers(trx, clinic.practices[0]!.workers[0]!)
    await replaceHistory(trx, { receptionist: users[0]!.name, timeZone: settings.timeZone })
    return users
  })
  console.log('Sign in with one of these users:')
  for (const { role, name, password } of [administrator, ...users]) console.log(`  ${name.padEnd(20)} ${password.padEnd(20)} ${role}`)
  await serve(database, settings, async (address) => {
    console.log(`A client opens ${address}/public-link/${clinic.links[0]!.url}`)
  })
}

await exitOnError(start)
