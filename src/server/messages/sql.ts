import type { Message } from '#api/generated/wire.ts'
import { getFirstDate } from '#domain/message-text.ts'
import type { Actor } from '../call.ts'
import { joinPeopleToClients, selectAllClients } from '../clients/sql.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { buildMessageTexts } from '../people/message-texts.ts'
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
  const texts = await buildMessageTexts(db, rows, { today, settings })
  return rows.map(
    (row, index) =>
      ({
        id: row.id,
        kind: row.kind,
        channel: 'manual',
        state: row.state,
        client_id: row.client_id,
        // A foreign key guarantees that the client exists.
        client: clients.get(row.client_id)!,
        session_ids: [...new Set(row.changes.flatMap(({ before, after }) => [before, after].flatMap((place) => place?.session ?? [])))],
        ...texts[index]!,
        first_date: getFirstDate(row.changes, today),
        created_at: row.created_at,
        told_at: row.told_at,
        told_by: row.told_by,
      }) satisfies PropertiesOf<Message>,
  )
}
