import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimits } from '#server/auth/limits.ts'
import { hashPasswordCheaply } from '../password-hash.ts'
import { propertySeed } from '../property-seed.ts'
import { type App, startApp } from '../server/start-app.ts'
import { type FuzzCase, listCases, operations } from './fuzz/cases.ts'
import { findFault } from './fuzz/find-fault.ts'
import { buildToken } from './fuzz/ids.ts'
import { now, prepareRecords } from './fuzz/records.ts'

// `npm run explore` sets seeds, and tries more cases of each.
const options = { seed: propertySeed, factor: process.env.PROPERTY_SEED === undefined ? 1 : 4 }

let app: App
let resetRecords: () => Promise<void>
beforeAll(async () => {
  const limits = createLimits()
  for (const limiter of Object.values(limits)) limiter.points = Number.MAX_SAFE_INTEGER
  app = await startApp({ now, limits, hashPassword: hashPasswordCheaply })
  resetRecords = await prepareRecords(app.db)
})
afterAll(() => app.close())

const cases = operations.map((operation) => ({ id: operation.operation.operationId, operation }))
const withoutSuccess: string[] = []

test.for(cases)('$id responds as the contract says to valid and invalid calls', async ({ id, operation }) => {
  const failures: string[] = []
  let successes = 0
  await resetRecords()
  for (const fuzzCase of listCases(operation, options)) {
    const response = await send(fuzzCase)
    const fault = findFault(fuzzCase, response)
    if (fault) failures.push(describeFailure(fuzzCase, response, fault))
    if (response.statusCode >= 300) continue
    successes += 1
    // Restores the records and sign-ins that this call has ended, for the next call.
    if (operation.method === 'delete' || id === 'logout' || id === 'changePassword') await resetRecords()
  }
  if (successes === 0) withoutSuccess.push(id)
  expect(failures.join('\n\n')).toBe('')
})

test('nearly every operation has succeeded with a generated call', () => {
  expect(withoutSuccess.length, String(withoutSuccess)).toBeLessThan(operations.length / 10)
})

const send = ({ actor, method, url, headers, payload }: FuzzCase) =>
  app.fastify.inject({
    method: method as 'GET',
    url,
    payload,
    headers: { ...headers, ...(actor !== 'visitor' && { cookie: `turnos=${buildToken(actor)}` }) },
  })

const describeFailure = (
  { title, method, url, headers, payload }: FuzzCase,
  { statusCode, body }: Awaited<ReturnType<typeof send>>,
  fault: string,
) =>
  [
    `${title} (PROPERTY_SEED=${options.seed})`,
    `${method} ${url} ${JSON.stringify(headers)}`,
    ...(payload === undefined ? [] : [payload.slice(0, 2000)]),
    `→ ${statusCode} ${body.slice(0, 2000)}`,
    fault,
  ].join('\n')
