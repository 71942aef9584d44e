import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'
import { hashToken } from '#server/hash-token.ts'
import { hashPasswordCheaply } from '../../password-hash.ts'
import { type Actor, actors, buildId, buildStart, buildToken, idNumbers, linkUrls } from './ids.ts'

/** The server's time: a Monday, in the week in which the sessions of the contract's examples take place. */
export const now = '2026-11-23T17:00:00.000Z'

/** Prepares an empty database. Returns a function that replaces all records by the same ones, so that cases do not depend on earlier ones. */
export async function prepareRecords(db: Db) {
  await db.transaction().execute(deleteRecords)
  // The ids of access differ in every new database, so they are numbered here. The access that an administrator must have gets the numbers 1 and 2.
  await sql`update access set id = (${buildStart('access')} || lpad(place::text, 10, '0'))::uuid
    from (select code, row_number() over (order by code not in ('access.update', 'users.update'), code) as place from access) as places where places.code = access.code`.execute(
    db,
  )
  // These are the passwords of the contract's examples.
  const hashes = {
    administrator: await hashPasswordCheaply('una clave bien larga'),
    others: await hashPasswordCheaply('luna-mesa-verde-38'),
  }
  return () =>
    db.transaction().execute(async (trx) => {
      await deleteRecords(trx)
      await insertPeople(trx)
      await insertAgenda(trx)
      await insertAvailability(trx)
      await insertWaitingList(trx)
      await insertMessages(trx)
      await insertUsers(trx, hashes)
      for (const table of ['session', 'turn', 'schedule', 'client', 'worker', 'person', 'role', 'app_user'] as const)
        await trx
          .updateTable(table)
          .set({ deleted_at: now })
          .where(sql<boolean>`right(id::text, 2) = ${`0${idNumbers.deleted[0]}`}`)
          .execute()
    })
}

/** The tables of records, each before those to which it refers. */
const tables: (keyof Tables)[] = [
  ...([
    'session_reminder',
    'session_reply',
    'message',
    'waiting_entry',
    'working_hours',
    'absence',
    'feed',
    'public_link_worker',
    'public_link',
    'session',
    'turn',
    'schedule',
    'sign_in',
    'second_factor',
    'known_address',
    'user_access',
    'user_role',
  ] as const),
  ...(['app_user', 'role_access', 'role', 'client', 'worker', 'person'] as const),
]

async function deleteRecords(db: Db) {
  for (const table of tables) await db.deleteFrom(table).execute()
}

/** The numbers of clients and workers, each with that of the person. The second person is both, the third neither. */
const clientPeople = [
  [1, 1],
  [2, 2],
  [3, 4],
  [9, 9],
] as const
const workerPeople = [
  [1, 5],
  [2, 6],
  [3, 2],
  [9, 9],
] as const

async function insertPeople(db: Db) {
  const person = { name: 'Eva', father_last_name: 'Ríos', mother_last_name: 'Luna', gender: false, document_type: 0 as const }
  const people = [1, 2, 3, 4, 5, 6, 9].map((number) => ({ ...person, id: buildId('person', number), document: `7000000${number}` }))
  const buildRows = (kind: 'client' | 'worker', numbers: readonly (readonly [number, number])[]) =>
    numbers.map(([number, personNumber]) => ({ id: buildId(kind, number), person_id: buildId('person', personNumber) }))
  await db.insertInto('person').values(people).execute()
  await db.insertInto('client').values(buildRows('client', clientPeople)).execute()
  const therapists = buildRows('worker', workerPeople).map((worker) => ({ ...worker, positions: [5 as const] }))
  await db.insertInto('worker').values(therapists).execute()
}

/** Inserts schedules with turns, sessions, and links. The first schedule is that of the contract's examples, and has all sessions. */
async function insertAgenda(db: Db) {
  const schedule = { session_duration: 45, break_duration: 5 }
  await db
    .insertInto('schedule')
    .values([1, 2, 3, 9].map((number) => ({ ...schedule, id: buildId('schedule', number), name: `Horario ${number}` })))
    .execute()
  const turns = [
    { number: 1, schedule: 1, start_time: 480, end_time: 835 },
    { number: 2, schedule: 1, start_time: 870, end_time: 1130 },
    { number: 3, schedule: 2, start_time: 480, end_time: 835 },
    { number: 9, schedule: 9, start_time: 480, end_time: 835 },
  ].map(({ number, schedule, ...times }) => ({
    id: buildId('turn', number),
    schedule_id: buildId('schedule', schedule),
    name: `Turno ${number}`,
    ...times,
  }))
  await db.insertInto('turn').values(turns).execute()

  const meeting = { client_id: buildId('client', 1), worker_id: buildId('worker', 1), turn_id: buildId('turn', 1), day: 1, time: 480 }
  const session = { ...meeting, duration: 45, session_date: null, starts_on: null, ends_on: null }
  await db
    .insertInto('session')
    .values([
      { ...session, id: buildId('session', 1), session_date: '2026-11-23' },
      { ...session, id: buildId('session', 2), starts_on: '2026-11-30' },
      // A canceled week of this series, whose slot was taken meanwhile.
      { ...session, id: buildId('session', 3), session_date: '2026-12-07', state: 'canceled' as const },
      { ...session, id: buildId('session', 4), session_date: '2026-12-07', client_id: buildId('client', 2) },
      { ...session, id: buildId('session', 9), session_date: '2026-11-25', day: 3, client_id: buildId('client', 2) },
    ])
    .execute()
  const links = linkUrls.map((url, index) => ({ id: buildId('link', index + 1), client_id: buildId('client', index + 2), url }))
  await db
    .insertInto('public_link')
    .values(links.map((link) => ({ ...link, schedule_id: buildId('schedule', 1) })))
    .execute()
  await db
    .insertInto('public_link_worker')
    .values(links.map(({ id }) => ({ public_link_id: id, worker_id: buildId('worker', 1) })))
    .execute()
  await db
    .insertInto('feed')
    .values({ token: 'A'.repeat(22), worker_id: buildId('worker', 1) })
    .execute()
}

