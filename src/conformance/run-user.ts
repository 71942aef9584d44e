import { isJsonObject } from '#api/document.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { type ContractOperation, getOperation } from './contract.ts'
import type { Caller } from './exchange/caller.ts'
import { parseJson, sendRequest } from './exchange/exchange.ts'
import { readRetryAfter } from './exchange/patience.ts'
import { CannotJudge } from './recorder.ts'

/** The user who judges: calls that this access does not open say nothing about the server. */
export type RunUser = { canCall: (operation: ContractOperation) => boolean }

type Credentials = { url: string; user: string; password: string }

/** Signs in with a name and password of the run. A wrong URL or password means that nothing can be judged. */
export async function signInFirst(caller: Caller, { url, user, password }: Credentials): Promise<RunUser> {
  const login = getOperation('login')
  const request = { body: { username: user, password } }
  const exchange = await sendRequest(url, login, request, { caller: user, jar: caller.jar })
  const { status, headers } = exchange
  const call = `${login.method} ${url}${login.path}`
  if (status === 401) throw new CannotJudge(`The server refuses the user "${user}" with this password (401).`)
  if (status === 429)
    throw new CannotJudge(`${call} answers 429: the server limits sign-ins. Try it again in ${readRetryAfter(exchange) ?? 'some'} seconds.`)
  const isJson = String(headers['content-type']).includes('json')
  if (status >= 300 || (!isJson && caller.jar.isEmpty))
    throw new CannotJudge(`${call} answers ${status}: this is not the URL of an API of this contract, or nobody can sign in.`)
  if (caller.jar.isEmpty) throw new CannotJudge('The sign-in sets no cookie.')
  return readUser(parseJson(exchange.body), user)
}

/** Reads what a user may call. A body of another shape is judged later, and until then the user may call everything. */
function readUser(body: unknown, name: string): RunUser {
  if (!isJsonObject(body) || !Array.isArray(body.access)) return { canCall: () => true }
  if (body.password_temporary === true)
    throw new CannotJudge(`The password of "${name}" is temporary. Sign in, choose another one, and run this again.`)
  const codes = new Set(body.access.map((access) => String(isJsonObject(access) ? access.code : access)))
  return { canCall: ({ access }) => hasAnyAccess(codes, access) }
}

/** Demands that the user may call these operations, and names the access that is missing. */
export function demandAccess(name: string, { canCall }: RunUser, operations: ContractOperation[]) {
  const missing = operations.filter((operation) => !canCall(operation))
  if (missing.length === 0) return
  const byAccess = Map.groupBy(missing, ({ access }) => access.join(' or '))
  const list = [...byAccess].map(([access, needing]) => `${access} (${needing.map(({ id }) => id).join(', ')})`)
  throw new CannotJudge(
    `By the \`access\` that login answers, the user "${name}" lacks access, so refusals would say nothing about the server. Missing: ${list.join('; ')}.`,
  )
}
