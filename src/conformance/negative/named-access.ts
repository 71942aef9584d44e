import type { components } from '#api/generated/wire.ts'
import type { Answer } from '../exchange/answer.ts'

/** Expects a refusal for missing access to name one of these codes. */
export function expectNamedAccess(answer: Answer<unknown>, codes: string[]) {
  const { details } = (answer.body as Partial<components['schemas']['Error']> | undefined)?.error ?? {}
  const named = details?.filter(({ path }) => path === 'access').map(({ message }) => message) ?? []
  answer.check(
    named.some((code) => codes.includes(code)),
    '/error/details',
    `a problem with the path access and the code ${codes.join(' or ')}`,
  )
}
