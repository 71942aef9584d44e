/** Matches the structure of a JSON text: a string, with the colon after it if it is a key, a comma, or a bracket of an object or list. */
const structure = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\],]/g

/** Returns the JSON pointer of the first key that an object of a valid JSON text has twice. JSON.parse would keep the last one without a word. */
export function findRepeatedKey(json: string): string | undefined {
  // The keys of each open object or list so far, and the key or index of the value that is being read.
  const levels: { keys: Set<string>; part: string | number }[] = []
  for (const [token, text, colon] of json.matchAll(structure)) {
    const level = levels.at(-1)
    if (token === '{') levels.push({ keys: new Set(), part: '' })
    else if (token === '[') levels.push({ keys: new Set(), part: 0 })
    else if (token === '}' || token === ']') levels.pop()
    else if (level && token === ',' && typeof level.part === 'number') level.part += 1
    else if (level && text !== undefined && colon !== undefined) {
      const key: string = JSON.parse(text)
      level.part = key
      if (level.keys.has(key)) return levels.map(({ part }) => `/${part}`).join('')
      level.keys.add(key)
    }
  }
  return undefined
}
