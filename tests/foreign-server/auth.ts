import { randomBytes } from 'node:crypto'
import type { Call, Handler } from './call.ts'
import { Failure } from './failure.ts'
import type { User } from './records.ts'
import { hashPassword, showUser } from './users.ts'

const day = 24 * 60 * 60
const buildCookieHeader = (token: string, seconds: number) => ({
  'set-cookie': `turnos=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax`,
})

/** Compares names and passwords without regard to case and to how a letter is encoded. */
const simplifyName = (name: string) => name.normalize('NFKC').toLowerCase()

/** The password compared for an unknown user, so that the answer takes as long as for a known one. */
const dummyPassword = { salt: randomBytes(16), hash: randomBytes(32) }

/** Starts a sign-in and returns the header with its cookie. */
const startSignIn = ({ state }: Call, user: User) => {
  const token = randomBytes(32).toString('base64url')
  state.store.signIns.set(token, { user, startedAt: Date.now(), usedAt: Date.now() })
  return buildCookieHeader(token, 7 * day)
}

const show = ({ state: { contract, store } }: Call, user: User) => showUser(user, contract, store.clients.get(user.client_id ?? ''))

const login: Handler = async (call) => {
  const { store, rules, wrongPasswords } = call.state
  const { username, password } = call.body as { username: string; password: string }
  const name = simplifyName(username)
  const user = [...store.users.values()].find(
    (each) => each.deleted_at === null && [each.name, each.email].some((text) => text !== undefined && simplifyName(text) === name),
  )
  const attemptedUser = user?.id ?? name
  wrongPasswords.check(attemptedUser, call.address)
  const stored = user?.password ?? dummyPassword
  const isRight = rules.isPassword(await hashPassword(password, stored.salt), stored.hash)
  if (!user || !isRight) {
    wrongPasswords.count(attemptedUser, call.address)
    throw new Failure('wrongCredentials')
  }
  return { body: show(call, user), headers: startSignIn(call, user) }
}

const logout: Handler = ({ state: { store, rules }, token, query }) => {
  const signIn = rules.findSignIn(store.signIns, token)
  if (token !== undefined && signIn) store.signIns.delete(token)
  if (signIn && query.everywhere === true) endSignIns(store.signIns, signIn.user)
  return { status: 204, headers: buildCookieHeader('', 0) }
}

const endSignIns = (signIns: Call['state']['store']['signIns'], user: User) => {
  for (const [token, signIn] of signIns) if (signIn.user === user) signIns.delete(token)
}

const getSignedIn: Handler = (call) => ({ body: show(call, call.caller!) })

export const authHandlers = { login, logout, getSignedIn }
