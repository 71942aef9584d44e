import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const readFile = (path: string) => readFileSync(join(root, path), 'utf8')

const file = '.github/SECURITY.md'
const [, , ...rows] = readFile(file)
  .split('\n')
  .filter((line) => line.startsWith('|'))
const cells = rows.map((row) =>
  row
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim()),
)

/** Lists the tests that a cell names: `path` «name». */
const listTests = (cell = '') => [...cell.matchAll(/`([^`]+)` «([^»]+)»/g)].map(([, path = '', name = '']) => ({ path, name }))

/** Lists the names of the tests in a file, with their placeholders. A name may depend on the case. */
function listNames(path: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(test|describe)\b/.test(node.expression.getText())) collectTexts(node.arguments[0], names)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFile(path), ts.ScriptTarget.Latest, true))
  return names
}

function collectTexts(node: ts.Node | undefined, texts: string[]) {
  if (!node) return
  if (ts.isStringLiteralLike(node)) texts.push(node.text)
  if (ts.isConditionalExpression(node)) for (const branch of [node.whenTrue, node.whenFalse]) collectTexts(branch, texts)
}

test('every line of the threat model says who, what, how it is held, and by which tests', () => {
  expect(cells.length).toBeGreaterThan(25)
  expect(cells.filter((row) => row.length !== 4 || row.some((cell) => cell === ''))).toEqual([])
  expect(cells.filter(([, , , tests]) => listTests(tests).length === 0)).toEqual([])
})

test('every test that the threat model names is in its file', () => {
  const missing = cells
    .flatMap(([, , , tests]) => listTests(tests))
    .filter(({ path, name }) => !existsSync(join(root, path)) || !listNames(path).some((known) => known.includes(name)))
  expect(missing).toEqual([])
})

test('every file that the threat model names exists', () => {
  const paths = [...readFile(file).matchAll(/`((?:src|tests)\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
