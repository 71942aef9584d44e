import { v7 as createId } from 'uuid'
import {
  type AppointmentChange,
  type AppointmentStep,
  concernsCeased,
  followSteps,
  getMessageKind,
  isContinuedBy,
  isFollowedBy,
  joinSteps,
  mergeChanges,
} from '#domain/appointments.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Trx } from '../../database/connect.ts'

/** What a change means to a client: the steps that the client knows of, and those that must be told. */
type ClientNews = { client_id: string; known: readonly AppointmentStep[]; toTell: readonly AppointmentStep[] }

/**
 * Writes one message to each client for a change. What the client has not been told of the same appointments becomes part of it, and replaces the messages that
 * said so. The caller has locked the clients.
 */
export async function writeMessages(trx: Trx, news: readonly ClientNews[], now: Date) {
  const changed = news.flatMap(({ client_id, known, toTell }) => {
    const steps = { known, toTell, all: [...known, ...toTell] }
    const changes = { known: joinSteps(known), toTell: joinSteps(toTell) }
    const isChanged = changes.known.length + changes.toTell.length > 0 || steps.all.some(concernsCeased)
    return isChanged ? [{ client_id, steps, ...changes }] : []
  })
  if (changed.length === 0) return
  const untold = await lockUntold(
    trx,
    changed.map(({ client_id }) => client_id),
  )
  const written = changed.map(({ client_id, steps, known, toTell }) => {
    const isIn = (later: readonly AppointmentChange[], ofStep: readonly AppointmentStep[]) => (earlier: AppointmentChange) =>
      later.some((change) => isContinuedBy(earlier, change)) || ofStep.some((step) => isFollowedBy(earlier, step))
    const replaced = (untold.get(client_id) ?? []).filter(({ changes }) => changes.some(isIn([...known, ...toTell], steps.all)))
    const isKnown = isIn(known, steps.known)
    const earlier = replaced.flatMap(({ changes }) => changes).filter((change) => !isKnown(change))
    return { client_id, changes: mergeChanges(followSteps(earlier, steps.toTell), toTell), replaced: replaced.map(({ id }) => id) }
  })
  const replaced = written.flatMap((message) => message.replaced)
  if (replaced.length > 0) await trx.deleteFrom('message').where('id', '=', anyOf(replaced)).execute()
  await insertMessages(
    trx,
    written.map(({ client_id, changes }) => ({ client_id, kind: getMessageKind(changes), changes })),
    now,
  )
}

async function lockUntold(trx: Trx, clientIds: readonly string[]) {
  const rows = await trx
    .selectFrom('message')
    .where('state', '=', 'to-tell')
    .where('client_id', '=', anyOf(clientIds))
    .select(['id', 'client_id', 'changes'])
    .orderBy('id')
    .forUpdate()
    .execute()
  return Map.groupBy(rows, ({ client_id }) => client_id)
}

type NewMessage = { client_id: string; kind: ReturnType<typeof getMessageKind>; changes: AppointmentChange[] }

/** Inserts messages of the change of this transaction, without those that tell nothing. */
export async function insertMessages(trx: Trx, messages: readonly NewMessage[], now: Date) {
  const rows = messages
    .filter(({ changes }) => changes.length > 0)
    .map(({ client_id, kind, changes }) => ({
      id: createId(),
      client_id,
      kind,
      changes: JSON.stringify(changes),
      created_at: now.toISOString(),
    }))
  if (rows.length > 0) await trx.insertInto('message').values(rows).execute()
}
