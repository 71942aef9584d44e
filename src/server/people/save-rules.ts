import type { Person } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import type { Actor } from '../call.ts'
import { createConflictError, createForbiddenError } from '../errors.ts'
import { formatPersonName } from './name.ts'
import type { PersonKind } from './sql.ts'

/** Throws a 403 if the actor has access to none of the person's kinds. For a person of neither kind, access to clients or to workers is enough. */
export function refuseWithoutAccess({ access }: Actor, type: 'register' | 'update' | 'delete', kinds: readonly PersonKind[]) {
  const codes = (kinds.length === 0 ? (['client', 'worker'] as const) : kinds).map((kind) => `${kind}s.${type}`)
  if (!hasAnyAccess(access, codes)) throw createForbiddenError(codes)
}

const kindNames = { client: 'cliente', worker: 'trabajador' }

/** Throws a 409 if a person is a client or worker. */
export function refuseDeletingClientOrWorker(person: Person, kinds: readonly PersonKind[]) {
  if (kinds.length === 0) return
  throw createConflictError(
    `No se puede eliminar a ${formatPersonName(person)}: es ${kinds.map((kind) => kindNames[kind]).join(' y ')}.`,
    kinds.map((kind) => ({ path: 'id', message: `Es ${kindNames[kind]}.` })),
  )
}
