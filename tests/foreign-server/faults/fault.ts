import type { Rules } from '../rules.ts'

/** A mistake that a backend team could make, with the operation and the JSON pointer that a judge has to name. */
export type Fault = { name: string; rules: Partial<Rules>; operation: string; pointer: string }

/** Copies a value with another one at a path. */
export const put = (target: unknown, [name, ...rest]: string[], value: unknown): unknown =>
  name === undefined ? value : { ...(target as object), [name]: put((target as Record<string, unknown>)[name], rest, value) }

/** Ignores the errors of these keywords, so that a body that has no others is accepted. */
export const ignore = (...keywords: string[]): Partial<Rules> => ({
  keepErrors: (errors) => {
    // Errors that only follow from others, and those of the branch of `person` that is not meant.
    const secondary = ['anyOf', 'if', 'unevaluatedProperties']
    const others = errors.filter(
      ({ keyword, schemaPath }) => ![...keywords, ...secondary].includes(keyword) && !schemaPath.includes('PersonReference'),
    )
    return others.length > 0 ? errors : []
  },
})
