import { errorCode } from '#api/errors.ts'
import { buildAnswer, buildFailure, changeRows } from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody } from '../fault.ts'

type Row = {
  guardian_name?: string | null
  guardian_phone?: string | null
  person: { name: string; father_last_name: string; document_type: number }
}

const search = 'the search of listClients finds every name, a document, an e-mail and the digits of a telephone'
const guardianSearch = 'the search of listClients finds the name and the telephone of the guardian'

/** Finds nothing where a search has these characters. */
const findNothing = (characters: RegExp) =>
  changeAnswer('listClients', (answer, { query }) => (characters.test(query.get('search') ?? '') ? withBody(answer, []) : answer))

/** Finds nobody by something of the guardian. */
const ignoreGuardian = (isFoundBy: (row: Row, search: string) => boolean | undefined) =>
  changeAnswer('listClients', (answer, { query }) => {
    const search = query.get('search')?.toLowerCase() ?? ''
    return withBody(
      answer,
      parseBody<Row[]>(answer).filter((row) => !isFoundBy(row, search)),
    )
  })

/** Faults of the search and the order of people, and of what makes two of them the same. */
export const personListFaults: ProxyFault[] = [
  {
    name: 'finds telephones only as they are stored',
    operation: 'listClients',
    pointer: '/body',
    scenario: search,
    createRule: findNothing(/^\+51 /),
  },
  {
    name: 'looks for a comma in names',
    operation: 'listClients',
    pointer: '/body',
    scenario: search,
    createRule: findNothing(/,/),
  },
  {
    name: 'tells the apostrophes of phones from those of keyboards',
    operation: 'listClients',
    pointer: '/body',
    scenario: search,
    createRule: findNothing(/’/),
  },
  {
    name: 'does not find clients by the name of the guardian',
    operation: 'listClients',
    pointer: '/body',
    scenario: guardianSearch,
    createRule: ignoreGuardian((row, search) => row.guardian_name?.toLowerCase().endsWith(search)),
  },
  {
    name: 'does not find clients by the telephone of the guardian',
    operation: 'listClients',
    pointer: '/body',
    scenario: guardianSearch,
    createRule: ignoreGuardian((row, search) => row.guardian_phone === search),
  },
  {
    name: "lists clients by the father's surname and the given name",
    operation: 'listClients',
    pointer: '/body',
    scenario: 'listClients sorts people with one last name by the other one, and then by the given name',
    createRule: changeRows<Row>('listClients', (rows) =>
      rows.toSorted(({ person: left }, { person: right }) =>
        left.father_last_name === right.father_last_name ? left.name.localeCompare(right.name) : 0,
      ),
    ),
  },
  ...[/^upcoming=false/, /^linked_schedule_id/].map((filter) => ({
    name: `filters by ${filter.source.slice(1)} for whoever reads clients`,
    operation: 'listClients' as const,
    pointer: '/status',
    scenario: 'a filter by sessions or public links needs the access to read these',
    createRule: changeAnswer(
      'listClients',
      (answer, call) =>
        filter.test(String(call.query)) ? { ...buildAnswer(call, 200, []), headers: { ...answer.headers, 'x-total-count': '0' } } : answer,
      403,
    ),
  })),
  {
    name: 'ignores the search where a filter is',
    operation: 'listClients',
    pointer: '/body',
    scenario: 'the filter by document goes together with a search, and lists nobody who was deleted',
    createRule: changeCall('listClients', (call) => ({
      ...call,
      query: new URLSearchParams([...call.query].filter(([name]) => name !== 'search' || !call.query.has('incomplete'))),
    })),
  },
  {
    name: 'sorts clients by the type of the document first',
    operation: 'listClients',
    pointer: '/body',
    scenario: 'listClients sorts by document, whatever its type, in both directions',
    createRule: changeRows<Row>('listClients', (rows) =>
      rows.toSorted((left, right) => left.person.document_type - right.person.document_type),
    ),
  },
  {
    name: 'has one person for each document, whatever its type',
    operation: 'createClient',
    pointer: '/status',
    scenario: 'documents of two types with the same digits belong to two people of createClient',
    createRule: () => {
      const taken = new Set<unknown>()
      return async (call, origin) => {
        if (call.operation !== 'createClient') return origin.send(call)
        const { document } = parseBody<{ person: { document?: string } }>(call).person
        if (taken.has(document)) return buildFailure(call, 409, errorCode.conflict)
        taken.add(document)
        return origin.send(call)
      }
    },
  },
  {
    name: 'stores an empty note',
    operation: 'updateClient',
    pointer: '/body/note',
    scenario: "a client's guardian is stored with the digits of the telephone, and null or an empty text clears guardian and note",
    createRule: changeAnswer('updateClient', (answer, call) =>
      call.text?.includes('"note":""') ? withBody(answer, { ...parseBody<object>(answer), note: '' }) : answer,
    ),
  },
  {
    name: 'does not say that the guardian of a client has changed',
    operation: 'updateClient',
    pointer: '/body/updated_at',
    scenario: "a client's guardian is stored with the digits of the telephone, and null or an empty text clears guardian and note",
    createRule: () => async (call, origin) => {
      if (call.operation !== 'updateClient') return origin.send(call)
      const read = await origin.sendAsAdministrator({ ...call, method: 'GET', text: undefined })
      const answer = await origin.send(call)
      const { updated_at } = parseBody<{ updated_at: string }>(read)
      return withBody(answer, { ...parseBody<object>(answer), updated_at })
    },
  },
]
