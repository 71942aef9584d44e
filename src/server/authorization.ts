import type { FastifyRequest } from 'fastify'
import { hasAnyAccess } from '#domain/access.ts'
import { readSignIn } from './auth/sign-in.ts'
import { readAccessCodes } from './auth/sql.ts'
import type { Actor, OwnIds } from './call.ts'
import type { AccessRule, ContractOperation, OwnerKind } from './contract.ts'
import type { Db } from './database/connect.ts'
import { forbidden, notSignedIn } from './errors.ts'

/** What a user may call while the password is a temporary one. */
const openToTemporary = new Set(['getSignedIn', 'logout', 'changePassword'])

/** The signed-in user behind the request; throws a 401 when there is none. */
export async function authenticate(db: Db, request: FastifyRequest, now: Date): Promise<Actor> {
  const signIn = await readSignIn(db, request, now)
  if (!signIn) throw notSignedIn()
  const { id, token_hash, client_id, worker_id, password_temporary } = signIn
  return { id, token_hash, client_id, worker_id, password_temporary, access: await readAccessCodes(db, id) }
}

/** Null when the actor holds the access that the operation asks for, else what is the actor's own; throws a 403 when it is neither. */
export function authorize(actor: Actor, operation: ContractOperation, asked: RequestParts): OwnIds | null {
  const { rule } = operation
  if (actor.password_temporary && !openToTemporary.has(operation.id)) throw forbidden([], 'Cambie primero su contraseña temporal.')
  if (rule.any.length === 0 || hasAnyAccess(actor.access, rule.any)) return null
  if (!isOwnData(actor, rule, findSubjects(operation.path, asked))) throw forbidden(rule.any)
  return { client_id: actor.client_id, worker_id: actor.worker_id, user_id: actor.id }
}

type RequestParts = { params: unknown; query: unknown }
type Subjects = Partial<Record<OwnerKind, unknown>>

const idOf = (actor: Actor, kind: OwnerKind) => (kind === 'user' ? actor.id : actor[`${kind}_id`])

/** Own data: where the call names somebody it is the actor; where it names nobody the operation narrows its answer. */
function isOwnData(actor: Actor, rule: AccessRule, subjects: Subjects) {
  const kinds = rule.own.filter((kind) => idOf(actor, kind) !== null)
  if (kinds.length === 0 || !rule.ownAccess.every((code) => actor.access.has(code))) return false
  const named = Object.keys(subjects).length > 0
  // asked as it was sent, perhaps in capital letters
  return !named || kinds.some((kind) => String(subjects[kind]).toLowerCase() === idOf(actor, kind))
}

/** Whom a call is about, as far as its path and query say: /v1/clients/{id}, …/worker/{id}/month, ?client_id=… */
function findSubjects(path: string, { params, query }: RequestParts): Subjects {
  const subjects: Subjects = {}
  const inPath = /\/(client|worker|user)s?\/\{id\}/.exec(path)?.[1] as OwnerKind | undefined
  if (inPath) subjects[inPath] = (params as { id: unknown }).id
  const { client_id, worker_id } = query as { client_id?: unknown; worker_id?: unknown }
  if (client_id !== undefined) subjects.client = client_id
  if (worker_id !== undefined) subjects.worker = worker_id
  return subjects
}
