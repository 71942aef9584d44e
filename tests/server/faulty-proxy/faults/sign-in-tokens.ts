import { randomBytes, randomInt } from 'node:crypto'
import type { ProxyFault } from '../fault.ts'
import type { Rule } from '../proxy.ts'

/** Replaces the tokens of the server in answers, and restores them in calls. */
const giveTokens = (makeToken: () => (count: number) => string) => (): Rule => {
  const tokens = new Map<string, string>()
  const makeNext = makeToken()
  return async (call, origin) => {
    const [name = '', given = ''] = (call.headers.cookie ?? '').split('=')
    const token = tokens.get(given)
    const answer = await origin.send(token === undefined ? call : { ...call, headers: { ...call.headers, cookie: `${name}=${token}` } })
    if (call.operation !== 'login' || answer.status !== 200) return answer
    const next = makeNext(tokens.size)
    const cookies = answer.cookies.map((cookie) => {
      const value = /=([^;]*)/.exec(cookie)![1]!
      tokens.set(next, value)
      return cookie.replace(value, next)
    })
    return { ...answer, cookies }
  }
}

const fault = (name: string, makeToken: () => (count: number) => string): ProxyFault => ({
  name,
  operation: 'login',
  pointer: '/headers/set-cookie',
  scenario: 'every sign-in has its own long token, which does not follow from the one before',
  createRule: giveTokens(makeToken),
})

/** Faults of the values of the cookies that sign users in. */
export const signInTokenFaults: ProxyFault[] = [
  fault('signs every browser in by the same token', () => {
    const token = randomBytes(32).toString('base64url')
    return () => token
  }),
  fault('numbers its sign-ins', () => (count) => String(97 + count)),
  fault('numbers its sign-ins in hexadecimal digits behind a long beginning', () => {
    const beginning = randomBytes(24).toString('hex')
    return (count) => `${beginning}${(0x9e + count).toString(16)}`
  }),
  fault('gives out tokens of 6 digits', () => () => String(randomInt(1e5, 1e6))),
  fault('gives out tokens of which only the last 32 bits differ', () => {
    const beginning = randomBytes(24).toString('base64url')
    return () => `${beginning}${randomBytes(4).toString('base64url')}`
  }),
]
