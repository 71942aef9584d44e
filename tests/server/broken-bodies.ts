import { isJsonObject, type JsonValue } from '#api/document.ts'

/** A body that must be refused, a description of its fault, and the top-level property of the fault ('' for the body itself). */
export type BrokenBody = { description: string; property: string; json: string }

/** Returns a valid body with one fault in each place: wrong types, unknown properties, values out of bounds, malformed texts. */
export function listBrokenBodies(body: JsonValue): BrokenBody[] {
  return listLocations(body).flatMap(({ path, value }) =>
    breakValue(value, path.at(-1)).map(({ description, ...fault }) => {
      // JSON.stringify cannot write a number beyond the range of JavaScript.
      const json = JSON.stringify(replaceAt(body, path, fault.value)).replace(`"${hugeNumber}"`, '1e999')
      return {
        description: `${path.join('.') || 'the body'} ${description}`,
        property: path[0] ?? (isJsonObject(fault.value) ? unknownProperty : ''),
        json,
      }
    }),
  )
}

/** A property that no schema of the contract has. */
const unknownProperty = 'surplus'
/** A placeholder for 1e999, which replaces it in the JSON. */
const hugeNumber = '<huge number>'

type Location = { path: string[]; value: JsonValue }

function listLocations(value: JsonValue, path: string[] = []): Location[] {
  const children = Array.isArray(value) || isJsonObject(value) ? Object.entries(value) : []
  return [{ path, value }, ...children.flatMap(([key, item]) => listLocations(item, [...path, key]))]
}

function breakValue(value: JsonValue, name: string | undefined): { description: string; value: JsonValue }[] {
  if (isJsonObject(value))
    return [
      { description: 'with an unknown property', value: { ...value, [unknownProperty]: 1 } },
      { description: 'as a list', value: [value] },
    ]
  if (Array.isArray(value)) return [{ description: 'as a text', value: 'x' }]
  if (typeof value === 'number')
    return [
      { description: 'as a text', value: String(value) },
      { description: 'with a fraction', value: value + 0.5 },
      { description: 'below all bounds', value: -1 },
      { description: 'above all bounds', value: hugeNumber },
    ]
  if (typeof value === 'boolean') return [{ description: 'as a text', value: String(value) }]
  if (typeof value === 'string') return breakText(value, name ?? '')
  return [{ description: 'as an object', value: {} }] // null
}

function breakText(value: string, name: string) {
  const faults = [
    { description: 'as an object', value: {} as JsonValue },
    { description: 'with a lone surrogate', value: `${value}\ud83d` },
  ]
  // Passwords accept any text.
  if (!name.includes('password'))
    faults.push({ description: 'as a number', value: 7 }, { description: 'with a NUL', value: `${value}\u0000` })
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value))
    faults.push({ description: 'malformed', value: `${value}0` }, { description: 'as a URN', value: `urn:uuid:${value}` })
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    faults.push({ description: 'on 30 February', value: '2026-02-30' }, { description: 'in the year 0', value: '0000-01-01' })
  return faults
}

function replaceAt(body: JsonValue, [key, ...rest]: string[], value: JsonValue): JsonValue {
  if (key === undefined) return value
  if (Array.isArray(body)) return body.map((item, index) => (String(index) === key ? replaceAt(item, rest, value) : item))
  return isJsonObject(body) ? { ...body, [key]: replaceAt(body[key] ?? null, rest, value) } : body
}
