import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { validate } from '@scalar/openapi-parser'
import { expect, test } from 'vitest'

// Other teams read the contract with their own tools. Redocly reads it in `npm run check`, and Prism in the tests with the mock.

const root = join(import.meta.dirname, '../..')
const contractFile = join(root, 'openapi/scheduling.yaml')
const run = promisify(execFile)

test('the parser of Scalar reads the contract without an error', async () => {
  const { valid, version, errors } = await validate(readFileSync(contractFile, 'utf8'))
  expect(errors).toEqual([])
  expect({ valid, version }).toEqual({ valid: true, version: '3.1' })
})

test('a client that another generator makes of the contract compiles', async () => {
  // The client imports a package of its generator, so it must be inside the project.
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, 'node_modules/.cache/client-'))
  const client = join(folder, 'client.ts')
  try {
    await run(process.execPath, [join(root, 'node_modules/oazapfts/dist/cli.js'), contractFile, client])
    expect(readFileSync(client, 'utf8')).toMatch(/export function createSession\(/)
    const options = ['--noEmit', '--strict', '--ignoreConfig', '--skipLibCheck', '--target', 'esnext', '--module', 'nodenext']
    await run(join(root, 'node_modules/.bin/tsc'), [...options, client])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
