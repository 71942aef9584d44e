import {
  acceptConflict,
  changeRows,
  countPage,
  createForAll,
  ignoreField,
  ignoreQuery,
  listDeleted,
  pretend,
  repeatWinner,
  skipRow,
  stillFound,
} from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody } from '../fault.ts'

type ClientBody = { id: string; updated_at: string; person: Record<string, unknown> }

/** Faults of what the contract promises about clients over several calls. */
export const clientFaults: ProxyFault[] = [
  {
    ...{ name: 'lists deleted clients', operation: 'listClients', pointer: '/body/*' },
    scenario: 'a deleted client is gone from lookups, changes and lists',
    createRule: listDeleted('deleteClient', 'listClients'),
  },
  {
    ...{ name: 'reads deleted clients', operation: 'getClient', pointer: '/status' },
    scenario: 'a deleted client is gone from lookups, changes and lists',
    createRule: stillFound('deleteClient', 'getClient'),
  },
  {
    ...{ name: 'answers a deletion and deletes nothing', operation: 'deleteClient', pointer: '/status' },
    scenario: 'a deleted client is gone from lookups, changes and lists',
    createRule: pretend('deleteClient', 204),
  },
  {
    ...{ name: 'registers a document that another person has', operation: 'createClient', pointer: '/status' },
    scenario: 'a document of createClient belongs to one person, without regard to case, until that person is deleted',
    createRule: acceptConflict('createClient'),
  },
  {
    ...{ name: 'registers one document for every one of several callers', operation: 'createClient', pointer: '/status' },
    scenario: 'of several calls of createClient with one document at the same time one wins',
    createRule: createForAll('createClient'),
  },
  {
    ...{ name: 'overwrites a change of a client that the caller has not seen', operation: 'updateClient', pointer: '/status' },
    scenario: 'a change that has read an older version is refused, and the newer one stays',
    createRule: ignoreField('updateClient', 'updated_at'),
  },
  {
    ...{ name: 'lets several changes of one version of a client win', operation: 'updateClient', pointer: '/status' },
    scenario: 'of two changes of one version at the same time one wins',
    createRule: repeatWinner('updateClient'),
  },
  {
    ...{ name: 'keeps a field of a client that a replacement leaves out', operation: 'updateClient', pointer: '/body/person/phone' },
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
    ...{ name: 'does not say that a client has changed', operation: 'updateClient', pointer: '/body/updated_at' },
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
    ...{ name: 'answers a change of a client with another name than it stores', operation: 'getClient', pointer: '/body' },
    scenario: 'a change replaces the person: a missing optional field is cleared, and updated_at moves',
    createRule: changeAnswer('updateClient', (answer) => {
      const body = parseBody<ClientBody>(answer)
      return withBody(answer, { ...body, person: { ...body.person, name: 'Otra' } })
    }),
  },
  {
    ...{ name: 'skips a client between two pages', operation: 'listClients', pointer: '/body' },
    scenario: 'pages of listClients have no gap and repeat nothing, in every order',
    createRule: skipRow('listClients'),
  },
  {
    ...{ name: 'counts the clients of the page', operation: 'listClients', pointer: '/headers/x-total-count' },
    scenario: 'pages of listClients have no gap and repeat nothing, in every order',
    createRule: countPage('listClients'),
  },
  {
    ...{ name: 'lists the last client twice', operation: 'listClients', pointer: '/body' },
    scenario: 'listClients has every record once, by name in Spanish order',
    createRule: changeRows('listClients', (rows) => [...rows, ...rows.slice(-1)]),
  },
  {
    ...{ name: 'ignores the filter by public link', operation: 'listClients', pointer: '/body/*' },
    scenario: 'filters tell clients with a public link or upcoming sessions from those without',
    createRule: ignoreQuery('listClients', 'linked'),
  },
  {
    ...{ name: 'finds clients by their first name alone', operation: 'listClients', pointer: '/body' },
    scenario: 'the search of listClients finds every word in any order, without regard to case and accents, and counts what it finds',
    createRule: changeCall('listClients', (call) => {
      const words = call.query.get('search')?.split(' ')
      const query = new URLSearchParams(call.query)
      if (words) query.set('search', words[0]!)
      return { ...call, query }
    }),
  },
]
