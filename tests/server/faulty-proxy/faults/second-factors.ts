import { buildAnswer, openToAll, pretend, repeatAnswer } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, parseBody, withBody, wrongValue } from '../fault.ts'
import type { ProxiedAnswer } from '../proxy.ts'

type LoginBody = { username: string; password: string; code?: string }

const codeScenario = 'with a second factor the right password needs a code, and each code signs in once'

/** Faults of the second factor, and of the list of one's own sign-ins. */
export const secondFactorFaults: ProxyFault[] = [
  {
    name: 'does not say that a code is missing',
    operation: 'login',
    pointer: '/body/error/details',
    scenario: codeScenario,
    createRule: changeAnswer(
      'login',
      (answer) => {
        const { error, ...body } = parseBody<{ error: object }>(answer)
        return withBody(answer, { ...body, error: { ...error, details: [] } })
      },
      401,
    ),
  },
  {
    name: 'lets a code sign in twice',
    operation: 'login',
    pointer: '/status',
    scenario: codeScenario,
    createRule: () => {
      const earlier = new Map<string, ProxiedAnswer>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation !== 'login' || !call.text) return answer
        const { username, code } = parseBody<LoginBody>(call)
        if (code === undefined) return answer
        if (answer.status === 200) earlier.set(`${username} ${code}`, answer)
        const first = earlier.get(`${username} ${code}`)
        return first ? repeatAnswer(call, first) : answer
      }
    },
  },
  {
    name: 'says before the password is right that a code is wrong',
    operation: 'login',
    pointer: '/body/error/details',
    scenario: codeScenario,
    createRule: changeAnswer(
      'login',
      (answer) => {
        const { error, ...body } = parseBody<{ error: object }>(answer)
        return withBody(answer, { ...body, error: { ...error, details: [{ path: 'code', message: 'No es un código válido.' }] } })
      },
      401,
    ),
  },
  {
    ...wrongValue('shows a second factor that was removed', 'getUser', '/body/second_factor', true),
    isReadOnly: false,
    scenario: 'the second factor of a user is removed for the user who has lost it, and nobody removes their own so',
  },
  {
    name: 'lets everybody remove the second factor of everybody',
    operation: 'removeUserSecondFactor',
    pointer: '/status',
    scenario: 'nobody removes the second factor of a user who may do more',
    createRule: openToAll('removeUserSecondFactor'),
  },
  {
    name: 'ends no sign-in that the list shows',
    operation: 'endSignIn',
    pointer: '/status',
    scenario: 'users see their own sign-ins, and end one of them or all others',
    createRule: pretend('endSignIn', 204),
  },
  {
    name: 'ends the sign-ins of others',
    operation: 'endSignIn',
    pointer: '/status',
    scenario: 'nobody ends the sign-in of someone else',
    createRule: changeAnswer('endSignIn', (_answer, call) => buildAnswer(call, 204), 404),
  },
  {
    name: 'keeps the other sign-ins',
    operation: 'endOtherSignIns',
    pointer: '/status',
    scenario: 'users see their own sign-ins, and end one of them or all others',
    createRule: pretend('endOtherSignIns', 204),
  },
]
