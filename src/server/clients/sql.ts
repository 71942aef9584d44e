import { expressionBuilder, sql } from 'kysely'
import { v7 as createId } from 'uuid'
import type { Client, ClientInput, ClientUpdate } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { normalizePhone } from '#domain/phones.ts'
import { addDays } from '#domain/weeks.ts'
import type { Actor } from '../call.ts'
import { anyOf } from '../database/any-of.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { requireFound } from '../errors.ts'
import { countRows } from '../list.ts'
import { matchesPerson } from '../people/order.ts'
import { collapseBlanks, findOrInsertPerson, hasBadPhone, readPeopleOf } from '../people/sql.ts'
import type { PropertiesOf } from '../properties-of.ts'
import { selectClientsToRebook } from './to-rebook.ts'

/** Selects all clients, including deleted ones, which past sessions still show. `joinPeopleToClients` adds the person. */
export const selectAllClients = (db: Db) =>
  db
    .selectFrom('client')
    .innerJoin('person', 'person.id', 'client.person_id')
    .leftJoin('app_user', (join) => join.onRef('app_user.client_id', '=', 'client.id').on('app_user.deleted_at', 'is', null))
    .leftJoin('public_link', 'public_link.client_id', 'client.id')
    .select(['client.id', 'client.person_id', 'app_user.id as user_id', 'public_link.url as public_link'])
    .select(['client.guardian_name', 'client.guardian_phone', 'client.note', 'client.created_at', 'client.updated_at', 'client.deleted_at'])

/** Selects the clients that are not deleted. */
export const selectClients = (db: Db) => selectAllClients(db).where('client.deleted_at', 'is', null)

/** The number of days after a canceled or postponed session in which its client is to be rebooked. */
const rebookDays = 28

type Filters = {
  upcoming?: boolean
  to_rebook?: boolean
  linked?: boolean
  linked_schedule_id?: string
  incomplete?: boolean
  bad_phone?: boolean
}

/**
 * Selects the ids of the clients with or without upcoming sessions, those to rebook or the others, with or without a public link, those whose link shows a
 * schedule, those without or with a document, those with or without a telephone that is two in one, and those whom a search finds; without a filter, all that are not deleted.
 */
export function selectFilteredClients(db: Db, { incomplete, bad_phone, search, ...filters }: Filters & { search?: string }, today: string) {
  const clients = db
    .selectFrom('client')
    // The database leaves out a left join of which the query needs nothing.
    .leftJoin('person', 'person.id', 'client.person_id')
    .leftJoin('client_upcoming', 'client_upcoming.client_id', 'client.id')
    .where('client.deleted_at', 'is', null)
    .where(matchesFilters(db, filters, today))
    .where(matchesClient(search))
    .select('client.id')
  const ofDocument = incomplete === undefined ? clients : clients.where('person.document', incomplete ? '=' : '<>', '')
  if (bad_phone === undefined) return ofDocument
  // Both parts of the union have an index.
  const withBadPhone = db
    .selectFrom('client as other')
    .innerJoin('person as owner', 'owner.id', 'other.person_id')
    .where(hasBadPhone('owner.phone'))
    .select('other.id')
    .union(db.selectFrom('client as other').where(hasBadPhone('other.guardian_phone')).select('other.id'))
  return ofDocument.where('client.id', bad_phone ? 'in' : 'not in', withBadPhone)
}

/** Reads clients in the order of their ids, including deleted ones. `joinPeopleToClients` adds the person. */
export async function readClientsInOrder(db: Db, ids: readonly string[]) {
  const rows = await selectAllClients(db).where('client.id', '=', anyOf(ids)).execute()
  const clients = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => clients.get(id) ?? [])
}

/** How a search compares what a client has beside the person: as a telephone, as a text, or not at all. The person has the column `search_text`. */
const searchedAs = {
  guardian_name: 'text',
  guardian_phone: 'phone',
  note: null,
} as const satisfies Record<Exclude<keyof ClientInput, 'person'>, 'phone' | 'text' | null>

const searchedColumns = Object.entries(searchedAs).flatMap(([name, searched]) =>
  searched === null ? [] : [{ column: sql.ref(`client.${name}`), isPhone: searched === 'phone' }],
)

/** The text in which a client is searched. Most clients have nothing beside the person, whose text is then taken as it is. */
const clientSearchText = sql<string>`case
  when num_nonnulls(${sql.join(searchedColumns.map(({ column }) => column))}) = 0 then person.search_text
  else person.search_text || E'\\t' || searchable_text(concat_ws(E'\\t', ${sql.join(
    searchedColumns.map(({ column, isPhone }) => (isPhone ? sql`regexp_replace(${column}, '[^0-9]', '', 'g')` : column)),
  )}))
end`

/** True when every word of a search occurs in what is searched of a person, or in the name or telephone of the client's guardian. */
export const matchesClient = (search?: string) => matchesPerson(search, clientSearchText)

/** Counts the clients whom `selectFilteredClients` selects. Unless a document or a search is asked for, no person needs to be read. */
export function countFilteredClients(db: Db, { search, ...filters }: Filters & { search?: string }, today: string) {
  const { upcoming, to_rebook, linked, linked_schedule_id, incomplete, bad_phone } = filters
  if (search || incomplete !== undefined || bad_phone !== undefined)
    return countRows(selectFilteredClients(db, { search, ...filters }, today))
  const isLinkAlone = linked && upcoming === undefined && to_rebook === undefined && linked_schedule_id === undefined
  // A deleted client loses the link, so the links alone tell how many clients have one.
  return isLinkAlone
    ? countRows(db.selectFrom('public_link'))
    : countRows(db.selectFrom('client_upcoming').where(matchesFilters(db, filters, today)))
}

