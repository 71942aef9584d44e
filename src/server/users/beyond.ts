import { holds } from '#domain/access.ts'

const mixed = ['read', 'register', 'update', 'delete']

/** What of an access goes beyond what somebody holds; all four types of a module are its `mix`. */
export const beyond = (held: ReadonlySet<string>, asked: Iterable<string>): string[] =>
  [...asked].filter((code) => {
    const [module, type] = code.split('.')
    const whole = type === 'mix' && mixed.every((one) => holds(held, `${module}.${one}`))
    return !whole && !holds(held, code)
  })
