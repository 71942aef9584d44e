import type { ErrorObject } from 'ajv/dist/2020.js'
import { hasCode } from './access.ts'
import type { Operation } from './contract.ts'
import type { Client, Person, PersonFields, SignIn, User } from './records.ts'
import { isSameId } from './records.ts'
import { isJsonLabel, parseJson } from './request-body.ts'

export type Answer = { status: number; body?: unknown; headers: Record<string, string> }

/** The name of a document, which is unique without regard to case. */
const nameDocument = (person: PersonFields) => `${person.document_type} ${person.document.toUpperCase()}`

/** The decisions of the server. A test replaces one to plant a fault. */
export const soundRules = {
  chooseCorrelationId: (sent: string | undefined, fresh: string) => (sent !== undefined && /^[\w.-]{1,64}$/.test(sent) ? sent : fresh),

  findSignIn: (signIns: Map<string, SignIn>, token: string | undefined) => (token === undefined ? undefined : signIns.get(token)),

  simplifyName: (name: string) => name.normalize('NFKC').toLowerCase(),

  endSignIn: (signIns: Map<string, SignIn>, token: string): void => {
    signIns.delete(token)
  },

  isPassword: (given: Buffer, stored: Buffer) => given.equals(stored),

  hasAccess: (user: User, { access }: Operation) => access.length === 0 || access.some((code) => hasCode(user.access, code)),

  isOwn: (user: User, { own }: Operation, path: Record<string, string>) => {
    const ownClient = own.client && path[own.client]
    return ownClient !== undefined && user.client_id !== null && isSameId(ownClient, user.client_id)
  },

  isOtherSite: (request: Request) => {
    const { host } = new URL(request.url)
    const origin = request.headers.get('origin')
    const site = request.headers.get('sec-fetch-site')
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false
    return (origin !== null && origin !== `http://${host}` && origin !== `https://${host}`) || site === 'cross-site' || site === 'same-site'
  },

  hasFormOfId: (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),

  parseBody: parseJson,

  isJsonLabel,

  /** Chooses the errors of a body for which it is refused. */
  keepErrors: (errors: ErrorObject[]) => errors,

  isListed: (client: Client) => client.deleted_at === null,

  isFound: (client: Client) => client.deleted_at === null,

  hasSameDocument: (one: PersonFields, other: PersonFields) => nameDocument(one) === nameDocument(other),

  isStale: (client: Client, read: string) => Date.parse(client.updated_at) !== Date.parse(read),

  isRightId: isSameId,

  isAfter: (date: string, today: string) => date > today,

  cleanName: (name: string) => name.replace(/\s+/g, ' '),

  /** Returns an instant that is later than the given one, even within the same millisecond. */
  nextInstant: (previous: string) => new Date(Math.max(Date.now(), Date.parse(previous) + 1)).toISOString(),

  /** Called between the checks of a client and its storage. A sound server writes at once. */
  waitBeforeWriting: undefined as (() => Promise<void>) | undefined,

  /** Replaces all fields of a person, so that one that is missing is cleared. Without fields the person stays as it is. */
  replacePerson: (person: Person, fields: PersonFields | undefined): Person => {
    if (!fields) return person
    const { id, created_at, updated_at, deleted_at } = person
    return { ...fields, birth_date: fields.birth_date ?? null, id, created_at, updated_at, deleted_at }
  },

  isMatch: (words: string[], hasWord: (word: string) => boolean) => words.every(hasWord),

  takePage: (clients: Client[], offset: number, limit: number) => clients.slice(offset, offset + limit),

  comparePeople: (one: Person, other: Person) => {
    const { compare } = new Intl.Collator('es')
    return (
      compare(one.father_last_name, other.father_last_name) ||
      compare(one.mother_last_name, other.mother_last_name) ||
      compare(one.name, other.name)
    )
  },

  /** Called with each answer before it is sent. */
  changeAnswer: (_operation: Operation | undefined, answer: Answer): Answer => answer,
}

export type Rules = typeof soundRules
