import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { createMissingError } from '#api/errors.ts'
import { access } from '#api/generated/access.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { queryClientContext } from '#web/data/query-client.ts'
import { hasAddition, settingsQuery } from '#web/data/settings.ts'
import { importPart } from '#web/ui/parts/import-part.ts'
import { signedInUserQuery, useSignedInUser } from './signed-in-user.ts'

/** The id of an operation. Access is checked by operation, so that access codes are written in the contract only. */
export type Operation = keyof typeof access

/** What the contract says of the access to an operation. */
export type AccessRule = {
  addition?: true
  planned?: true
  public?: true
  any?: readonly string[]
  own?: Readonly<Record<string, string>>
  ownAccess?: readonly string[]
}

/** Returns the access codes of which any one allows the operation. */
export const getAccessCodes = (operation: Operation): readonly string[] => (access[operation] as AccessRule).any ?? []

/** True when the server has the operation: another server may lack additions. A planned one is in no server that does not list it. */
export function hasOperation(operation: Operation) {
  const { addition, planned }: AccessRule = access[operation]
  return !addition || hasAddition(operation, planned)
}

/** The ids of the people, or of the user, whom a call is about. */
export type PersonIds = { client?: string; worker?: string; user?: string }

/** The part of a user that decides on access: the codes of the effective access, and the ids of the user's own data. */
export type AccessHolder = { id: string; access: readonly { code: string }[]; clientId: string | null; workerId: string | null }

/**
 * True when the server has the operation and the user may call it, either in general or for their own data only. In the second case a
 * call with `people` must be about the user.
 */
export function canAccess(user: AccessHolder, operation: Operation, people?: PersonIds): boolean {
  if (!hasOperation(operation)) return false
  const { public: isPublic, any = [], own = {}, ownAccess = [] }: AccessRule = access[operation]
  const codes = new Set(user.access.map(({ code }) => code))
  const isUser = (ownId: string | null, id: string | undefined) => ownId !== null && (people === undefined || id?.toLowerCase() === ownId)
  const isOwn = {
    client: isUser(user.clientId, people?.client),
    worker: isUser(user.workerId, people?.worker),
    user: isUser(user.id, people?.user),
  }
  return (
    isPublic === true ||
    hasAnyAccess(codes, any) ||
    (Object.keys(own).some((kind) => isOwn[kind as keyof typeof isOwn]) && ownAccess.every((code) => hasAnyAccess(codes, [code])))
  )
}

/** True for a user who is a worker or a client. */
export const isParticipant = ({ workerId, clientId }: AccessHolder) => workerId !== null || clientId !== null

/** True for a user with access to everybody's sessions. */
export const readsAllSessions = (user: AccessHolder) => canAccess({ ...user, workerId: null, clientId: null }, 'listSessions')

/** True for a user with access to everybody's absences. */
export const readsAllAbsences = (user: AccessHolder) => canAccess({ ...user, workerId: null, clientId: null }, 'listAbsences')

/** True for a worker or client without access to the sessions of others. */
export const readsOnlyOwnSessions = (user: AccessHolder) => isParticipant(user) && !readsAllSessions(user)

/** True for a user with access to sessions of others than oneself as a client: those of everybody, or as a worker their own ones. */
export const readsSessionsOfClients = (user: AccessHolder) => canAccess({ ...user, clientId: null }, 'listTurnWeek')

/** Checks server and access: `can('createWorker')`, `can('listWorkerMonth', { worker: id })`. */
export type Can = (operation: Operation, people?: PersonIds) => boolean

/** Returns the function that checks the access of the signed-in user. */
export function useCan(): Can {
  const user = useSignedInUser()
  return (operation, people) => canAccess(user, operation, people)
}

/** Does for loaders what `useCan` does for components. The guard has put the signed-in user into the cache. */
export const createCan =
  (queryClient: QueryClient): Can =>
  (operation, people) => {
    const user = queryClient.getQueryData(signedInUserQuery().queryKey)
    return user !== undefined && canAccess(user, operation, people)
  }

/** The error in the loader of a screen that the user cannot open; `codes` are the access codes of which any one would be enough. */
export class MissingAccessError extends Error {
  codes: readonly string[]

  constructor(codes: readonly string[]) {
    super(`Missing access: ${codes.join(' or ')}`)
    this.name = 'MissingAccessError'
    this.codes = codes
  }
}

/** Throws the error of a call to a missing operation when the server lacks the operation, and a MissingAccessError when the user may not call it. */
export async function requireAccess({ context }: LoaderFunctionArgs, operation: Operation, people?: PersonIds) {
  const queryClient = context.get(queryClientContext)
  const [user] = await Promise.all([queryClient.ensureQueryData(signedInUserQuery()), queryClient.ensureQueryData(settingsQuery())])
  if (!hasOperation(operation)) {
    const { calls } = await importPart(() => import('#api/generated/calls.ts'))
    throw createMissingError(calls[operation])
  }
  if (!canAccess(user, operation, people)) throw new MissingAccessError(getAccessCodes(operation))
}
