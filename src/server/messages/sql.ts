import type { Message } from '#api/generated/wire.ts'
import type { AppointmentChange } from '#domain/appointments.ts'
import { buildMessageText } from '#domain/message-text.ts'
import { buildShortName } from '#domain/names.ts'
import type { Actor } from '../call.ts'
import { joinPeopleToClients, selectAllClients } from '../clients/sql.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import type { PropertiesOf } from '../properties-of.ts'
import type { Settings } from '../settings.ts'

type MessageFilter = { state?: Message['state'] | undefined; client_id?: string | undefined }

/** Selects the messages to clients who are not deleted, the oldest first. */
export const selectMessages = (db: Db, { state, client_id }: MessageFilter = {}) =>
  db
    .selectFrom('message')
    .innerJoin('client', 'client.id', 'message.client_id')
    .where('client.deleted_at', 'is', null)
    .$if(state !== undefined, (query) => query.where('message.state', '=', state!))
    .$if(client_id !== undefined, (query) => query.where('message.client_id', '=', client_id!))
    .select(['message.id', 'message.client_id', 'message.kind', 'message.state', 'message.changes'])
    .select(['message.created_at', 'message.told_at', 'message.told_by'])
    .orderBy('message.created_at')
    .orderBy('message.id')

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>

type Reading = { actor: Pick<Actor, 'access'>; today: string; settings: Settings }

/** Adds to each message its client and its text. */
export async function joinTexts(db: Db, rows: readonly MessageRow[], { actor, today, settings }: Reading): Promise<Message[]> {
  const ids = [...new Set(rows.map(({ client_id }) => client_id))]
  const clientRows = await selectAllClients(db).where('client.id', '=', anyOf(ids)).execute()
  const clients = new Map((await joinPeopleToClients(db, clientRows, actor)).map((client) => [client.id, client]))
  const getWorkerName = await readWorkerNames(db, rows)
  return rows.map((row) => {
    // A foreign key guarantees that the client exists.
    const client = clients.get(row.client_id)!
    return {
      id: row.id,
      kind: row.kind,
      channel: 'manual',
      state: row.state,
      client_id: row.client_id,
      client,
      session_ids: [...new Set(row.changes.flatMap(({ before, after }) => [before, after].flatMap((place) => place?.session ?? [])))],
      text: buildMessageText(row.changes, { client: toAddressee(client), clinic: getClinic(settings), today, getWorkerName }),
      created_at: row.created_at,
      told_at: row.told_at,
      told_by: row.told_by,
    } satisfies PropertiesOf<Message>
  })
}

/** Returns the client as the domain addresses them. */
export const toAddressee = ({
  person,
  guardian_name,
  guardian_phone,
}: Pick<Message['client'], 'person' | 'guardian_name' | 'guardian_phone'>) => ({
  person: { name: person.name, birthDate: person.birth_date },
  guardianName: guardian_name,
  guardianPhone: guardian_phone,
})

/** Returns the clinic as a message names it. */
export const getClinic = ({ clinicName, clinicPhone }: Settings) => ({ name: clinicName, phone: clinicPhone })

/** Reads the names of the workers of messages, also of deleted ones, as they stand in a sentence. */
export async function readWorkerNames(db: Db, rows: readonly { changes: AppointmentChange[] }[]): Promise<(id: string) => string> {
  const ids = rows.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after].flatMap((place) => place?.worker ?? [])))
  const workers = await db
    .selectFrom('worker')
    .innerJoin('person', 'person.id', 'worker.person_id')
    .where('worker.id', '=', anyOf([...new Set(ids)]))
    .select(['worker.id', 'person.name', 'person.father_last_name'])
    .execute()
  const names = new Map(workers.map(({ id, name, father_last_name }) => [id, buildShortName({ given: name, father: father_last_name })]))
  // Rows are never removed from the table of workers.
  return (id) => names.get(id)!
}
