import type { components } from '#api/generated/wire.ts'
import { splitDate } from '#domain/weeks.ts'
import type { Agenda } from '../../agenda.ts'
import type { Answer } from '../../answer.ts'
import type { Context } from '../../context.ts'

type Booking = components['schemas']['SessionInput']
type Refusal = components['schemas']['Error']

/** Tries to book a session. Another status than the expected one is recorded, and the scenario goes on. */
export const tryToBook = ({ administrator }: Context, session: Booking, expected: 201 | 400 | 409, subject: string) =>
  administrator.send('createSession', { body: session }, expected, { goesOn: true, subject })

/** Returns the details of a refusal, or an empty list when the response has none. */
export const getDetails = ({ body }: Answer<unknown>) => (body as Partial<Refusal> | undefined)?.error?.details ?? []

/** Reads what takes place in the turn of an agenda in the week of a date, and returns the answer and the entries of that date. */
export async function readDate({ administrator }: Context, { turn }: Pick<Agenda, 'turn'>, date: string) {
  const week = await administrator.call('listTurnWeek', { query: { turn_id: turn, ...splitDate(date) } })
  return { week, entries: week.body.filter(({ session_date }) => session_date === date) }
}

/** Expects that exactly these sessions are on a date of the agenda's turn. */
export async function expectOnDate(context: Context, agenda: Pick<Agenda, 'turn'>, date: string, expected: string[]) {
  const { week, entries } = await readDate(context, agenda, date)
  const ids = entries.map(({ id }) => id)
  week.check(ids.toSorted().join() === expected.toSorted().join(), '', `on ${date} only the sessions [${expected}]`, ids)
  return entries
}
