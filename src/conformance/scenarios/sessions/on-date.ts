import { splitDate } from '#domain/weeks.ts'
import type { Agenda } from '../../agenda.ts'
import type { Context } from '../../context.ts'

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
}
