import type { Marks } from './additions.ts'
import { toSnakeCase } from './case.ts'
import { createMissingError } from './errors.ts'
import { addedOperations, addedParts, bodyMarks, listedAdditions, queryMarks } from './generated/addition-marks.ts'
import type { Sent, ServerAdditions } from './server-additions.ts'

/** Returns the additions of a server by the list in its settings. One without a list has the additions that were there before the list. */
export function readAdditions(list: readonly string[] | undefined): ServerAdditions {
  const listed = list && new Set(list)
  const isAddition = (name: string) => name.includes('.') || name in addedOperations
  const has = (name: string) => !isAddition(name) || (listed?.has(name) ?? !listedAdditions.includes(name))
  return {
    has,
    demand: (operation) => {
      if (!has(operation)) throw createMissingError(addedOperations[operation] ?? operation)
    },
    drop: (call, input) => dropAdditions(call, input, has),
    toListQuery: (path, query) => {
      const sent: typeof query & { limit?: unknown; offset?: unknown } = dropAdditions(`get ${path}`, { query }, has).query
      if (Object.keys(sent).length === Object.keys(query).length) return query
      // A part of a list is of no use where the server cannot search, filter or order the whole.
      const { limit, offset, ...whole } = sent
      return whole as Partial<typeof query>
    },
  }
}

const dropAdditions = <Input extends Sent>(call: string, input: Input, has: (name: string) => boolean): Input => ({
  ...input,
  ...('query' in input && { query: drop(input.query, queryMarks[call], has) }),
  ...('body' in input && { body: drop(input.body, bodyMarks[call], has) }),
})

function drop(value: unknown, marks: Marks | undefined, has: (name: string) => boolean): unknown {
  if (!marks || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => drop(item, marks, has))
  const parts = typeof marks === 'string' ? { '': marks } : marks
  const lacking = new Set(
    String(parts[''] ?? '')
      .split(' ')
      .flatMap((owner) => addedParts[owner]?.split(' ').filter((name) => !has(`${owner}.${toSnakeCase(name)}`)) ?? []),
  )
  const kept = Object.entries(value).filter(([name]) => !lacking.has(name))
  return Object.fromEntries(kept.map(([name, part]) => [name, drop(part, parts[name], has)]))
}
