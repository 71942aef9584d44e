import { hasCode } from './access.ts'
import type { Call, Handler } from './call.ts'
import { findClients } from './client-list.ts'
import { Failure } from './failure.ts'
import {
  type Client,
  createClientRecord,
  isSameId,
  nextInstant,
  type Person,
  type PersonFields,
  type StaffFields,
  type User,
} from './records.ts'

type PersonBody = (PersonFields & { id?: string }) | { id: string }

const isReference = (person: PersonBody): person is { id: string } => !('document' in person)

/** Returns the fields of a person as they are stored. */
const readFields = ({ state: { rules } }: Call, { id: _id, phone, ...fields }: PersonFields & { id?: string }): PersonFields => ({
  ...fields,
  name: rules.cleanName(fields.name),
  father_last_name: rules.cleanName(fields.father_last_name),
  mother_last_name: rules.cleanName(fields.mother_last_name),
  ...(phone !== undefined && { phone: toDigits(phone) }),
})

const toDigits = (phone: string) => phone.replace(/[^0-9+]/g, '')

/** Returns the guardian and the note as they are stored. Those that are missing stay as they are. */
const readStaffFields = ({ state: { rules }, body }: Call, stored?: Client): StaffFields => {
  const { guardian_name, guardian_phone, note } = { ...stored, ...(body as Partial<StaffFields>) }
  if (guardian_name && !isReadableName(guardian_name) && guardian_name !== stored?.guardian_name)
    throw badField('guardian_name', 'El nombre tiene caracteres que no se ven.')
  return {
    guardian_name: guardian_name ? rules.cleanName(guardian_name) : null,
    guardian_phone: guardian_phone ? toDigits(guardian_phone) : null,
    note: note || null,
  }
}

/** Shows a client: only who may read clients sees what staff write. */
const show = ({ guardian_name, guardian_phone, note, ...client }: Client, caller: User | undefined) => ({
  ...client,
  ...(hasCode(caller!.access, 'clients.read') && { guardian_name, guardian_phone, note }),
})

/** The name of a document, which is unique without regard to case. */
const nameDocument = (person: PersonFields) => `${person.document_type} ${person.document.toUpperCase()}`

const isReadableName = (name: string) => !/[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|\p{M}{4}/u.test(name)

const badField = (path: string, message: string) => new Failure('badRequest', [{ path, message }])

/** Refuses a birth date after today, unless it is stored already. */
const checkBirthDate = ({ state }: Call, { birth_date }: PersonFields, stored?: Person) => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: state.timeZone }).format()
  if (birth_date && state.rules.isAfter(birth_date, today) && birth_date !== stored?.birth_date)
    throw badField('person.birth_date', 'La fecha no puede estar en el futuro.')
}

/** Refuses names with hidden characters, unless they are stored already. */
const checkNames = (fields: PersonFields, stored?: Person) => {
  for (const part of ['name', 'father_last_name', 'mother_last_name'] as const)
    if (!isReadableName(fields[part]) && fields[part] !== stored?.[part])
      throw badField(`person.${part}`, 'El nombre tiene caracteres que no se ven.')
}

/** Refuses a document that someone else has, and names that person to callers who may read clients. */
const checkDocument = ({ state, caller }: Call, fields: PersonFields, except?: Client) => {
  if (fields.document === '' && except?.user_id)
    throw new Failure('documentKept', [{ path: 'person.document', message: 'No puede faltar.' }])
  const owner = [...state.store.clients.values()].find(
    (client) =>
      client !== except && client.deleted_at === null && fields.document !== '' && nameDocument(client.person) === nameDocument(fields),
  )
  if (!owner) return
  const { name, father_last_name, mother_last_name } = owner.person
  const message = hasCode(caller!.access, 'clients.read')
    ? `Lo tiene ${`${name} ${father_last_name} ${mother_last_name}`.trim()}.`
    : 'Está en uso.'
  throw new Failure('documentTaken', [{ path: 'person.document', message }])
}

