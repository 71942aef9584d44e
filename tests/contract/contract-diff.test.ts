import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'contract-diff-test-'))
const file = join(folder, 'openapi/scheduling.yaml')
const runGit = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: folder })

/** A contract with one of everything that the tests change. */
const contract = `openapi: 3.1.0
info: { title: Rooms, version: 1.0.0 }
servers: [{ url: /api }]
security: [{ signIn: [] }]
paths:
  /rooms:
    get:
      operationId: listRooms
      description: All rooms.
      x-access: [rooms.read, rooms.update]
      x-own: { worker: narrowed }
      parameters:
        - { name: search, in: query, schema: { type: string } }
        - { name: sort, in: query, schema: { type: string, enum: [name, size] } }
      responses:
        '200': { description: The rooms., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Room' } } } } }
        '404': { description: There are none. }
    put:
      operationId: updateRoom
      x-access:
        - rooms.update
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/RoomInput' } } } }
      responses: { '204': { description: Done. } }
    delete: { operationId: deleteRoom, x-access: [rooms.delete], responses: { '204': { description: Done. } } }
  /doors:
    get: { operationId: listDoors, security: [], responses: { '204': { description: Done. } } }
  /keys:
    get: { operationId: listKeys, x-access: [], responses: { '204': { description: Done. } } }
components:
  securitySchemes: { signIn: { type: apiKey, in: cookie, name: sign-in } }
  schemas:
    Room:
      type: object
      required: [name, size]
      properties: { name: { type: string }, size: { type: integer }, note: { type: string }, state: { type: string, enum: [free, taken] } }
    RoomInput:
      type: object
      required: [name]
      properties: { name: { type: string, maxLength: 100 }, size: { type: integer } }
`

/** Runs the command in a repository whose only commit has the contract. */
function runContractDiff(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/contract-diff.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, output: stdout, message: stderr }
}

/** Changes the contract of the working tree: replaces texts, each of which it has. */
function changeContract(replacements: [from: string, to: string][]) {
  let changed = contract
  for (const [from, to] of replacements) {
    expect(changed).toContain(from)
    changed = changed.replace(from, to)
  }
  writeFileSync(file, changed)
}

beforeAll(() => {
  mkdirSync(join(folder, 'openapi'))
  writeFileSync(file, contract)
  runGit('init', '-q')
  runGit('add', '.')
  runGit('commit', '-q', '-m', 'The contract')
})
beforeEach(() => writeFileSync(file, contract))
afterAll(() => rmSync(folder, { recursive: true }))

/** A new parameter of the list, before the others. */
const addParameter = (parameter: string): [string, string] => ['      parameters:\n', `      parameters:\n        - ${parameter}\n`]

test('every kind of breaking change is named, and the command fails', () => {
  changeContract([
    ["    delete: { operationId: deleteRoom, x-access: [rooms.delete], responses: { '204': { description: Done. } } }\n", ''],
    ["  /keys:\n    get: { operationId: listKeys, x-access: [], responses: { '204': { description: Done. } } }\n", ''],
    ['security: []', 'x-access: []'],
    ['x-access: [rooms.read, rooms.update]', 'x-access: [rooms.update]'],
    ['      x-own: { worker: narrowed }\n', ''],
    ['        - { name: search, in: query, schema: { type: string } }\n', ''],
    addParameter('{ name: color, in: query, required: true, schema: { type: string } }'),
    ['enum: [name, size]', 'enum: [name]'],
    ["        '404': { description: There are none. }\n", ''],
    ['required: [name, size]', 'required: [name]'],
    ['size: { type: integer }, note: { type: string }', 'size: { type: string }'],
    ['properties: { name: { type: string }', "properties: { name: { type: [string, 'null'] }"],
    ['enum: [free, taken]', 'enum: [free, taken, lost]'],
    [
      'required: [name]\n      properties: { name: { type: string, maxLength: 100 }',
      'required: [name, size]\n      properties: { name: { type: string, maxLength: 10 }',
    ],
  ])
  const { status, output } = runContractDiff('HEAD')
  expect(status).toBe(1)
  expect(new Set(output.match(/\S.* \([a-z-]+\)$/gm))).toEqual(
    new Set([
      'Operation `DELETE /rooms` was removed. (operation-removed)',
      'Path `/keys` was removed. (path-removed)',
      'Authentication became required. (security-requirement-changed)',
      'Security requirement `rooms.read` is no longer accepted. (security-requirement-changed)',
      'Security requirement `own worker narrowed` is no longer accepted. (security-requirement-changed)',
      '`search` query parameter was renamed to `color`. (parameter-removed)',
      '`color` query parameter became required. (parameter-became-required)',
      "Enum lost values: 'size'. (enum-values-removed)",
      'Response `404` was removed. (response-removed)',
      'Properties of `Room` are no longer required: `size`. (required-properties-removed)',
      'Property `note` of `Room` was removed. (property-removed)',
      "Type of `size` widened from 'integer' to 'string'. (schema-type-changed)",
      "Type of `name` widened from 'string' to 'string | null'. (schema-type-changed)",
      "Enum of `state` gained values: 'lost'. (enum-values-added)",
      'Properties of `RoomInput` became required: `size`. (required-properties-added)',
      "`maxLength` of `name` changed from '100' to '10'. (schema-constraint-changed)",
    ]),
  )
})

test('changes that break no caller are listed, and the command succeeds', () => {
  changeContract([
    [
      '  /keys:',
      "  /windows:\n    get: { operationId: listWindows, x-access: [], responses: { '204': { description: Done. } } }\n  /keys:",
    ],
    addParameter('{ name: color, in: query, schema: { type: string } }'),
    ['All rooms.', 'All rooms of the house.'],
    ['- rooms.update\n', '- rooms.update\n        - rooms.mix\n'],
    ['enum: [name, size]', 'enum: [name, size, state]'],
    ['note: { type: string }', 'note: { type: string }, color: { type: string }'],
    ['maxLength: 100', 'maxLength: 200'],
    ['size: { type: integer } }\n', 'size: { type: integer }, color: { type: string } }\n'],
  ])
  const { status, output } = runContractDiff('HEAD')
  expect(status).toBe(0)
  expect(output.match(/^(\S.*|.*(added|modified|removed).*)$/gm)?.map((line) => line.trim())).toEqual([
    'GET /rooms',
    '✔ minor  added     parameters/0',
    '✔ minor  added     responses/200/content/application/json/schema/items/properties/color',
    '· patch  modified  description',
    '· patch  modified  parameters/2/schema · enum',
    'PUT /rooms',
    '✔ minor  added     requestBody/content/application/json/schema/properties/color',
    '✔ minor  added     security/1',
    '· patch  modified  requestBody/content/application/json/schema/properties/name · maxLength',
    '/windows',
    '✔ minor  added',
    '0 major, 5 minor, 3 patch.',
  ])
})

test('a new value of a schema that several operations use is named with each of them', () => {
  changeContract([
    [
      "  /keys:\n    get: { operationId: listKeys, x-access: [], responses: { '204': { description: Done. } } }",
      "  /keys:\n    get: { operationId: listKeys, x-access: [], responses: { '200': { description: Done., content: { application/json: { schema: { $ref: '#/components/schemas/Room' } } } } } }",
    ],
    ['enum: [free, taken]', 'enum: [free, taken, lost]'],
  ])
  expect(runContractDiff('HEAD').output).toContain('Changed schemas that several operations use:\n  Room: listRooms, listKeys\n')
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
