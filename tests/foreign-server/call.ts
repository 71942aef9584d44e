import type { Contract } from './contract.ts'
import type { Store, User } from './records.ts'
import type { Answer, Rules } from './rules.ts'
import type { createWrongPasswords } from './wrong-passwords.ts'

/** All operations of the server share this state. */
export type ServerState = {
  contract: Contract
  store: Store
  rules: Rules
  timeZone: string
  wrongPasswords: ReturnType<typeof createWrongPasswords>
}

/** One call, after all checks that do not depend on the operation. */
export type Call = {
  state: ServerState
  caller: User | undefined
  token: string | undefined
  address: string
  path: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

export type Handler = (call: Call) => Partial<Answer> | Promise<Partial<Answer>>
