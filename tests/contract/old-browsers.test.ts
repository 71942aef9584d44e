import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Newer than the oldest supported browsers. */
const tooNew = [
  'Map.groupBy([], String)',
  'Promise.withResolvers()',
  '[].toSorted()',
  '[].findLast(Boolean)',
  'new Set().union(new Set())',
  '[].values().map(String)',
  'new Intl.DurationFormat()',
  'AbortSignal.any([])',
  'URL.canParse("/")',
  'document.startViewTransition',
]
/** As old as they are. */
const supported = ['[].at(-1)', 'Object.hasOwn({}, "key")', 'new AbortController().signal.throwIfAborted()', 'structuredClone({})']

// TypeScript finds the types of packages from the folder of the configuration.
const folder = mkdtempSync(join(root, 'node_modules/.old-browsers-'))
afterAll(() => rmSync(folder, { recursive: true }))

let output: string
beforeAll(async () => {
  writeFileSync(join(folder, 'functions.ts'), `export const functions = [\n${[...tooNew, ...supported].join(',\n')},\n]\n`)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.browsers.json', include: [], files: ['functions.ts', '../../src/web/app/main.tsx'] }),
  )
  const tsc = promisify(execFile)(process.execPath, [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', folder])
  output = await tsc.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
})

/** The first line of the file opens the list. */
const findErrorOf = (expression: string) => output.includes(`functions.ts(${[...tooNew, ...supported].indexOf(expression) + 2},`)

test.each(tooNew)('the check of the web refuses %s', (expression) => expect(findErrorOf(expression)).toBe(true))

test.each(supported)('the check of the web takes %s', (expression) => expect(findErrorOf(expression)).toBe(false))
