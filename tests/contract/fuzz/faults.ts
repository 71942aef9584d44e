import fc, { type Arbitrary } from 'fast-check'
import type { JsonObject, JsonValue } from '#api/document.ts'
import { isValid } from '#conformance/judge/schemas.ts'
import { listChanges } from '#conformance/negative/changes.ts'

/**
 * Generates values that a schema refuses: the given value with one fault, at any depth. A text of blanks is none, because in an optional field it means that
 * there is no value.
 */
export const generateFault = (schema: JsonObject, value: JsonValue): Arbitrary<JsonValue> =>
  fc
    .constantFrom(...listChanges(schema, value).map((change) => change.value))
    .filter((changed) => !isValid(schema, changed) && !/"\s+"/.test(JSON.stringify(changed)))
