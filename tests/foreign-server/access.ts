import type { Operation } from './contract.ts'
import { isSameId, type User } from './records.ts'

/** True when a list of access codes has a code or the `mix` that covers it. */
export const hasCode = (access: string[], code: string) => {
  const [module, type] = code.split('.')
  const isCovered = ['read', 'register', 'update', 'delete'].includes(type!)
  return access.includes(code) || (isCovered && access.includes(`${module}.mix`))
}

/** True when a user has one of the codes with which an operation may be called, or when it needs none. */
export const hasAccess = (user: User, { access }: Operation) => access.length === 0 || access.some((code) => hasCode(user.access, code))

/** True when a client's user calls an operation about their own client. */
export const isOwn = (user: User, { own }: Operation, path: Record<string, string>) => {
  const ownClient = own.client && path[own.client]
  return ownClient !== undefined && user.client_id !== null && isSameId(ownClient, user.client_id)
}
