import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { OperationCall } from '../call.ts'
import { keyHeader } from '../contract.ts'
import { setChangeId } from '../database/author.ts'
import type { Trx } from '../database/connect.ts'
import { createBadRequestError, createKeyInProgressError } from '../errors.ts'

/** A call that may have a key, with which it can be repeated. */
export type RepeatableCall = Pick<OperationCall<'createClient'>, 'actor' | 'request' | 'reply'> & { path: unknown; body: unknown }

/** True when a call has a key: then a record that equals an existing one is intended. */
export const hasKey = ({ request }: Pick<RepeatableCall, 'request'>) => request.headers[keyHeader] !== undefined

/** How an answer is stored, without what is secret, and rebuilt from what was stored. */
type Storing<Answer, Stored> = { store: (answer: Answer) => Stored; replay: (stored: Stored) => Answer | Promise<Answer> }

/**
 * Does the work of a call and remembers its key in the same transaction. When a call with this key was done before, it answers as that one instead. The caller
 * has checked the access. Throws a 409 while another call with the key is in progress, and a 400 when the key belongs to another call.
 */
export function runOnce<Answer extends object>(trx: Trx, call: RepeatableCall, work: () => Promise<Answer>): Promise<Answer>
export function runOnce<Answer extends object, Stored extends object>(
  trx: Trx,
  call: RepeatableCall,
  work: () => Promise<Answer>,
  storing: Storing<Answer, Stored>,
): Promise<Answer>
export async function runOnce(
  trx: Trx,
  call: RepeatableCall,
  work: () => Promise<object>,
  { store, replay }: Storing<object, object> = { store: (answer) => answer, replay: (answer) => answer },
): Promise<object> {
  const key = call.request.headers[keyHeader]
  if (typeof key !== 'string') return work()
  const user_id = call.actor.id
  const operation = call.request.routeOptions.config.operation!
  const { key_hash, body_hash, lock } = hashCall(key, user_id, call)
  await holdKey(trx, lock)
  const done = await trx
    .selectFrom('idempotency_key')
    .where('user_id', '=', user_id)
    .where('key_hash', '=', key_hash)
    .select(['operation', 'body_hash', 'answer', 'change_id'])
    .executeTakeFirst()
  if (done) {
    if (done.operation !== operation || done.body_hash?.equals(body_hash) === false) throw createOtherCallError()
    const answer = await replay(done.answer)
    if (done.change_id !== null) setChangeId(done.change_id)
    call.reply.header('idempotency-replayed', 'true')
    return answer
  }
  const answer = await work()
  await trx
    .insertInto('idempotency_key')
    .values({
      user_id,
      key_hash,
      operation,
      body_hash,
      answer: sql`${JSON.stringify(store(answer))}::jsonb`,
      // A call that changed nothing has no change.
      change_id: sql`(select change_id from history where change_id = (read_author() ->> 'change_id')::uuid limit 1)`,
    })
    .execute()
  return answer
}

/**
 * Holds a key until the transaction ends, however it ends. The embedded engine has one connection, so that another call waits for its transaction anyway; calls
 * to PostgreSQL do not wait, because twelve of them would take every connection.
 */
async function holdKey(trx: Trx, lock: string) {
  const { rows } = await sql<{ is_held: boolean }>`select pg_try_advisory_xact_lock(${lock}::bigint) as is_held`.execute(trx)
  if (!rows[0]!.is_held) throw createKeyInProgressError()
}

const createOtherCallError = () =>
  createBadRequestError('Esta clave ya se usó para otra petición.', [{ path: keyHeader, message: 'Cada cambio necesita una clave nueva.' }])

/**
 * Hashes the key of a user's call, and what was sent with it, whatever the order of its properties. Without the key, which is not stored, nobody can find out
 * by guessing what a body had, such as a password. `lock` is the key of an advisory lock.
 */
function hashCall(key: string, userId: string, { path, body }: { path: unknown; body: unknown }) {
  const key_hash = createHash('sha256').update(`${userId} ${key}`).digest()
  const body_hash = createHmac('sha256', key).update(JSON.stringify({ path, body }, sortProperties)).digest()
  return { key_hash, body_hash, lock: key_hash.readBigInt64BE().toString() }
}

const sortProperties = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
