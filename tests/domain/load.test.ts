import { expect, test } from 'vitest'
import { computeWeekLoad, sumLoad } from '#domain/load.ts'
import type { State } from '#domain/states.ts'

const buildSession = (date: string, state: State = 'confirmed') => ({ date, minutes: 45, state })

test('the load of a week goes from Sunday to Saturday, whichever of its dates is given', () => {
  const dates = computeWeekLoad('2026-11-24', []).map(({ date }) => date)
  expect([dates.length, dates.at(0), dates.at(-1)]).toEqual([7, '2026-11-22', '2026-11-28'])
  expect(computeWeekLoad('2026-11-28', []).map(({ date }) => date)).toEqual(dates)
})

test('the load counts only the active sessions of its week', () => {
  const days = computeWeekLoad('2026-12-01', [
    buildSession('2026-11-30'),
    buildSession('2026-11-30', 'pending'),
    buildSession('2026-11-30', 'canceled'),
    buildSession('2026-12-05', 'postponed'),
    buildSession('2026-12-05'),
    buildSession('2026-12-06'),
    buildSession('2026-11-28'),
  ])
  expect(days.filter(({ sessions }) => sessions > 0)).toEqual([
    { date: '2026-11-30', sessions: 2, minutes: 90 },
    { date: '2026-12-05', sessions: 1, minutes: 45 },
  ])
  expect(sumLoad(days)).toEqual({ sessions: 3, minutes: 135 })
})
