// Runs the benchmarks: node scripts/bench.ts [starts] [calls] [search] [grid] [day] [attendance] [fairness] [availability] [waiting] [clients] [plans] [history] [streams] [wire] [years] [growth] [--json FILE]. Without a name it runs all of them.
// PostgreSQL is measured when TEST_DATABASE_URL is set, on databases that are created there and dropped.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Database } from '#server/database/connect.ts'
import { measureCalls } from './bench/api-calls.ts'
import { measureAttendance } from './bench/attendance.ts'
import { measureAvailability } from './bench/availability.ts'
import { measureClientList } from './bench/client-list.ts'
import { measureFairness } from './bench/fairness.ts'
import { type Figure, formatTable, summarize } from './bench/figures.ts'
import { measureGrid } from './bench/grid.ts'
import { measureGrowth } from './bench/growth.ts'
import { measureHistory } from './bench/history.ts'
import { measurePlans } from './bench/plans.ts'
import { measureSearch } from './bench/search.ts'
import { measureStarts } from './bench/starts.ts'
import { measureStreams } from './bench/streams.ts'
import { measureWaitingList } from './bench/waiting-list.ts'
import { measureWire } from './bench/wire.ts'
import { measureWorkerDay } from './bench/worker-day.ts'
import { measureYears } from './bench/years.ts'

/** The benchmarks by name. */
const benchmarks: Record<string, () => Promise<Figure[]>> = {
  starts: measureStarts,
  calls: () => measureOnEachEngine(measureCalls),
  search: measureSearch,
  grid: measureGrid,
  day: measureWorkerDay,
  attendance: measureAttendance,
  fairness: () => measureOnEachEngine(measureFairness),
  // Inserting the clinic takes minutes, so that it is measured on one engine.
  availability: () => measureAvailability(process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded'),
  waiting: () => measureWaitingList(process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded'),
  clients: () => measureClientList(process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded'),
  plans: () => measurePlans(process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded'),
  history: () => measureOnEachEngine(measureHistory),
  streams: () => measureOnEachEngine(measureStreams),
  wire: () => measureOnEachEngine(measureWire),
  years: measureYears,
  growth: () => measureGrowth(process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded'),
}

async function measureOnEachEngine(measure: (engine: Database['engine']) => Promise<Figure[]>) {
  const figures = await measure('embedded')
  if (process.env.TEST_DATABASE_URL) return [...figures, ...(await measure('postgres'))]
  console.log('TEST_DATABASE_URL is not set: PostgreSQL is not measured.')
  return figures
}

const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
const unknown = names.find((name) => !(name in benchmarks))
if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}", only: ${Object.keys(benchmarks).join(', ')}`)

const figures: Figure[] = []
for (const [name, measure] of Object.entries(benchmarks)) if (names.length === 0 || names.includes(name)) figures.push(...(await measure()))
console.log(formatTable(figures))
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures.map(summarize), null, 2)}\n`)
