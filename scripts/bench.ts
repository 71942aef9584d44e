// What staff wait for: node scripts/bench.ts [starts] [calls] [search] [grid] [--json FILE]; without a word all of it.
// PostgreSQL is measured when TEST_DATABASE_URL names one; databases of its own are made there and dropped.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureCalls } from './bench/calls.ts'
import { measureGrid } from './bench/grid.ts'
import { measureSearch } from './bench/search.ts'
import { measureStarts } from './bench/start.ts'
import { type Figure, resultOf, tableOf } from './bench/table.ts'

/** What can be measured, by its word. */
const parts: Record<string, () => Promise<Figure[]>> = {
  starts: measureStarts,
  calls: async () => {
    const figures = await measureCalls('embedded')
    if (process.env.TEST_DATABASE_URL) return [...figures, ...(await measureCalls('postgres'))]
    console.log('TEST_DATABASE_URL is not set: PostgreSQL is left out.')
    return figures
  },
  search: measureSearch,
  grid: measureGrid,
}

const { values, positionals: words } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
const unknown = words.find((word) => !(word in parts))
if (unknown !== undefined) throw new Error(`There is nothing to measure by the name "${unknown}", only: ${Object.keys(parts).join(', ')}`)

const figures: Figure[] = []
for (const [word, measure] of Object.entries(parts)) if (words.length === 0 || words.includes(word)) figures.push(...(await measure()))
console.log(tableOf(figures))
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures.map(resultOf), null, 2)}\n`)
