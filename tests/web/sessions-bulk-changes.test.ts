import { expect, test } from 'vitest'
import { ApiError, errorCode } from '#api/errors.ts'
import { groupForBulk, RefusedWithOthers, splitError, splitGroup } from '#web/sessions/data/changes/bulk-changes.ts'
import type { Change } from '#web/sessions/data/changes/change.ts'
import type { Session } from '#web/sessions/data/queries.ts'

const session = (id: string) => ({ id, client: { id: `client of ${id}` }, worker: { id: 'Ana' } }) as Session
const book = (...ids: string[]): Change => [{ kind: 'book', sessions: ids.map(session), hides: [] }]
const remove = (...ids: string[]): Change => [{ kind: 'delete', sessions: ids.map(session), shows: [] }]
const mark = (id: string): Change => [{ kind: 'mark', before: session(id), after: session(id) }]

test('bookings are grouped into one change, deletions into another, and other changes stay alone', () => {
  const changes = [book('a', 'b'), remove('c'), mark('d'), book('e'), remove('f')]
  const groups = groupForBulk(changes)
  expect(groups.map(({ change }) => change)).toEqual([book('a', 'b', 'e'), remove('c', 'f'), mark('d')])
  expect(groups.flatMap((group) => splitGroup(group, group.change, changes))).toEqual([
    book('a', 'b'),
    book('e'),
    remove('c'),
    remove('f'),
    mark('d'),
  ])
})

test('a deletion that a colleague had already made is empty after its group was sent', () => {
  const changes = [remove('a'), remove('b'), remove('c')]
  const [group] = groupForBulk(changes)
  expect(splitGroup(group!, remove('b', 'c'), changes)).toEqual([[], remove('b'), remove('c')])
})

test('a group has at most 500 sessions, the limit of a bulk call', () => {
  const groups = groupForBulk(Array.from({ length: 501 }, (_, index) => book(String(index))))
  expect(groups.map(({ members }) => members.length)).toEqual([500, 1])
})

test('each change of a refused group gets its own reasons, or the error that it was refused with others', () => {
  const [group] = groupForBulk([book('a', 'b'), book('c'), book('d')])
  const error = new ApiError(errorCode.multiple, '2 de 4 sesiones no se pueden reservar.', {
    details: [
      { path: 'sessions.1', message: 'Ana ya atiende a Ian.' },
      { path: 'sessions.3.time', message: 'No es un cupo.' },
    ],
  })
  const [first, second, third] = splitError(group!, error)
  expect(first).toMatchObject({ message: 'Ana ya atiende a Ian.', code: errorCode.conflict })
  expect(second).toBeInstanceOf(RefusedWithOthers)
  expect(third).toMatchObject({ message: 'No es un cupo.' })
})

test('an error without details becomes the error of each change of the group', () => {
  const [group] = groupForBulk([remove('a'), remove('b')])
  const error = new ApiError(errorCode.requestError, '')
  expect(splitError(group!, error)).toEqual([error, error])
})