/** True for the row in `client_upcoming` of a client who matches filters. */
function matchesFilters(
  db: Db,
  { upcoming, to_rebook, linked, linked_schedule_id }: Omit<Filters, 'incomplete' | 'bad_phone'>,
  today: string,
) {
  const { and, eb, exists, not } = expressionBuilder<Tables, 'client_upcoming'>()
  const id = sql.ref<string>('client_upcoming.client_id')
  // PostgreSQL estimates this better than a condition on the joined link, whose id is never null in the table itself.
  const links = db.selectFrom('public_link as link').where('link.client_id', '=', id)
  // An array is read once, however many clients are compared with it.
  const toRebook = sql<string>`any(array(${selectClientsToRebook(db, addDays(today, -rebookDays))}))`
  const isOver = eb('client_upcoming.until', '<', today)
  const conditions = [
    [upcoming, not(isOver)],
    [to_rebook, eb('client_upcoming.client_id', '=', toRebook)],
    [linked, exists(links)],
    [linked_schedule_id === undefined ? undefined : true, exists(links.where('link.schedule_id', '=', linked_schedule_id ?? ''))],
  ] as const
  return and(conditions.flatMap(([wanted, condition]) => (wanted === undefined ? [] : wanted ? condition : not(condition))))
}

type ClientRow = Awaited<ReturnType<ReturnType<typeof selectAllClients>['executeTakeFirstOrThrow']>>

/**
 * Returns clients with their people, as an actor may see them. Sets the link to null for an actor without `public_links.read`, and leaves guardian and note out
 * for one without `clients.read`: null would say that there is none.
 */
export async function joinPeopleToClients(db: Db, rows: readonly ClientRow[], { access }: Pick<Actor, 'access'>): Promise<Client[]> {
  const [readsLinks, readsClients] = [hasAnyAccess(access, ['public_links.read']), hasAnyAccess(access, ['clients.read'])]
  const getPerson = await readPeopleOf(db, rows)
  return rows.map(
    (row) =>
      ({
        id: row.id,
        person: getPerson(row.person_id),
        user_id: row.user_id,
        public_link: readsLinks ? row.public_link : null,
        guardian_name: readsClients ? row.guardian_name : undefined,
        guardian_phone: readsClients ? row.guardian_phone : undefined,
        note: readsClients ? row.note : undefined,
        created_at: row.created_at,
        updated_at: row.updated_at,
        deleted_at: row.deleted_at,
      }) satisfies PropertiesOf<Client, AgendaOfClient>,
  )
}

/** The properties that `joinSessions` and `joinLastSessions` add to a client. */
type AgendaOfClient = 'last_session' | 'next_session' | 'usual_workers'

/** Reads a client with its person. Throws a 404 if there is none. */
export async function readClient(db: Db, id: string, actor: Pick<Actor, 'access'>): Promise<Client> {
  const [client] = await joinPeopleToClients(db, await selectClients(db).where('client.id', '=', id).execute(), actor)
  return requireFound(client, 'el cliente')
}

/** Inserts a client and returns its id. */
export async function insertClient(trx: Trx, client: ClientInput, actor: Pick<Actor, 'access'>) {
  const id = createId()
  const person_id = await findOrInsertPerson(trx, client.person, { kind: 'client', actor })
  await trx
    .insertInto('client')
    .values({ id, person_id, ...toClientColumns(client) })
    .execute()
  return { id }
}

/** Changes the guardian and the note of a client. What is missing stays as it is, and when all is missing, so does `updated_at`. */
export async function updateClient(trx: Trx, id: string, client: ClientUpdate) {
  const columns = toClientColumns(client)
  if (Object.values(columns).every((value) => value === undefined)) return
  await trx.updateTable('client').set(columns).where('id', '=', id).execute()
}

const toClientColumns = ({ guardian_name, guardian_phone, note }: ClientInput | ClientUpdate) =>
  ({
    guardian_name: guardian_name && collapseBlanks(guardian_name),
    guardian_phone: guardian_phone === undefined ? undefined : (guardian_phone && normalizePhone(guardian_phone)) || null,
    note: note === undefined ? undefined : note || null,
  }) satisfies ColumnsOf<'client', ClientInput & ClientUpdate, 'id' | 'person' | 'updated_at'>

/** Locks a client and its person until the transaction ends. Every transaction locks the person first. */
export const lockClient = (trx: Trx, id: string) => selectLocked(trx, id).where('client.deleted_at', 'is', null).executeTakeFirst()

/** Locks a client as `lockClient` does, also a deleted one. */
export const lockClientEvenDeleted = (trx: Trx, id: string) => selectLocked(trx, id).executeTakeFirst()

const selectLocked = (trx: Trx, id: string) =>
  trx
    .selectFrom('person')
    .innerJoin('client', 'client.person_id', 'person.id')
    .where('client.id', '=', id)
    .select(['client.id', 'client.person_id', 'client.updated_at', 'client.deleted_at', 'person.birth_date'])
    .select(['person.name', 'person.father_last_name', 'person.mother_last_name'])
    .forUpdate()

/** Deletes a client and its public link. */
export async function deleteClient(trx: Trx, id: string) {
  await trx.deleteFrom('public_link').where('client_id', '=', id).execute()
  await trx.updateTable('client').set({ deleted_at: sql<string>`now()` }).where('id', '=', id).execute()
}
