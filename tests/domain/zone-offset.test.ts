import { expect, test } from 'vitest'
import { listOffsetChanges } from '#domain/zone-offset.ts'

const listChangesOf = (year: number, zone: string, start = `${year}-01-01T00:00Z`) =>
  listOffsetChanges(Date.parse(start), Date.parse(`${year + 1}-01-01T00:00Z`), zone).map(
    ({ moment, from, to }) => `${new Date(moment).toISOString()} ${from} ${to}`,
  )

test.for([
  ['America/Lima', []],
  ['UTC', []],
  ['America/Santiago', ['2025-04-06T03:00:00.000Z -180 -240', '2025-09-07T04:00:00.000Z -240 -180']],
  ['Europe/Madrid', ['2025-03-30T01:00:00.000Z 60 120', '2025-10-26T01:00:00.000Z 120 60']],
  ['Australia/Lord_Howe', ['2025-04-05T15:00:00.000Z 660 630', '2025-10-04T15:30:00.000Z 630 660']],
] as const)('the changes of the clocks of %s in 2025 are found at their moment', ([zone, changes]) => {
  expect(listChangesOf(2025, zone)).toEqual(changes)
})

test.for(['2025-10-25T23:07Z', '2025-10-26T00:59Z'])('a change soon after the start, at %s, is found', (start) => {
  expect(listChangesOf(2025, 'Europe/Madrid', start)).toEqual(['2025-10-26T01:00:00.000Z 120 60'])
})

test('a change before the start or after the end is left out', () => {
  expect(listChangesOf(2025, 'Europe/Madrid', '2025-10-26T01:00Z')).toEqual([])
  expect(listOffsetChanges(Date.parse('2025-10-20T06:00Z'), Date.parse('2025-10-26T00:59Z'), 'Europe/Madrid')).toEqual([])
})
