import { createRandomId } from '#api/random-id.ts'
import { openToAll } from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody } from '../fault.ts'

/** Faults of the access of users, and of own data. */
export const accessFaults: ProxyFault[] = [
  {
    name: 'does not check the access to a deletion',
    operation: 'deleteClient',
    pointer: '/status',
    scenario: 'deleteClient refuses what the contract forbids',
    createRule: openToAll('deleteClient'),
  },
  {
    name: 'shows clients the data of others',
    operation: 'getClient',
    pointer: '/status',
    scenario: "a client's user reads their own client and no other",
    createRule: openToAll('getClient'),
  },
  {
    name: 'hides from clients their own data',
    operation: 'getClient',
    pointer: '/status',
    scenario: "a client's user reads their own client and no other",
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'getClient' || answer.status !== 200) return answer
      const signedIn = await origin.send({ ...call, path: '/v1/auth/is_logged_in' })
      const isOwn = parseBody<{ user_type: string }>(signedIn).user_type === 'client'
      return isOwn ? origin.send({ ...call, path: `/v1/clients/${createRandomId()}` }) : answer
    },
  },
  {
    name: 'accepts changes from pages of other sites',
    operation: 'createClient',
    pointer: '/status',
    scenario: 'createClient refuses what the contract forbids',
    createRule: changeCall('createClient', ({ headers: { origin: _origin, ...headers }, ...call }) => ({ ...call, headers })),
  },
  {
    name: 'answers calls without a sign-in',
    operation: 'listClients',
    pointer: '/status',
    scenario: 'listClients refuses what the contract forbids',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      return call.operation === 'listClients' && answer.status === 401 ? origin.sendAsAdministrator(call) : answer
    },
  },
  {
    name: 'does not name the missing access',
    operation: 'updateClient',
    pointer: '/body/error/details',
    scenario: 'updateClient refuses what the contract forbids',
    createRule: changeAnswer(
      'updateClient',
      (answer) => {
        const body = parseBody<{ error: object }>(answer)
        return withBody(answer, { ...body, error: { ...body.error, details: [] } })
      },
      403,
    ),
  },
]
