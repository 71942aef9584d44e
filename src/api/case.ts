/** `first_name` → `firstName`: from the wire's names to the web's. */
export const camel = remembered((name) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))

/** `firstName` → `first_name`: the way back. */
export const snake = remembered((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/** The same data with every key renamed. */
export function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [rename(name), renamed(item, rename)]))
}

// The same few names come thousands of times in one answer.
function remembered(rename: (name: string) => string) {
  const known = new Map<string, string>()
  return (name: string) => {
    const answer = known.get(name) ?? rename(name)
    known.set(name, answer)
    return answer
  }
}
