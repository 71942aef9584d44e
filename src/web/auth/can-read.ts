import type { QueryKey, QueryMeta } from '@tanstack/react-query'
import { toCamelCase } from '#api/case.ts'
import { access } from '#api/generated/access.ts'
import { reads } from '#api/generated/reads.ts'
import { type AccessHolder, type AccessRule, canAccess, type Operation } from './access.ts'
import { useSignedInUser } from './signed-in-user.ts'

/** A query of the contract: its key begins with the path, and has the input of the call where there is one. */
export type Read = { queryKey: QueryKey; meta?: QueryMeta | undefined }

/** How the contract says that an operation is about the user's own data, when no parameter says it: being such a person is enough to call it. */
const decidedByServer = ['narrowed', 'record', 'any']

/** True when the server has the operation of a query and the user may read what it asks for. A query of no operation is for everybody. */
export function canRead(user: AccessHolder, { queryKey, meta }: Read): boolean {
  const operation: Operation | undefined = meta?.operation ?? reads[queryKey[0] as keyof typeof reads]
  if (operation === undefined) return true
  const { own = {} }: AccessRule = access[operation]
  const ownIds: Record<string, unknown> = { client: user.clientId, worker: user.workerId, user: user.id }
  const parameters = readParameters(queryKey)
  const people = Object.entries(own).map(([kind, how]) => [
    kind,
    decidedByServer.includes(how) ? ownIds[kind] : parameters[toCamelCase(how)],
  ])
  return canAccess(user, operation, Object.fromEntries(people))
}

/** Returns the parameters of the path and of the query that a key contains. */
function readParameters(queryKey: QueryKey): Record<string, unknown> {
  const inputs = queryKey as readonly ({ path?: object; query?: object } | undefined)[]
  return Object.assign({}, ...inputs.flatMap((input) => [input?.path, input?.query]))
}

/** Returns the function that checks whether the signed-in user may make a read. */
export function useCanRead(): (query: Read) => boolean {
  const user = useSignedInUser()
  return (query) => canRead(user, query)
}
