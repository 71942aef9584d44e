import type { FastifyReply, FastifyRequest } from 'fastify'
import type { access } from '#api/generated/access.ts'
import type { Call, OperationId, ResponseBody } from '#api/operation.ts'
import type { Limits } from './auth/limits.ts'
import type { OperationOwnership } from './contract.ts'
import type { Db } from './database/connect.ts'
import type { EventStreams } from './events/event-streams.ts'
import type { Owned } from './ownership.ts'
import type { HashPassword } from './passwords/password-hash.ts'
import type { Settings } from './settings.ts'

/** The signed-in user who makes a call. */
export type Actor = {
  id: string
  name: string
  /** Hash of the sign-in's token, as it is stored. */
  token_hash: Buffer
  client_id: string | null
  worker_id: string | null
  /** True while the password is temporary. Such a user can only change the password or sign out. */
  password_temporary: boolean
  /** The version of what lists of sessions are made of, as it was when the sign-in was read. */
  data_version: string
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
  now: Date
  /** Today's date in the clinic's time zone, YYYY-MM-DD. */
  today: string
  settings: Settings
  limits: Limits
  hashPassword: HashPassword
  streams: EventStreams
  request: FastifyRequest
  reply: FastifyReply
} & ((typeof access)[Id] extends { own: unknown } ? LimitedToOwn : unknown)

type LimitedToOwn = {
  /** Null when the actor holds the access. Otherwise the operation is limited to the data of these ids. */
  ownOnly: OwnIds | null
}

/** The kinds of ownership that an operation must take care of itself: `authorize` has checked the parameters. */
type OwnershipOf<Id extends OperationId> = (typeof access)[Id] extends { own: infer Own }
  ? Extract<Own[keyof Own], OperationOwnership>
  : never

/**
 * The result of an operation: its response, and nothing for a 204. Where ownership is left to the operation, the response, each row of a list that is
 * narrowed, or the record that a 204 is about, comes from the functions of `ownership.ts`.
 */
type Answer<Id extends OperationId, Body = ResponseBody<Id>> = [OwnershipOf<Id>] extends [never]
  ? [Body] extends [undefined]
    ? Promise<void>
    : MaybePromise<Body>
  : [OwnershipOf<Id>, Body] extends ['narrowed', readonly (infer Row)[]]
    ? MaybePromise<Owned<'narrowed', Row>[]>
    : MaybePromise<Owned<OwnershipOf<Id>, Body extends undefined ? object : Body>>

type MaybePromise<Body> = Body | Promise<Body>

/** The operations that the server must have: all but those that the contract only plans. */
type BuiltOperation = { [Id in OperationId]: (typeof access)[Id] extends { planned: true } ? never : Id }[OperationId]

/** A function for every operation of the contract that is more than planned, by operationId. */
export type Operations = { [Id in BuiltOperation]: (call: OperationCall<Id>) => Answer<Id> }
