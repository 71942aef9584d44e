/** What `mix` of a module covers. */
const mixed = new Set(['read', 'register', 'update', 'delete'])

/** Whether somebody who holds these access codes may do what any one of the asked codes allows; asking none is asking nothing. */
export function allows(held: ReadonlySet<string>, anyOf: readonly string[]): boolean {
  return anyOf.length === 0 || anyOf.some((code) => holds(held, code))
}

/** Whether one access is held, by itself or within the `mix` of its module. */
export function holds(held: ReadonlySet<string>, code: string): boolean {
  if (held.has(code)) return true
  const dot = code.lastIndexOf('.')
  return mixed.has(code.slice(dot + 1)) && held.has(`${code.slice(0, dot)}.mix`)
}
