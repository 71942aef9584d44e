import type { JsonObject } from '#api/document.ts'
import { readAdditions } from '#api/drop-additions.ts'
import type { ServerAdditions } from '#api/server-additions.ts'
import { type ContractOperation, findAddition, getOperation } from '#conformance/contract.ts'
import { buildFailure } from './behaviour.ts'
import { parseBody, withBody, withoutHeader } from './fault.ts'
import type { Origin, ProxiedAnswer, ProxiedCall, Rule } from './proxy.ts'

/** Makes a server with these additions of one that has all: it answers no other, and refuses calls that use one. `listed` are those that its settings list. */
export function hideAdditions(own: readonly string[] = [], listed = own): Rule {
  const { has } = readAdditions(own)
  const signIn = createSignIn()
  return async (call, origin) => {
    const operation = call.operation && getOperation(call.operation)
    if (operation === undefined) return origin.send(call)
    if (!has(operation.id)) return buildFailure(call, 404, 5)
    if (call.headers.cookie !== undefined && usesLacking(operation, call, has)) return buildFailure(call, 400, 3)
    const answer = await (operation.id === 'login' && !has('changePassword') ? signIn(call, origin) : origin.send(call))
    const { headers = [], bodySchema } = operation.responses[answer.status] ?? {}
    const hidden = headers
      .filter(({ addition }) => addition && !has(addition))
      .reduce((answer, { name }) => withoutHeader(answer, name), answer)
    if (bodySchema === undefined || answer.text === '') return hidden
    const body = removeLacking(parseBody(answer), bodySchema, has)
    return withBody(hidden, operation.id === 'getSettings' && answer.status === 200 ? { ...(body as object), additions: listed } : body)
  }
}

/** True when a call has a parameter or a field that the server does not know. */
function usesLacking({ parameters, bodySchema }: ContractOperation, { query, text }: ProxiedCall, has: ServerAdditions['has']): boolean {
  if (parameters.some(({ name, addition }) => addition && !has(addition) && query.has(name))) return true
  if (bodySchema === undefined || text === undefined) return false
  try {
    const body: unknown = JSON.parse(text)
    return JSON.stringify(removeLacking(body, bodySchema, has)) !== JSON.stringify(body)
  } catch {
    // The server refuses what is not JSON.
    return false
  }
}

/** Copies a value without the fields that are additions which the server lacks. */
function removeLacking(value: unknown, schema: JsonObject, has: ServerAdditions['has'], pointer = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => removeLacking(item, schema, has, `${pointer}/${index}`))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => {
    const addition = findAddition(schema, `${pointer}/${name}`)
    return !addition || has(addition)
  })
  return Object.fromEntries(entries.map(([name, part]) => [name, removeLacking(part, schema, has, `${pointer}/${name}`)]))
}

/**
 * Signs in users whose first password is temporary, which is an addition, as if it were not: the password is changed to another one, which is sent
 * in its place from then on. A user may sign in by other names, and every run has passwords of its own, so they are found by the password alone.
 */
function createSignIn() {
  const passwords = new Map<string, string>()
  return async (call: ProxiedCall, origin: Origin): Promise<ProxiedAnswer> => {
    const sent = readSignIn(call)
    const known = sent ? passwords.get(sent.password) : undefined
    const answer = await origin.send(known === undefined ? call : withBody(call, { ...sent, password: known }))
    if (!sent || answer.status >= 300 || !parseBody<{ password_temporary?: boolean }>(answer).password_temporary) return answer
    const new_password = `${sent.password} y otra palabra`
    const cookie = answer.cookies.map((text) => text.split(';')[0]).join('; ')
    const changed = await origin.send({
      ...{ ...call, operation: 'changePassword', path: '/v1/auth/password', headers: { ...call.headers, cookie } },
      text: JSON.stringify({ current_password: sent.password, new_password }),
    })
    passwords.set(sent.password, new_password)
    return { ...answer, cookies: changed.cookies }
  }
}

/** Reads the body of a sign-in. Null when it is none, which the server refuses. */
function readSignIn(call: ProxiedCall): { username: string; password: string } | null {
  try {
    return parseBody(call)
  } catch {
    return null
  }
}
