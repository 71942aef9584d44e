/** A difference between a response and the contract. The JSON pointer is that of a part of the response `{ status, headers, body }`. */
export type Violation = { pointer: string; expected: string; received: string }

/** Returns the part of a value that a JSON pointer names; undefined when there is none. */
export function readPointer(value: unknown, pointer: string): unknown {
  let part = value
  for (const name of pointer.split('/').slice(1))
    part =
      typeof part === 'object' && part !== null
        ? (part as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')]
        : undefined
  return part
}

/** Returns a value as text for a report, shortened. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
