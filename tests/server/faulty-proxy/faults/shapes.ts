import { changeAnswer, changeAnswers, missingHeader, type ProxyFault, withoutHeader, wrongStatus, wrongValue } from '../fault.ts'
import { cutConnection } from '../proxy.ts'

/** Faults of a single answer: its status, headers and body. */
export const shapeFaults: ProxyFault[] = [
  wrongValue('leaves out when a client was registered', 'getClient', '/body/created_at', undefined),
  wrongValue('answers null for the name of a worker', 'getWorker', '/body/person/name', null),
  wrongValue('answers null for an e-mail that is missing', 'getPerson', '/body/email', null),
  wrongValue('answers the length of a session as a text', 'getSchedule', '/body/session_duration', '45'),
  wrongValue('answers one object in place of a list', 'listRoles', '/body', {}),
  wrongValue('answers a state that the contract does not have', 'listSessions', '/body/*/state', 'done'),
  wrongValue('answers the birth date of a client with a time zone', 'listClients', '/body/*/person/birth_date', '2018-05-14T00:00:00.000Z'),
  wrongValue('answers the date of a session with a time zone', 'getSession', '/body/session_date', '2026-11-23T00:00:00-05:00'),
  wrongValue('answers an instant without milliseconds', 'listSchedules', '/body/*/updated_at', '2026-11-23T10:00:00Z'),
  wrongValue('answers an id that is no UUID', 'listUsers', '/body/*/id', '7'),
  wrongValue('answers the color of a worker as a text', 'listWorkers', '/body/*/color', 'blue'),
  wrongValue('adds a field that the contract does not have', 'getUser', '/body/password_hash', 'x'),
  { ...wrongValue('adds a field that the contract does not have', 'listUsers', '/body/*/password_hash', 'x'), isWarning: true },
  { ...wrongValue('shows where its code has failed', 'getSignedIn', '/body/error/stack', 'at main.py:7', 401), isWarning: true },
  wrongValue('answers no time zone in the settings', 'getSettings', '/body/time_zone', undefined),
  wrongValue('leaves out the modules below a module', 'listPermissions', '/body/*/children', undefined),
  {
    ...wrongValue('leaves out the code of a failure', 'getClient', '/body/error/code', undefined, 404),
    scenario: 'getClient refuses what the contract forbids',
  },
  {
    ...wrongValue('leaves out the details of a failure', 'createClient', '/body/error/details', undefined, 400),
    scenario: 'createClient refuses a blank name, a document that does not fit its type, and a birth in the future',
  },
  wrongValue('answers a failure with an empty message', 'getSignedIn', '/body/error/message', '', 401),
  {
    ...wrongValue('gives a conflict the code of a bad request', 'createClient', '/body/error/code', 3, 409),
    scenario: 'a document of createClient belongs to one person, without regard to case, until that person is deleted',
  },
  {
    ...wrongValue('gives a failure another correlation id than its header', 'getPublicView', '/body/correlationId', 'another', 404),
    scenario: 'a generated token has 22 characters, is never the same, and names no link',
  },
  {
    ...wrongStatus('answers 200 for a client that it has registered', 'createClient', 200),
    scenario: 'a person of createClient is read as it was sent, and listed',
  },
  {
    name: 'answers a deletion with 204 and a body',
    operation: 'deleteClient',
    pointer: '/body',
    scenario: 'a deleted client is gone from lookups, changes and lists',
    createRule: changeAnswer('deleteClient', (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'content-length': '2' },
      text: '{}',
    })),
  },
  wrongStatus('answers a list with a status that the contract does not have', 'listWorkers', 206),
  {
    ...wrongStatus('answers the deletion of a client with a body', 'deleteClient', 200, '{}'),
    scenario: 'a deleted client is gone from lookups, changes and lists',
  },
  missingHeader('does not echo the correlation id', 'getRole', 'x-correlation-id'),
  {
    name: 'sends a malformed correlation id back',
    operation: 'listRoles',
    pointer: '/headers/x-correlation-id',
    scenario: 'listRoles refuses what the contract forbids',
    words: 'which does not match ^[',
    createRule: () =>
      changeAnswers((answer, call) => ({
        ...answer,
        headers: { ...answer.headers, 'x-correlation-id': call.headers['x-correlation-id'] ?? answer.headers['x-correlation-id']! },
      })),
  },
  missingHeader('does not say how many users there are', 'listUsers', 'x-total-count'),
  missingHeader('lets caches keep a public view', 'getPublicView', 'cache-control'),
  {
    name: 'does not say which methods a path has',
    operation: 'listClients',
    pointer: '/headers/allow',
    scenario: 'listClients refuses what the contract forbids',
    createRule: () => changeAnswers((answer) => (answer.status === 405 ? withoutHeader(answer, 'allow') : answer)),
  },
  {
    name: 'cuts the connection in place of an answer',
    operation: 'deleteClient',
    pointer: '',
    words: 'the connection broke after',
    scenario: 'a deleted client is gone from lookups, changes and lists',
    createRule: changeAnswer('deleteClient', () => cutConnection),
  },
  {
    name: 'answers JSON as a web page',
    operation: 'listPeople',
    pointer: '/headers/content-type',
    isReadOnly: true,
    createRule: changeAnswer('listPeople', (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } })),
  },
  {
    name: 'answers a failure with a web page',
    operation: 'deleteClient',
    pointer: '/body',
    scenario: 'a deleted client is gone from lookups, changes and lists',
    createRule: changeAnswer('deleteClient', (answer) => ({ ...answer, text: '<h1>Not Found</h1>' }), 404),
  },
]
