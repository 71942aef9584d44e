import type { FastifyReply, FastifyRequest } from 'fastify'
import type { access } from '#api/generated/access.ts'
import type { Call, OperationId, ResponseBody } from '#api/operation.ts'
import type { Limits } from './auth/limits.ts'
import type { Db } from './database/connect.ts'
import type { Settings } from './settings.ts'

/** The signed-in user who makes a call. */
export type Actor = {
  id: string
  /** Hash of the sign-in's token, as it is stored. */
  token_hash: Buffer
  client_id: string | null
  worker_id: string | null
  /** True while the password is temporary. Such a user can only change the password or sign out. */
  password_temporary: boolean
  /** Codes of the effective access: given by roles or directly. */
  access: ReadonlySet<string>
}

/**
 * The actor's own ids, to which a call is limited when only the actor's own data is open. The id of a client or worker is null when the actor is none,
 * or when the operation's `x-own` does not name this kind.
 */
export type OwnIds = Pick<Actor, 'client_id' | 'worker_id'> & { user_id: string }

type PublicOperation = { [Id in OperationId]: (typeof access)[Id] extends { public: true } ? Id : never }[OperationId]

/** The argument of an operation: the contract's path, query and body, and the server's context. */
export type OperationCall<Id extends OperationId> = Call<Id> & {
  db: Db
  /** Null only where the contract requires no sign-in. */
  actor: Id extends PublicOperation ? null : Actor
  /** Null when the actor holds the access. Otherwise the operation is limited to the data of these ids. */
  ownOnly: OwnIds | null
  now: Date
  /** Today's date in the clinic's time zone, YYYY-MM-DD. */
  today: string
  settings: Settings
  limits: Limits
  request: FastifyRequest
  reply: FastifyReply
}

type WithoutResponseBody = { [Id in OperationId]: [ResponseBody<Id>] extends [undefined] ? Id : never }[OperationId]

/** A function for every operation of the contract, by operationId. An operation whose response is a 204 returns nothing. */
export type Operations = { [Id in WithoutResponseBody]: (call: OperationCall<Id>) => Promise<void> } & {
  [Id in Exclude<OperationId, WithoutResponseBody>]: (call: OperationCall<Id>) => Promise<ResponseBody<Id>> | ResponseBody<Id>
}
