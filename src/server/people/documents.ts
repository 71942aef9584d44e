import type { PersonInput } from '#api/generated/wire.ts'
import { documentProblems } from '#domain/documents.ts'
import type { Db } from '../database/connect.ts'
import { violates } from '../database/constraints.ts'
import { badRequest, conflict } from '../errors.ts'
import { fullNameOf } from './name.ts'

type Document = Pick<PersonInput, 'document' | 'document_type'>

/** Where the document stands in a request about a client or worker. */
const ofPerson = 'person.document'

/** Refuses a document that is none of its type. */
export function checkDocument(person: Document | object, path = ofPerson) {
  if (!('document' in person)) return
  const problems = documentProblems(person.document_type, person.document, path)
  if (problems.length > 0) throw badRequest('El documento no es válido.', problems)
}

/** Does what writes a person; when somebody has the document already, the refusal names who. */
export async function namingWhoHas<T>(db: Db, person: Document | object, write: () => Promise<T>, path = ofPerson): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if ('document' in person && violates(error, 'person_document')) throw await documentTaken(db, person, path)
    throw error
  }
}

async function documentTaken(db: Db, { document, document_type }: Document, path: string) {
  const holder = await db
    .selectFrom('person')
    .leftJoin('client', (join) => join.onRef('client.person_id', '=', 'person.id').on('client.deleted_at', 'is', null))
    .leftJoin('worker', (join) => join.onRef('worker.person_id', '=', 'person.id').on('worker.deleted_at', 'is', null))
    .where('person.document_type', '=', document_type)
    .where((row) => row(row.fn<string>('upper', ['person.document']), '=', document.toUpperCase()))
    .where('person.deleted_at', 'is', null)
    .select(['person.name', 'person.father_last_name', 'person.mother_last_name', 'client.id as client_id', 'worker.id as worker_id'])
    .executeTakeFirst()
  const message = holder ? `Lo tiene ${fullNameOf(holder)}${asWhat(holder)}.` : 'Lo tenía alguien hace un momento: vuelva a intentarlo.'
  return conflict('Ya hay una persona con este documento.', [{ path, message }])
}

function asWhat({ client_id, worker_id }: { client_id: string | null; worker_id: string | null }) {
  const roles = [...(client_id === null ? [] : ['cliente']), ...(worker_id === null ? [] : ['trabajador'])]
  return roles.length === 0 ? '' : ` (${roles.join(' y ')})`
}
