import { expect, test } from 'vitest'
import type { AccessHolder } from '#web/auth/access.ts'
import { canRead } from '#web/auth/can-read.ts'
import { absencesQuery } from '#web/availability/use-absences.ts'
import { workerFeedQuery } from '#web/feeds/queries.ts'
import { clientQuery, workerQuery, workersQuery } from '#web/people/queries.ts'
import { monthQuery } from '#web/person-sessions/month-query.ts'
import { schedulesQuery, sessionQuery } from '#web/schedules/queries.ts'
import { allTurnsQuery, clientRecordsQuery, clientSearchQuery, pairRecordsQuery } from '#web/session-data/queries.ts'
import { effectiveAccessQuery } from '#web/users/queries.ts'

const [ownId, otherId] = ['0190a000-0000-7000-8000-00000000000a', '0190a000-0000-7000-8000-00000000000b']
const nobody: AccessHolder = { id: 'user', access: [], clientId: null, workerId: null }
const worker = { ...nobody, workerId: ownId }
const client = { ...nobody, clientId: ownId }
const withAccess = (...codes: string[]) => ({ ...nobody, access: codes.map((code) => ({ code })) })

test('a user with one of the access codes of an operation may read it, of anybody', () => {
  expect(canRead(withAccess('workers.read'), workersQuery())).toBe(true)
  expect(canRead(withAccess('clients.read'), workersQuery())).toBe(false)
  expect(canRead(withAccess('clients.read'), clientQuery(otherId))).toBe(true)
  expect(canRead(withAccess('clients.read'), clientSearchQuery('ana'))).toBe(true)
})

test('a person may read by the id in the path what is about them, and nobody else', () => {
  expect(canRead(worker, workerQuery(ownId))).toBe(true)
  expect(canRead(worker, workerQuery(ownId.toUpperCase()))).toBe(true)
  expect(canRead(worker, workerQuery(otherId))).toBe(false)
  expect(canRead(worker, clientQuery(ownId))).toBe(false)
  expect(canRead(worker, workerFeedQuery(ownId))).toBe(true)
  expect(canRead(client, monthQuery({ kind: 'client', id: ownId }, '2026-11'))).toBe(true)
  expect(canRead(client, monthQuery({ kind: 'client', id: otherId }, '2026-11'))).toBe(false)
  expect(canRead(nobody, effectiveAccessQuery(nobody.id))).toBe(true)
  expect(canRead(nobody, effectiveAccessQuery(otherId))).toBe(false)
})

test('a person may read by the parameter of the query what is about them, and nobody else', () => {
  expect(canRead(client, clientRecordsQuery(ownId, 'turn'))).toBe(true)
  expect(canRead(client, clientRecordsQuery(otherId, 'turn'))).toBe(false)
  expect(canRead(worker, clientRecordsQuery(ownId, 'turn'))).toBe(false)
})

test('a person of the right kind may read what the server narrows to their own', () => {
  expect(canRead(worker, pairRecordsQuery(otherId, otherId))).toBe(true)
  expect(canRead(worker, absencesQuery('2026-11-01', '2026-11-30'))).toBe(true)
  expect(canRead(client, absencesQuery('2026-11-01', '2026-11-30'))).toBe(false)
  expect(canRead(nobody, pairRecordsQuery(otherId, otherId))).toBe(false)
})

test('a person of the right kind may ask for a record of which the server says whether it is theirs', () => {
  expect(canRead(client, sessionQuery('session'))).toBe(true)
  expect(canRead(nobody, sessionQuery('session'))).toBe(false)
})

test('a person of the right kind may read what anybody of that kind may', () => {
  expect(canRead(worker, schedulesQuery())).toBe(true)
  expect(canRead(nobody, schedulesQuery())).toBe(false)
})

test('a query that names another operation than that of its path needs the access of that one', () => {
  const query = allTurnsQuery({ from: '2026-11-22', to: '2026-11-28' }, () => false)
  expect(canRead(withAccess('assists.read'), query)).toBe(true)
  expect(canRead(withAccess('assists.read'), pairRecordsQuery(otherId, otherId))).toBe(false)
})

test('a query of no operation is for everybody', () => {
  expect(canRead(nobody, { queryKey: ['changes'] })).toBe(true)
})
