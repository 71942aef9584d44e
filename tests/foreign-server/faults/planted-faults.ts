import type { Person } from '../records.ts'
import { soundRules } from '../rules.ts'
import { change, changeAll, type Fault, ignore, put, waitBeforeWriting, withoutHeader, wrongValue } from './fault.ts'

const shapeFaults: Fault[] = [
  wrongValue('leaves out when a client was registered', 'getClient', '/body/created_at', undefined),
  wrongValue('answers null for an e-mail', 'getClient', '/body/person/email', null),
  wrongValue('answers the gender as a number', 'updateClient', '/body/person/gender', 1),
  wrongValue('answers a birth date with a time zone', 'getClient', '/body/person/birth_date', '2018-05-14T00:00:00.000Z'),
  wrongValue('answers an instant without milliseconds', 'getClient', '/body/updated_at', '2026-11-23T10:00:00Z'),
  wrongValue('answers an unknown kind of user', 'login', '/body/user_type', 'administrator'),
  wrongValue('answers a field outside the contract', 'getClient', '/body/person/age', 8),
  wrongValue('leaves out the code of a failure', 'getClient', '/body/error/code', undefined, 404),
  wrongValue('gives a conflict the code of a bad request', 'createClient', '/body/error/code', 3, 409),
  wrongValue('gives a failure another correlation id than the header', 'getSignedIn', '/body/correlationId', 'another', 401),
  wrongValue('answers a list in an object', 'listClients', '/body', { clients: [] }),
  {
    name: 'sends a malformed correlation id back',
    rules: { chooseCorrelationId: (sent, fresh) => sent ?? fresh },
    operation: 'listClients',
    pointer: '/headers/x-correlation-id',
  },
  {
    name: 'answers 200 for a client that it has registered',
    rules: change('createClient', () => ({ status: 200 })),
    operation: 'createClient',
    pointer: '/status',
  },
  {
    name: 'answers a deletion with a body',
    rules: change('deleteClient', () => ({ status: 200, body: {} })),
    operation: 'deleteClient',
    pointer: '/status',
  },
  {
    name: 'does not echo the correlation id',
    rules: { chooseCorrelationId: (_sent, fresh) => fresh },
    operation: 'listClients',
    pointer: '/headers/x-correlation-id',
  },
  {
    name: 'lets caches keep its answers',
    rules: changeAll((answer) => withoutHeader(answer, 'cache-control')),
    operation: 'getClient',
    pointer: '/headers/cache-control',
  },
  {
    name: 'leaves the cookie in the browser after signing out',
    rules: change('logout', (answer) => withoutHeader(answer, 'set-cookie')),
    operation: 'logout',
    pointer: '/headers/set-cookie',
  },
  {
    name: 'does not say which methods a path has',
    rules: changeAll((answer) => withoutHeader(answer, 'allow')),
    operation: 'listClients',
    pointer: '/headers/allow',
  },
  {
    name: 'answers the number of clients on the page as that of all',
    rules: change('listClients', (answer) => ({
      headers: { ...answer.headers, 'x-total-count': String((answer.body as unknown[]).length) },
    })),
    operation: 'listClients',
    pointer: '/headers/x-total-count',
    needsAdditions: true,
  },
]

const signInFaults: Fault[] = [
  {
    name: 'takes every call for one of the first user who has signed in',
    rules: { findSignIn: (signIns, token) => soundRules.findSignIn(signIns, token) ?? [...signIns.values()][0] },
    operation: 'getSignedIn',
    pointer: '/status',
  },
  { name: 'accepts every password', rules: { isPassword: () => true }, operation: 'login', pointer: '/status' },
  { name: 'keeps a sign-in after signing out', rules: { endSignIn: () => {} }, operation: 'logout', pointer: '/status' },
  {
    name: 'ends every sign-in when one signs out',
    rules: { endSignIn: (signIns) => signIns.clear() },
    operation: 'getSignedIn',
    pointer: '/status',
  },
  { name: 'tells user names apart by case', rules: { simplifyName: (name) => name }, operation: 'login', pointer: '/status' },
  {
    name: 'lets scripts read the cookie',
    rules: change('login', ({ headers }) => ({ headers: { ...headers, 'set-cookie': headers['set-cookie']!.replace(' HttpOnly;', '') } })),
    operation: 'login',
    pointer: '/headers/set-cookie',
  },
  wrongValue('shows no modules to a user with access', 'login', '/body/modules', []),
  { name: 'does not check access', rules: { hasAccess: () => true }, operation: 'deleteClient', pointer: '/status' },
  {
    name: 'shows clients the data of others',
    rules: { isOwn: (user, { own }) => own.client !== undefined && user.client_id !== null },
    operation: 'getClient',
    pointer: '/status',
  },
  { name: 'hides from clients their own data', rules: { isOwn: () => false }, operation: 'getClient', pointer: '/status' },
  { name: 'accepts changes from pages of other sites', rules: { isOtherSite: () => false }, operation: 'createClient', pointer: '/status' },
  {
    name: 'looks only at the origin of a call',
    rules: { isOtherSite: (request) => request.headers.has('origin') && soundRules.isOtherSite(request) },
    operation: 'createClient',
    pointer: '/status',
  },
]