const findClient = ({ state: { store }, path }: Call) => {
  const client = store.clients.get(path.id!.toLowerCase())
  if (!client || client.deleted_at !== null) throw new Failure('notFound')
  return client
}

const listClients: Handler = (call) => {
  const { clients, total } = findClients(call)
  // Without sessions nobody has usual workers.
  const added = call.query.with_sessions === true ? { usual_workers: [] } : {}
  return { body: clients.map((client) => ({ ...show(client, call.caller), ...added })), headers: { 'x-total-count': String(total) } }
}

const createClient: Handler = (call) => {
  const { person } = call.body as { person: PersonBody }
  const { clients } = call.state.store
  if (isReference(person)) {
    const isClient = [...clients.values()].some((client) => client.deleted_at === null && isSameId(client.person.id, person.id))
    if (!isClient) throw badField('person.id', 'Esta persona no existe.')
    throw new Failure('alreadyClient', [{ path: 'person.id', message: 'Esta persona ya es cliente.' }])
  }
  const fields = readFields(call, person)
  checkBirthDate(call, fields)
  checkNames(fields)
  checkDocument(call, fields)
  const client = createClientRecord(fields, readStaffFields(call))
  clients.set(client.id, client)
  return { status: 201, body: { id: client.id } }
}

const getClient: Handler = (call) => ({ body: show(findClient(call), call.caller) })

const updateClient: Handler = (call) => {
  const { rules, store } = call.state
  const client = findClient(call)
  const { id, person, updated_at } = call.body as { id: string; person: PersonBody; updated_at?: string }
  if (!rules.isRightId(id, client.id)) throw badField('id', 'No es el mismo que el de la dirección.')
  if (person.id !== undefined && !rules.isRightId(person.id, client.person.id)) throw badField('person.id', 'Es otra persona.')
  if (updated_at !== undefined && Date.parse(client.updated_at) !== Date.parse(updated_at))
    throw new Failure('stale', [{ path: 'updated_at', message: 'Se cambió mientras tanto.' }])
  const fields = isReference(person) ? undefined : readFields(call, person)
  if (fields) {
    checkBirthDate(call, fields, client.person)
    checkNames(fields, client.person)
    checkDocument(call, fields, client)
  }
  const staffFields = readStaffFields(call, client)
  const replaced = rules.replacePerson(client.person, fields)
  const changedPerson = replaced === client.person ? replaced : { ...replaced, updated_at: nextInstant(replaced.updated_at) }
  const changed = { ...client, ...staffFields, person: changedPerson, updated_at: nextInstant(client.updated_at) }
  store.clients.set(client.id, changed)
  return { body: show(changed, call.caller) }
}

/** Refuses the deletion of a client whose user the caller may not delete. */
const checkUserDeletion = ({ caller, state }: Call, client: Client) => {
  const user = state.store.users.get(client.user_id ?? '')
  if (!user) return
  const lacking = ['clients.read', 'sessions.read', ...user.access].filter((code) => !hasCode(caller!.access, code))
  if (lacking.length > 0)
    throw new Failure(
      'forbidden',
      lacking.map((code) => ({ path: 'access', message: code })),
    )
  if (user === caller) throw new Failure('ownUser')
}

const deleteClient: Handler = (call) => {
  const client = findClient(call)
  const { clients, users, signIns } = call.state.store
  checkUserDeletion(call, client)
  const deleted_at = nextInstant(client.updated_at)
  const times = { updated_at: deleted_at, deleted_at }
  clients.set(client.id, { ...client, person: { ...client.person, ...times }, ...times })
  const user = users.get(client.user_id ?? '')
  if (user) {
    Object.assign(user, times)
    for (const [token, signIn] of signIns) if (signIn.user === user) signIns.delete(token)
  }
  return { status: 204 }
}

export const clientHandlers = { listClients, createClient, getClient, updateClient, deleteClient }
