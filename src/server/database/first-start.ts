import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import type { Db, Trx } from './connect.ts'

/** The roles of a new clinic, with the codes of their access. */
const firstRoles = [
  { name: 'Administrador', code: 'administrator', access: 'all' },
  {
    name: 'Recepción',
    code: 'reception',
    access: ['clients.mix', 'public_links.mix', 'sessions.mix', 'assists.read', 'workers.read', 'schedules.read'],
  },
  { name: 'Terapeuta', code: 'therapist', access: ['my_sessions.update', 'schedules.read'] },
] as const

type FirstStartOptions = {
  /** Password of the user `admin`. */
  adminPassword: string
  hash: (password: string) => Promise<string>
}

/** Creates the first roles and the user `admin` if the database has never had a user. Returns true when it created them. */
export async function ensureFirstStart(db: Db, { adminPassword, hash }: FirstStartOptions): Promise<boolean> {
  if (await hasUsers(db)) return false
  const password_hash = await hash(adminPassword)
  return db.transaction().execute(async (trx) => {
    // Two servers may start on the same new database.
    await sql`lock table app_user in exclusive mode`.execute(trx)
    if (await hasUsers(trx)) return false
    await insertRoles(trx)
    const id = createId()
    await trx.insertInto('app_user').values({ id, name: 'admin', password_hash }).execute()
    const administrator = trx
      .selectFrom('role')
      .where('code', '=', firstRoles[0].code)
      .select([sql.val(id).as('user_id'), 'id'])
    await trx.insertInto('user_role').columns(['user_id', 'role_id']).expression(administrator).execute()
    return true
  })
}

const hasUsers = async (db: Db) => (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined

async function insertRoles(trx: Trx) {
  for (const { name, code, access } of firstRoles) {
    const id = createId()
    await trx.insertInto('role').values({ id, name, code }).execute()
    const roleAccess = trx
      .selectFrom('access')
      .$if(access !== 'all', (query) => query.where('code', 'in', access))
      .select([sql.val(id).as('role_id'), 'id'])
    await trx.insertInto('role_access').columns(['role_id', 'access_id']).expression(roleAccess).execute()
  }
}
