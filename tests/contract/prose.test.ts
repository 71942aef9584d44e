import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isScalar, parseDocument, visit } from 'yaml'
import { contract, listObjects } from './contract.ts'

// Viewers read the descriptions as Markdown.

test('no line of a description becomes a numbered list', () => {
  const descriptions = listObjects(contract).flatMap(([path, { description }]) =>
    typeof description === 'string' ? [{ path, description }] : [],
  )
  expect(descriptions.length).toBeGreaterThan(400)
  expect(descriptions.filter(({ description }) => /^\d+[.)](\s|$)/m.test(description))).toEqual([])
})

test('a description with paragraphs is a literal text, because YAML folds the line between them away', () => {
  const document = parseDocument(readFileSync(new URL('../../openapi/scheduling.yaml', import.meta.url), 'utf8'))
  const folded: string[] = []
  visit(document, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'description' && isScalar(value) && value.type === 'BLOCK_FOLDED') folded.push(String(value.value))
    },
  })
  expect(folded.length).toBeGreaterThan(50)
  expect(folded.filter((text) => text.includes('\n'))).toEqual([])
})
