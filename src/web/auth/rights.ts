import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { access } from '#api/generated/access.ts'
import { allows } from '#domain/access.ts'
import { queries } from '../data/query-client.ts'
import { type SignedIn, sessionQuery, useSession } from './session.ts'

/** An operation of the contract by its id; rights are asked by it, so that no access code is spelled twice. */
export type Operation = keyof typeof access

type Right = { public?: true; any?: readonly string[]; own?: readonly string[]; ownAccess?: readonly string[] }

/** The accesses of which any one opens an operation. */
export const accessOf = (operation: Operation): readonly string[] => (access[operation] as Right).any ?? []

/** Whom a call names, by id. */
export type About = { client?: string; worker?: string }

/** Whether the user may call the operation: for everything, or for what is his own. A call that names somebody must name himself. */
export function may(user: SignedIn, operation: Operation, about?: About): boolean {
  const { public: open, any = [], own = [], ownAccess = [] }: Right = access[operation]
  const held = new Set(user.access.map(({ code }) => code))
  const is = (own: string | null, named: string | undefined) => own !== null && (about === undefined || named?.toLowerCase() === own)
  const owns = { client: is(user.clientId, about?.client), worker: is(user.workerId, about?.worker), user: about === undefined }
  return (
    open === true ||
    allows(held, any) ||
    (own.some((who) => owns[who as keyof typeof owns]) && ownAccess.every((code) => allows(held, [code])))
  )
}

/** What the signed-in user may do: `can('createWorker')`, `can('listWorkerMonth', { worker: id })`. */
export type Can = (operation: Operation, about?: About) => boolean

/** Asks what the signed-in user may do. */
export function useCan(): Can {
  const user = useSession()
  return (operation, about) => may(user, operation, about)
}

/** The same for loaders: below the guard it is known who is signed in. */
export const canOf =
  (client: QueryClient): Can =>
  (operation, about) => {
    const user = client.getQueryData(sessionQuery().queryKey)
    return user !== undefined && may(user, operation, about)
  }

/** What a screen's loader throws for somebody who may not open it. */
export class MissingRight extends Error {
  missing: readonly string[]

  constructor(missing: readonly string[]) {
    super(`Missing access: ${missing.join(' or ')}`)
    this.name = 'MissingRight'
    this.missing = missing
  }
}

/** Lets a loader go on only for who may call the operation. */
export async function requireRight({ context }: LoaderFunctionArgs, operation: Operation, about?: About) {
  const user = await context.get(queries).ensureQueryData(sessionQuery())
  if (!may(user, operation, about)) throw new MissingRight(accessOf(operation))
}
