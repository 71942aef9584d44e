import type { AppointmentChange } from '#domain/appointments.ts'
import { buildMessageBody, buildMessageText, isOffer, summarizeMessage } from '#domain/message-text.ts'
import { buildShortName } from '#domain/names.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import type { Settings } from '../settings.ts'

type StoredMessage = { client_id: string; changes: AppointmentChange[] }

/** Builds the text of each message, and its summary for staff, with the names that client, guardian and workers have now. Names and telephone of the guardian are in it. */
export async function buildMessageTexts(
  db: Db,
  messages: readonly StoredMessage[],
  { today, settings }: { today: string; settings: Settings },
): Promise<{ text: string; body: string; summary: string }[]> {
  const clients = await db
    .selectFrom('client')
    .innerJoin('person', 'person.id', 'client.person_id')
    .where('client.id', '=', anyOf([...new Set(messages.map(({ client_id }) => client_id))]))
    .select(['client.id', 'client.guardian_name', 'client.guardian_phone', 'person.name', 'person.birth_date'])
    .execute()
  const addressees = new Map(
    clients.map(({ id, name, birth_date, guardian_name, guardian_phone }) => [
      id,
      { person: { name, birthDate: birth_date }, guardianName: guardian_name, guardianPhone: guardian_phone },
    ]),
  )
  const getWorkerName = await readWorkerNames(db, messages)
  const clinic = { name: settings.clinicName, phone: settings.clinicPhone }
  // A foreign key guarantees that the client exists.
  return messages.map(({ client_id, changes }) => {
    const context = { client: addressees.get(client_id)!, clinic, today, getWorkerName }
    const body = buildMessageBody(changes, context)
    const text = buildMessageText([body], { ...context, isOffer: isOffer(changes) })
    return { text, body, summary: summarizeMessage(changes, getWorkerName) }
  })
}

/** Reads the names of the workers of messages, also of deleted ones, as they stand in a sentence. */
async function readWorkerNames(db: Db, messages: readonly StoredMessage[]): Promise<(id: string) => string> {
  const ids = messages.flatMap(({ changes }) =>
    changes.flatMap(({ before, after }) => [before, after].flatMap((place) => place?.worker ?? [])),
  )
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
