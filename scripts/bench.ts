// How long a start takes, and what staff wait for, on both engines: node scripts/bench.ts
// PostgreSQL is measured when TEST_DATABASE_URL names one; databases of its own are made there and dropped.
import { measureCalls } from './bench/calls.ts'
import { measureStarts } from './bench/start.ts'
import { type Figure, tableOf } from './bench/table.ts'

const figures: Figure[] = [...(await measureStarts())]
figures.push(...(await measureCalls('embedded')))
if (process.env.TEST_DATABASE_URL) figures.push(...(await measureCalls('postgres')))
else console.log('TEST_DATABASE_URL is not set: PostgreSQL is left out.')
console.log(tableOf(figures))
