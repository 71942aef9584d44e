import type { FastifyRequest } from 'fastify'
import { hasAnyAccess } from '#domain/access.ts'
import { readAccessCodes } from './access/access-codes.ts'
import { readSignIn } from './auth/sign-in.ts'
import type { Actor, OwnIds } from './call.ts'
import type { AccessRule, ContractOperation, OwnerKind } from './contract.ts'
import type { Db } from './database/connect.ts'
import { createForbiddenError, createNotSignedInError } from './errors.ts'

/** Operations that a user with a temporary password may call. */
const openToTemporary = new Set(['getSignedIn', 'logout', 'changePassword'])

/** Reads the signed-in user of a request. Throws a 401 when there is none. */
export async function authenticate(db: Db, request: FastifyRequest, now: Date): Promise<Actor> {
  const signIn = await readSignIn(db, request, now)
  if (!signIn) throw createNotSignedInError()
  const { id, token_hash, client_id, worker_id, password_temporary } = signIn
  return { id, token_hash, client_id, worker_id, password_temporary, access: await readAccessCodes(db, id) }
}

/** Returns null when the actor holds the operation's access, and the actor's own ids when only their own data is open. Otherwise throws a 403. */
export function authorize(actor: Actor, operation: ContractOperation, parts: RequestParts): OwnIds | null {
  const { rule } = operation
  if (actor.password_temporary && !openToTemporary.has(operation.id))
    throw createForbiddenError([], 'Cambie primero su contraseña temporal.')
  if (rule.any.length === 0 || hasAnyAccess(actor.access, rule.any)) return null
  if (!isOwnData(actor, rule, findSubjects(operation.path, parts))) throw createForbiddenError(rule.any)
  return { client_id: actor.client_id, worker_id: actor.worker_id, user_id: actor.id }
}

type RequestParts = { params: unknown; query: unknown }
type Subjects = Partial<Record<OwnerKind, unknown>>

const getOwnerId = (actor: Actor, kind: OwnerKind) => (kind === 'user' ? actor.id : actor[`${kind}_id`])

/**
 * True when the call is about the actor's own data, or names nobody. In the second case the operation limits its response to the actor's own data.
 */
function isOwnData(actor: Actor, rule: AccessRule, subjects: Subjects) {
  const kinds = rule.own.filter((kind) => getOwnerId(actor, kind) !== null)
  if (kinds.length === 0 || !rule.ownAccess.every((code) => actor.access.has(code))) return false
  if (Object.keys(subjects).length === 0) return true
  // The caller may write an id in capital letters.
  return kinds.some((kind) => String(subjects[kind]).toLowerCase() === getOwnerId(actor, kind))
}

/** Returns the people whom the path or the query of a call names: /v1/clients/{id}, …/worker/{id}/month, ?client_id=… */
function findSubjects(path: string, { params, query }: RequestParts): Subjects {
  const subjects: Subjects = {}
  const inPath = /\/(client|worker|user)s?\/\{id\}/.exec(path)?.[1] as OwnerKind | undefined
  if (inPath) subjects[inPath] = (params as { id: unknown }).id
  const { client_id, worker_id } = query as { client_id?: unknown; worker_id?: unknown }
  if (client_id !== undefined) subjects.client = client_id
  if (worker_id !== undefined) subjects.worker = worker_id
  return subjects
}
