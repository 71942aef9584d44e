import { expect, test } from 'vitest'
import { sumLoad, weekLoad } from '#domain/load.ts'
import type { State } from '#domain/states.ts'

const session = (date: string, state: State = 'confirmed') => ({ date, minutes: 45, state })

test('the load of a week goes from Sunday to Saturday, for any date of it', () => {
  const dates = weekLoad('2026-11-24', []).map(({ date }) => date)
  expect([dates.length, dates.at(0), dates.at(-1)]).toEqual([7, '2026-11-22', '2026-11-28'])
  expect(weekLoad('2026-11-28', []).map(({ date }) => date)).toEqual(dates)
})

test('the load counts active sessions, and none of another week', () => {
  const days = weekLoad('2026-12-01', [
    session('2026-11-30'),
    session('2026-11-30', 'pending'),
    session('2026-11-30', 'canceled'),
    session('2026-12-05', 'postponed'),
    session('2026-12-05'),
    session('2026-12-06'),
    session('2026-11-28'),
  ])
  expect(days.filter(({ sessions }) => sessions > 0)).toEqual([
    { date: '2026-11-30', sessions: 2, minutes: 90 },
    { date: '2026-12-05', sessions: 1, minutes: 45 },
  ])
  expect(sumLoad(days)).toEqual({ sessions: 3, minutes: 135 })
})
