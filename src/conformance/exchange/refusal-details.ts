import type { components } from '#api/generated/wire.ts'
import type { Answer } from './answer.ts'

type Refusal = components['schemas']['Error']

/** Returns the details of a refusal, or an empty list when the response has none. */
export const getDetails = ({ body }: Answer<unknown>) => (body as Partial<Refusal> | undefined)?.error?.details ?? []

/** Expects a refusal to name the field at this path, with dots. A frontend shows the problem there. */
export function expectDetail(answer: Answer<unknown>, path: string) {
  const paths = getDetails(answer).map((detail) => detail.path)
  answer.check(paths.includes(path), '/error/details', `a problem with the path ${path}`, paths)
}
