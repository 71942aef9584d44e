import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { access, calls } from '#api/generated/access.ts'
import { contract } from '#api/generated/contract.ts'
import type { OperationId } from '#api/operation.ts'
import { readOperations } from '#server/contract.ts'
import { insertClient, insertWorker } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

type Right = { public?: true; any?: readonly string[]; own?: readonly ('client' | 'worker' | 'user')[]; ownAccess?: readonly string[] }

const operations = (Object.entries(access) as [OperationId, Right][]).map(([id, right]) => {
  const [method = '', path = ''] = calls[id].split(' ')
  return { id, method: method.toUpperCase() as 'GET', path, right }
})
const guarded = operations.filter(({ right }) => !right.public)

const nobody = '00000000-0000-7000-8000-000000000000'

let app: App
/** Every access that there is. */
let codes: string[]
beforeAll(async () => {
  app = await startApp()
  codes = (await app.db.selectFrom('access').select('code').execute()).map(({ code }) => code)
})
afterAll(() => app.close())

type Browser = Pick<App, 'inject'>

/** The status of a call without a body: what comes after the rights may refuse it for many reasons, but not with 401 or 403. */
async function status(
  { inject }: Browser,
  { method, path }: (typeof operations)[number],
  { id = nobody, query = '' }: { id?: string; query?: string } = {},
) {
  const url = `/api${path.replace('{id}', id).replace('{url}', 'A'.repeat(22))}${query}`
  const { statusCode } = await inject({ method, url })
  // what breaks has not been let in
  expect(statusCode, `${method} ${url}`).not.toBe(500)
  return statusCode
}

const module = (code: string) => code.slice(0, code.lastIndexOf('.'))
const covered = ['read', 'register', 'update', 'delete']
/** Modules without a `mix`. */
const small = ['assists', 'my_sessions', 'access']

describe.each(operations)('$method $path', (operation) => {
  const { right } = operation

  test(right.public ? 'is open without a sign-in' : 'needs a sign-in', async () => {
    const answer = await status(app.visitor, operation)
    if (right.public) expect([401, 403]).not.toContain(answer)
    else expect(answer).toBe(401)
  })

  if (right.public) return
  const any = right.any ?? []

  test(any.length === 0 ? 'is open to whoever is signed in' : 'needs one of its accesses, and no other will do', async () => {
    const enough = new Set(any.flatMap((code) => [code, `${module(code)}.mix`]))
    const access = any.length === 0 ? [] : codes.filter((code) => !enough.has(code))
    const answer = await status(await app.makeUser({ access }), operation)
    if (any.length === 0) expect([401, 403]).not.toContain(answer)
    else expect(answer).toBe(403)
  })

  test.each([...any])('is open with %s', async (code) => {
    expect([401, 403]).not.toContain(await status(await app.makeUser({ access: [code] }), operation))
  })

  const mixes = [...new Set(any.filter((code) => covered.includes(code.split('.')[1] ?? '')).map(module))].filter(
    (name) => !small.includes(name),
  )
  test.each(mixes)('is open with %s.mix', async (name) => {
    expect([401, 403]).not.toContain(await status(await app.makeUser({ access: [`${name}.mix`] }), operation))
  })
})

describe('one’s own data', () => {
  const owned = guarded.filter(({ right }) => right.own)

  const owner = async (kind: 'client' | 'worker' | 'user', held: readonly string[] = []) => {
    if (kind === 'user') {
      const user = await app.makeUser({ access: [...held] })
      return { user, id: user.id }
    }
    const id = kind === 'client' ? await insertClient(app.db) : await insertWorker(app.db)
    return { user: await app.makeUser({ access: [...held], [`${kind}_id`]: id }), id }
  }

  /** Each operation with each kind of owner, and whose data its path names: by an id, by what it is called, or nobody's. */
  const cases = owned.flatMap(({ path, ...operation }) =>
    (operation.right.own ?? []).map((kind) => {
      const [, inPath, inQuery] = /\/(client|worker|user)s?\/\{id\}|\/by-(client|worker)/.exec(path) ?? []
      return { ...operation, path, kind, named: inPath ?? inQuery, inQuery }
    }),
  )
  const asking = (id: string, inQuery: string | undefined) => (inQuery ? { query: `?${inQuery}_id=${id}` } : { id })

  test.each(cases.filter(({ kind, named }) => named === undefined || named === kind))(
    '$method $path is open to the $kind whose it is',
    async ({ kind, named, inQuery, ...operation }) => {
      const { user, id } = await owner(kind, operation.right.ownAccess)
      // an id is the same in capital letters
      for (const written of [id, id.toUpperCase()])
        expect([401, 403]).not.toContain(await status(user, operation, named === undefined ? {} : asking(written, inQuery)))
    },
  )

  test.each(cases.filter(({ named }) => named !== undefined))(
    '$method $path is closed to a $kind who asks for somebody else',
    async ({ kind, inQuery, ...operation }) => {
      const { user } = await owner(kind, operation.right.ownAccess)
      expect(await status(user, operation, asking(nobody, inQuery))).toBe(403)
    },
  )

  test.each(guarded.filter(({ right }) => right.own && right.ownAccess))(
    '$method $path needs $right.ownAccess even for one’s own',
    async (operation) => {
      const { user } = await owner('worker')
      expect(await status(user, operation)).toBe(403)
    },
  )
})

test('a refusal for want of a right names the accesses that would do', async () => {
  const { inject } = await app.makeUser({})
  const answer = await inject({ url: '/api/v1/clients' })
  expect(answer.json()).toMatchObject({ error: { code: 4, details: [{ path: 'access', message: 'clients.read' }] } })
})

test('the server does not start when an operation does not declare its access', () => {
  const paths = { '/v1/open': { get: { operationId: 'getOpen', responses: { 200: {} } } } }
  expect(() => readOperations({ ...contract, paths })).toThrow(/does not declare the access of GET \/v1\/open/)
})
