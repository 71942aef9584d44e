import { errorCode } from '#api/errors.ts'
import { changeAnswer, changeCall, missingHeader, type ProxyFault, parseBody, withBody, wrongValue } from '../fault.ts'
import type { ProxiedAnswer } from '../proxy.ts'

const changeCookies = (edit: (cookie: string) => string) =>
  changeAnswer('login', (answer) => ({ ...answer, cookies: answer.cookies.map(edit) }))

/** Faults of the sign-in, its end and the change of one's own password. */
export const signInFaults: ProxyFault[] = [
  {
    name: 'lets scripts read the cookie',
    operation: 'login',
    pointer: '/headers/set-cookie',
    scenario: 'a sign-in answers the user and sets a cookie that scripts cannot read',
    createRule: changeCookies((cookie) => cookie.replace(/; HttpOnly/i, '')),
  },
  {
    name: 'sets the cookie for the paths beside the sign-in only',
    operation: 'login',
    pointer: '/headers/set-cookie',
    scenario: 'a sign-in answers the user and sets a cookie that scripts cannot read',
    createRule: changeCookies((cookie) => cookie.replace(/; Path=\//i, '')),
  },
  {
    name: 'sends the cookie with calls from other sites',
    operation: 'login',
    pointer: '/headers/set-cookie',
    scenario: 'a sign-in answers the user and sets a cookie that scripts cannot read',
    createRule: changeCookies((cookie) => cookie.replace(/SameSite=Lax/i, 'SameSite=None')),
  },
  {
    ...missingHeader('leaves the cookie in the browser after signing out', 'logout', 'set-cookie'),
    scenario: 'signing out ends this sign-in, also for a copy of its cookie, and no other',
  },
  {
    name: 'keeps a sign-in after signing out',
    operation: 'logout',
    pointer: '/status',
    scenario: 'signing out ends this sign-in, also for a copy of its cookie, and no other',
    createRule: changeCall('logout', ({ headers: { cookie: _cookie, ...headers }, ...call }) => ({ ...call, headers })),
  },
  {
    name: 'ends one sign-in where all are to end',
    operation: 'logout',
    pointer: '/status',
    scenario: 'signing out everywhere ends every sign-in of the user',
    createRule: changeCall('logout', (call) => ({ ...call, query: new URLSearchParams() })),
  },
  {
    name: 'ends every sign-in when one signs out',
    operation: 'getSignedIn',
    pointer: '/status',
    scenario: 'signing out ends this sign-in, also for a copy of its cookie, and no other',
    createRule: changeCall('logout', (call) => ({ ...call, query: new URLSearchParams({ everywhere: 'true' }) })),
  },
  {
    name: 'tells user names apart by case',
    operation: 'login',
    pointer: '/status',
    scenario: 'the name of a user signs in without regard to case',
    createRule: () => (call, origin) => {
      if (call.operation !== 'login' || !call.text) return origin.send(call)
      const body = parseBody<{ username?: unknown }>(call)
      return origin.send(body.username === 'ADMIN' ? withBody(call, { ...body, username: 'nobody' }) : call)
    },
  },
  {
    name: 'says that a name is unknown',
    operation: 'login',
    pointer: '/body/error',
    scenario: 'a wrong password and an unknown name are refused in the same way, and sign nobody in',
    createRule: () => {
      const names = new Set<string>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation !== 'login') return answer
        const { username } = parseBody<{ username: string }>(call)
        if (answer.status === 200) names.add(username)
        if (answer.status !== 401 || names.has(username)) return answer
        const body = parseBody<{ error: object }>(answer)
        return withBody(answer, { ...body, error: { ...body.error, message: 'Este usuario no existe.' } })
      }
    },
  },
  {
    name: 'refuses the sixth password in a row like the five before',
    operation: 'login',
    pointer: '/status',
    scenario: 'after five wrong passwords for one user the right one is refused too, and Retry-After says for how long',
    createRule: changeAnswer('login', (answer) => ({ ...answer, status: 401 }), 429),
  },
  {
    name: 'keeps the other sign-ins after a new password',
    operation: 'changePassword',
    pointer: '/status',
    scenario: 'a new password ends the other sign-ins and replaces the old password',
    createRule: () => {
      const answers = new Map<string | undefined, ProxiedAnswer>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        const { cookie } = call.headers
        if (call.operation === 'login' && answer.status === 200) {
          const own = answer.cookies[0]?.split(';')[0]
          const signedIn = { ...call, method: 'GET', path: '/v1/auth/is_logged_in', text: undefined }
          answers.set(own, await origin.send({ ...signedIn, headers: { cookie: own ?? '' } }))
        }
        const remembered = answers.get(cookie)
        if (call.operation !== 'getSignedIn' || answer.status !== 401 || !remembered) return answer
        return { ...remembered, headers: { ...remembered.headers, 'x-correlation-id': call.headers['x-correlation-id']! } }
      }
    },
  },
  {
    ...wrongValue('does not say that a password is temporary', 'login', '/body/password_temporary', false),
    scenario: 'while a password is temporary only the sign-in, its end and the change of the password are allowed',
  },
  {
    ...wrongValue('shows no modules to a user with access', 'login', '/body/modules', []),
    scenario: 'the tree of modules of a user has the effective access and no other',
  },
  {
    name: 'accepts a change of the password without the current one',
    operation: 'changePassword',
    pointer: '/status',
    scenario: 'a wrong current password and a new one that is easy to guess change nothing',
    createRule: changeAnswer('changePassword', (answer) => ({ ...answer, status: 204, text: '' }), 400),
  },
  {
    name: 'accepts the name of a role as a password',
    operation: 'changePassword',
    pointer: '/status',
    scenario: 'a wrong current password and a new one that is easy to guess change nothing',
    createRule: changeCall('changePassword', (call) => ({ ...call, text: call.text?.replace('Terapeuta-2026', 'tres mesas y un loro') })),
  },
  {
    name: 'fails when nobody is signed in',
    operation: 'getSignedIn',
    pointer: '/status',
    scenario: 'a cookie that the server has not given signs nobody in',
    createRule: changeAnswer(
      'getSignedIn',
      (answer) => {
        const { error, ...body } = parseBody<{ error: object }>(answer)
        return withBody({ ...answer, status: 500 }, { ...body, error: { ...error, code: errorCode.internal } })
      },
      401,
    ),
  },
]
