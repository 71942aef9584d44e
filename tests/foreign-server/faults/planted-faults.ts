import type { Person } from '../records.ts'
import { soundRules } from '../rules.ts'
import { type Fault, ignore, put } from './fault.ts'

/** Faults like none of tests/server/faulty-proxy, which has all others. Each is planted alone. */
export const plantedFaults: Fault[] = [
  {
    name: 'sends a malformed correlation id back',
    rules: { chooseCorrelationId: (sent, fresh) => sent ?? fresh },
    operation: 'listClients',
    pointer: '/headers/x-correlation-id',
  },
  {
    name: 'takes every call for one of the first user who has signed in',
    rules: { findSignIn: (signIns, token) => soundRules.findSignIn(signIns, token) ?? [...signIns.values()][0] },
    operation: 'getSignedIn',
    pointer: '/status',
  },
  { name: 'accepts every password', rules: { isPassword: () => true }, operation: 'login', pointer: '/status' },
  {
    name: 'looks only at the origin of a call',
    rules: { isOtherSite: (request) => request.headers.has('origin') && soundRules.isOtherSite(request) },
    operation: 'createClient',
    pointer: '/status',
  },
  {
    name: 'clears a person who is to stay as it is',
    rules: {
      replacePerson: (person, fields) => {
        const { address: _address, ...rest } = person
        return fields ? soundRules.replacePerson(person, fields) : (rest as Person)
      },
    },
    operation: 'getClient',
    pointer: '/body/person/address',
  },
  {
    name: 'puts more clients on a page than were asked for',
    rules: {
      takePage: (clients, offset, limit) => soundRules.takePage(clients, offset === 0 ? 0 : offset + 1, offset === 0 ? limit + 1 : limit),
    },
    operation: 'listClients',
    pointer: '/body',
  },
  { name: 'keeps blanks in a row', rules: { cleanName: (name) => name }, operation: 'getClient', pointer: '/body/person/name' },
  { name: 'ignores an id that is not that of the path', rules: { isRightId: () => true }, operation: 'updateClient', pointer: '/status' },
  { name: 'accepts a birth in the future', rules: { isAfter: () => false }, operation: 'createClient', pointer: '/status' },
  { name: 'accepts a key that occurs twice', rules: { parseBody: JSON.parse }, operation: 'createClient', pointer: '/status' },
  {
    name: 'accepts another charset',
    rules: { isJsonLabel: (label) => label.startsWith('application/json') },
    operation: 'createClient',
    pointer: '/status',
  },
  {
    name: 'refuses HEAD',
    rules: { isOtherSite: (request) => request.method === 'HEAD' || soundRules.isOtherSite(request) },
    operation: 'listClients',
    pointer: '/status',
  },
  {
    name: 'gives an unknown path the code of a bad request',
    rules: {
      changeAnswer: (operation, { status, headers, body }) => {
        const isUnknownPath = operation === undefined && status === 404
        return { status, headers, body: isUnknownPath ? put(body, ['error', 'code'], 3) : body }
      },
    },
    operation: 'getClient',
    pointer: '/body/error/code',
  },
  { name: 'accepts texts of any length', rules: ignore('maxLength', 'minLength'), operation: 'createClient', pointer: '/status' },
]
