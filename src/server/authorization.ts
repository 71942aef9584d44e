import type { FastifyRequest } from 'fastify'
import { hasAnyAccess } from '#domain/access.ts'
import { readSignIn } from './auth/sign-in.ts'
import type { Actor, OwnIds } from './call.ts'
import type { AccessRule, ContractOperation, OwnerKind } from './contract.ts'
import type { Db } from './database/connect.ts'
import { createForbiddenError, createNotSignedInError } from './errors.ts'

/** Operations that a user with a temporary password may call. */
const openToTemporary = new Set(['getSignedIn', 'logout', 'changePassword'])

/** Operations that a page calls automatically, so that they do not keep an abandoned sign-in alive. */
const passiveOperations = new Set(['streamEvents'])

/** Reads the signed-in user of a call. Throws a 401 when there is none. */
export async function authenticate(db: Db, operation: ContractOperation, request: FastifyRequest, now: Date): Promise<Actor> {
  const signIn = await readSignIn(db, request, now, { isPassive: passiveOperations.has(operation.id) })
  if (!signIn) throw createNotSignedInError()
  const { seen_at: _, access, ...actor } = signIn
  return { ...actor, access: new Set(access) }
}

/**
 * Returns null when the actor holds the operation's access, and the actor's own ids when only their own data is open: the operation then
 * narrows its response or checks the record that it loads. Otherwise throws a 403.
 */
export function authorize(actor: Actor, operation: Pick<ContractOperation, 'id' | 'rule'>, parts: RequestParts): OwnIds | null {
  const { rule } = operation
  if (actor.password_temporary && !openToTemporary.has(operation.id))
    throw createForbiddenError([], 'Cambie primero su contraseña temporal.')
  if (rule.any.length === 0 || hasAnyAccess(actor.access, rule.any)) return null
  const kinds = rule.ownAccess.every((code) => actor.access.has(code))
    ? rule.own.filter((owner) => mayOwn(actor, owner, parts)).map(({ kind }) => kind)
    : []
  if (kinds.length === 0) throw createForbiddenError(rule.any)
  const getOwnIdIf = (kind: OwnerKind) => (kinds.includes(kind) ? getOwnId(actor, kind) : null)
  return { client_id: getOwnIdIf('client'), worker_id: getOwnIdIf('worker'), user_id: actor.id }
}

type RequestParts = { params: unknown; query: unknown }

const getOwnId = (actor: Actor, kind: OwnerKind) => (kind === 'user' ? actor.id : actor[`${kind}_id`])

/** True when the actor is of this kind and the call is about the actor's own data, as far as the parameters say. */
function mayOwn(actor: Actor, { kind, ownership }: AccessRule['own'][number], { params, query }: RequestParts) {
  const ownId = getOwnId(actor, kind)
  if (ownId === null || typeof ownership === 'string') return ownId !== null
  const values = { ...(query as Record<string, unknown>), ...(params as Record<string, unknown>) }
  // The caller may write an id in capital letters.
  return String(values[ownership.parameter]).toLowerCase() === ownId
}
