import { randomUUID } from 'node:crypto'

type Times = { created_at: string; updated_at: string; deleted_at: string | null }

/** The fields of a person that a frontend writes. */
export type PersonFields = {
  name: string
  father_last_name: string
  mother_last_name: string
  email?: string
  address?: string
  phone?: string
  birth_date?: string | null
  gender: boolean
  document: string
  document_type: number
}
export type Person = { id: string; birth_date: string | null } & PersonFields & Times
/** The fields that staff write about a client. Null means that there is no value. */
export type StaffFields = { guardian_name: string | null; guardian_phone: string | null; note: string | null }
export type Client = { id: string; person: Person; user_id: string | null; public_link: null } & StaffFields & Times

/** A user who signs in, with the codes of its access. */
export type User = Times & {
  id: string
  name: string
  email?: string
  client_id: string | null
  access: string[]
  isAdministrator: boolean
  password: { salt: Buffer; hash: Buffer }
}
export type SignIn = { user: User; startedAt: number; usedAt: number }

const now = () => new Date().toISOString()

/** The times of a record that is created now. */
export const startTimes = (): Times => ({ created_at: now(), updated_at: now(), deleted_at: null })

/** Creates the record of a client who is a new person. */
export const createClientRecord = (fields: PersonFields, staffFields?: StaffFields): Client => ({
  id: randomUUID(),
  guardian_name: null,
  guardian_phone: null,
  note: null,
  ...staffFields,
  person: { birth_date: null, ...fields, id: randomUUID(), ...startTimes() },
  user_id: null,
  public_link: null,
  ...startTimes(),
})

/** Returns an instant that is later than the given one, even within the same millisecond. */
export const nextInstant = (previous: string) => new Date(Math.max(Date.now(), Date.parse(previous) + 1)).toISOString()

/** Compares ids, which may be written in upper case. */
export const isSameId = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Holds all records in memory. */
export const createStore = () => ({
  clients: new Map<string, Client>(),
  users: new Map<string, User>(),
  signIns: new Map<string, SignIn>(),
})
export type Store = ReturnType<typeof createStore>
