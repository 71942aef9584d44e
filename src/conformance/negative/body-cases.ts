import type { JsonObject, JsonValue } from '#api/document.ts'
import { errorCode } from '#api/errors.ts'
import type { ContractOperation } from '../contract.ts'
import type { Request } from '../exchange/exchange.ts'
import { isValid } from '../judge/schemas.ts'
import { readPointer } from '../judge/violation.ts'
import { type Change, listChanges, listHalfPairs } from './changes.ts'
import { type Case, names, type Sample } from './negative-case.ts'
import { addMissing } from './values.ts'

/** A body of another media type is refused even where none is needed. */
export const listSurplusBodyCases = ({ responses }: ContractOperation, request: Request): Case[] =>
  responses[415] === undefined
    ? []
    : [{ subject: 'the body is plain text', request: { ...request, text: 'x', headers: { 'content-type': 'text/plain' } }, expected: 415 }]

/**
 * Bodies of one byte more than the most and, where there is to be one, of the most. They are filled up with blanks and are no JSON, so that a server does
 * nothing with one that it takes.
 */
export function listSizeCases({ responses, isPublic, bodySchema }: ContractOperation, request: Request): Case[] {
  if (responses[413] === undefined) return []
  const most = (isPublic ? 16 : 1024) * 1024
  const fill = (bytes: number, expected: number): Case => ({
    subject: `the body has ${bytes} bytes and is not JSON`,
    expected,
    request: { ...request, text: '{'.padEnd(bytes) },
  })
  return [fill(most + 1, 413), ...(bodySchema === undefined ? [] : [fill(most, 400)])]
}

/** The most changes of one kind at one place of a body that are sent. */
const countByKind: Record<Change['kind'], number> = { 'another type': 2, 'out of bounds': 4, missing: 1, surplus: 1, items: 3 }

/** Bodies that the schema, JSON or the media type forbids. */
export function listBodyCases(schema: JsonObject, base: Sample): Case[] {
  const body = base.body as JsonValue
  const refused = chooseChanges(schema, listChanges(schema, addMissing(schema, body)))
  const text = JSON.stringify(body)
  const [, name] = /\{"(\w+)":/.exec(text)!
  return [
    ...refused.map(({ pointer, named, kind, value }) => ({
      subject: `the body, ${pointer || 'all of it'}: ${kind}`,
      request: { ...base, body: value },
      expected: 400,
      ...names(named.slice(1).replaceAll('/', '.')),
    })),
    // The schema cannot forbid half a surrogate pair, so the text is one that fits it.
    ...listHalfPairs(body)
      .filter(({ value }) => isValid(schema, value))
      .slice(0, 1)
      .map(({ pointer, value }) => ({
        subject: `the body, ${pointer}: half a surrogate pair`,
        request: { ...base, body: value },
        expected: 400,
      })),
    { subject: 'there is no body', request: { ...base, body: undefined }, expected: 400 },
    ...[
      { subject: 'the body is not JSON', text: '{' },
      { subject: 'the body begins with a byte order mark', text: `\uFEFF${text}` },
      { subject: `the body has ${name} twice`, text: text.replace('{', `{"${name}":0,`) },
    ].map(({ subject, text }) => ({ subject, request: { ...base, text }, expected: 400, code: errorCode.parse })),
    ...['text/plain', 'application/json; charset=iso-8859-1'].map((type) => ({
      subject: `the body is ${type}`,
      request: { ...base, headers: { 'content-type': type } },
      expected: 415,
    })),
  ]
}

/** Chooses changes that break the schema, some of each kind at each place. */
function chooseChanges(schema: JsonObject, changes: Change[]): Change[] {
  const counts = new Map<string, number>()
  return changes.filter(({ pointer, kind, value }) => {
    const key = `${kind} ${pointer}`
    const count = counts.get(key) ?? 0
    const part = readPointer(value, pointer)
    // An optional text that is empty after trimming counts as missing.
    const mayBeMissing = typeof part === 'string' && part.trim() === '' && (part !== '' || kind === 'another type')
    if (count >= countByKind[kind] || mayBeMissing || isValid(schema, value)) return false
    counts.set(key, count + 1)
    return true
  })
}
