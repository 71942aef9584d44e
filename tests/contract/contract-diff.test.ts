import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Contract, Operation } from '#api/document.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'contract-diff-test-'))
const file = join(folder, 'openapi/scheduling.yaml')
const runGit = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: folder })

/** Runs the command in a repository whose only commit has the contract. */
function runContractDiff(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/contract-diff.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, output: stdout, message: stderr }
}

/** Changes the contract of the working tree. */
function changeContract(change: (contract: Contract) => void) {
  const contract = parse(original) as Contract
  change(contract)
  writeFileSync(file, stringify(contract, { aliasDuplicateObjects: false }))
}

type Schema = { properties: Record<string, object>; required: string[]; enum: unknown[] }

let original: string
beforeAll(() => {
  cpSync(join(root, 'openapi'), join(folder, 'openapi'), { recursive: true })
  // Both sides are written by the same library.
  original = stringify(parse(readFileSync(file, 'utf8')), { aliasDuplicateObjects: false })
  writeFileSync(file, original)
  runGit('init', '-q')
  runGit('add', '.')
  runGit('commit', '-q', '-m', 'The contract')
})
beforeEach(() => writeFileSync(file, original))
afterAll(() => rmSync(folder, { recursive: true }))

const operation = (contract: Contract, path: string, method: string) => contract.paths[path]?.[method] as Operation
const schema = (contract: Contract, name: string) => contract.components.schemas?.[name] as unknown as Schema

test('every kind of breaking change is named, and the command fails', () => {
  changeContract((contract) => {
    delete contract.paths['/v1/roles/{id}']?.delete
    delete contract.paths['/v1/users/from-client']
    operation(contract, '/v1/clients', 'get').parameters?.push({ name: 'color', in: 'query', required: true, schema: { type: 'string' } })
    operation(contract, '/v1/workers', 'get').parameters?.shift()
    delete operation(contract, '/v1/schedules/{id}', 'get').responses['404']
    operation(contract, '/v1/permissions', 'get')['x-access'] = ['roles.read']
    delete operation(contract, '/v1/users/{id}', 'get')['x-own']
    Object.assign(operation(contract, '/v1/settings', 'get'), { security: undefined, 'x-access': [] })
    delete schema(contract, 'Turn').properties.name
    schema(contract, 'PublicView').required.pop()
    schema(contract, 'Schedule').properties.session_duration = { type: 'string' }
    schema(contract, 'Role').properties.name = { type: ['string', 'null'] }
    schema(contract, 'SessionState').enum.push('lost')
    schema(contract, 'UserSort').enum.shift()
    schema(contract, 'RoleIds').properties.reason = { type: 'string' }
    schema(contract, 'RoleIds').required.push('reason')
    schema(contract, 'Login').properties.password = { type: 'string', minLength: 1, maxLength: 12 }
  })
  const { status, output } = runContractDiff('HEAD')
  expect(status).toBe(1)
  expect(new Set(output.match(/\S.* \([a-z-]+\)$/gm))).toEqual(
    new Set([
      'Operation `DELETE /v1/roles/{id}` was removed. (operation-removed)',
      'Path `/v1/users/from-client` was removed. (path-removed)',
      'Required `color` query parameter was added. (parameter-became-required)',
      '`search` query parameter was removed. (parameter-removed)',
      'Response `404` was removed. (response-removed)',
      'Security requirement `access.read` is no longer accepted. (security-requirement-changed)',
      'Security requirement `own user id` is no longer accepted. (security-requirement-changed)',
      'Authentication became required. (security-requirement-changed)',
      'Property `name` of `Turn` was removed. (property-removed)',
      'Properties of `PublicView` are no longer required: `client`. (required-properties-removed)',
      "Type of `session_duration` widened from 'integer' to 'string'. (schema-type-changed)",
      "Type of `name` widened from 'string' to 'string | null'. (schema-type-changed)",
      "Enum of `SessionState` gained values: 'lost'. (enum-values-added)",
      "Enum of `UserSort` lost values: 'name'. (enum-values-removed)",
      'Properties of `RoleIds` became required: `reason`. (required-properties-added)',
      "`maxLength` of `password` changed from '128' to '12'. (schema-constraint-changed)",
    ]),
  )
})

test('changes that break no caller are listed, and the command succeeds', () => {
  changeContract((contract) => {
    contract.paths['/v1/rooms'] = { get: { operationId: 'listRooms', 'x-access': [], responses: { 204: { description: 'Done.' } } } }
    operation(contract, '/v1/clients', 'get').parameters?.push({ name: 'color', in: 'query', schema: { type: 'string' } })
    operation(contract, '/v1/workers', 'get').description = 'All of them.'
    operation(contract, '/v1/permissions', 'get')['x-access']?.push('users.read')
    schema(contract, 'Turn').properties.color = { type: 'string' }
    schema(contract, 'RoleIds').properties.reason = { type: 'string' }
    schema(contract, 'UserSort').enum.push('email')
  })
  const { status, output } = runContractDiff('HEAD')
  expect(status).toBe(0)
  expect(output.match(/^(\S.*|.*(added|modified|removed).*)$/gm)?.map((line) => line.trim())).toEqual([
    'GET /v1/clients',
    '✔ minor  added     parameters/7',
    'GET /v1/permissions',
    '✔ minor  added     security/2',
    '/v1/rooms',
    '✔ minor  added',
    'GET /v1/schedules',
    '✔ minor  added     responses/200/content/application/json/schema/items/properties/turns/items/properties/color',
    'GET /v1/users',
    '· patch  modified  parameters/1/schema · enum',
    'POST /v1/users/{id}/roles',
    '✔ minor  added     requestBody/content/application/json/schema/properties/reason',
    'GET /v1/workers',
    '· patch  modified  description',
    '0 major, 5 minor, 2 patch.',
  ])
})

test('an unchanged contract has no changes', () => {
  expect(runContractDiff('HEAD')).toMatchObject({ status: 0, output: '0 major, 0 minor, 0 patch.\n' })
})

test.each([
  ['an unknown revision', ['nowhere'], 'Git knows no revision "nowhere" here.\n'],
  ['a revision that looks like an option', ['--all'], 'Git knows no revision "--all" here.\n'],
  ['no revision', [], 'Name one git revision, for example: npm run contract:diff -- main\n'],
])('%s ends with one sentence and the exit code 2', (_, args, message) => {
  expect(runContractDiff(...args)).toEqual({ status: 2, output: '', message })
})

test('a contract that is not YAML is named, and the exit code is 2', () => {
  writeFileSync(file, 'paths: [')
  const { status, message } = runContractDiff('HEAD')
  expect(status).toBe(2)
  expect(message).toMatch(/^openapi\/scheduling\.yaml: .* at line 1/)
})
