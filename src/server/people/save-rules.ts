import type { PersonInput } from '#api/generated/wire.ts'
import { findMissingAccess, hasAnyAccess } from '#domain/access.ts'
import { findBirthDateProblems } from '#domain/birth-date.ts'
import { findDocumentProblems, mayLackDocument } from '#domain/documents.ts'
import { findNameProblems } from '#domain/name-characters.ts'
import { findPhoneProblems } from '#domain/phones.ts'
import type { Problem } from '#domain/problem.ts'
import type { Actor } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { createBadRequestError, createConflictError, createForbiddenError } from '../errors.ts'
import { formatPersonName, type NameRow } from './name.ts'
import type { PersonKind } from './sql.ts'

type ValidationOptions = {
  /** Begins the paths of the problems. */
  prefix?: string
  /** The person before an update, whose names and birth date may stay as they are. */
  stored?: NameRow & { birth_date: string | null }
  /** The roles that the person has, or gets by this call. */
  kinds: readonly PersonKind[]
}

const nameFields = ['name', 'father_last_name', 'mother_last_name'] as const

/**
 * Throws a 400 if a name has hidden characters, the document is missing or does not have the form of its type, the birth date is in the future, or the telephone
 * is two.
 */
export function refuseInvalidPerson(person: PersonInput | object, today: string, options: ValidationOptions) {
  refuseProblems(findPersonProblems(person, today, options))
}

/** Throws a 400 with the problems of a client's person, and of the guardian's name and telephone, for which the same holds. */
export function refuseInvalidClient(
  {
    person,
    guardian_name,
    guardian_phone,
  }: { person: PersonInput | object; guardian_name?: string | null; guardian_phone?: string | null },
  today: string,
  options: ValidationOptions,
) {
  const guardianProblems = [
    ...(guardian_name ? findNameProblems(guardian_name, 'guardian_name') : []),
    ...findPhoneProblems(guardian_phone, 'guardian_phone'),
  ]
  refuseProblems([...findPersonProblems(person, today, options), ...guardianProblems])
}

function findPersonProblems(person: PersonInput | object, today: string, { kinds, prefix = 'person.', stored }: ValidationOptions) {
  if (!('document' in person)) return []
  const { document_type, document, birth_date, phone } = person
  return [
    ...nameFields.flatMap((field) => (person[field] === stored?.[field] ? [] : findNameProblems(person[field], prefix + field))),
    ...(document === '' && mayLackDocument(kinds) ? [] : findDocumentProblems(document_type, document, `${prefix}document`)),
    ...(birth_date && birth_date !== stored?.birth_date ? findBirthDateProblems(birth_date, today, `${prefix}birth_date`) : []),
    ...findPhoneProblems(phone, `${prefix}phone`),
  ]
}

function refuseProblems(problems: Problem[]) {
  if (problems.length > 0) throw createBadRequestError('Hay datos que no se pueden aceptar.', problems)
}

/** Throws a 409 if a person would lose the document although its client has a user, who got the name from it. The caller has locked the person. */
export async function refuseClearingDocumentOfUser(trx: Trx, stored: { id: string; document: string }, document: string, path: string) {
  if (document !== '' || stored.document === '') return
  const user = await trx
    .selectFrom('app_user')
    .innerJoin('client', 'client.id', 'app_user.client_id')
    .where('client.person_id', '=', stored.id)
    .where('app_user.deleted_at', 'is', null)
    .select('app_user.name')
    .executeTakeFirst()
  if (user)
    throw createConflictError('Este cliente tiene un usuario y necesita su documento.', [{ path, message: `Entra como «${user.name}».` }])
}

/** Throws a 403 if the actor has access to none of the person's kinds. For a person of neither kind, access to clients or to workers is enough. */
export function refuseWithoutAccess({ access }: Actor, type: 'register' | 'update' | 'delete', kinds: readonly PersonKind[]) {
  const codes = (kinds.length === 0 ? (['client', 'worker'] as const) : kinds).map((kind) => `${kind}s.${type}`)
  if (!hasAnyAccess(access, codes)) throw createForbiddenError(codes)
}

/** Throws a 403 if the actor lacks the update access of one of the person's kinds. For a person of neither kind, one of both is enough. */
export function refuseWithoutUpdateAccess(actor: Actor, kinds: readonly PersonKind[]) {
  if (kinds.length === 0) return refuseWithoutAccess(actor, 'update', kinds)
  const missing = findMissingAccess(
    actor.access,
    kinds.map((kind) => `${kind}s.update`),
  )
  if (missing.length > 0) throw createForbiddenError(missing)
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
