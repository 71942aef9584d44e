/** The request as a form holds it: every part may be missing, and a field that is empty is '' or null. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? Draft<Item>[]
  : T extends object
    ? { [K in keyof T]?: Draft<T[K]> }
    : T | '' | null

/** A request of which any part may still be missing. */
export type PartialRequest<T> = T extends readonly (infer Item)[]
  ? PartialRequest<Item>[]
  : T extends object
    ? { [K in keyof T]?: PartialRequest<T[K]> }
    : T

/** The request that a form's values say: text without blanks around it, and an empty input is no value. */
export function toRequest(value: unknown, asTyped: ReadonlySet<string>, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => toRequest(item, asTyped, name))
  if (typeof value === 'string') return (asTyped.has(name) ? value : value.trim()) || undefined
  if (value === null || Number.isNaN(value)) return undefined
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, item]) => [key, toRequest(item, asTyped, key)] as const)
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
}

/** Whether a form's values have a field at this path: `turns.0.startTime`. A list of plain values is one field. */
export function hasField(values: unknown, path: string): boolean {
  if (path === '') return false
  const keys = path.split('.')
  const place = getValueAt(values, keys.slice(0, -1))
  const key = keys.at(-1) ?? ''
  if (typeof place !== 'object' || place === null || !(key in place)) return false
  const value = getValueAt(place, [key])
  return isPrimitive(value) || (Array.isArray(value) && value.every(isPrimitive))
}

/** What stands at a path, or undefined where there is no such place. */
export function getValueAt(values: unknown, path: string | readonly string[]): unknown {
  let value = values
  for (const key of typeof path === 'string' ? path.split('.') : path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

/** The same values, with what another form has at these paths. */
export const copyValues = <Values>(values: Values, others: Values, paths: readonly string[]): Values =>
  paths.reduce((whole, path) => setValueAt(whole, path.split('.'), getValueAt(others, path)) as Values, values)

function setValueAt(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const inner = setValueAt(getValueAt(whole, [key]), rest, value)
  return Array.isArray(whole) ? whole.with(Number(key), inner) : { ...(whole as object), [key]: inner }
}

/** Whether nothing stands in a field. */
export const isEmptyValue = (value: unknown) =>
  toRequest(value, noVerbatimFields) === undefined || (Array.isArray(value) && value.length === 0)

const noVerbatimFields: ReadonlySet<string> = new Set()

const isPrimitive = (value: unknown) => typeof value !== 'object' || value === null
