// Runs the property tests with fresh seeds until one fails: node scripts/explore.ts [--rounds 10]. `npm test` always uses the same seed.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`--rounds must be a whole number from 1, and is "${values.rounds}".`)
  process.exit(2)
}
const files = globSync('tests/**/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('property-seed'),
)
const projects = process.env.TEST_DATABASE_URL ? [] : ['--project=!server-postgres']

for (let round = 1; round <= rounds; round++) {
  const seed = randomInt(2 ** 31)
  console.log(`Round ${round} of ${rounds}: PROPERTY_SEED=${seed}`)
  const env = { ...process.env, PROPERTY_SEED: String(seed) }
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--reporter=dot', ...projects, ...files], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  if (status === 0) continue
  console.error(`A property failed. To run it again: PROPERTY_SEED=${seed} npm test -- ${files.join(' ')}`)
  process.exit(1)
}
