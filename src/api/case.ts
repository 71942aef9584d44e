/** `first_name` → `firstName`: from the wire's names to the web's. */
export const camel = remembered((name) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))

/** `firstName` → `first_name`: the way back. */
export const snake = remembered((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/** The same data with every key renamed. */
export function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename))
  const result: Record<string, unknown> = {}
  // a week of sessions has a hundred thousand names: no pairs are made of them
  for (const name of Object.keys(value)) if (name !== '__proto__') result[rename(name)] = renamed(value[name as keyof typeof value], rename)
  return result
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
