import type { Answer, Rules } from '../rules.ts'

/** A mistake that a backend team could make, with the operation and the JSON pointer that a judge has to name. */
export type Fault = { name: string; rules: Partial<Rules>; operation: string; pointer: string; needsAdditions?: boolean }

/** Changes the answers of an operation. Without a status, those of a success. */
export const change = (id: string, edit: (answer: Answer) => Partial<Answer>, status?: number): Partial<Rules> => ({
  changeAnswer: (operation, answer) => {
    const isMeant = operation?.id === id && (status === undefined ? answer.status < 300 : answer.status === status)
    return isMeant ? { ...answer, ...edit(answer) } : answer
  },
})

/** Copies a value with another one at a path. */
export const put = (target: unknown, [name, ...rest]: string[], value: unknown): unknown =>
  name === undefined ? value : { ...(target as object), [name]: put((target as Record<string, unknown>)[name], rest, value) }

/** Waits until other calls have been checked too. */
export const waitBeforeWriting = () => new Promise<void>((resolve) => setTimeout(resolve, 150))

/** A fault that puts a value into the answers of an operation, at the pointer. Undefined leaves out what is there. */
export const wrongValue = (name: string, operation: string, pointer: string, value: unknown, status?: number): Fault => {
  const [, , ...path] = pointer.split('/')
  return { name, operation, pointer, rules: change(operation, ({ body }) => ({ body: put(body, path, value) }), status) }
}

/** Changes every answer. */
export const changeAll = (edit: (answer: Answer) => Answer): Partial<Rules> => ({ changeAnswer: (_operation, answer) => edit(answer) })

/** Copies an answer without a header. */
export const withoutHeader = (answer: Answer, name: string): Answer => {
  const { [name]: _removed, ...headers } = answer.headers
  return { ...answer, headers }
}

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
