import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isJsonObject, type JsonObject } from '#api/document.ts'
import { errorCode } from '#api/errors.ts'
import { type AppProcess, createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { operations } from './contract-operations.ts'

/** How much more memory the server may take after the bodies of an operation than before all: five of 1 MB as bytes and as texts, and garbage. */
const maxGrowth = 128 * 1024 * 1024

/** How often a body is sent to an operation without sign-in. */
const maxAttempts = 5

const operationsWithBody = operations.filter(({ bodies }) => bodies.length > 0)
const password = 'una clave muy larga'

const data = createDataFolder()
const reports = createDataFolder()
let app: AppProcess
let cookie: string
beforeAll(async () => {
  const options = `${process.env.NODE_OPTIONS} --max-old-space-size=256 --report-on-signal --report-directory=${reports.folder}`
  app = await startApp({ DATA_DIR: data.folder, ADMIN_PASSWORD: password, NODE_OPTIONS: options })
  cookie = (await signIn()).headers.get('set-cookie')!.split(';')[0]!
})
afterAll(async () => {
  await app.end('SIGKILL')
  data.remove()
  reports.remove()
})

test('no large body takes the server down or makes its memory grow', async () => {
  const before = await readMemory()
  for (const operation of operationsWithBody) {
    const { worst, others } = buildLargeBodies(operation.bodies[0] as JsonObject)
    for (const [name, body] of worst) await Promise.all(Array.from({ length: 5 }, () => expectRefused(operation, name, body)))
    await Promise.all(others.map(([name, body]) => expectRefused(operation, name, body)))
    expect((await readMemory()) - before, operation.id).toBeLessThan(maxGrowth)
  }
  expect((await signIn()).status).toBe(200)
})

/** Builds bodies of nearly 1 MiB from a valid one, each with its description. The worst ones are sent five at once. */
function buildLargeBodies(example: JsonObject) {
  const [first] = Object.keys(example)
  const list = Object.keys(example).find((key) => Array.isArray(example[key])) ?? first!
  const text = Object.keys(example).find((key) => typeof example[key] === 'string') ?? list
  const replace = (key: string, json: string) => `{${JSON.stringify(key)}:${json}}`
  const repeat = (json: string, times: number) => `[${Array(times).fill(json).join()}]`
  const unknown = Object.fromEntries(Array.from({ length: 80_000 }, (_, index) => [`k${index}`, 0]))
  return {
    worst: toBodies({
      '345,000 empty items': replace(list, repeat('{}', 345_000)),
      '80,000 unknown keys': JSON.stringify({ ...example, ...unknown }),
      '10,000 levels': replace(first!, '['.repeat(10_000) + ']'.repeat(10_000)),
      'a text of 1 MB': replace(text, `"${'x'.repeat(1_000_000)}"`),
    }),
    others: toBodies({
      '300,000 numbers in place of a text': replace(text, repeat('1', 300_000)),
      '500 lists of 500 items': replace(list, repeat(repeat('{}', 500), 500)),
      'a key of 1 MB': replace('k'.repeat(1_000_000), '1'),
      'a number of 1 MB': replace(first!, '1'.repeat(1_000_000)),
      '1 MB of blanks': `${' '.repeat(1_000_000)}{"k":0}`,
    }),
  }
}

const toBodies = (jsons: Record<string, string>) => Object.entries(jsons).map(([name, json]) => [name, Buffer.from(json)] as const)

const signIn = () => post('/api/v1/auth/login', 'POST', JSON.stringify({ username: 'admin', password }))

const post = (path: string, method: string, body: string | Buffer<ArrayBuffer>) =>
  fetch(app.url + path, { method, body, headers: { 'content-type': 'application/json', ...(cookie && { cookie }) } })

/** Sends a body again when the connection ends before the answer. */
async function postUntilAnswered(path: string, method: string, body: Buffer<ArrayBuffer>) {
  for (let attempt = 1; ; attempt++)
    try {
      return await post(path, method, body)
    } catch (error) {
      if (attempt === maxAttempts) throw error
    }
}

/** Sends a body and expects a refusal in the contract's envelope. */
async function expectRefused({ id, method, url, isPublic }: (typeof operations)[number], name: string, body: Buffer<ArrayBuffer>) {
  // A call without sign-in takes small bodies only. The server refuses a larger one, and may close the connection while it is still being sent.
  const response = await (isPublic ? postUntilAnswered : post)(url, method, body)
  expect([400, 413], `${name} to ${id}`).toContain(response.status)
  expect(await response.json(), `${name} to ${id}`).toMatchObject({
    error: { code: errorCode.badRequest, details: expect.any(Array) },
    correlationId: response.headers.get('x-correlation-id'),
  })
}

/** Reads the memory that the server takes, in bytes, from a report that Node writes when asked to. */
async function readMemory() {
  process.kill(app.pid, 'SIGUSR2')
  await expect.poll(readReports).toHaveLength(1)
  const [report] = readReports()
  for (const name of readdirSync(reports.folder)) rmSync(join(reports.folder, name))
  return report!.resourceUsage.rss
}

/** Reads the reports that are complete. */
const readReports = () =>
  readdirSync(reports.folder).flatMap((name) => {
    const report = parseObject(readFileSync(join(reports.folder, name), 'utf8'))
    return report ? [report as { resourceUsage: { rss: number } }] : []
  })

function parseObject(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
