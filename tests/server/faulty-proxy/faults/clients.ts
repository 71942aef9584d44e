import { errorCode } from '#api/errors.ts'
import { createRandomId } from '#api/random-id.ts'
import {
  acceptConflict,
  buildAnswer,
  buildFailure,
  capLimit,
  changeRows,
  countPage,
  createForAll,
  ignoreField,
  ignoreQuery,
  listDeleted,
  openToAll,
  pretend,
  repeatWinner,
  skipRow,
  stillFound,
} from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, put, withBody } from '../fault.ts'

type ClientBody = { id: string; updated_at: string; person: Record<string, unknown> }

/** Faults of what the contract promises about clients over several calls. */
export const clientFaults: ProxyFault[] = [
  {
    name: 'lists deleted clients',
    operation: 'listClients',
    pointer: '/body/*',
    scenario: 'a deleted client is gone from lookups, changes and lists',
    createRule: listDeleted('deleteClient', 'listClients'),
  },
  {
    name: 'finds deleted clients',
    operation: 'listClients',
    pointer: '/body/*',
    scenario: 'the search of listClients does not find what was deleted',
    createRule: listDeleted('deleteClient', 'listClients', ({ query }) => query.has('search')),
  },
  {
    name: "finds no client by the mother's surname",
    operation: 'listClients',
    pointer: '/body',
    scenario: 'the search of listClients finds every name, a document, an e-mail and the digits of a telephone',
    createRule: changeAnswer('listClients', (answer, { query }) => {
      const clients = parseBody<ClientBody[]>(answer)
      return withBody(
        answer,
        clients.filter(({ person }) => person.mother_last_name !== query.get('search')),
      )
    }),
  },
  {
    name: 'lists at most three clients, whatever the limit',
    operation: 'listClients',
    pointer: '/body',
    scenario: 'listClients answers as many records as its limit allows',
    createRule: capLimit('listClients', 3),
  },
  {
    name: 'stores a changed telephone as it was sent',
    operation: 'getClient',
    pointer: '/body/person/phone',
    scenario: 'updateClient trims texts and stores a telephone without blanks and hyphens, as createClient does',
    createRule: () => {
      const phones = new Map<string, unknown>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (answer.status !== 200) return answer
        if (call.operation === 'updateClient') phones.set(call.path, parseBody<ClientBody>(call).person.phone)
        if (call.operation !== 'getClient' || !phones.has(call.path)) return answer
        const { person, ...body } = parseBody<ClientBody>(answer)
        return withBody(answer, { ...body, person: { ...person, phone: phones.get(call.path) } })
      }
    },
  },
  {
    name: "takes a client's own id in upper case for someone else's",
    operation: 'getClient',
    pointer: '/status',
    scenario: "a client's user reads their own client and no other",
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      const isMeant = call.operation === 'getClient' && answer.status === 200 && /[A-F]/.test(call.path)
      return isMeant ? buildFailure(call, 403, errorCode.unauthorized) : answer
    },
  },
  {
    name: 'reads deleted clients',
    operation: 'getClient',
    pointer: '/status',
    scenario: 'a deleted client is gone from lookups, changes and lists',
    createRule: stillFound('deleteClient', 'getClient'),
  },
  {
    name: 'answers an erasure and erases nothing',
    operation: 'eraseClient',
    pointer: '/status',
    scenario: 'an erased client is gone, and the past sessions show Cliente borrado without the note',
    createRule: pretend('eraseClient', 204),
  },
  {
    name: 'erases clients with upcoming sessions',
    operation: 'eraseClient',
    pointer: '/status',
    scenario: 'a client with upcoming sessions, or who is a worker, is not erased and stays as before',
    createRule: changeAnswer('eraseClient', (_answer, call) => buildAnswer(call, 204), 409),
  },
  {
    name: 'exports a client to everybody who reads clients',
    operation: 'exportClient',
    pointer: '/status',
    scenario: 'an export needs the access to clients and to sessions',
    createRule: openToAll('exportClient'),
  },
  {
    name: 'exports a client without the notes of the sessions',
    operation: 'exportClient',
    pointer: '/body/sessions/*/note',
    scenario: 'an export has the person, sessions, waiting list and link of a client, and not the address of the link',
    createRule: changeAnswer('exportClient', (answer) => withBody(answer, put(parseBody(answer), ['sessions', '*', 'note'], null))),
  },
  {
    name: 'answers a deletion and deletes nothing',
    operation: 'deleteClient',
    pointer: '/status',
    scenario: 'a deleted client is gone from lookups, changes and lists',
    createRule: pretend('deleteClient', 204),
  },
  {
    name: 'registers a document that another person has',
    operation: 'createClient',
    pointer: '/status',
    scenario: 'a document of createClient belongs to one person, without regard to case, until that person is deleted',
    createRule: acceptConflict('createClient'),
  },
  {
    name: 'registers one document for every one of several callers',
    operation: 'createClient',
    pointer: '/status',
    scenario: 'of several calls of createClient with one document at the same time one wins',
    createRule: createForAll('createClient'),
  },
  {
    name: 'overwrites a change of a client that the caller has not seen',
    operation: 'updateClient',
    pointer: '/status',
    scenario: 'a change that has read an older version is refused, and the newer one stays',
    createRule: ignoreField('updateClient', 'updated_at'),
  },
  {
    name: 'lets several changes of one version of a client win',
    operation: 'updateClient',
    pointer: '/status',
    scenario: 'of two changes of one version at the same time one wins',
    createRule: repeatWinner('updateClient'),
  },
  {
    name: 'keeps a field of a client that a replacement leaves out',
    operation: 'updateClient',
    pointer: '/body/person/phone',
    scenario: 'a change replaces the person: a missing optional field is cleared, and updated_at moves',
    createRule: () => async (call, origin) => {
      const read = await origin.sendAsAdministrator({ ...call, method: 'GET', text: undefined })
      const answer = await origin.send(call)
      if (call.operation !== 'updateClient' || answer.status !== 200) return answer
      const { phone } = parseBody<ClientBody>(read).person
      const { person, ...body } = parseBody<ClientBody>(answer)
      return withBody(answer, { ...body, person: { phone, ...person } })
    },
  },
  {
    name: 'does not say that a client has changed',
    operation: 'updateClient',
    pointer: '/body/updated_at',
    scenario: 'a change replaces the person: a missing optional field is cleared, and updated_at moves',
    createRule: () => async (call, origin) => {
      if (call.operation !== 'updateClient') return origin.send(call)
      const read = await origin.sendAsAdministrator({ ...call, method: 'GET', text: undefined })
      const answer = await origin.send(call)
      if (answer.status !== 200) return answer
      const { updated_at } = parseBody<ClientBody>(read)
      return withBody(answer, { ...parseBody<ClientBody>(answer), updated_at })
    },
  },
  {
    name: 'answers a change of a client with another name than it stores',
    operation: 'getClient',
    pointer: '/body',
    scenario: 'a change replaces the person: a missing optional field is cleared, and updated_at moves',
    createRule: changeAnswer('updateClient', (answer) => {
      const body = parseBody<ClientBody>(answer)
      return withBody(answer, { ...body, person: { ...body.person, name: 'Otra' } })
    }),
  },
  {
    name: 'skips a client between two pages',
    operation: 'listClients',
    pointer: '/body',
    scenario: 'pages of listClients have no gap and repeat nothing, in every order',
    createRule: skipRow('listClients'),
  },
  {
    name: 'counts the clients of the page',
    operation: 'listClients',
    pointer: '/headers/x-total-count',
    scenario: 'pages of listClients have no gap and repeat nothing, in every order',
    createRule: countPage('listClients'),
  },
  {
    name: 'lists the last client twice',
    operation: 'listClients',
    pointer: '/body',
    scenario: 'listClients has every record once, by name in Spanish order',
    createRule: changeRows('listClients', (rows) => [...rows, ...rows.slice(-1)]),
  },
  {
    name: 'ignores the filter by public link',
    operation: 'listClients',
    pointer: '/body/*',
    scenario: 'filters tell clients with a public link or upcoming sessions from those without',
    createRule: ignoreQuery('listClients', 'linked'),
  },
  {
    name: 'lists clients without their sessions',
    operation: 'listClients',
    pointer: '/body/*/usual_workers',
    scenario: 'a list with sessions shows the next session and the three most frequent workers of each client, and no other list does',
    createRule: ignoreQuery('listClients', 'with_sessions'),
  },
  {
    name: 'counts the clients to rebook among those with upcoming sessions',
    operation: 'countClients',
    pointer: '/body/without_upcoming',
    scenario: 'the counts of clients are those of the lists with each filter, as far as the caller may read what the filter asks about',
    createRule: changeAnswer('countClients', (answer) => {
      const counts = parseBody<{ without_upcoming: number; to_rebook: number }>(answer)
      return withBody(answer, { ...counts, without_upcoming: counts.without_upcoming - counts.to_rebook })
    }),
  },
  {
    name: 'counts links for callers who may not read them',
    operation: 'countClients',
    pointer: '/body/linked',
    scenario: 'the counts of clients are those of the lists with each filter, as far as the caller may read what the filter asks about',
    createRule: () => (call, origin) => (call.operation === 'countClients' ? origin.sendAsAdministrator(call) : origin.send(call)),
  },
  {
    name: "shows a client the staff's note",
    operation: 'getClient',
    pointer: '/body/note',
    scenario:
      "only callers with clients.read see a client's guardian and standing note: not the client, nor who reads sessions, nor the public page",
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'getClient' || answer.status !== 200) return answer
      const { note } = parseBody<{ note?: unknown }>(await origin.sendAsAdministrator(call))
      return withBody(answer, { ...parseBody<ClientBody>(answer), note })
    },
  },
  {
    name: 'shows a client that a guardian is there',
    operation: 'getClient',
    pointer: '/body/guardian_name',
    scenario:
      "only callers with clients.read see a client's guardian and standing note: not the client, nor who reads sessions, nor the public page",
    createRule: changeAnswer('getClient', (answer) => withBody(answer, { guardian_name: null, ...parseBody<ClientBody>(answer) })),
  },
  {
    name: "shows the staff's note of a client to whoever reads sessions",
    operation: 'getSession',
    pointer: '/body/client/note',
    scenario:
      "only callers with clients.read see a client's guardian and standing note: not the client, nor who reads sessions, nor the public page",
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      return call.operation === 'getSession' && answer.status === 200 ? origin.sendAsAdministrator(call) : answer
    },
  },
  {
    name: 'keeps the note of a client that null clears',
    operation: 'updateClient',
    pointer: '/body/note',
    scenario: "a client's guardian is stored with the digits of the telephone, and null or an empty text clears guardian and note",
    createRule: ignoreField('updateClient', 'note'),
  },
  {
    name: 'registers only one client without a document',
    operation: 'createClient',
    pointer: '/status',
    scenario: 'several clients have no document, and a filter tells them from the others until they have one',
    createRule: () => {
      let isTaken = false
      return async (call, origin) => {
        if (call.operation !== 'createClient' || parseBody<ClientBody>(call).person.document !== '') return origin.send(call)
        if (isTaken) return buildFailure(call, 409, errorCode.conflict)
        isTaken = true
        return origin.send(call)
      }
    },
  },
  {
    name: 'ignores the filter by document',
    operation: 'listClients',
    pointer: '/body/*',
    scenario: 'several clients have no document, and a filter tells them from the others until they have one',
    createRule: ignoreQuery('listClients', 'incomplete'),
  },
  {
    name: 'makes a worker of a client without a document',
    operation: 'createWorker',
    pointer: '/status',
    scenario: 'a person without a document is a client and no worker',
    createRule: acceptConflict('createWorker'),
  },
  {
    name: 'creates the user of a client without a document',
    operation: 'createUserFromClient',
    pointer: '/status',
    scenario: 'a client without a document gets a user when the document is there, and not before, and then keeps the document',
    createRule: changeAnswer(
      'createUserFromClient',
      (_answer, call) => buildAnswer(call, 201, { id: createRandomId(), name: 'zz', password: 'quince loros azules' }),
      409,
    ),
  },
  {
    name: 'clears the document of a client who has a user',
    operation: 'updateClient',
    pointer: '/status',
    scenario: 'a client without a document gets a user when the document is there, and not before, and then keeps the document',
    createRule: acceptConflict('updateClient'),
  },
  {
    name: 'finds clients by their first name alone',
    operation: 'listClients',
    pointer: '/body',
    scenario: 'the search of listClients finds every word in any order, without regard to case and accents, and counts what it finds',
    createRule: changeCall('listClients', (call) => {
      const words = call.query.get('search')?.split(' ')
      const query = new URLSearchParams(call.query)
      if (words) query.set('search', words[0]!)
      return { ...call, query }
    }),
  },
  {
    name: 'registers a person again who was deleted with the client',
    operation: 'deleteClient',
    pointer: '/status',
    scenario: 'a deleted client is gone from lookups, changes and lists',
    createRule: changeAnswer('createClient', (_answer, call) => buildAnswer(call, 201, { id: createRandomId() }), 400),
  },
  {
    name: 'lets clients delete themselves',
    operation: 'deleteClient',
    pointer: '/status',
    scenario: 'nobody deletes the client of their own user',
    createRule: changeAnswer('deleteClient', (_answer, call) => buildAnswer(call, 204), 409),
  },
]
