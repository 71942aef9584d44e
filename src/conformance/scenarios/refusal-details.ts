import type { components } from '#api/generated/wire.ts'
import type { Answer } from '../exchange/answer.ts'

type Refusal = components['schemas']['Error']

/** Returns the details of a refusal, or an empty list when the response has none. */
export const getDetails = ({ body }: Answer<unknown>) => (body as Partial<Refusal> | undefined)?.error?.details ?? []
