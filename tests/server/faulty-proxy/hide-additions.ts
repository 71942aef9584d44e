import type { JsonObject } from '#api/document.ts'
import { type ContractOperation, getOperation, getSchema, isInAddition } from '#conformance/contract.ts'
import { buildFailure } from './behaviour.ts'
import { parseBody, withBody, withoutHeader } from './fault.ts'
import type { Origin, ProxiedAnswer, ProxiedCall, Rule } from './proxy.ts'

/** Makes a server without additions of one that has them: it answers none, and refuses calls that use one. */
export function hideAdditions(): Rule {
  const signIn = createSignIn()
  return async (call, origin) => {
    const operation = call.operation && getOperation(call.operation)
    if (operation === undefined) return origin.send(call)
    if (operation.isAddition) return buildFailure(call, 404, 5)
    if (call.headers.cookie !== undefined && usesAddition(operation, call)) return buildFailure(call, 400, 3)
    const answer = await (operation.id === 'login' ? signIn(call, origin) : origin.send(call))
    const schema = operation.responses[answer.status]?.schema
    const hidden = withoutHeader(answer, 'x-total-count')
    return schema === undefined || answer.text === '' ? hidden : withBody(hidden, removeAdditions(parseBody(answer), getSchema(schema)))
  }
}

/** True when a call has a parameter or a field that only servers with additions know. */
function usesAddition({ parameters, bodySchema }: ContractOperation, { query, text }: ProxiedCall): boolean {
  if (parameters.some(({ name, isAddition }) => isAddition && query.has(name))) return true
  if (bodySchema === undefined || text === undefined) return false
  try {
    const body: unknown = JSON.parse(text)
    return JSON.stringify(removeAdditions(body, bodySchema)) !== JSON.stringify(body)
  } catch {
    // The server refuses what is not JSON.
    return false
  }
}

/** Copies a value without the fields that are additions. */
function removeAdditions(value: unknown, schema: JsonObject, pointer = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => removeAdditions(item, schema, `${pointer}/${index}`))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => !isInAddition(schema, `${pointer}/${name}`))
  return Object.fromEntries(entries.map(([name, part]) => [name, removeAdditions(part, schema, `${pointer}/${name}`)]))
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
