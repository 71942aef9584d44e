import type {
  ClientExport,
  ExportedMessage,
  ExportedRecord,
  ExportedReminder,
  ExportedReply,
  ExportedSession,
  ExportedUser,
  ExportedWaitingEntry,
} from '#api/generated/wire.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { readNames } from '../history/names.ts'
import { readHistoryOfPerson } from '../history/of-person.ts'
import { showMovedFrom } from '../moved-from.ts'
import { buildMessageTexts } from '../people/message-texts.ts'
import type { PersonRecords } from '../people/records-of-person.ts'
import { selectAllPeople, toPerson } from '../people/sql.ts'
import type { PropertiesOf } from '../properties-of.ts'
import type { Settings } from '../settings.ts'

type ExportContext = { now: Date; today: string; settings: Settings }

/** Reads everything that is stored about a person who is or was a client. */
export async function exportPerson(trx: Trx, records: PersonRecords, context: ExportContext): Promise<ClientExport> {
  return {
    exported_at: context.now.toISOString(),
    person: toPerson(await selectAllPeople(trx).where('person.id', '=', records.person_id).executeTakeFirstOrThrow()),
    records: await readRecords(trx, records),
    public_link: await readExportedLink(trx, records),
    users: await readUsers(trx, records),
    waiting_entries: await readWaitingEntries(trx, records),
    reminders: await readExportedReminders(trx, records),
    replies: await readExportedReplies(trx, records),
    messages: await readExportedMessages(trx, records, context),
    sessions: await readSessions(trx, records),
    history: await readHistoryOfPerson(trx, records),
  } satisfies PropertiesOf<ClientExport>
}

async function readRecords(trx: Trx, { client_ids }: PersonRecords): Promise<ExportedRecord[]> {
  const clients = await trx
    .selectFrom('client')
    .where('id', '=', anyOf(client_ids))
    .selectAll()
    .orderBy('deleted_at', (by) => by.desc().nullsFirst())
    .execute()
  return clients.map(
    ({ id, guardian_name, guardian_phone, note, created_at, updated_at, deleted_at }) =>
      ({ id, guardian_name, guardian_phone, note, created_at, updated_at, deleted_at }) satisfies PropertiesOf<ExportedRecord>,
  )
}

async function readExportedLink(trx: Trx, { client_ids }: PersonRecords): Promise<ClientExport['public_link']> {
  const link = await trx
    .selectFrom('public_link')
    .where('client_id', '=', anyOf(client_ids))
    .select(['id', 'schedule_id', 'created_at'])
    .executeTakeFirst()
  if (!link) return null
  const rows = await trx
    .selectFrom('public_link_worker')
    .where('public_link_id', '=', link.id)
    .select('worker_id')
    .orderBy('worker_id')
    .execute()
  const workerIds = rows.map(({ worker_id }) => worker_id)
  const getName = await readNameLookup(trx, [link.schedule_id, ...workerIds])
  return { created_at: link.created_at, schedule: getName(link.schedule_id), workers: workerIds.map(getName) }
}

async function readUsers(trx: Trx, { user_ids }: PersonRecords): Promise<ClientExport['users']> {
  const users = await trx
    .selectFrom('app_user')
    .where('id', '=', anyOf(user_ids))
    .select(['id', 'name', 'email', 'created_at', 'deleted_at'])
    .orderBy('id', 'desc')
    .execute()
  const roles = await trx
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .where('user_id', '=', anyOf(user_ids))
    .select(['user_id', 'role.name'])
    .orderBy('role.id')
    .execute()
  const rolesByUser = Map.groupBy(roles, ({ user_id }) => user_id)
  return users.map(
    ({ id, name, email, created_at, deleted_at }) =>
      ({
        name,
        email,
        roles: (rolesByUser.get(id) ?? []).map((role) => role.name),
        created_at,
        deleted_at,
      }) satisfies PropertiesOf<ExportedUser>,
  )
}

