import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Access, Module, User, UserUpdate } from '#api/generated/wire.ts'
import type { Db, Trx } from '../database/connect.ts'
import { found } from '../errors.ts'
import { readAccessTree } from '../roles/access-tree.ts'
import { readGrants } from './effective-access.ts'

/** The users that are not deleted. What they may do follows with `wholeUsers`. */
export const selectUsers = (db: Db) =>
  db
    .selectFrom('app_user')
    .where('app_user.deleted_at', 'is', null)
    .select(['app_user.id', 'app_user.name', 'app_user.email', 'app_user.user_type', 'app_user.client_id', 'app_user.worker_id'])
    .select(['app_user.password_temporary', 'app_user.created_at', 'app_user.updated_at', 'app_user.deleted_at'])

type UserRow = Omit<User, 'roles' | 'access' | 'modules'>
type EffectiveAccessTree = { access: Access[]; modules: Module[] }

/** Users whole: each with the roles, the effective access and the part of the module tree that it opens. */
export async function withRolesAndAccess(db: Db, rows: readonly UserRow[]): Promise<User[]> {
  const holdingOf = await readGrants(
    db,
    rows.map(({ id }) => id),
  )
  const tree = await readAccessTree(db)
  // thousands of users hold the same few things: what is the same is made once
  const made = new Map<string, EffectiveAccessTree>()
  const open = (ids: ReadonlySet<string>): EffectiveAccessTree => {
    const access = tree.access.filter(({ id }) => ids.has(id))
    const key = access.map(({ id }) => id).join()
    const opened = made.get(key) ?? { access, modules: tree.prune(({ id }) => ids.has(id)) }
    made.set(key, opened)
    return opened
  }
  return rows.map((user) => {
    const { roles, direct } = holdingOf(user.id)
    return { ...user, roles: roles.map(({ role }) => role), ...open(new Set([...direct, ...roles.flatMap(({ access }) => access)])) }
  })
}

/** One user whole. Throws a 404. */
export async function readUser(db: Db, id: string): Promise<User> {
  const [user] = await withRolesAndAccess(db, await selectUsers(db).where('app_user.id', '=', id).execute())
  return found(user, 'el usuario')
}

/** One user without what he may do. Throws a 404. */
export const requireUser = async (db: Db, id: string) =>
  found(await selectUsers(db).where('app_user.id', '=', id).executeTakeFirst(), 'el usuario')

/** By what users are found: their own name, and names and document of the client or worker that they sign in for. */
export const userSearchText = sql<string>`concat(plain_text(app_user.name), ' ', (
  select search_text from person where id = coalesce(
    (select person_id from client where client.id = app_user.client_id),
    (select person_id from worker where worker.id = app_user.worker_id))))`

type NewUser = {
  name: string
  email?: string | null
  client_id?: string
  worker_id?: string
  password_hash: string
  password_temporary: boolean
}

/** Makes a user; answers its id. */
export async function insertUser(db: Db, { name, email, ...user }: NewUser) {
  const id = newId()
  await db
    .insertInto('app_user')
    .values({ id, name: name.trim(), email: email ?? null, ...user })
    .execute()
  return { id }
}

/** A user who is about to change, held until the transaction ends. */
export const lockUser = (trx: Trx, id: string) => selectUsers(trx).where('app_user.id', '=', id).forUpdate().executeTakeFirst()

/** Gives a user another name and e-mail. */
export const updateUser = (trx: Trx, id: string, { name, email }: Pick<UserUpdate, 'name' | 'email'>) =>
  trx
    .updateTable('app_user')
    .set({ name: name.trim(), email: email ?? null })
    .where('id', '=', id)
    .execute()
