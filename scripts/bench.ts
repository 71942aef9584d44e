// How long a start takes, and a week of sessions, on both engines: node scripts/bench.ts
// PostgreSQL is measured when TEST_DATABASE_URL names one; a database of its own is made there and dropped.
import { measureStarts } from './bench/start.ts'
import { type Figure, tableOf } from './bench/table.ts'
import { measureWeeks } from './bench/weeks.ts'

const figures: Figure[] = [...(await measureStarts())]
figures.push(...(await measureWeeks('embedded')))
if (process.env.TEST_DATABASE_URL) figures.push(...(await measureWeeks('postgres')))
else console.log('TEST_DATABASE_URL is not set: PostgreSQL is left out.')
console.log(tableOf(figures))
