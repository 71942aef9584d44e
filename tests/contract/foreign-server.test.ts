import { expect, test } from 'vitest'
import { additions, operations } from '#conformance/contract.ts'
import { formatReport } from '#conformance/report/report.ts'
import { summarizeRun } from '#conformance/report/result.ts'
import { runConformance } from '#conformance/run.ts'
import { plantedFaults } from '../foreign-server/faults/planted-faults.ts'
import type { Rules } from '../foreign-server/rules.ts'
import { startForeignServer } from '../foreign-server/start.ts'
import type { FirstUser } from '../foreign-server/users.ts'

const administrator: FirstUser = { name: 'admin', password: 'quince loros verdes', access: 'all' }
const clientUser: FirstUser = {
  name: '70809010',
  password: 'quince loros azules',
  client: { name: 'Íñigo', father_last_name: 'Ñahui', mother_last_name: '', gender: true, document: '70809010', document_type: 0 },
}

/** The tags whose operations the scenarios of users and clients need for what they set up, each with a path that the server does not have. */
const otherTags = {
  users: '/v1/users',
  workers: '/v1/workers',
  sessions: '/v1/sessions',
  'public-link': '/v1/clients/public-link/generate',
}

/** Judges a server with these rules in place of its own. */
async function judgeServer(only: string[], faults: Partial<Rules> = {}) {
  const server = await startForeignServer({ users: [administrator, clientUser], faults })
  try {
    const { name: user, password } = administrator
    const options = { user, password, only, isReadOnly: false, isStrict: true, clientUser }
    return summarizeRun(await runConformance({ url: server.url, ...options }))
  } finally {
    await server.close()
  }
}

test('a server that was written from the contract alone and has no additions conforms', async () => {
  const result = await judgeServer(['auth', 'clients'])
  const failures = result.operations.flatMap(({ operation, failures }) => failures.map((failure) => ({ operation, ...failure })))
  expect(failures).toEqual([])
  expect(result).toMatchObject({ conforms: true, missing_operations: additions, leftovers: [] })
  const specified = result.operations.filter(({ addition }) => !addition)
  expect(specified.filter((operation) => operation.result !== 'ok')).toEqual([])
  // A scenario that is not played needs an addition, or the operations of another tag.
  const lacking = [
    ...operations.flatMap(({ id, tag, isAddition }) => (isAddition && ['auth', 'clients'].includes(tag) ? [id] : [])),
    ...Object.entries(otherTags).map(([tag, path]) => `the operations of ${tag} (GET ${path} answers 404)`),
  ]
  const reasons = result.operations.flatMap(({ skipped }) => skipped)
  const known = [...lacking, 'changeSessions, and ignores keys'].map((lack) => `the server does not have ${lack}`)
  expect(reasons.filter((reason) => !known.includes(reason))).toEqual([])
})

test('a run that leaves something out says so, and names the statuses that were not seen for no known reason', async () => {
  const result = await judgeServer(['getClient'])
  expect(result).toMatchObject({ conforms: true, complete: false })
  expect(formatReport(result)).toMatch(/conforms in what was judged, but \d+ scenarios were not played;/)
  const unseen = [...result.coverage.unseen, { operation: 'getClient', status: 409, reason: undefined } as const]
  const report = formatReport({ ...result, coverage: { ...result.coverage, unseen }, not_played: [] })
  expect(report).toContain('not seen, for no known reason: 409 of getClient')
  expect(report).toContain('but 1 documented statuses were not seen')
})

test('the scenarios of a tag that the server does not have are skipped, and the report says why', async () => {
  const result = await judgeServer(['people', 'listClients'])
  expect(result).toMatchObject({ conforms: true, complete: false })
  const people = result.operations.filter(({ tag }) => tag === 'people')
  expect(people.map(({ operation, result }) => `${operation} ${result}`)).toEqual([
    'listPeople skipped',
    'savePerson skipped',
    'getPerson skipped',
  ])
  expect(formatReport(result)).toContain('skipped: the server does not have the operations of people (GET /v1/person answers 404)')
})

test('a single scenario can be chosen by its title, and the report says that no more was played', async () => {
  const title = 'a deleted client is gone from lookups, changes and lists'
  const result = await judgeServer([title])
  expect(result).toMatchObject({ conforms: true, complete: false, not_played: [] })
  const names = result.operations.map(({ operation }) => operation)
  expect(names.toSorted()).toEqual(['deleteClient', 'getClient', 'listClients', 'updateClient'])
  expect(formatReport(result)).toContain('conforms in what was judged, but only single scenarios were chosen')
  const refusals = await judgeServer(['getClient refuses what the contract forbids'])
  expect(refusals.operations.map(({ operation, result }) => `${operation} ${result}`)).toEqual(['getClient ok'])
})

test.each(plantedFaults)('the judge names $operation and $pointer of a server that $name', async (fault) => {
  const { operation, pointer, rules } = fault
  const result = await judgeServer([operation], rules)
  const failures = result.operations.flatMap((judged) =>
    judged.failures.map((failure) => `${judged.operation} ${failure.pointer.replaceAll(/\/\d+/g, '/*')}`),
  )
  expect(failures).toContain(`${operation} ${pointer}`)
  expect(result.conforms).toBe(false)
})
