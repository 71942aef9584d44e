import { isTree, type Value } from '../../scripts/generate/contract.ts'

/** A body that must be refused, what is wrong with it, and at which of its properties ('' for the whole). */
export type BrokenBody = { what: string; at: string; json: string }

/** A good body broken in every place: each value of a wrong type, each object with a property too many, each text as its kind breaks. */
export function listBrokenBodies(body: Value): BrokenBody[] {
  return listLocations(body).flatMap(({ path, value }) =>
    breakValue(value, path.at(-1)).map(({ what, ...fault }) => {
      // what JSON can say and JSON.stringify cannot
      const json = JSON.stringify(replaceAt(body, path, fault.value)).replace('"<a number without end>"', '1e999')
      return { what: `${path.join('.') || 'the body'} ${what}`, at: path[0] ?? (isTree(fault.value) ? unknownProperty : ''), json }
    }),
  )
}

/** A property that nothing in the contract has. */
const unknownProperty = 'surplus'

type Location = { path: string[]; value: Value }

function listLocations(value: Value, path: string[] = []): Location[] {
  const inside = Array.isArray(value) || isTree(value) ? Object.entries(value) : []
  return [{ path, value }, ...inside.flatMap(([key, item]) => listLocations(item, [...path, key]))]
}

function breakValue(value: Value, name: string | undefined): { what: string; value: Value }[] {
  if (isTree(value))
    return [
      { what: 'with a property too many', value: { ...value, [unknownProperty]: 1 } },
      { what: 'as a list', value: [value] },
    ]
  if (Array.isArray(value)) return [{ what: 'as a text', value: 'x' }]
  if (typeof value === 'number')
    return [
      { what: 'as a text', value: String(value) },
      { what: 'with a fraction', value: value + 0.5 },
      { what: 'below all bounds', value: -1 },
      { what: 'above all bounds', value: '<a number without end>' },
    ]
  if (typeof value === 'boolean') return [{ what: 'as a text', value: String(value) }]
  if (typeof value === 'string') return breakText(value, name ?? '')
  return [{ what: 'as an object', value: {} }] // null
}

function breakText(value: string, name: string) {
  const faults = [
    { what: 'as an object', value: {} as Value },
    { what: 'with half a character', value: `${value}\ud83d` },
  ]
  // passwords are taken as they are typed
  if (!name.includes('password')) faults.push({ what: 'as a number', value: 7 }, { what: 'with a NUL', value: `${value}\u0000` })
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value))
    faults.push({ what: 'malformed', value: `${value}0` }, { what: 'as a URN', value: `urn:uuid:${value}` })
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    faults.push({ what: 'on 30 February', value: '2026-02-30' }, { what: 'in the year 0', value: '0000-01-01' })
  return faults
}

function replaceAt(body: Value, [key, ...rest]: string[], value: Value): Value {
  if (key === undefined) return value
  if (Array.isArray(body)) return body.map((item, index) => (String(index) === key ? replaceAt(item, rest, value) : item))
  return isTree(body) ? { ...body, [key]: replaceAt(body[key] ?? null, rest, value) } : body
}
