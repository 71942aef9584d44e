import { describe, expect, test } from 'vitest'
import { listAdditions } from '#api/additions.ts'
import { createApi } from '#api/client.ts'
import type { JsonObject } from '#api/document.ts'
import { readAdditions } from '#api/drop-additions.ts'
import { additionsHash } from '#api/generated/additions.ts'
import { callSchemas } from '#api/generated/call-schemas.ts'
import { hashNames } from '#api/hash-names.ts'
import { contract, listObjects } from './contract.ts'

const additions = listAdditions(contract)

/** The places in which an addition has a name, and those of the headers of responses, which have none. */
const markedPlaces =
  /^\/(paths\/[^ ]+\/(get|post|put|patch|delete)|(paths\/[^ ]+|components)\/parameters\/\w+|components\/schemas\/\w+(\/allOf\/\d+)?\/properties\/\w+|components\/headers\/\w+)$/

test('every mark is on an operation, a parameter or a property of a named schema, so that it has a name', () => {
  const marked = listObjects(contract).flatMap(([path, object]) => (object['x-addition'] === true ? [path] : []))
  expect(marked.filter((path) => !markedPlaces.test(path))).toEqual([])
  expect(additions).toEqual(
    expect.arrayContaining(['listUsualWorkers', 'listClients.search', 'SessionInput.starts_on', 'Settings.additions']),
  )
  expect(new Set(additions).size).toBe(additions.length)
})

test('a property that a named schema has in one of its parts belongs to that schema', () => {
  const added = { type: 'string', 'x-addition': true }
  const schemas: Record<string, JsonObject> = {
    Room: { type: 'object', properties: { floor: added } },
    RoomUpdate: { allOf: [{ $ref: '#/components/schemas/Room' }, { type: 'object', properties: { color: added } }] },
  }
  expect(listAdditions({ paths: {}, components: { schemas } })).toEqual(['Room.floor', 'RoomUpdate.color'])
})

describe('the additions of a server', () => {
  test('are those that its settings list', () => {
    const { has } = readAdditions(['listClients.search', 'fromLaterContract'])
    expect(has('listClients.search')).toBe(true)
    expect(has('listClients.sort')).toBe(false)
  })

  test('are those from before there was a list, where the settings have none', () => {
    const { has } = readAdditions(undefined)
    expect(has('listClients.search')).toBe(true)
    expect(has('listUsualWorkers')).toBe(false)
  })

  test('are all that the client knows, where the hash of the list says so', () => {
    expect(hashNames(additions.toReversed())).toBe(additionsHash)
    expect(hashNames(additions.slice(1))).not.toBe(additionsHash)
  })
})

describe('the client drops what the server lacks', () => {
  const lacking = (...names: string[]) => readAdditions(additions.filter((name) => !names.includes(name)))

  test('from a query', () => {
    const query = { search: 'ana', limit: 5 }
    expect(lacking('listClients.search').drop('get /v1/clients', { query })).toEqual({ query: { limit: 5 } })
    expect(lacking('listClients.search').drop('get /v1/workers', { query })).toEqual({ query })
  })

  test('from a body, and from each item of a list in it', () => {
    const { drop } = lacking('SessionInput.starts_on')
    const session = { startsOn: '2026-11-24', endsOn: null, note: null }
    expect(drop('post /v1/sessions', { body: session })).toEqual({ body: { endsOn: null, note: null } })
    const { body } = drop('post /v1/sessions/bulk', { body: { sessions: [session, { note: 'a' }] } })
    expect(body).toEqual({ sessions: [{ endsOn: null, note: null }, { note: 'a' }] })
  })

  test('from a field of one schema, not from that of the same name in another', () => {
    const body = { updatedAt: '2026-11-24T00:00:00.000Z' }
    expect(lacking('WorkerUpdate.updated_at').drop('put /v1/users', { body })).toEqual({ body })
  })

  test('before a call is sent, and asks for the whole of a list that it cannot narrow', async () => {
    const urls: string[] = []
    const fetch = async ({ url }: Request) => {
      urls.push(url)
      return Response.json([], { headers: { 'x-total-count': '90' } })
    }
    const api = createApi({ baseUrl: 'http://127.0.0.1', callSchemas, fetch })
    const query = { search: 'ana', sort: 'name', limit: 5, offset: 5 } as const
    expect(await api.list('/v1/clients', { query })).toMatchObject({ total: 90, isWhole: false })
    api.setAdditions(lacking('listClients.search'))
    expect(await api.list('/v1/clients', { query })).toMatchObject({ total: 0, isWhole: true })
    api.setAdditions(readAdditions([]))
    expect(await api.list('/v1/clients', { query })).toMatchObject({ total: 0, isWhole: true })
    expect(urls.map((url) => new URL(url).search)).toEqual(['?search=ana&sort=name&limit=5&offset=5', '?sort=name', ''])
  })
})
