import { type Contract, isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'
import { hasAccess, hasAnyAccess } from '#domain/access.ts'
import { normalizeForSearch } from '#domain/search.ts'
import type { Records } from './records.ts'
import type { Route } from './routes.ts'

/** Finds the user among the examples who signs in by a name or e-mail, or by the name of a role: `terapeuta` is the user with the role Terapeuta. */
export function findUserByName(records: Records, name: string): JsonObject | undefined {
  const users = [...(records.get('User')?.values() ?? [])]
  const isName = (text: JsonValue | undefined) => typeof text === 'string' && normalizeForSearch(text) === normalizeForSearch(name.trim())
  return (
    users.find((user) => isName(user.name) || isName(user.email)) ??
    users.find(({ roles }) => Array.isArray(roles) && roles.some((role) => isJsonObject(role) && isName(role.name)))
  )
}

/** Returns the name of the cookie of the sign-in. */
export function getCookieName({ components }: Contract) {
  const scheme = Object.values(components.securitySchemes ?? {}).find(({ in: location }) => location === 'cookie')
  if (!scheme) throw new Error('The contract has no security scheme with a cookie.')
  return String(scheme.name)
}

/** Returns the user whose id is the value of the sign-in cookie. Without a store, the cookie alone says who has signed in. */
export function findSignedInUser(contract: Contract, records: Records, cookies = '') {
  const name = getCookieName(contract)
  const value = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return records.get('User')?.get(value?.slice(name.length + 1) ?? '')
}

/** The people as whom a user has own data, as `x-own` names them, with their ids. */
const listOwnIds = (user: JsonObject) => ({ user: user.id, worker: user.worker_id, client: user.client_id }) as Record<string, JsonValue>

/**
 * Returns the access of a user to an operation: everything, nothing, or own data only. Of own data, `filter` is the query that selects them in a list
 * in which others' are left out.
 */
export function checkAccess(user: JsonObject, { operation }: Route, parameters: Record<string, string | undefined>) {
  const codes = new Set((user.access as { code: string }[]).map(({ code }) => code))
  const { security, 'x-access': anyOf = [], 'x-own': own = {}, 'x-own-access': ownAccess = [] } = operation
  if (security?.length === 0 || hasAnyAccess(codes, anyOf)) return { isAllowed: true, filter: {} }
  if (!ownAccess.every((code) => hasAccess(codes, code))) return { isAllowed: false, filter: {} }

  const ids = listOwnIds(user)
  const kinds = Object.entries(own).filter(([kind, rule]) => {
    const isParameter = !['narrowed', 'record', 'any'].includes(rule)
    return typeof ids[kind] === 'string' && (!isParameter || parameters[rule] === ids[kind])
  })
  const narrowed = kinds.filter(([, rule]) => rule === 'narrowed').map(([kind]) => [`${kind}_id`, String(ids[kind])])
  return { isAllowed: kinds.length > 0, filter: Object.fromEntries(narrowed) as Record<string, string> }
}
