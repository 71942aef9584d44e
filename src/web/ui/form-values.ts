/** The request as a form holds it: every part may be missing, and a field that is empty is '' or null. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? Draft<Item>[]
  : T extends object
    ? { [K in keyof T]?: Draft<T[K]> }
    : T | '' | null

/** A request of which any part may still be missing. */
export type Incomplete<T> = T extends readonly (infer Item)[]
  ? Incomplete<Item>[]
  : T extends object
    ? { [K in keyof T]?: Incomplete<T[K]> }
    : T

/** The request that a form's values say: text without blanks around it, and an empty input is no value. */
export function requestOf(value: unknown, asTyped: ReadonlySet<string>, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => requestOf(item, asTyped, name))
  if (typeof value === 'string') return (asTyped.has(name) ? value : value.trim()) || undefined
  if (value === null || Number.isNaN(value)) return undefined
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, item]) => [key, requestOf(item, asTyped, key)] as const)
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
}

/** Whether a form's values have a field at this path: `turns.0.startTime`. A list of plain values is one field. */
export function hasField(values: unknown, path: string): boolean {
  if (path === '') return false
  let value = values
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !(key in value)) return false
    value = (value as Record<string, unknown>)[key]
  }
  return isPlain(value) || (Array.isArray(value) && value.every(isPlain))
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null
