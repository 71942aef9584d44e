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
    createRule: listDeleted('deleteClient', 'listClients'),
  },
  { ...{ name: 'reads deleted clients', operation: 'getClient', pointer: '/status' }, createRule: stillFound('deleteClient', 'getClient') },
  {
    ...{ name: 'answers a deletion and deletes nothing', operation: 'deleteClient', pointer: '/status' },
    createRule: pretend('deleteClient', 204),
  },
  {
    ...{ name: 'registers a document that another person has', operation: 'createClient', pointer: '/status' },
    createRule: acceptConflict('createClient'),
  },
  {
    ...{ name: 'registers one document for every one of several callers', operation: 'createClient', pointer: '/status' },
    createRule: createForAll('createClient'),
  },
  {
    ...{ name: 'overwrites a change of a client that the caller has not seen', operation: 'updateClient', pointer: '/status' },
    createRule: ignoreField('updateClient', 'updated_at'),
  },
  {
    ...{ name: 'lets several changes of one version of a client win', operation: 'updateClient', pointer: '/status' },
    createRule: repeatWinner('updateClient'),
  },
  {
    ...{ name: 'keeps a field of a client that a replacement leaves out', operation: 'updateClient', pointer: '/body/person/phone' },
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
    createRule: changeAnswer('updateClient', (answer) => {
      const body = parseBody<ClientBody>(answer)
      return withBody(answer, { ...body, person: { ...body.person, name: 'Otra' } })
    }),
  },
  { ...{ name: 'skips a client between two pages', operation: 'listClients', pointer: '/body' }, createRule: skipRow('listClients') },
  {
    ...{ name: 'counts the clients of the page', operation: 'listClients', pointer: '/headers/x-total-count' },
    createRule: countPage('listClients'),
  },
  {
    ...{ name: 'lists the last client twice', operation: 'listClients', pointer: '/body' },
    createRule: changeRows('listClients', (rows) => [...rows, ...rows.slice(-1)]),
  },
  {
    ...{ name: 'ignores the filter by public link', operation: 'listClients', pointer: '/body/*' },
    createRule: ignoreQuery('listClients', 'linked'),
  },
  {
    ...{ name: 'finds clients by their first name alone', operation: 'listClients', pointer: '/body' },
    createRule: changeCall('listClients', (call) => {
      const words = call.query.get('search')?.split(' ')
      const query = new URLSearchParams(call.query)
      if (words) query.set('search', words[0]!)
      return { ...call, query }
    }),
  },
]
