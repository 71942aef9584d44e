import { sql } from 'kysely'
import type { ClientReply } from '#api/generated/wire.ts'
import type { Db } from '../database/connect.ts'

type DatedRow = { client_id: string; worker_id: string; turn_id: string; time: number; session_date: string | null }

/** What a session on a date says of the contact with its client: when staff reminded the client, and what the client replied. */
type ClientContact = { reminded_at?: string; client_reply?: ClientReply; client_replied_at?: string }

/** Reads when the clients were last reminded of these sessions, and what they replied. A session without a date, and one without either, is not in the map. */
export async function readClientContact<Row extends DatedRow>(db: Db, rows: readonly Row[]): Promise<Map<Row, ClientContact>> {
  const dated = rows.filter(({ session_date }) => session_date !== null)
  if (dated.length === 0) return new Map()
  const pick = (key: keyof DatedRow) => dated.map((row) => row[key])
  const found = await sql<{ position: number; reminded_at: string | null; reply: ClientReply | null; replied_at: string | null }>`
    select position::int, reminded_at, reply, replied_at
    from unnest(
      ${pick('client_id')}::uuid[], ${pick('worker_id')}::uuid[], ${pick('turn_id')}::uuid[], ${pick('session_date')}::date[], ${pick('time')}::smallint[]
    ) with ordinality as session (client_id, worker_id, turn_id, session_date, time, position)
    left join session_reminder using (client_id, worker_id, turn_id, session_date, time)
    left join session_reply using (client_id, worker_id, turn_id, session_date, time)
    where reminded_at is not null or reply is not null
  `.execute(db)
  return new Map(
    found.rows.map(({ position, reminded_at, reply, replied_at }) => [
      dated[position - 1]!,
      { ...(reminded_at && { reminded_at }), ...(reply && replied_at && { client_reply: reply, client_replied_at: replied_at }) },
    ]),
  )
}
