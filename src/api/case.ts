/** `first_name` → `firstName`: a name of the wire as the web spells it. */
export const toCamelCase = memoize((name) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))

/** `firstName` → `first_name`: a name of the web as the wire spells it. */
export const toSnakeCase = memoize((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/** Returns a copy of JSON data with every key renamed. */
export function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename))
  const result: Record<string, unknown> = {}
  // A week of sessions has a hundred thousand keys: Object.entries would allocate a pair for each.
  for (const name of Object.keys(value))
    if (name !== '__proto__') result[rename(name)] = renameKeys(value[name as keyof typeof value], rename)
  return result
}

// The same few names occur thousands of times in one response.
function memoize(rename: (name: string) => string) {
  const results = new Map<string, string>()
  return (name: string) => {
    const result = results.get(name) ?? rename(name)
    results.set(name, result)
    return result
  }
}
