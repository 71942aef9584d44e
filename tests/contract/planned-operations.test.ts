import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type AppProcess, root, startApp } from '../../scripts/app/app-process.ts'
import { startMock } from '../../scripts/mock/server.ts'

// The contract gets an operation, in a copy of the project, and nothing else is changed there.

const plannedPath = `
  /v1/workers/{id}/rooms:
    parameters: [{ $ref: '#/components/parameters/CorrelationId' }, { $ref: '#/components/parameters/WorkerId' }]
    get:
      operationId: listWorkerRooms
      summary: List the rooms of a worker
      description: The rooms in which a worker can be booked.
      tags: [workers]
      x-addition: true
      x-planned: true
      x-access: [workers.read]
      responses:
        '200':
          description: The rooms.
          headers:
            x-correlation-id: { $ref: '#/components/headers/CorrelationId' }
          content:
            application/json:
              schema: { type: array, items: { type: string } }
              examples:
                rooms: { value: [Sala azul] }
        '400': { $ref: '#/components/responses/BadRequest' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/NotFound' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/Internal' }
        '503': { $ref: '#/components/responses/Unavailable' }
`
const roomsPath = '/v1/workers/01998a00-0000-7000-8000-030000000001/rooms'
const password = 'quince loros verdes'

const folder = mkdtempSync(join(tmpdir(), 'turnos-planned-'))
const contractFile = join(folder, 'openapi/scheduling.yaml')
const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' })

beforeAll(async () => {
  for (const name of ['openapi', 'scripts', 'src', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(
    contractFile,
    readFileSync(contractFile, 'utf8').replace(/^paths:\n/m, (line) => line + plannedPath.slice(1)),
  )
  await run('scripts/generate.ts')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a planned operation needs no function of the server', async () => {
  const config = { extends: './tsconfig.json', include: ['src/server', 'src/conformance'] }
  writeFileSync(join(folder, 'tsconfig.server.json'), JSON.stringify(config))
  const types = await run('node_modules/.bin/tsc', '-p', 'tsconfig.server.json')
  expect(types.stdout).toBe('')
})

test('the mock serves a planned operation', async () => {
  const mock = await startMock({ file: contractFile, signedIn: true })
  onTestFinished(mock.close)
  const response = await fetch(mock.url + roomsPath)
  expect(await response.json()).toEqual(['Sala azul'])
})

test('the server answers 501 to a planned operation, and conformance leaves it out and says so', async () => {
  const app: AppProcess = await startApp({ DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: password }, join(folder, 'src/server/main.ts'))
  onTestFinished(async () => void (await app.end('SIGTERM')))
  const signIn = await fetch(`${app.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const cookie = signIn.headers.getSetCookie()[0]!.split(';')[0]!
  const response = await fetch(`${app.url}/api${roomsPath}`, { headers: { cookie } })
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({ error: { code: 0, details: [] } })
  expect((await fetch(`${app.url}/api${roomsPath}`)).status).toBe(401)
  const settings = await fetch(`${app.url}/api/v1/settings`)
  expect(await settings.json()).toMatchObject({ operations: expect.not.arrayContaining(['listWorkerRooms']) })
  const judged = await run('scripts/conformance.ts', '--url', `${app.url}/api`, '--password', password, '--only', 'settings')
  expect(judged.stdout).toMatch(/^Left out, because the contract only plans them \(x-planned\): .*\blistWorkerRooms\b.*\.$/m)
})
