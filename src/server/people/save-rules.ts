import type { PersonInput } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { findBirthDateProblems } from '#domain/birth-date.ts'
import { findDocumentProblems } from '#domain/documents.ts'
import type { Actor } from '../call.ts'
import { createBadRequestError, createConflictError, createForbiddenError } from '../errors.ts'
import { formatPersonName, type NameRow } from './name.ts'
import type { PersonKind } from './sql.ts'

type ValidationOptions = {
  /** Begins the paths of the problems. */
  prefix?: string
  /** The person before an update, whose birth date may stay as it is. */
  stored?: { birth_date: string | null }
}

/** Throws a 400 if the document does not have the form of its type, or the birth date is in the future. */
export function refuseInvalidPerson(person: PersonInput | object, today: string, { prefix = 'person.', stored }: ValidationOptions = {}) {
  if (!('document' in person)) return
  const { document_type, document, birth_date } = person
  const problems = [
    ...findDocumentProblems(document_type, document, `${prefix}document`),
    ...(birth_date && birth_date !== stored?.birth_date ? findBirthDateProblems(birth_date, today, `${prefix}birth_date`) : []),
  ]
  if (problems.length > 0) throw createBadRequestError('Hay datos que no se pueden aceptar.', problems)
}

/** Throws a 403 if the actor has access to none of the person's kinds. For a person of neither kind, access to clients or to workers is enough. */
export function refuseWithoutAccess({ access }: Actor, type: 'register' | 'update' | 'delete', kinds: readonly PersonKind[]) {
  const codes = (kinds.length === 0 ? (['client', 'worker'] as const) : kinds).map((kind) => `${kind}s.${type}`)
  if (!hasAnyAccess(access, codes)) throw createForbiddenError(codes)
}

const kindNames = { client: 'cliente', worker: 'trabajador' }

/** Throws a 409 if a person is a client or worker. */
export function refuseDeletingClientOrWorker(person: NameRow, kinds: readonly PersonKind[]) {
  if (kinds.length === 0) return
  throw createConflictError(
    `No se puede eliminar a ${formatPersonName(person)}: es ${kinds.map((kind) => kindNames[kind]).join(' y ')}.`,
    kinds.map((kind) => ({ path: 'id', message: `Es ${kindNames[kind]}.` })),
  )
}
