import type { components } from '#api/generated/wire.ts'
import type { Context } from '../../context.ts'
import type { Answer } from '../../exchange/answer.ts'

type Booking = components['schemas']['SessionInput']
type Refusal = components['schemas']['Error']

/** Tries to book a session. Another status than the expected one is recorded, and the scenario goes on. */
export const tryToBook = ({ administrator }: Context, session: Booking, expected: 201 | 400 | 409, subject: string) =>
  administrator.send('createSession', { body: session }, expected, { goesOn: true, subject })

/** Returns the details of a refusal, or an empty list when the response has none. */
export const getDetails = ({ body }: Answer<unknown>) => (body as Partial<Refusal> | undefined)?.error?.details ?? []
