import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Operation } from './contract.ts'
import { type Client, isSameId, type Person, type PersonFields, type SignIn } from './records.ts'
import { isJsonLabel, parseJson } from './request-body.ts'

export type Answer = { status: number; body?: unknown; headers: Record<string, string> }

/** The decisions of the server. A test replaces one to plant a fault. */
export const soundRules = {
  chooseCorrelationId: (sent: string | undefined, fresh: string) => (sent !== undefined && /^[\w.-]{1,64}$/.test(sent) ? sent : fresh),

  findSignIn: (signIns: Map<string, SignIn>, token: string | undefined) => (token === undefined ? undefined : signIns.get(token)),

  isPassword: (given: Buffer, stored: Buffer) => given.equals(stored),

  isOtherSite: (request: Request) => {
    const { host } = new URL(request.url)
    const origin = request.headers.get('origin')
    const site = request.headers.get('sec-fetch-site')
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false
    return (origin !== null && origin !== `http://${host}` && origin !== `https://${host}`) || site === 'cross-site' || site === 'same-site'
  },

  parseBody: parseJson,

  isJsonLabel,

  /** Chooses the errors of a body for which it is refused. */
  keepErrors: (errors: ErrorObject[]) => errors,

  isRightId: isSameId,

  isAfter: (date: string, today: string) => date > today,

  cleanName: (name: string) => name.replace(/\s+/g, ' '),

  /** Replaces all fields of a person, so that one that is missing is cleared. Without fields the person stays as it is. */
  replacePerson: (person: Person, fields: PersonFields | undefined): Person => {
    if (!fields) return person
    const { id, created_at, updated_at, deleted_at } = person
    return { ...fields, birth_date: fields.birth_date ?? null, id, created_at, updated_at, deleted_at }
  },

  takePage: (clients: Client[], offset: number, limit: number) => clients.slice(offset, offset + limit),

  /** Called with each answer before it is sent. */
  changeAnswer: (_operation: Operation | undefined, answer: Answer): Answer => answer,
}

export type Rules = typeof soundRules
