/** The limits of the text of a JSON value. */
export type JsonBounds = {
  /** Objects and lists within each other. */
  depth: number
  /** Items of a list. */
  items: number
  /** Keys of an object. */
  keys: number
  /** Characters of a key, as it is written. */
  keyLength: number
  /** Characters of a text or number, as it is written. */
  textLength: number
  /** Values in all. */
  values: number
}

/** A bound that a JSON text exceeds, or a key that one object has twice, with the path of the object, list or value that is at fault. */
export type JsonFault = { kind: keyof JsonBounds | 'repeatedKey'; path: string[] }

/** An object or list that is open, with the key or index of the value that is being read. An object has no `part` while a key is expected. */
type Level = { keys?: Set<string>; part?: string | number | undefined }

const unbounded: JsonBounds = {
  depth: Number.POSITIVE_INFINITY,
  items: Number.POSITIVE_INFINITY,
  keys: Number.POSITIVE_INFINITY,
  keyLength: Number.POSITIVE_INFINITY,
  textLength: Number.POSITIVE_INFINITY,
  values: Number.POSITIVE_INFINITY,
}

/** Returns the JSON pointer of the first key that an object of a valid JSON text has twice. JSON.parse would keep the last one without a word. */
export const findRepeatedKey = (json: string): string | undefined =>
  findJsonFault(json, unbounded)
    ?.path.map((part) => `/${part}`)
    .join('')

/**
 * Returns the first fault of a JSON text. The text is read once, and only up to the fault, so that it can be judged before it is parsed. Of a text that
 * is not valid JSON, the result says nothing.
 */
export function findJsonFault(json: string, bounds: JsonBounds): JsonFault | undefined {
  const levels: Level[] = []
  let values = 1
  // The index of the last character that is not within a number, true, false or null.
  let lastOutside = -1
  const fail = (kind: JsonFault['kind'], depth = levels.length): JsonFault => ({
    kind,
    path: levels.slice(0, depth).map(({ part }) => String(part)),
  })

  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    const level = levels.at(-1)
    if (character === '{' || character === '[') {
      // A key is expected: this is not JSON.
      if (level?.keys && level.part === undefined) return undefined
      if (levels.length >= bounds.depth) return fail('depth')
      levels.push(character === '{' ? { keys: new Set() } : { part: 0 })
      values += 1
    } else if (character === '}' || character === ']') levels.pop()
    else if (character === ',' && level) {
      level.part = level.keys ? undefined : Number(level.part) + 1
      if (!level.keys && Number(level.part) >= bounds.items) return fail('items', levels.length - 1)
      values += 1
    } else if (character === '"') {
      const start = index
      index = findClosingQuote(json, start)
      const length = index - start - 1
      if (level?.keys && level.part === undefined) {
        if (length > bounds.keyLength) return fail('keyLength', levels.length - 1)
        level.part = readKey(json.slice(start, index + 1))
        if (level.keys.has(level.part)) return fail('repeatedKey')
        if (level.keys.add(level.part).size > bounds.keys) return fail('keys', levels.length - 1)
      } else if (length > bounds.textLength) return fail('textLength')
    } else if (character! > ' ' && character !== ':') {
      if (index - lastOutside > bounds.textLength) return fail('textLength')
      continue
    }
    lastOutside = index
    if (values > bounds.values) return fail('values', 0)
  }
  return undefined
}

/** Returns the index of the quote that ends a text, or the end of a JSON text that has none. */
function findClosingQuote(json: string, start: number) {
  let index = start + 1
  while (index < json.length && json[index] !== '"') index += json[index] === '\\' ? 2 : 1
  return index
}

/** Reads a key, in which characters may be escaped. */
function readKey(text: string): string {
  if (!text.includes('\\')) return text.slice(1, -1)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