/** Inserts the hours of the third worker, absences of the second one, and a closing day. */
async function insertAvailability(db: Db) {
  const hours = { worker_id: buildId('worker', 3), start_time: 480, end_time: 835, from_date: null, to_date: null }
  await db
    .insertInto('working_hours')
    .values([1, 2, 3].map((day) => ({ ...hours, day })))
    .execute()
  const absence = { start_time: null, end_time: null, reason: null }
  const absences = [
    { id: buildId('absence', 1), worker_id: buildId('worker', 2), from_date: '2026-12-21', to_date: '2026-12-24' },
    { id: buildId('absence', 2), worker_id: buildId('worker', 2), from_date: '2027-01-04', to_date: '2027-01-04' },
    { id: buildId('absence', 3), worker_id: null, from_date: '2026-12-25', to_date: '2026-12-25' },
  ]
  await db
    .insertInto('absence')
    .values(absences.map((dates) => ({ ...absence, ...dates })))
    .execute()
}

/** Inserts entries of the waiting list. The last one is booked. */
async function insertWaitingList(db: Db) {
  const anything = {
    schedule_id: null,
    worker_ids: [],
    days: [],
    from_time: null,
    to_time: null,
    from_date: null,
    until_date: null,
    note: null,
  }
  await db
    .insertInto('waiting_entry')
    .values([
      { ...anything, id: buildId('waiting_entry', 1), client_id: buildId('client', 1), days: [1, 3], worker_ids: [buildId('worker', 1)] },
      { ...anything, id: buildId('waiting_entry', 2), client_id: buildId('client', 2), schedule_id: buildId('schedule', 1) },
      { ...anything, id: buildId('waiting_entry', 3), client_id: buildId('client', 1) },
      { ...anything, id: buildId('waiting_entry', 9), client_id: buildId('client', 1), session_id: buildId('session', 1) },
    ])
    .execute()
}

/** Inserts messages to clients. The last one is to a deleted client. */
async function insertMessages(db: Db) {
  const canceled = {
    before: { session: buildId('session', 1), worker: buildId('worker', 1), day: 1, time: 480, date: '2026-12-07' },
    end: 'canceled',
  }
  const row = { kind: 'canceled', changes: JSON.stringify([canceled]), created_at: '2026-11-20T15:00:00.000Z' } as const
  await db
    .insertInto('message')
    .values([1, 2, 3, 9].map((number) => ({ ...row, id: buildId('message', number), client_id: buildId('client', number) })))
    .execute()
}

type Hashes = { administrator: string; others: string }

/** Inserts the users who make the calls, their sign-ins, a deleted user, and roles. */
async function insertUsers(db: Db, hashes: Hashes) {
  const signedIn = Object.keys(actors) as Exclude<Actor, 'visitor'>[]
  const users = signedIn.map((actor) => ({
    id: buildId('user', actors[actor]),
    name: actor === 'administrator' ? 'admin' : actor,
    password_hash: actor === 'administrator' ? hashes.administrator : hashes.others,
    client_id: actor === 'client' ? buildId('client', 1) : null,
    worker_id: actor === 'therapist' ? buildId('worker', 1) : null,
  }))
  const deletedUser = { id: buildId('user', 9), name: 'deleted', password_hash: hashes.others, client_id: null, worker_id: null }
  await db
    .insertInto('app_user')
    .values([...users, deletedUser])
    .execute()
  await db
    .insertInto('sign_in')
    .values(
      signedIn.map((actor) => ({
        user_id: buildId('user', actors[actor]),
        token_hash: hashToken(buildToken(actor)),
        created_at: now,
        seen_at: now,
      })),
    )
    .execute()
  await db
    .insertInto('role')
    .values([1, 2, 3, 9].map((number) => ({ id: buildId('role', number), name: `Rol ${number}`, code: `rol_${number}` })))
    .execute()
  await insertAccess(db)
}

/**
 * Gives the administrator the access to change users by a role, and all other access directly, except `users.mix`, which includes it. The role of the
 * therapist has no access.
 */
async function insertAccess(db: Db) {
  const administrator = buildId('user', actors.administrator)
  const [changeUsers, role] = [buildId('access', 2), buildId('role', 3)]
  const rest = db.selectFrom('access').where('id', '!=', changeUsers).where('code', '!=', 'users.mix')
  await db
    .insertInto('user_access')
    .columns(['user_id', 'access_id'])
    .expression(rest.select([sql.val(administrator).as('user_id'), 'id']))
    .execute()
  await db.insertInto('role_access').values({ role_id: role, access_id: changeUsers }).execute()
  const roles = [
    { user_id: administrator, role_id: role },
    { user_id: buildId('user', actors.therapist), role_id: buildId('role', 1) },
  ]
  await db.insertInto('user_role').values(roles).execute()
}
