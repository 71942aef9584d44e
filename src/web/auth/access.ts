import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { access } from '#api/generated/access.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { queryClientContext } from '../data/query-client.ts'
import { type SignedInUser, signedInUserQuery, useSignedInUser } from './session.ts'

/** An operation of the contract by its id; rights are asked by it, so that no access code is spelled twice. */
export type Operation = keyof typeof access

type AccessRule = { public?: true; any?: readonly string[]; own?: readonly string[]; ownAccess?: readonly string[] }

/** The accesses of which any one opens an operation. */
export const getAccessCodes = (operation: Operation): readonly string[] => (access[operation] as AccessRule).any ?? []

/** Whom a call names, by id. */
export type PersonIds = { client?: string; worker?: string }

/** Whether the user may call the operation: for everything, or for what is his own. A call that names somebody must name himself. */
export function canAccess(user: SignedInUser, operation: Operation, about?: PersonIds): boolean {
  const { public: open, any = [], own = [], ownAccess = [] }: AccessRule = access[operation]
  const held = new Set(user.access.map(({ code }) => code))
  const is = (own: string | null, named: string | undefined) => own !== null && (about === undefined || named?.toLowerCase() === own)
  const owns = { client: is(user.clientId, about?.client), worker: is(user.workerId, about?.worker), user: about === undefined }
  return (
    open === true ||
    hasAnyAccess(held, any) ||
    (own.some((who) => owns[who as keyof typeof owns]) && ownAccess.every((code) => hasAnyAccess(held, [code])))
  )
}

/** What the signed-in user may do: `can('createWorker')`, `can('listWorkerMonth', { worker: id })`. */
export type Can = (operation: Operation, about?: PersonIds) => boolean

/** Asks what the signed-in user may do. */
export function useCan(): Can {
  const user = useSignedInUser()
  return (operation, about) => canAccess(user, operation, about)
}

/** The same for loaders: below the guard it is known who is signed in. */
export const createCan =
  (client: QueryClient): Can =>
  (operation, about) => {
    const user = client.getQueryData(signedInUserQuery().queryKey)
    return user !== undefined && canAccess(user, operation, about)
  }

/** What a screen's loader throws for somebody who may not open it. */
export class MissingAccessError extends Error {
  missing: readonly string[]

  constructor(missing: readonly string[]) {
    super(`Missing access: ${missing.join(' or ')}`)
    this.name = 'MissingRight'
    this.missing = missing
  }
}

/** Lets a loader go on only for who may call the operation. */
export async function requireAccess({ context }: LoaderFunctionArgs, operation: Operation, about?: PersonIds) {
  const user = await context.get(queryClientContext).ensureQueryData(signedInUserQuery())
  if (!canAccess(user, operation, about)) throw new MissingAccessError(getAccessCodes(operation))
}
