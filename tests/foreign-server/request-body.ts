import { Failure } from './failure.ts'

/** More levels than any body of the contract has. */
const deepest = 50

/** True for the media type of JSON, without a charset or with UTF-8. */
export const isJsonLabel = (label: string) => /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(label.trim())

/** Refuses a body that has a key twice in an object or that is nested too deeply. */
const checkKeys = (text: string) => {
  const levels: (Set<string> | undefined)[] = []
  let previous = ''
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]/g)) {
    if (token === '{' || token === '[') levels.push(token === '{' ? new Set() : undefined)
    if (token === '}' || token === ']') levels.pop()
    if (levels.length > deepest) throw new Failure('badRequest')
    if (token === ':') {
      const key: string = JSON.parse(previous)
      if (levels.at(-1)?.has(key)) throw new Failure('notJson')
      levels.at(-1)?.add(key)
    }
    previous = token
  }
}

/** Reads JSON without a byte order mark, without a key that occurs twice in an object, and without more levels than any body has. */
export const parseJson = (text: string): unknown => {
  const body = JSON.parse(text)
  checkKeys(text)
  return body
}

/** Reads the body of a call: its media type, size and text. Undefined when there is none. */
export const readRequestBody = async (
  request: Request,
  limit: number,
  rules: { parseBody: (text: string) => unknown; isJsonLabel: (label: string) => boolean },
): Promise<unknown> => {
  const label = request.headers.get('content-type')
  if (label !== null && !rules.isJsonLabel(label)) throw new Failure('wrongMediaType')
  if (Number(request.headers.get('content-length')) > limit) throw new Failure('tooLarge')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limit) throw new Failure('tooLarge')
    chunks.push(chunk)
  }
  if (size === 0 && label === null) return undefined
  if (label === null) throw new Failure('wrongMediaType')
  try {
    return rules.parseBody(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks)))
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('notJson')
  }
}
