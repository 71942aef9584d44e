// Runs the benchmarks: node scripts/bench.ts [starts] [calls] [search] [grid] [day] [attendance] [fairness] [availability] [waiting] [clients] [plans] [history] [streams] [unread] [wire] [first-load] [years] [growth] [--smallest] [--json FILE]. Without a name it runs all of them.
// PostgreSQL is measured when TEST_DATABASE_URL is set, on databases that are created there and dropped.
// With --smallest each benchmark measures the least that produces all of its figures, and no bound is checked: tests/benchmarks uses it to show that they all work.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Database } from '#server/database/connect.ts'
import { measureCalls } from './bench/api-calls.ts'
import { measureAttendance } from './bench/attendance.ts'
import { measureAvailability } from './bench/availability.ts'
import { measureClientList } from './bench/client-list.ts'
import { measureFairness } from './bench/fairness.ts'
import { type Figure, formatTable, type Size, summarize } from './bench/figures.ts'
import { measureFirstLoad } from './bench/first-load.ts'
import { measureGrid } from './bench/grid.ts'
import { measureGrowth } from './bench/growth.ts'
import { measureHistory } from './bench/history.ts'
import { measurePlans } from './bench/plans.ts'
import { measureSearch } from './bench/search.ts'
import { measureStarts } from './bench/starts.ts'
import { measureStreams } from './bench/streams.ts'
import { measureUnreadAnswers } from './bench/unread-answers.ts'
import { measureWaitingList } from './bench/waiting-list.ts'
import { measureWire } from './bench/wire.ts'
import { measureWorkerDay } from './bench/worker-day.ts'
import { measureYears } from './bench/years.ts'

/** The engine of what is measured on one only, because inserting the clinic takes minutes. */
const oneEngine = process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded'

/** The benchmarks by name. */
const benchmarks: Record<string, (size: Size) => Promise<Figure[]>> = {
  starts: measureStarts,
  calls: (size) => measureOnEachEngine(measureCalls, size),
  search: measureSearch,
  grid: measureGrid,
  day: measureWorkerDay,
  attendance: measureAttendance,
  fairness: (size) => measureOnEachEngine(measureFairness, size),
  availability: (size) => measureAvailability(oneEngine, size),
  waiting: (size) => measureWaitingList(oneEngine, size),
  clients: (size) => measureClientList(oneEngine, size),
  plans: (size) => measurePlans(oneEngine, size),
  history: (size) => measureOnEachEngine(measureHistory, size),
  streams: (size) => measureOnEachEngine(measureStreams, size),
  unread: (size) => measureOnEachEngine(measureUnreadAnswers, size),
  wire: (size) => measureOnEachEngine(measureWire, size),
  years: measureYears,
  growth: (size) => measureGrowth(oneEngine, size),
  'first-load': measureFirstLoad,
}

async function measureOnEachEngine(measure: (engine: Database['engine'], size: Size) => Promise<Figure[]>, size: Size) {
  const figures = await measure('embedded', size)
  if (process.env.TEST_DATABASE_URL) return [...figures, ...(await measure('postgres', size))]
  console.log('TEST_DATABASE_URL is not set: PostgreSQL is not measured.')
  return figures
}

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { smallest: { type: 'boolean' }, json: { type: 'string' } },
})
const unknown = names.find((name) => !(name in benchmarks))
if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}", only: ${Object.keys(benchmarks).join(', ')}`)

const size = values.smallest ? 'smallest' : 'full'
const figures: Figure[] = []
for (const [name, measure] of Object.entries(benchmarks))
  if (names.length === 0 || names.includes(name)) figures.push(...(await measure(size)))
if (size === 'smallest') for (const figure of figures) delete figure.bound
console.log(formatTable(figures))
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures.map(summarize), null, 2)}\n`)
