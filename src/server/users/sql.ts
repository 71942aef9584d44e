import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import type { Access, Module, User, UserInput, UserUpdate } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { readAccessTree } from '../access/access-tree.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { searchableText } from '../database/search.ts'
import { requireFound } from '../errors.ts'
import type { StoredPassword } from '../passwords/credentials.ts'
import type { PropertiesOf } from '../properties-of.ts'
import { hasSecondFactor } from '../second-factor/sql.ts'
import { readGrants } from './effective-access.ts'
import { type Reader, readPersonNames } from './person-names.ts'

/** Selects the users that are not deleted, without their access, which `joinRolesAndAccess` adds. */
export const selectUsers = (db: Db) =>
  db
    .selectFrom('app_user')
    .where('app_user.deleted_at', 'is', null)
    .select(['app_user.id', 'app_user.name', 'app_user.email', 'app_user.user_type', 'app_user.client_id', 'app_user.worker_id'])
    .select(['app_user.password_temporary', 'app_user.created_at', 'app_user.updated_at', 'app_user.deleted_at'])
    .select((row) => hasSecondFactor(row.ref('app_user.id')).as('second_factor'))

type UserRow = Omit<User, 'email' | 'person' | 'roles' | 'access' | 'modules'> & { email: string | null }
type EffectiveAccessTree = { access: Access[]; modules: Module[] }

/** Adds to each user the names of the person, the roles, the effective access and the modules in which the user has access. */
export async function joinRolesAndAccess(db: Db, rows: readonly UserRow[], reader: Reader): Promise<User[]> {
  const getPersonName = await readPersonNames(db, rows, reader)
  const getGrants = await readGrants(
    db,
    rows.map(({ id }) => id),
  )
  const tree = await readAccessTree(db)
  // Thousands of users share a few sets of access, so each set's tree is built once.
  const trees = new Map<string, EffectiveAccessTree>()
  const pruneTree = (ids: ReadonlySet<string>): EffectiveAccessTree => {
    const access = tree.access.filter(({ id }) => ids.has(id))
    const key = access.map(({ id }) => id).join()
    const pruned = trees.get(key) ?? { access, modules: tree.prune(({ id }) => ids.has(id)) }
    trees.set(key, pruned)
    return pruned
  }
  return rows.map((user) => {
    const { roles, direct } = getGrants(user.id)
    const accessIds = new Set([...direct, ...roles.flatMap(({ access }) => access)])
    const { access, modules } = pruneTree(accessIds)
    return {
      id: user.id,
      name: user.name,
      email: user.email ?? undefined,
      user_type: user.user_type,
      client_id: user.client_id,
      worker_id: user.worker_id,
      person: getPersonName(user.id),
      roles: roles.map(({ role }) => role),
      access,
      modules,
      password_temporary: user.password_temporary,
      second_factor: user.second_factor,
      created_at: user.created_at,
      updated_at: user.updated_at,
      deleted_at: user.deleted_at,
    } satisfies PropertiesOf<User>
  })
}

/** Reads a user with roles and access, by default for itself. Throws a 404 if there is none. */
export async function readUser(db: Db, id: string, reader: Reader = { id, access: new Set() }): Promise<User> {
  const [user] = await joinRolesAndAccess(db, await selectUsers(db).where('app_user.id', '=', id).execute(), reader)
  return requireFound(user, 'el usuario')
}

/** Reads a user without roles and access. Throws a 404 if there is none. */
export const requireUser = async (db: Db, id: string) =>
  requireFound(await selectUsers(db).where('app_user.id', '=', id).executeTakeFirst(), 'el usuario')

/**
 * Builds the text in which users are searched: the user's name and e-mail, and the client and worker as far as the reader may read them, because a
 * user found by a document would disclose whose it is.
 */
export function buildUserSearchText({ access }: Reader) {
  const people = (['client', 'worker'] as const)
    .filter((kind) => hasAnyAccess(access, [`${kind}s.read`]))
    .map(
      (kind) => sql`(
        select search_text from ${sql.table(kind)} join person on person.id = person_id
        where ${sql.ref(`${kind}.id`)} = ${sql.ref(`app_user.${kind}_id`)})`,
    )
  return sql<string>`concat_ws(' ', ${sql.join([searchableText('app_user.name'), searchableText('app_user.email'), ...people])})`
}

type NewUser = Omit<UserInput, 'password'>
type PasswordAndOwner = StoredPassword & { client_id?: string; worker_id?: string }

/** Creates a user. Returns its id. */
export async function insertUser(trx: Trx, user: NewUser, passwordAndOwner: PasswordAndOwner) {
  const id = createId()
  await trx
    .insertInto('app_user')
    .values({ id, ...toUserColumns(user), ...passwordAndOwner })
    .execute()
  return { id }
}

/** Reads a user and locks it until the transaction ends. */
export const lockUser = (trx: Trx, id: string) => selectUsers(trx).where('app_user.id', '=', id).forUpdate().executeTakeFirst()

/** Changes the name and e-mail of a user. */
export const updateUser = (trx: Trx, id: string, user: UserUpdate) =>
  trx.updateTable('app_user').set(toUserColumns(user)).where('id', '=', id).execute()

const toUserColumns = ({ name, email }: NewUser) =>
  ({ name, email: email || null }) satisfies ColumnsOf<'app_user', UserInput & UserUpdate, 'id' | 'password' | 'updated_at'>
