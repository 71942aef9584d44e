import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { access } from '#api/generated/access.ts'
import { calls } from '#api/generated/calls.ts'
import { contract } from '#api/generated/contract.ts'
import type { OperationId } from '#api/operation.ts'
import { readOperations } from '#server/contract.ts'
import { insertClient, insertWorker } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

type OwnerKind = 'client' | 'worker' | 'user'
type AccessRule = { public?: true; any?: readonly string[]; own?: { [Kind in OwnerKind]?: string }; ownAccess?: readonly string[] }

// A stream never ends: `events.test.ts` judges its access.
const operations = (Object.entries(access) as [OperationId, AccessRule][])
  .filter(([id]) => id !== 'streamEvents')
  .map(([id, rule]) => {
    const [method = '', path = ''] = calls[id].split(' ')
    return { id, method: method as 'GET', path, rule }
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

/** What a call needs besides one of the codes of its contract's `x-access`, where it is judged before the record is loaded. */
const furtherCodes: { [Id in OperationId]?: string[] } = { listMessages: ['clients.read'] }

describe.each(operations)('$method $path', (operation) => {
  const { rule } = operation

  test(rule.public ? 'can be called without a sign-in' : 'needs a sign-in', async () => {
    const status = await getStatus(app.visitor, operation)
    if (rule.public) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(401)
  })

  if (rule.public) return
  const any = rule.any ?? []
  const further = furtherCodes[operation.id] ?? []

  test(any.length === 0 ? 'is open to every signed-in user' : 'is forbidden with every access code except those that open it', async () => {
    const sufficient = new Set(any.flatMap((code) => [code, `${getModule(code)}.mix`]))
    const access = any.length === 0 ? [] : codes.filter((code) => !sufficient.has(code))
    const status = await getStatus(await app.makeUser({ access }), operation)
    if (any.length === 0) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(403)
  })

  test.each([...any])('is open with %s', async (code) => {
    expect([401, 403]).not.toContain(await getStatus(await app.makeUser({ access: [code, ...further] }), operation))
  })

  const mixes = [...new Set(any.filter((code) => typesInMix.includes(code.split('.')[1] ?? '')).map(getModule))].filter(
    (name) => !modulesWithoutMix.includes(name),
  )
  test.each(mixes)('is open with %s.mix', async (name) => {
    expect([401, 403]).not.toContain(await getStatus(await app.makeUser({ access: [`${name}.mix`, ...further] }), operation))
  })
  test.each(further)('is forbidden without %s, which it also needs', async () => {
    expect(await getStatus(await app.makeUser({ access: [...any] }), operation)).toBe(403)
  })
})

describe('own data', () => {
  const createOwner = async (kind: OwnerKind, codes: readonly string[] = []) => {
    if (kind === 'user') {
      const user = await app.makeUser({ access: [...codes] })
      return { user, id: user.id }
    }
    const id = kind === 'client' ? await insertClient(app.db) : await insertWorker(app.db)
    return { user: await app.makeUser({ access: [...codes], [`${kind}_id`]: id }), id }
  }

  /** Each operation with each kind of owner. */
  const cases = guarded.flatMap((operation) =>
    Object.entries(operation.rule.own ?? {}).map(([kind, ownership]) => ({ ...operation, kind: kind as OwnerKind, ownership })),
  )
  const decidedByResponse = ['narrowed', 'record', 'any']
  const decidedByParameter = cases.filter(({ ownership }) => !decidedByResponse.includes(ownership))
  /** Puts an id into the parameter that decides ownership. */
  const nameOwner = (id: string, { path, ownership }: (typeof cases)[number]) =>
    path.includes(`{${ownership}}`) ? { id } : { query: `?${ownership}=${id}` }

  test.each(decidedByParameter)('$method $path is open to the $kind whom `$ownership` names', async (operation) => {
    const { user, id } = await createOwner(operation.kind, operation.rule.ownAccess)
    // Ids are not case-sensitive.
    for (const ownId of [id, id.toUpperCase()])
      expect([401, 403]).not.toContain(await getStatus(user, operation, nameOwner(ownId, operation)))
  })

  test.each(decidedByParameter)('$method $path is forbidden to a $kind whom `$ownership` does not name', async (operation) => {
    const { user, id } = await createOwner(operation.kind, operation.rule.ownAccess)
    expect(await getStatus(user, operation, nameOwner(unknownId, operation))).toBe(403)
    // An own id elsewhere does not help.
    expect(await getStatus(user, operation, { ...nameOwner(unknownId, operation), query: `?${operation.kind}=${id}` })).toBe(403)
  })

  test.each(cases.filter(({ ownership }) => decidedByResponse.includes(ownership)))(
    '$method $path ($ownership) is open to a $kind until a record of someone else is loaded',
    async (operation) => {
      const { user } = await createOwner(operation.kind, operation.rule.ownAccess)
      expect([401, 403]).not.toContain(await getStatus(user, operation))
    },
  )

  const kinds = ['client', 'worker', 'user'] as const
  test.each(
    guarded.flatMap((operation) =>
      kinds.filter((kind) => (operation.rule.any ?? []).length > 0 && !operation.rule.own?.[kind]).map((kind) => ({ ...operation, kind })),
    ),
  )('$method $path is forbidden to a $kind, for whom it declares no own data', async ({ kind, ...operation }) => {
    const { user, id } = await createOwner(kind, operation.rule.ownAccess)
    expect(await getStatus(user, operation, { id, query: `?client_id=${id}&worker_id=${id}` })).toBe(403)
  })

  test.each(cases.filter(({ rule }) => rule.ownAccess))('$method $path needs $rule.ownAccess even for own data', async (operation) => {
    const { user } = await createOwner(operation.kind)
    expect(await getStatus(user, operation)).toBe(403)
  })
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

test.each([
  [{ client: 'clientId' }, /The x-own of GET \/v1\/open is "clientId"/],
  [{ therapist: 'any' }, /names "therapist"/],
])('the server does not start when x-own is %o', (own, message) => {
  const paths = { '/v1/open': { get: { operationId: 'getOpen', responses: { 200: {} }, 'x-access': [], 'x-own': own } } }
  expect(() => readOperations({ ...contract, paths })).toThrow(message)
})
