/** What `mix` of a module covers. */
const mixTypes = ['read', 'register', 'update', 'delete']

/** Whether somebody who holds these access codes may do what any one of the asked codes allows; asking none is asking nothing. */
export function hasAnyAccess(held: ReadonlySet<string>, anyOf: readonly string[]): boolean {
  return anyOf.length === 0 || anyOf.some((code) => hasAccess(held, code))
}

/** Whether one access is held, by itself or within the `mix` of its module. */
export function hasAccess(held: ReadonlySet<string>, code: string): boolean {
  if (held.has(code)) return true
  const dot = code.lastIndexOf('.')
  return mixTypes.includes(code.slice(dot + 1)) && held.has(`${code.slice(0, dot)}.mix`)
}

/** What of the wanted access goes beyond what somebody holds. Who holds all four types of a module holds its `mix`. */
export const accessBeyond = (held: ReadonlySet<string>, wanted: Iterable<string>): string[] =>
  [...wanted].filter((code) => {
    const dot = code.lastIndexOf('.')
    const whole = code.slice(dot + 1) === 'mix' && mixTypes.every((type) => hasAccess(held, `${code.slice(0, dot)}.${type}`))
    return !whole && !hasAccess(held, code)
  })
