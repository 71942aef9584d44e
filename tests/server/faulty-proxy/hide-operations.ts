import type { OperationId } from '#api/operation.ts'
import { additions, getOperation } from '#conformance/contract.ts'
import { buildFailure } from './behaviour.ts'
import { parseBody, withBody } from './fault.ts'
import type { Origin, ProxiedAnswer, ProxiedCall, Rule } from './proxy.ts'

/**
 * Makes a server with these additions of one that has all. It answers 501 to the others, or 404 where the path has no parameter. Its settings list `listed`.
 */
export function hideOperations(own: readonly OperationId[] = [], listed = own): Rule {
  const signIn = createSignIn()
  const lacks = (id: OperationId) => additions.includes(id) && !own.includes(id)
  return async (call, origin) => {
    const { operation } = call
    if (operation === undefined) return origin.send(call)
    if (lacks(operation)) return getOperation(operation)?.path.includes('{') ? buildFailure(call, 501, 0) : buildFailure(call, 404, 5)
    if (operation === 'login' && lacks('changePassword')) return signIn(call, origin)
    const answer = await origin.send(call)
    return operation === 'getSettings' && answer.status === 200
      ? withBody(answer, { ...parseBody<object>(answer), operations: listed })
      : answer
  }
}

/**
 * Signs in users whose first password is temporary as if it were not, because nobody could change it without an addition: the password is changed to another
 * one, which is sent in its place from then on. A user may sign in by other names, and every run has its own passwords, so they are found by the password
 * alone.
 */
function createSignIn() {
  const passwords = new Map<string, string>()
  return async (call: ProxiedCall, origin: Origin): Promise<ProxiedAnswer> => {
    const sent = readSignIn(call)
    const known = sent ? passwords.get(sent.password) : undefined
    const answer = await origin.send(known === undefined ? call : withBody(call, { ...sent, password: known }))
    const user = sent && answer.status < 300 ? parseBody<{ password_temporary: boolean }>(answer) : undefined
    if (!sent || !user?.password_temporary) return answer
    const new_password = `${sent.password} y otra palabra`
    const cookie = answer.cookies.map((text) => text.split(';')[0]).join('; ')
    const changed = await origin.send({
      ...call,
      operation: 'changePassword',
      path: '/v1/auth/password',
      headers: { ...call.headers, cookie },
      text: JSON.stringify({ current_password: sent.password, new_password }),
    })
    passwords.set(sent.password, new_password)
    return withBody({ ...answer, cookies: changed.cookies }, { ...user, password_temporary: false })
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
