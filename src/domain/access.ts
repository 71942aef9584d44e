/** The types of access that `mix` of a module covers. */
const mixTypes = ['read', 'register', 'update', 'delete']

/** True when at least one of the codes is held, or none is needed. */
export function hasAnyAccess(held: ReadonlySet<string>, anyOf: readonly string[]): boolean {
  return anyOf.length === 0 || anyOf.some((code) => hasAccess(held, code))
}

/** True when a code is held, by itself or within the `mix` of its module. */
export function hasAccess(held: ReadonlySet<string>, code: string): boolean {
  if (held.has(code)) return true
  const dot = code.lastIndexOf('.')
  return mixTypes.includes(code.slice(dot + 1)) && held.has(`${code.slice(0, dot)}.mix`)
}

/** Returns the requested codes that are not held. The four types of a module together count as its `mix`. */
export const findMissingAccess = (held: ReadonlySet<string>, requested: Iterable<string>): string[] =>
  [...requested].filter((code) => {
    const dot = code.lastIndexOf('.')
    const isHeldAsTypes = code.slice(dot + 1) === 'mix' && mixTypes.every((type) => hasAccess(held, `${code.slice(0, dot)}.${type}`))
    return !isHeldAsTypes && !hasAccess(held, code)
  })
