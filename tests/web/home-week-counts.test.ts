import { expect, test } from 'vitest'
import type { Data } from '#api/client.ts'
import { listShownWeeks, sumByWeek } from '#web/home/weeks/week-counts.ts'

type SessionCount = Data<'get', '/v1/sessions/counts'>[number]

/** A Tuesday. */
const today = '2026-11-24'

const buildCount = (change: Partial<SessionCount>) =>
  ({ weekStart: '2026-11-22', workerId: 'ana', state: 'confirmed', attended: null, isPast: false, count: 1, ...change }) as SessionCount

test('the weeks that may be shown are twelve Sundays, the last of the week of today', () => {
  const weeks = listShownWeeks(today)
  expect([weeks.length, weeks[0], weeks.at(-2), weeks.at(-1)]).toEqual([12, '2026-09-06', '2026-11-15', '2026-11-22'])
  expect(listShownWeeks('2026-11-22').at(-1)).toBe('2026-11-22')
  expect(listShownWeeks('2026-11-21').at(-1)).toBe('2026-11-15')
})

test('the counts of all workers are summed by week and mark', () => {
  const weeks = sumByWeek(
    [
      buildCount({ count: 4 }),
      buildCount({ workerId: 'jorge', count: 3 }),
      buildCount({ state: 'pending', count: 2 }),
      buildCount({ state: 'canceled', count: 6 }),
      buildCount({ weekStart: '2026-11-15', isPast: true, attended: true, count: 5 }),
    ],
    today,
  )
  expect(weeks.at(-1)).toMatchObject({ week: '2026-11-22', total: 9, all: 15, marks: { confirmed: 7, pending: 2, canceled: 6, came: 0 } })
  expect(weeks.at(-2)).toMatchObject({ week: '2026-11-15', total: 5, marks: { came: 5, confirmed: 0 } })
})

test('the weeks before the first session are left out, and later weeks without sessions have zeros', () => {
  const weeks = sumByWeek([buildCount({ weekStart: '2026-11-08' }), buildCount({})], today)
  expect(weeks.map(({ week, total }) => [week, total])).toEqual([
    ['2026-11-08', 1],
    ['2026-11-15', 0],
    ['2026-11-22', 1],
  ])
  expect(weeks[1]?.marks).toMatchObject({ came: 0, absent: 0, unmarked: 0, canceled: 0 })
})

test.for([
  [{ attended: true }, 'came'],
  [{ attended: false }, 'absent'],
  [{ attended: null }, 'unmarked'],
  [{ state: 'pending', attended: null }, 'unmarked'],
  [{ state: 'canceled', attended: null }, 'canceled'],
  [{ state: 'postponed', attended: null }, 'postponed'],
] as const)('of the past, %j counts as %s', ([change, mark]) => {
  const week = sumByWeek([buildCount({ isPast: true, ...change, count: 3 })], today).at(-1)!
  expect(Object.entries(week.marks).filter(([, count]) => count > 0)).toEqual([[mark, 3]])
})
