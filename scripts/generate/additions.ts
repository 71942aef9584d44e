import { readFileSync } from 'node:fs'
import { findMarks, groupAdditions, listAdditions, type Marks } from '#api/additions.ts'
import { type Contract, listAllOperations, listOperations } from '#api/document.ts'
import { hashNames } from '#api/hash-names.ts'

/** The additions of the first contract that had any, a file that never changes: a server without a list of its additions has these. */
const firstAdditions = readFileSync(new URL('../../openapi/first-additions.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

/** Generates the type of the names of the additions, and the hash of all of them. */
export function generateAdditions(document: Contract): string {
  const names = listAdditions(document)
  return `/** The hash of the names of all additions. */
export const additionsHash = ${hashNames(names)}

/** The name of an addition. */
export type Addition =
${names.map((name) => `  | '${name}'`).join('\n')}
`
}

/** Generates where the additions are in what is sent. */
export function generateAdditionMarks(document: Contract): string {
  const names = listAdditions(document)
  const operations = listOperations(document)
  const added = listAllOperations(document).filter(({ operation }) => names.includes(operation.operationId))
  const calls = operations.map((entry) => ({ call: `${entry.method} ${entry.path}`, ...findMarks(document, entry) }))
  const sent = new Set(calls.flatMap(({ query, body }) => [query, ...listOwners(body)]))
  const groups = [...groupAdditions(document)].filter(([owner]) => sent.has(owner))
  return `import type { Marks } from '../additions.ts'

/** The operations that are additions, with their calls. */
export const addedOperations: Record<string, string> = {
${added.map(({ operation, method, path }) => `  ${operation.operationId}: '${method.toUpperCase()} ${path}',`).join('\n')}
}

/** The additions that a server has only if its settings list them. */
export const listedAdditions: readonly string[] = ${JSON.stringify(names.filter((name) => !firstAdditions.includes(name)))}

/** The added parameters of operations, and the added properties of schemas. */
export const addedParts: Record<string, string> = {
${groups.map(([owner, parts]) => `  ${owner}: '${parts.join(' ')}',`).join('\n')}
}

/** The additions in the query of each call. */
export const queryMarks: Record<string, Marks> = {
${formatMarks(calls.map(({ call, query }) => [call, query]))}
}

/** The additions in the body of each call. */
export const bodyMarks: Record<string, Marks> = {
${formatMarks(calls.map(({ call, body }) => [call, body]))}
}
`
}

const formatMarks = (marks: [call: string, marks: Marks | undefined][]) =>
  marks.flatMap(([call, value]) => (value ? `  '${call}': ${JSON.stringify(value)},` : [])).join('\n')

/** Lists the schemas whose properties occur in marks. */
const listOwners = (marks: Marks | undefined): string[] =>
  typeof marks === 'object' ? Object.values(marks).flatMap(listOwners) : (marks?.split(' ') ?? [])