async function readWaitingEntries(trx: Trx, { client_ids }: PersonRecords): Promise<ClientExport['waiting_entries']> {
  const entries = await trx
    .selectFrom('waiting_entry')
    .where('client_id', '=', anyOf(client_ids))
    .select(['schedule_id', 'worker_ids', 'days', 'from_time', 'to_time', 'from_date', 'until_date', 'note', 'created_at', 'session_id'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const getName = await readNameLookup(
    trx,
    entries.flatMap(({ schedule_id, worker_ids }) => [...(schedule_id ? [schedule_id] : []), ...worker_ids]),
  )
  return entries.map(
    (entry) =>
      ({
        schedule: entry.schedule_id && getName(entry.schedule_id),
        workers: entry.worker_ids.map(getName),
        days: entry.days,
        from_time: entry.from_time,
        to_time: entry.to_time,
        from_date: entry.from_date,
        until_date: entry.until_date,
        note: entry.note,
        created_at: entry.created_at,
        booked: entry.session_id !== null,
      }) satisfies PropertiesOf<ExportedWaitingEntry>,
  )
}

async function readExportedReminders(trx: Trx, { client_ids }: PersonRecords): Promise<ClientExport['reminders']> {
  const reminders = await trx
    .selectFrom('session_reminder')
    .where('client_id', '=', anyOf(client_ids))
    .select(['worker_id', 'turn_id', 'session_date', 'time', 'reminded_at'])
    .orderBy('session_date', 'desc')
    .orderBy('time', 'desc')
    .execute()
  const getName = await readNameLookup(
    trx,
    reminders.flatMap(({ worker_id, turn_id }) => [worker_id, turn_id]),
  )
  return reminders.map(
    ({ worker_id, turn_id, session_date, time, reminded_at }) =>
      ({
        session_date,
        time,
        worker: getName(worker_id),
        turn: getName(turn_id),
        reminded_at,
      }) satisfies PropertiesOf<ExportedReminder>,
  )
}

async function readExportedReplies(trx: Trx, { client_ids }: PersonRecords): Promise<ClientExport['replies']> {
  const replies = await trx
    .selectFrom('session_reply')
    .where('client_id', '=', anyOf(client_ids))
    .select(['worker_id', 'turn_id', 'session_date', 'time', 'reply', 'replied_at'])
    .orderBy('session_date', 'desc')
    .orderBy('time', 'desc')
    .execute()
  const getName = await readNameLookup(
    trx,
    replies.flatMap(({ worker_id, turn_id }) => [worker_id, turn_id]),
  )
  return replies.map(
    ({ worker_id, turn_id, session_date, time, reply, replied_at }) =>
      ({
        session_date,
        time,
        worker: getName(worker_id),
        turn: getName(turn_id),
        reply,
        replied_at,
      }) satisfies PropertiesOf<ExportedReply>,
  )
}

async function readExportedMessages(trx: Trx, { client_ids }: PersonRecords, context: ExportContext): Promise<ClientExport['messages']> {
  const messages = await trx
    .selectFrom('message')
    .where('client_id', '=', anyOf(client_ids))
    .select(['client_id', 'kind', 'state', 'changes', 'created_at', 'told_at'])
    .orderBy('id', 'desc')
    .execute()
  const texts = await buildMessageTexts(trx, messages, context)
  return messages.map(
    ({ kind, state, created_at, told_at }, index) =>
      ({ kind, state, text: texts[index]!.text, created_at, told_at }) satisfies PropertiesOf<ExportedMessage>,
  )
}

/** Reads the sessions as they are stored, also deleted ones, whose notes the database keeps. */
async function readSessions(trx: Trx, { client_ids }: PersonRecords): Promise<ClientExport['sessions']> {
  const sessions = await trx
    .selectFrom('session')
    .innerJoin('turn', 'turn.id', 'session.turn_id')
    .where('session.client_id', '=', anyOf(client_ids))
    .select(['session.id', 'session.worker_id', 'session.turn_id', 'turn.schedule_id', 'session.session_date', 'session.starts_on'])
    .select(['session.ends_on', 'session.day', 'session.time', 'session.duration', 'session.state', 'session.attended', 'session.note'])
    .select(['session.moved_from_id', 'session.moved_from_date', 'session.moved_from_time', 'session.moved_from_turn_id'])
    .select(['session.created_at', 'session.updated_at', 'session.deleted_at'])
    .orderBy('session.session_date', (by) => by.desc().nullsFirst())
    .orderBy('session.time', 'desc')
    .orderBy('session.id', 'desc')
    .execute()
  const getName = await readNameLookup(
    trx,
    sessions.flatMap(({ worker_id, turn_id, schedule_id }) => [worker_id, turn_id, schedule_id]),
  )
  return sessions.map(
    (session) =>
      ({
        id: session.id,
        session_date: session.session_date,
        standing: session.session_date === null,
        starts_on: session.starts_on,
        ends_on: session.ends_on,
        day: session.day,
        time: session.time,
        duration: session.duration,
        worker: getName(session.worker_id),
        turn: getName(session.turn_id),
        schedule: getName(session.schedule_id),
        state: session.state,
        attended: session.attended,
        note: session.note,
        moved_from: showMovedFrom(session),
        created_at: session.created_at,
        updated_at: session.updated_at,
        deleted_at: session.deleted_at,
      }) satisfies PropertiesOf<ExportedSession>,
  )
}

/** Reads the names of records, also of deleted ones. Rows are never removed from these tables, so that every id has a name. */
async function readNameLookup(trx: Trx, ids: readonly string[]) {
  const names = await readNames(trx, [...new Set(ids)])
  return (id: string) => names.get(id)!
}
