import type { FastifyReply, FastifyRequest } from 'fastify'
import type { access } from '#api/generated/access.ts'
import type { Answer, Call, OperationId } from '#api/operation.ts'
import type { Limits } from './auth/limits.ts'
import type { Db } from './database/connect.ts'
import type { Settings } from './settings.ts'

/** Who calls: the signed-in user with the effective access codes. */
export type Actor = {
  id: string
  /** Of the sign-in, as it is stored. */
  token_hash: Buffer
  client_id: string | null
  worker_id: string | null
  /** The password is a temporary one, which opens nothing but its own change. */
  password_temporary: boolean
  access: ReadonlySet<string>
}

/** Whose data may be touched when the right comes from it being the actor's own (x-own). One of client and worker at most. */
export type OwnIds = Pick<Actor, 'client_id' | 'worker_id'> & { user_id: string }

type PublicOperation = { [Id in OperationId]: (typeof access)[Id] extends { public: true } ? Id : never }[OperationId]

/** What an operation is called with: the contract's path, query and body, and what it works on. */
export type OperationCall<Id extends OperationId> = Call<Id> & {
  db: Db
  /** Null only where no sign-in is asked for. */
  actor: Id extends PublicOperation ? null : Actor
  /** Null when the actor holds the access; otherwise the answer is narrowed to these. */
  ownOnly: OwnIds | null
  now: Date
  /** In the clinic's zone, YYYY-MM-DD. */
  today: string
  settings: Settings
  limits: Limits
  request: FastifyRequest
  reply: FastifyReply
}

type WithoutAnswer = { [Id in OperationId]: [Answer<Id>] extends [undefined] ? Id : never }[OperationId]

/** Every operation of the contract, by its id; one that answers 204 returns nothing. */
export type Operations = { [Id in WithoutAnswer]: (call: OperationCall<Id>) => Promise<void> } & {
  [Id in Exclude<OperationId, WithoutAnswer>]: (call: OperationCall<Id>) => Promise<Answer<Id>> | Answer<Id>
}