const behaviourFaults: Fault[] = [
  { name: 'lists deleted clients', rules: { isListed: () => true }, operation: 'listClients', pointer: '/body/*' },
  { name: 'reads deleted clients', rules: { isFound: () => true }, operation: 'getClient', pointer: '/status' },
  { name: 'registers a document twice', rules: { hasSameDocument: () => false }, operation: 'createClient', pointer: '/status' },
  {
    name: 'overwrites a change that the caller has not seen',
    rules: { isStale: () => false },
    operation: 'updateClient',
    pointer: '/status',
    needsAdditions: true,
  },
  {
    name: 'keeps an optional field that a replacement leaves out',
    rules: { replacePerson: (person, fields) => ({ ...person, ...fields }) },
    operation: 'updateClient',
    pointer: '/body/person/phone',
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
    name: 'skips a client between two pages',
    rules: { takePage: (clients, offset, limit) => soundRules.takePage(clients, offset === 0 ? 0 : offset + 1, limit) },
    operation: 'listClients',
    pointer: '/body',
    needsAdditions: true,
  },
  {
    name: 'puts more clients on a page than were asked for',
    rules: {
      takePage: (clients, offset, limit) => soundRules.takePage(clients, offset === 0 ? 0 : offset + 1, offset === 0 ? limit + 1 : limit),
    },
    operation: 'listClients',
    pointer: '/body',
    needsAdditions: true,
  },
  {
    name: 'lists clients in the order of character codes',
    rules: { comparePeople: (one, other) => (one.father_last_name < other.father_last_name ? -1 : 1) },
    operation: 'listClients',
    pointer: '/body',
  },
  {
    name: 'registers a document twice when two people register it at the same time',
    rules: { waitBeforeWriting },
    operation: 'createClient',
    pointer: '/status',
  },
  {
    name: 'lets two changes of one version win at the same time',
    rules: { waitBeforeWriting },
    operation: 'updateClient',
    pointer: '/status',
    needsAdditions: true,
  },
  {
    name: 'does not say that a client has changed',
    rules: { nextInstant: (previous) => previous },
    operation: 'updateClient',
    pointer: '/body/updated_at',
  },
  { name: 'keeps blanks in a row', rules: { cleanName: (name) => name }, operation: 'getClient', pointer: '/body/person/name' },
  { name: 'ignores an id that is not that of the path', rules: { isRightId: () => true }, operation: 'updateClient', pointer: '/status' },
  { name: 'accepts a birth in the future', rules: { isAfter: () => false }, operation: 'createClient', pointer: '/status' },
  {
    name: 'lists a client twice',
    rules: { takePage: (clients) => [...clients, ...clients.slice(-1)] },
    operation: 'listClients',
    pointer: '/body',
  },
  {
    name: 'finds clients who have one of the words',
    rules: { isMatch: (words, hasWord) => words.some(hasWord) },
    operation: 'listClients',
    pointer: '/body',
    needsAdditions: true,
  },
]

const refusalFaults: Fault[] = [
  {
    name: 'fails on an id that is none',
    rules: {
      hasFormOfId: (text) => {
        if (!soundRules.hasFormOfId(text)) throw new Error('invalid input syntax for type uuid')
        return true
      },
    },
    operation: 'getClient',
    pointer: '/status',
  },
  {
    name: 'accepts fields outside the contract',
    rules: ignore('additionalProperties'),
    operation: 'createClient',
    pointer: '/status',
  },
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
  { name: 'fails on a body without its fields', rules: ignore('required', 'type'), operation: 'createClient', pointer: '/status' },
]

/** All faults, each to be planted alone. */
export const plantedFaults = [...shapeFaults, ...signInFaults, ...behaviourFaults, ...refusalFaults]
