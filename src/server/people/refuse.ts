import type { Person } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import type { Actor } from '../call.ts'
import { conflict, forbidden } from '../errors.ts'
import { fullNameOf } from './name.ts'
import type { Kind } from './sql.ts'

/** Refuses who may not do this with clients or workers, whichever the person is; for somebody who is both or neither the right to either is enough. */
export function refuseWithoutAccess({ access }: Actor, type: 'register' | 'update' | 'delete', kinds: readonly Kind[]) {
  const codes = (kinds.length === 0 ? (['client', 'worker'] as const) : kinds).map((kind) => `${kind}s.${type}`)
  if (!hasAnyAccess(access, codes)) throw forbidden(codes)
}

const words = { client: 'cliente', worker: 'trabajador' }

/** Refuses to delete somebody who is a client or worker. */
export function refuseIfNeeded(person: Person, kinds: readonly Kind[]) {
  if (kinds.length === 0) return
  throw conflict(
    `No se puede eliminar a ${fullNameOf(person)}: es ${kinds.map((kind) => words[kind]).join(' y ')}.`,
    kinds.map((kind) => ({ path: 'id', message: `Es ${words[kind]}.` })),
  )
}
