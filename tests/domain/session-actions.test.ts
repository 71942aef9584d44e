import { expect, test } from 'vitest'
import type { HistoryValues } from '#domain/history-session.ts'
import { countSessionActions, listSessionActions, type SessionAction, type SessionEntry } from '#domain/session-actions.ts'

const [pending, canceled, postponed] = ['pending', 'canceled', 'postponed'].map((state) => ({ state }))
const session = { clientId: 'c', workerId: 'w', turnId: 't', day: 2, time: 480, duration: 45, sessionDate: '2026-11-24', ...pending }
const { sessionDate: _, ...slot } = session
const series = { ...slot, startsOn: '2026-11-03' }
const moved = { ...session, day: 4, sessionDate: '2026-11-26', time: 580 }
const ended = { before: series, after: { ...series, endsOn: '2026-11-30' } }

type Fields = { record?: string; before?: HistoryValues; after?: HistoryValues; series?: HistoryValues }

/** Builds the entries of one change in the order in which they were written. */
const build = (fields: readonly Fields[]): SessionEntry[] =>
  fields
    .map(({ record, before = null, after = null, series }, index) => ({
      id: `e${index}`,
      recordId: record ?? `r${index}`,
      before,
      after,
      series,
    }))
    .reverse()

test.for<[string, Fields[], Partial<Record<SessionAction, number>>]>([
  ['bookings', [{ after: session }, { after: moved }], { booked: 2 }],
  ['a series that is booked', [{ after: series }], { 'series-booked': 1 }],
  ['a dated session that moves', [{ before: session, after: moved }], { moved: 1 }],
  ['a dated session with another worker', [{ before: session, after: { ...session, workerId: 'o' } }], { reassigned: 1 }],
  ['a date of a series that moves', [{ after: { ...session, ...postponed }, series }, { after: moved }], { moved: 1 }],
  ['an exception that moves', [{ before: session, after: { ...session, ...postponed } }, { after: moved }], { moved: 1 }],
  ['a session that is deleted, and a booking at another time', [{ before: session }, { after: moved }], { deleted: 1, booked: 1 }],
  [
    'a session that is deleted and booked with another worker at the same time',
    [{ before: session }, { after: { ...session, workerId: 'o' } }],
    { reassigned: 1 },
  ],
  [
    'a session that is postponed, and a booking in place of another one',
    [{ before: session, after: { ...session, ...postponed } }, { after: { ...moved, movedFromId: 'earlier' } }],
    { postponed: 1, booked: 1 },
  ],
  [
    'a date of a series with another worker',
    [{ after: { ...session, ...postponed }, series }, { after: { ...session, workerId: 'o' } }],
    { reassigned: 1 },
  ],
  [
    'a session of another client, which takes the place',
    [{ before: session, after: { ...session, ...postponed } }, { after: { ...session, clientId: 'd' } }],
    { postponed: 1, booked: 1 },
  ],
  [
    'a canceled session and a booking',
    [{ before: session, after: { ...session, ...canceled } }, { after: moved }],
    { canceled: 1, booked: 1 },
  ],
  [
    'two sessions that swap their places',
    [
      { before: session, after: moved },
      { before: { ...moved, clientId: 'd' }, after: { ...session, clientId: 'd' } },
    ],
    { moved: 2 },
  ],
  ['a note on a date of a series', [{ after: { ...session, note: 'x' }, series }], { noted: 1 }],
  [
    'a date of a series with the note of the series',
    [{ after: { ...session, ...canceled, note: 'x' }, series: { ...series, note: 'x' } }],
    { canceled: 1 },
  ],
  ['attendance on a date of a series', [{ after: { ...session, attended: true }, series }], { attended: 1 }],
  [
    'absence and its removal',
    [
      { before: session, after: { ...session, attended: false } },
      { before: { ...moved, attended: false }, after: moved },
    ],
    { missed: 1, unmarked: 1 },
  ],
  ['a date of a series that is kept', [{ after: { ...session, accepted: 'absence' }, series }], { kept: 1 }],
  ['sessions that an absence touches', [{ before: { ...session, accepted: 'hours' }, after: session }], { unsettled: 1 }],
  ['a series that ends', [ended], { 'series-ended': 1 }],
  ['a series that ends with its exceptions', [ended, { before: { ...session, sessionDate: '2026-12-01' }, series }], { 'series-ended': 1 }],
  ['a series that is deleted', [{ before: series }], { 'series-deleted': 1 }],
  ['a series that goes on as another one', [ended, { after: { ...series, day: 4, startsOn: '2026-12-03' } }], { 'series-changed': 1 }],
  [
    'a series that goes on as single dates',
    [ended, { after: moved }, { after: { ...moved, sessionDate: '2026-12-03' } }],
    { 'series-changed': 1 },
  ],
  [
    'a series that takes its canceled dates along',
    [
      ended,
      { before: { ...session, ...canceled, sessionDate: '2026-12-01' }, series },
      { after: { ...series, day: 4, startsOn: '2026-12-03' } },
      { after: { ...session, ...canceled, day: 4, sessionDate: '2026-12-03' }, series: { ...series, day: 4, startsOn: '2026-12-03' } },
    ],
    { 'series-changed': 1 },
  ],
  [
    'two series of a client that get another worker',
    [
      ended,
      { before: { ...series, day: 3 }, after: { ...series, day: 3, endsOn: '2026-11-30' } },
      { after: { ...series, workerId: 'o' } },
      { after: { ...series, day: 3, workerId: 'o' } },
    ],
    { 'series-changed': 2 },
  ],
  ['a series whose last day is later', [{ before: { ...series, endsOn: '2026-11-30' }, after: series }], { 'series-changed': 1 }],
  ['a note of a series', [{ before: series, after: { ...series, note: 'x' } }], { noted: 1 }],
  [
    'a session that a change moves and then cancels',
    [
      { record: 'r', before: session, after: moved },
      { record: 'r', before: moved, after: { ...moved, ...canceled } },
    ],
    { canceled: 1 },
  ],
  ['a session that goes to another client', [{ before: session, after: { ...session, clientId: 'd' } }], { changed: 1 }],
  ['a session that was erased', [{}], { changed: 1 }],
  ['values that are not known here', [{ before: session, after: { ...moved, movedFromDate: '2026-11-24' } }], { moved: 1 }],
])('%s are the actions that someone did', ([, fields, expected]) => {
  const count = (entries: readonly SessionEntry[], isUndo?: boolean) =>
    Object.fromEntries(countSessionActions(entries, isUndo).map(({ action, count }) => [action, count]))
  expect(count(build(fields))).toEqual(expected)
  // An undo writes the last record first, the other way round.
  const undone = fields.map(({ before, after, ...rest }, index) => ({
    record: `r${index}`,
    ...rest,
    ...(after && { before: after }),
    ...(before && { after: before }),
  }))
  expect(count(build(undone.reverse()), true)).toEqual(expected)
})

test('a session that moved has the place that it left, without its attendance', () => {
  const [done] = listSessionActions(
    build([{ before: { ...session, attended: true }, after: { ...session, ...postponed, attended: true } }, { after: moved }]),
  )
  expect(done).toMatchObject({ action: 'moved', before: session, after: moved, entries: [{ id: 'e1' }, { id: 'e0' }] })
  expect(done!.before).not.toHaveProperty('attended')
})

test('sessions that move in one change are each told with the one in whose place they are', () => {
  const other = { ...session, time: 530 }
  const entries = build([
    { record: 'early', before: session, after: { ...session, ...postponed } },
    { record: 'late', before: other, after: { ...other, ...postponed } },
    { after: { ...moved, movedFromId: 'late' } },
    { after: { ...moved, time: 630, movedFromId: 'early' } },
  ])
  const times = listSessionActions(entries).map(({ before, after }) => [before?.time, after?.time])
  expect(times.sort()).toEqual([
    [480, 630],
    [530, 580],
  ])
})
