import type { PersonInput } from '#api/generated/wire.ts'
import { findDocumentProblems } from '#domain/documents.ts'
import type { Db } from '../database/connect.ts'
import { isViolationOf } from '../database/constraints.ts'
import { createBadRequestError, createConflictError } from '../errors.ts'
import { formatPersonName } from './name.ts'

type Document = Pick<PersonInput, 'document' | 'document_type'>

/** The path of the document in requests about clients and workers. */
const personDocumentPath = 'person.document'

/** Throws a 400 if a document does not have the form of its type. */
export function refuseInvalidDocument(person: Document | object, path = personDocumentPath) {
  if (!('document' in person)) return
  const problems = findDocumentProblems(person.document_type, person.document, path)
  if (problems.length > 0) throw createBadRequestError('El documento no es válido.', problems)
}

/** Runs a write of a person. Throws a 409 that names the owner if another person has the document. */
export async function explainTakenDocument<T>(
  db: Db,
  person: Document | object,
  write: () => Promise<T>,
  path = personDocumentPath,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if ('document' in person && isViolationOf(error, 'person_document')) throw await createDocumentConflict(db, person, path)
    throw error
  }
}

async function createDocumentConflict(db: Db, { document, document_type }: Document, path: string) {
  const owner = await db
    .selectFrom('person')
    .leftJoin('client', (join) => join.onRef('client.person_id', '=', 'person.id').on('client.deleted_at', 'is', null))
    .leftJoin('worker', (join) => join.onRef('worker.person_id', '=', 'person.id').on('worker.deleted_at', 'is', null))
    .where('person.document_type', '=', document_type)
    .where((row) => row(row.fn<string>('upper', ['person.document']), '=', document.toUpperCase()))
    .where('person.deleted_at', 'is', null)
    .select(['person.name', 'person.father_last_name', 'person.mother_last_name', 'client.id as client_id', 'worker.id as worker_id'])
    .executeTakeFirst()
  const message = owner
    ? `Lo tiene ${formatPersonName(owner)}${formatKinds(owner)}.`
    : 'Lo tenía alguien hace un momento: vuelva a intentarlo.'
  return createConflictError('Ya hay una persona con este documento.', [{ path, message }])
}

function formatKinds({ client_id, worker_id }: { client_id: string | null; worker_id: string | null }) {
  const kinds = [...(client_id === null ? [] : ['cliente']), ...(worker_id === null ? [] : ['trabajador'])]
  return kinds.length === 0 ? '' : ` (${kinds.join(' y ')})`
}
