// Runs the tests of tests/operations, which start several servers, PostgreSQL with a standby, and proxies: npm run test:operations
//   -- --minutes N       how long the soak takes, instead of 10
//   -- standby soak …    only the tests whose path contains one of these words
// As root on Debian it installs what is missing. The last line says how many passed and failed.
import { parseArgs } from 'node:util'
import { createCommandStep, runSteps } from './steps.ts'
import { createProgramsStep } from './test/programs.ts'
import { type Count, reportCounts, runVitest } from './test/run-vitest.ts'

const { values, positionals } = parseArgs({ options: { minutes: { type: 'string', default: '10' } }, allowPositionals: true })
if (!(Number(values.minutes) > 0)) {
  console.error('The number of --minutes must be greater than 0.')
  process.exit(2)
}

// Debian keeps the programs of PostgreSQL and of servers out of the PATH of most users.
process.env.PATH = [process.env.PATH, '/usr/sbin', '/usr/lib/postgresql/15/bin'].join(':')
process.env.SOAK_MINUTES = values.minutes

const findPrograms = createProgramsStep('HAProxy, pgbouncer, Caddy and PostgreSQL', {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  caddy: 'caddy',
  rsync: 'rsync',
  'systemd-analyze': 'systemd',
  initdb: 'postgresql-15',
})
const buildWeb = createCommandStep('Web builds', ['node', 'scripts/build.ts', '--if-stale'])

const counts: Count[] = [await runSteps([findPrograms, buildWeb])]
if (counts[0]?.failed === 0) counts.push(await runVitest(['--config', 'tests/operations/vitest.config.ts', ...positionals]))
reportCounts(counts)
