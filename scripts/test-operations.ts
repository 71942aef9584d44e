// Runs the tests of tests/operations, which start several servers, PostgreSQL with a standby, and proxies: npm run test:operations
//   -- --minutes N       how long the soak takes, instead of 10
//   -- standby soak …    only the tests whose path contains one of these words
// As root on Debian it installs what is missing. The last line says how many passed and failed.
import { execFile } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs, promisify } from 'node:util'
import { createCommandStep, runSteps, type Step } from './steps.ts'
import { type Count, reportCounts, runVitest } from './test/run-vitest.ts'

const { values, positionals } = parseArgs({ options: { minutes: { type: 'string', default: '10' } }, allowPositionals: true })
if (!(Number(values.minutes) > 0)) {
  console.error('The number of --minutes must be greater than 0.')
  process.exit(2)
}

/** The programs that the tests start, and the Debian package of each. */
const packages = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  caddy: 'caddy',
  rsync: 'rsync',
  'systemd-analyze': 'systemd',
  initdb: 'postgresql-15',
}

/** The folders of programs. Debian keeps those of PostgreSQL and of servers out of the PATH of most users. */
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/lib/postgresql/15/bin']

const listMissingPackages = () =>
  Object.entries(packages).flatMap(([program, name]) => (folders.some((folder) => existsSync(`${folder}/${program}`)) ? [] : [name]))

/** Keeps packages from starting their services while the file is there. */
const policyFile = '/usr/sbin/policy-rc.d'

async function installPackages() {
  console.log(`Installing ${listMissingPackages().join(', ')} (once)…`)
  const runAptGet = (...args: string[]) =>
    promisify(execFile)('apt-get', args, { timeout: 10 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  const hasPolicy = existsSync(policyFile)
  if (!hasPolicy) writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  await runAptGet('update', '-qq')
    .then(() => runAptGet('install', '-y', '-qq', '--no-install-recommends', ...listMissingPackages()))
    // The sentence below says what is missing.
    .catch((error: Error) => console.log(error.message.trim()))
  if (!hasPolicy) rmSync(policyFile)
}

const findPrograms: Step = {
  name: 'HAProxy, pgbouncer, Caddy and PostgreSQL',
  run: async () => {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && listMissingPackages().length > 0) await installPackages()
    const missing = listMissingPackages()
    if (missing.length > 0) throw new Error(`Install the Debian packages ${missing.join(', ')}, or run this as root on Debian.`)
  },
}

const buildWeb = createCommandStep('Web builds', ['node', 'scripts/build.ts', '--if-stale'])

process.env.PATH = folders.join(':')
process.env.SOAK_MINUTES = values.minutes
const counts: Count[] = [await runSteps([findPrograms, buildWeb])]
if (counts[0]?.failed === 0) counts.push(await runVitest(['--config', 'tests/operations/vitest.config.ts', ...positionals]))
reportCounts(counts)
