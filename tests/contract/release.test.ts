import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const path = (file: string) => join(folder, file)
const write = (file: string, text: string) => writeFileSync(path(file), text)
const readJson = (file: string) => JSON.parse(readFileSync(path(file), 'utf8'))
const person = {
  GIT_AUTHOR_NAME: 'test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
}
const env = { ...process.env, ...person }
const runGit = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim()
const commit = () => {
  runGit('add', '.')
  runGit('commit', '--quiet', '--allow-empty', '--message', 'A change')
}

function runRelease(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/release.ts'), ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, output: stdout, message: stderr }
}

const describeContract = (operations: string[]) => `openapi: 3.1.0
info: { title: Rooms, version: 1.0.0 }
servers: [{ url: /api }]
security: [{ signIn: [] }]
paths:
${operations.map((name) => `  /${name}:\n    get: { operationId: ${name}, x-access: [], responses: { '204': { description: Done. } } }\n`).join('')}components:
  securitySchemes: { signIn: { type: apiKey, in: cookie, name: sign-in } }
`

/** Creates a repository with a change that is not released, and with a command in place of the tests. */
function createRepository({ test = 'true', unreleased = '- Rooms.\n' } = {}) {
  mkdirSync(path('openapi'))
  write('openapi/scheduling.yaml', describeContract(['listRooms', 'listDoors']))
  const project = { name: 'rooms', version: '0.1.0', private: true, scripts: { 'test:all': test } }
  write('package.json', JSON.stringify(project, null, 2))
  const { name, version } = project
  write(
    'package-lock.json',
    JSON.stringify({ name, version, lockfileVersion: 3, requires: true, packages: { '': { name, version } } }, null, 2),
  )
  write('CHANGELOG.md', `# Changelog\n\n## Unreleased\n\n${unreleased}\n## 0.1.0 - 2026-01-02\n\n- Doors.\n`)
  runGit('init', '--quiet')
  commit()
}

test('the first release is 1.0.0: the changelog, package.json and the lock file have the version, and the tag is on their commit', () => {
  createRepository()
  const { status, output } = runRelease()
  expect(status).toBe(0)
  expect(output).toContain('git push --follow-tags')
  expect(runGit('status', '--porcelain')).toBe('')
  expect(runGit('log', '-1', '--format=%s')).toBe('Release 1.0.0')
  expect(runGit('describe', '--exact-match')).toBe('v1.0.0')
  expect([
    readJson('package.json').version,
    readJson('package-lock.json').version,
    readJson('package-lock.json').packages[''].version,
  ]).toEqual(Array(3).fill('1.0.0'))
  expect(readFileSync(path('CHANGELOG.md'), 'utf8')).toMatch(
    /^# Changelog\n\n## Unreleased\n\n## 1\.0\.0 - \d{4}-\d\d-\d\d\n\n- Rooms\.\n\n## 0\.1\.0 - 2026-01-02\n/,
  )
})

test.each([
  ['an operation that comes makes a minor version', ['listRooms', 'listDoors', 'listKeys'], [], '1.10.0'],
  ['an operation that goes makes a major version', ['listRooms'], [], '2.0.0'],
  ['a change that an operator must act upon makes a major version', ['listRooms', 'listDoors'], ['--major'], '2.0.0'],
])('after the last tag %s', (_, operations, options, version) => {
  createRepository()
  runGit('tag', 'v1.2.0')
  runGit('tag', 'v1.9.1')
  runGit('tag', 'vacation')
  write('openapi/scheduling.yaml', describeContract(operations))
  commit()
  const { status, output } = runRelease('--dry-run', ...options)
  expect(output).toContain(`Release ${version}:\n\n- Rooms.\n`)
  expect([status, runGit('tag', '--points-at', 'HEAD'), readJson('package.json').version]).toEqual([0, '', '0.1.0'])
})

test('a change that is not committed stops the release', () => {
  createRepository()
  appendFileSync(path('CHANGELOG.md'), '\n')
  expect(runRelease()).toMatchObject({ status: 1, message: expect.stringContaining('not committed') })
})

test('a changelog without an entry stops the release', () => {
  createRepository({ unreleased: '' })
  expect(runRelease()).toMatchObject({ status: 1, message: expect.stringContaining('nothing under "Unreleased"') })
})

test('failed tests stop the release, and nothing has changed', () => {
  createRepository({ test: 'false' })
  expect(runRelease()).toMatchObject({ status: 1, message: expect.stringContaining('Tests have failed') })
  expect([runGit('status', '--porcelain'), runGit('tag')]).toEqual(['', ''])
})
