import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { access, calls } from '#api/generated/access.ts'
import { contract } from '#api/generated/contract.ts'
import type { OperationId } from '#api/operation.ts'
import { readOperations } from '#server/contract.ts'
import { insertClient, insertWorker } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

type AccessRule = { public?: true; any?: readonly string[]; own?: readonly ('client' | 'worker' | 'user')[]; ownAccess?: readonly string[] }

const operations = (Object.entries(access) as [OperationId, AccessRule][]).map(([id, rule]) => {
  const [method = '', path = ''] = calls[id].split(' ')
  return { id, method: method.toUpperCase() as 'GET', path, rule }
})
const guarded = operations.filter(({ rule }) => !rule.public)

const unknownId = '00000000-0000-7000-8000-000000000000'

let app: App
/** Every access code. */
let codes: string[]
beforeAll(async () => {
  app = await startApp()
  codes = (await app.db.selectFrom('access').select('code').execute()).map(({ code }) => code)
})
afterAll(() => app.close())

type Browser = Pick<App, 'inject'>

/** Makes a call without a body and returns its status. A call with sufficient access may fail too, but not with 401 or 403. */
async function getStatus(
  { inject }: Browser,
  { method, path }: (typeof operations)[number],
  { id = unknownId, query = '' }: { id?: string; query?: string } = {},
) {
  const url = `/api${path.replace('{id}', id).replace('{url}', 'A'.repeat(22))}${query}`
  const { statusCode } = await inject({ method, url })
  // An internal error is no proof of access.
  expect(statusCode, `${method} ${url}`).not.toBe(500)
  return statusCode
}

const getModule = (code: string) => code.slice(0, code.lastIndexOf('.'))
const typesInMix = ['read', 'register', 'update', 'delete']
/** The modules without the access `mix`. */
const modulesWithoutMix = ['assists', 'my_sessions', 'access']

describe.each(operations)('$method $path', (operation) => {
  const { rule } = operation

  test(rule.public ? 'can be called without a sign-in' : 'needs a sign-in', async () => {
    const status = await getStatus(app.visitor, operation)
    if (rule.public) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(401)
  })

  if (rule.public) return
  const any = rule.any ?? []

  test(any.length === 0 ? 'is open to every signed-in user' : 'is forbidden with every access code except those that open it', async () => {
    const sufficient = new Set(any.flatMap((code) => [code, `${getModule(code)}.mix`]))
    const access = any.length === 0 ? [] : codes.filter((code) => !sufficient.has(code))
    const status = await getStatus(await app.makeUser({ access }), operation)
    if (any.length === 0) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(403)
  })

  test.each([...any])('is open with %s', async (code) => {
    expect([401, 403]).not.toContain(await getStatus(await app.makeUser({ access: [code] }), operation))
  })

  const mixes = [...new Set(any.filter((code) => typesInMix.includes(code.split('.')[1] ?? '')).map(getModule))].filter(
    (name) => !modulesWithoutMix.includes(name),
  )
  test.each(mixes)('is open with %s.mix', async (name) => {
    expect([401, 403]).not.toContain(await getStatus(await app.makeUser({ access: [`${name}.mix`] }), operation))
  })
})

describe('own data', () => {
  const ownOperations = guarded.filter(({ rule }) => rule.own)

  const createOwner = async (kind: 'client' | 'worker' | 'user', codes: readonly string[] = []) => {
    if (kind === 'user') {
      const user = await app.makeUser({ access: [...codes] })
      return { user, id: user.id }
    }
    const id = kind === 'client' ? await insertClient(app.db) : await insertWorker(app.db)
    return { user: await app.makeUser({ access: [...codes], [`${kind}_id`]: id }), id }
  }

  /** Each operation with each kind of owner. `named` is the kind whose id the call contains, in the path or in the query. */
  const cases = ownOperations.flatMap(({ path, ...operation }) =>
    (operation.rule.own ?? []).map((kind) => {
      const [, inPath, inQuery] = /\/(client|worker|user)s?\/\{id\}|\/by-(client|worker)/.exec(path) ?? []
      return { ...operation, path, kind, named: inPath ?? inQuery, inQuery }
    }),
  )
  const nameOwner = (id: string, inQuery: string | undefined) => (inQuery ? { query: `?${inQuery}_id=${id}` } : { id })

  test.each(cases.filter(({ kind, named }) => named === undefined || named === kind))(
    '$method $path is open to the $kind who owns the data',
    async ({ kind, named, inQuery, ...operation }) => {
      const { user, id } = await createOwner(kind, operation.rule.ownAccess)
      // Ids are not case-sensitive.
      for (const ownId of [id, id.toUpperCase()])
        expect([401, 403]).not.toContain(await getStatus(user, operation, named === undefined ? {} : nameOwner(ownId, inQuery)))
    },
  )

  test.each(cases.filter(({ named }) => named !== undefined))(
    '$method $path is forbidden to a $kind who does not own the data',
    async ({ kind, inQuery, ...operation }) => {
      const { user } = await createOwner(kind, operation.rule.ownAccess)
      expect(await getStatus(user, operation, nameOwner(unknownId, inQuery))).toBe(403)
    },
  )

  test.each(guarded.filter(({ rule }) => rule.own && rule.ownAccess))(
    '$method $path needs $rule.ownAccess even for own data',
    async (operation) => {
      const { user } = await createOwner('worker')
      expect(await getStatus(user, operation)).toBe(403)
    },
  )
})

test('a refusal names the access codes that would be sufficient', async () => {
  const { inject } = await app.makeUser({})
  const response = await inject({ url: '/api/v1/clients' })
  expect(response.json()).toMatchObject({ error: { code: 4, details: [{ path: 'access', message: 'clients.read' }] } })
})

test('the server does not start when an operation has no access rule', () => {
  const paths = { '/v1/open': { get: { operationId: 'getOpen', responses: { 200: {} } } } }
  expect(() => readOperations({ ...contract, paths })).toThrow(/does not declare the access of GET \/v1\/open/)
})
