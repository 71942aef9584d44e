import type { components } from '#api/generated/wire.ts'
import type { Context } from '../../context.ts'

type Booking = components['schemas']['SessionInput']

/** Tries to book a session. Another status than the expected one is recorded, and the scenario continues. */
export const tryToBook = ({ administrator }: Context, session: Booking, expected: 201 | 400 | 409, subject: string) =>
  administrator.send('createSession', { body: session }, expected, { continueOnFailure: true, subject })
