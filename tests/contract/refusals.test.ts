import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { getJsonMedia, type JsonObject, listBuiltOperations, resolveReference } from '#api/document.ts'
import type { Error as Refusal } from '#api/generated/wire.ts'
import { contract } from './contract.ts'

// The mock sends these examples, and other teams build screens by them: they are what the server really responds.

type Example = { name: string; status: string; value: Refusal }

const refusals: Example[] = listBuiltOperations(contract).flatMap(({ operation }) =>
  Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) =>
      Object.entries(getJsonMedia(contract, response)?.examples as JsonObject).map(([name, example]) => ({
        name: `${operation.operationId} ${status} ${name}`,
        status,
        value: resolveReference(contract, example as JsonObject).value as unknown as Refusal,
      })),
    ),
)

test('the code of a refusal is one of its status', () => {
  const codesByStatus: Record<string, number[]> = {
    400: [2, 3],
    401: [4],
    403: [4],
    404: [5],
    409: [6],
    413: [3],
    415: [3],
    422: [1],
    429: [4],
    500: [0],
    503: [0],
  }
  expect(refusals.length).toBeGreaterThan(300)
  expect(refusals.filter(({ status, value }) => !codesByStatus[status]?.includes(value.error.code)).map(({ name }) => name)).toEqual([])
})

test('the sentences of a refusal are those of the server', () => {
  const sentences = listSentences()
  const texts = new Set(refusals.flatMap(({ value: { error } }) => [error.message, ...error.details.map(({ message }) => message)]))
  const judged = [...texts].filter((text) => !isTooShort(text) && !isDateAndTime(text))
  expect(judged.length).toBeGreaterThan(30)
  expect(judged.filter((text) => !sentences.some((sentence) => sentence.test(text)))).toEqual([])
})

/** Short texts are put together of words that occur everywhere. */
const isTooShort = (text: string) => text.length < 15
const isDateAndTime = (text: string) => /^\w+ \d+ de \w+, \d\d:\d\d/.test(text)

/** Lists the texts of the server and of the shared rules as patterns, in which an expression of a template is any text. */
function listSentences(): RegExp[] {
  const sentences: RegExp[] = []
  const addSentence = (chunks: readonly string[]) => {
    if (chunks.join('').replace(/\P{L}/gu, '').length >= 6) sentences.push(new RegExp(`^${chunks.map(RegExp.escape).join('.+')}$`, 'u'))
  }
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) addSentence([node.text])
    if (ts.isTemplateExpression(node)) addSentence([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)])
    ts.forEachChild(node, visit)
  }
  for (const file of globSync('src/{server,domain}/**/*.ts'))
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return sentences
}
