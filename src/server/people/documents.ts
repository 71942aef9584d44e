import type { PersonInput } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import type { Actor } from '../call.ts'
import type { Db } from '../database/connect.ts'
import { isViolationOf } from '../database/constraints.ts'
import { createConflictError } from '../errors.ts'
import { formatPersonName, type NameRow } from './name.ts'

type Document = Pick<PersonInput, 'document' | 'document_type'>
type Writer = { db: Db; actor: Pick<Actor, 'access'> }

/** The path of the document in requests about clients and workers. */
export const personDocumentPath = 'person.document'

/** Runs a write of a person. Throws a 409 if another person has the document. It names the owner if the actor may read that person. */
export async function explainTakenDocument<T>(
  { db, actor }: Writer,
  person: Document | object,
  write: () => Promise<T>,
  path = personDocumentPath,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if ('document' in person && isViolationOf(error, 'person_document')) throw await createDocumentConflict({ db, actor }, person, path)
    throw error
  }
}

async function createDocumentConflict({ db, actor }: Writer, { document, document_type }: Document, path: string) {
  const owner = await db
    .selectFrom('person')
    .leftJoin('client', (join) => join.onRef('client.person_id', '=', 'person.id').on('client.deleted_at', 'is', null))
    .leftJoin('worker', (join) => join.onRef('worker.person_id', '=', 'person.id').on('worker.deleted_at', 'is', null))
    .where('person.document_type', '=', document_type)
    // The index on documents leaves out the people who have none.
    .where('person.document', '<>', '')
    .where((row) => row(row.fn<string>('upper', ['person.document']), '=', document.toUpperCase()))
    .where('person.deleted_at', 'is', null)
    .select(['person.name', 'person.father_last_name', 'person.mother_last_name', 'client.id as client_id', 'worker.id as worker_id'])
    .executeTakeFirst()
  const message = owner ? `Lo tiene ${describeDocumentOwner(actor, owner)}.` : 'Lo tenía alguien hace un momento: vuelva a intentarlo.'
  return createConflictError('Ya hay una persona con este documento.', [{ path, message }])
}

type DocumentOwner = NameRow & { client_id: string | null; worker_id: string | null }

/** Names a person as far as the actor may read them: "Ana Torres Vega (trabajador)", or nobody. */
function describeDocumentOwner({ access }: Writer['actor'], owner: DocumentOwner) {
  const [readsClients, readsWorkers] = [hasAnyAccess(access, ['clients.read']), hasAnyAccess(access, ['workers.read'])]
  const kinds = [...(owner.client_id && readsClients ? ['cliente'] : []), ...(owner.worker_id && readsWorkers ? ['trabajador'] : [])]
  if (kinds.length > 0) return `${formatPersonName(owner)} (${kinds.join(' y ')})`
  return readsClients && readsWorkers ? formatPersonName(owner) : 'otra persona'
}
