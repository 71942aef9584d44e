/**
 * The values of a form that has the shape of a request. Each field is named, even an optional one, because a stored value that the form does not hold would be
 * cleared when it is saved. An empty field is '' or null.
 */
export type Draft<T> = T extends readonly (infer Item)[]
  ? Draft<Item>[]
  : T extends object
    ? { [K in keyof T]-?: Draft<T[K]> }
    : T | '' | null

/** A request of which any part may still be missing. */
export type PartialRequest<T> = T extends readonly (infer Item)[]
  ? PartialRequest<Item>[]
  : T extends object
    ? { [K in keyof T]?: PartialRequest<T[K]> }
    : T

/** Turns form values into a request: text is trimmed, except a password, and empty values are left out. */
export function toRequest(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => toRequest(item, name))
  if (typeof value === 'string') return (/password$/i.test(name) ? value : value.trim()) || undefined
  if (value === null || Number.isNaN(value)) return undefined
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, item]) => [key, toRequest(item, key)] as const)
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
}

/** True when the values have a field at a path such as `turns.0.startTime`. A list of primitive values is one field. */
export function hasField(values: unknown, path: string): boolean {
  if (path === '') return false
  const keys = path.split('.')
  const parent = getValueAt(values, keys.slice(0, -1))
  const key = keys.at(-1) ?? ''
  if (typeof parent !== 'object' || parent === null || !(key in parent)) return false
  const value = getValueAt(parent, [key])
  return isPrimitive(value) || (Array.isArray(value) && value.every(isPrimitive))
}

/** Returns the value at a path, or undefined. */
export function getValueAt(values: unknown, path: string | readonly string[]): unknown {
  let value = values
  for (const key of typeof path === 'string' ? path.split('.') : path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

/** Returns `target` with the values that `source` has at these paths. */
export const copyValues = <Values>(target: Values, source: Values, paths: readonly string[]): Values =>
  paths.reduce((values, path) => setValueAt(values, path.split('.'), getValueAt(source, path)) as Values, target)

function setValueAt(values: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const inner = setValueAt(getValueAt(values, [key]), rest, value)
  return Array.isArray(values)
    ? values.map((value, index) => (index === Number(key) ? inner : value))
    : { ...(values as object), [key]: inner }
}

/** Returns `values` with what was typed in another form of the same kind, which opened with the values `before`. A list is one value. */
export function keepTypedValues(values: unknown, before: unknown, typed: unknown): unknown {
  if (!isRecord(values) || !isRecord(before) || !isRecord(typed)) return isSameJson(before, typed) ? values : typed
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, keepTypedValues(value, before[key], typed[key])]))
}

/** True for an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** True when a field holds nothing. */
export const isEmptyValue = (value: unknown) => toRequest(value) === undefined || (Array.isArray(value) && value.length === 0)

export const isPrimitive = (value: unknown) => typeof value !== 'object' || value === null
