import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { doSeriesOverlap, occursOn, type Series } from '#domain/series.ts'
import { addDays } from '#domain/weeks.ts'
import { propertySeed } from '../property-seed.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

const date = fc.nat(80).map((days) => addDays('2026-11-01', days))
const series = fc
  .record({ day: fc.nat(6), startsOn: date, endsOn: fc.option(date) })
  // The database refuses a series that ends before it begins.
  .filter(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn)

test('the weeks of a series in the database are those of its occurrences', async () => {
  const cases = fc.sample(fc.record({ series, date }), { seed: propertySeed, numRuns: 1000 })
  const { rows } = await sql<{ occurs: boolean }>`
    select day = extract(dow from date) and weeks_between("startsOn", "endsOn", day) @> date as occurs
    from jsonb_to_recordset(${JSON.stringify(cases.map(({ series, date }) => ({ ...series, date })))}::jsonb)
      as cases (day int, "startsOn" date, "endsOn" date, date date)
  `.execute(app.db)
  expect(rows.map(({ occurs }) => occurs)).toEqual(cases.map(({ series, date }) => occursOn(series, date)))
})

test('two series on the same weekday share a week in the database exactly when they share a date', async () => {
  const cases = fc
    .sample(fc.tuple(series, series), { seed: propertySeed, numRuns: 1000 })
    .map(([first, second]) => [first, { ...second, day: first.day }] as const)
  const { rows } = await sql<{ share: boolean }>`
    select weeks_between((first->>'startsOn')::date, (first->>'endsOn')::date, (first->>'day')::int)
      && weeks_between((second->>'startsOn')::date, (second->>'endsOn')::date, (second->>'day')::int) as share
    from jsonb_to_recordset(${JSON.stringify(cases.map(([first, second]) => ({ first, second })))}::jsonb) as cases (first jsonb, second jsonb)
  `.execute(app.db)
  const addTime = (series: Series) => ({ ...series, time: parseTimeOfDay('09:00'), duration: 45 })
  expect(rows.map(({ share }) => share)).toEqual(cases.map(([first, second]) => doSeriesOverlap(addTime(first), addTime(second))))
})
