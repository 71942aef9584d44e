// npm run release: makes a release of what is committed. It compares the contract with the last release, runs every test, dates the entry of the changelog,
// writes the version into package.json and package-lock.json, and commits and tags that. It publishes nothing.
//   … -- --major     for a change that an operator must act upon; one that breaks a caller of the API makes a major version automatically
//   … -- --dry-run   only says which version it would be, and what the changelog has for it
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const changelogFile = 'CHANGELOG.md'
const unreleased = '## Unreleased\n'

const runGit = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Runs a command whose output is shown, and returns its exit code. */
const runVisibly = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status

try {
  release()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function release() {
  const { values } = parseArgs({ options: { major: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } } })
  if (runGit('status', '--porcelain') !== '') throw new Error('There are changes that are not committed: a release has what is committed.')
  const changelog = readFileSync(changelogFile, 'utf8')
  const entry = readUnreleased(changelog)
  const version = chooseVersion(findLastTag(), values.major)
  console.log(`\nRelease ${version}:\n\n${entry}\n`)
  if (values['dry-run']) return

  if (runVisibly('npm', 'run', '--silent', 'test:all') !== 0) throw new Error('Tests have failed: nothing was changed.')
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(changelogFile, changelog.replace(unreleased, `${unreleased}\n## ${version} - ${date}\n`))
  if (runVisibly('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts') !== 0)
    throw new Error('npm could not write the version; "git checkout ." takes everything back.')
  runGit('commit', '--all', '--quiet', '--message', `Release ${version}`)
  runGit('tag', '--annotate', `v${version}`, '--message', `v${version}`)
  console.log(`Release ${version} is committed and tagged. To publish it: git push --follow-tags`)
}

/** Returns the tag of the last release before this commit, or undefined before the first one. */
function findLastTag(): string | undefined {
  const tags = runGit('tag', '--list', 'v*', '--merged', 'HEAD', '--sort', '-version:refname').split('\n')
  return tags.find((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
}

/** Returns the next version: 1.0.0 is the first one, and a change that breaks a caller makes a new major version. Prints how the contract has changed. */
function chooseVersion(lastTag: string | undefined, isMajor: boolean): string {
  if (lastTag === undefined) return '1.0.0'
  const status = runVisibly(process.execPath, join(import.meta.dirname, 'contract-diff.ts'), lastTag)
  if (status !== 0 && status !== 1) throw new Error(`The contract cannot be compared with that of ${lastTag}.`)
  const [major = 0, minor = 0] = lastTag.slice(1).split('.').map(Number)
  return isMajor || status === 1 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** Returns what the changelog has for the next release. Throws when there is nothing. */
function readUnreleased(changelog: string): string {
  const [, after = ''] = changelog.split(unreleased)
  const entry = after.split(/^## /m)[0]!.trim()
  if (entry === '') throw new Error(`${changelogFile} has nothing under "Unreleased": say there what is new.`)
  return entry
}
