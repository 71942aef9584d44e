// npm run contract:diff -- REV: lists how the contract changed since a git revision. Breaking changes fail (exit code 1).
// The exit code is 2 when there is nothing to compare, for example because the revision is unknown.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { compareContracts } from './contract-diff/compare.ts'

const file = 'openapi/scheduling.yaml'
const runGit = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 })

try {
  const [revision, ...others] = process.argv.slice(2)
  if (!revision || others.length > 0) throw new Error('Name one git revision, for example: npm run contract:diff -- main')
  const { report, isBreaking } = compareContracts(readFromGit(revision), { name: file, text: readFileSync(file, 'utf8') })
  console.log(report)
  if (isBreaking) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

/** Reads the contract of a git revision, which is named by its short hash. */
function readFromGit(revision: string) {
  let hash: string
  try {
    hash = runGit('rev-parse', '--short', '--verify', '--end-of-options', `${revision}^{commit}`).trim()
  } catch {
    throw new Error(`Git knows no revision "${revision}" here.`)
  }
  try {
    return { name: `${hash}/${file}`, text: runGit('show', `${hash}:${file}`) }
  } catch {
    throw new Error(`The revision "${revision}" has no ${file}.`)
  }
}
