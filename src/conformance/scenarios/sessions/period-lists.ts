import type { components } from '#api/generated/wire.ts'
import type { OperationId } from '#api/operation.ts'
import { type Period, toPeriod } from '#domain/periods.ts'
import { addDays, getWeekStart, splitDate } from '#domain/weeks.ts'
import type { Answer } from '../../exchange/answer.ts'
import type { Caller } from '../../exchange/caller.ts'

export type Session = components['schemas']['Session']

/** The ids of whom and of which turn a session or a list is about. */
export type Subject = { client: string; worker: string; turn: string }

/** A session that was booked, with the dates on which it takes place. */
export type BookedSession = Subject & { id: string; dates: string[] }

/** A list of the sessions of a period. */
export type PeriodList = {
  operation: OperationId
  /** The list has only the sessions of the subject's client, worker or turn, as named here. */
  narrowedBy: (keyof Subject)[]
  /** Returns the period of a date that the list is about. */
  getPeriod: (date: string) => Period
  read: (caller: Caller, subject: Subject, date: string) => Promise<Answer<Session[]>>
}

const getWeek = (date: string): Period => ({ from: getWeekStart(date), to: addDays(getWeekStart(date), 6) })
const getDay = (date: string): Period => ({ from: date, to: date })
const getYear = (date: string): Period => toPeriod({ year: splitDate(date).year })!
const getMonth = (date: string): Period => toPeriod(monthOf(date))!

/** Returns the calendar numbers of the month of a date. */
export function monthOf(date: string) {
  const { year, month } = splitDate(date)
  return { year, month }
}

type DatesOf = (date: string) => { year: number; month?: number; day?: number }

const byClientAndTurn = (getPeriod: (date: string) => Period, datesOf: DatesOf): PeriodList => ({
  operation: 'listSessionsByClientAndTurn',
  narrowedBy: ['client', 'turn'],
  getPeriod,
  read: (caller, { client, turn }, date) =>
    caller.call('listSessionsByClientAndTurn', { query: { client_id: client, turn_id: turn, ...datesOf(date) } }),
})

const byWorkerAndTurn = (getPeriod: (date: string) => Period, datesOf: DatesOf): PeriodList => ({
  operation: 'listSessionsByWorkerAndTurn',
  narrowedBy: ['worker', 'turn'],
  getPeriod,
  read: (caller, { worker, turn }, date) =>
    caller.call('listSessionsByWorkerAndTurn', { query: { worker_id: worker, turn_id: turn, ...datesOf(date) } }),
})

const yearOf: DatesOf = (date) => ({ year: splitDate(date).year })

/** Every list of a period. */
export const periodLists: PeriodList[] = [
  {
    operation: 'listTurnWeek',
    narrowedBy: ['turn'],
    getPeriod: getWeek,
    read: (caller, { turn }, date) => caller.call('listTurnWeek', { query: { turn_id: turn, ...splitDate(date) } }),
  },
  {
    operation: 'listClientMonth',
    narrowedBy: ['client'],
    getPeriod: getMonth,
    read: (caller, { client }, date) => caller.call('listClientMonth', { path: { id: client }, query: monthOf(date) }),
  },
  {
    operation: 'listWorkerMonth',
    narrowedBy: ['worker'],
    getPeriod: getMonth,
    read: (caller, { worker }, date) => caller.call('listWorkerMonth', { path: { id: worker }, query: monthOf(date) }),
  },
  {
    operation: 'listClientTurnMonth',
    narrowedBy: ['client', 'turn'],
    getPeriod: getMonth,
    read: (caller, { client, turn }, date) =>
      caller.call('listClientTurnMonth', { query: { client_id: client, turn_id: turn, ...monthOf(date) } }),
  },
  {
    operation: 'listWorkerTurnMonth',
    narrowedBy: ['worker', 'turn'],
    getPeriod: getMonth,
    read: (caller, { worker, turn }, date) =>
      caller.call('listWorkerTurnMonth', { query: { worker_id: worker, turn_id: turn, ...monthOf(date) } }),
  },
  ...[byClientAndTurn, byWorkerAndTurn].flatMap((build) => [build(getDay, splitDate), build(getMonth, monthOf), build(getYear, yearOf)]),
  {
    operation: 'listSessions',
    narrowedBy: ['worker', 'turn'],
    getPeriod: getWeek,
    read: (caller, { worker, turn }, date) =>
      caller.call('listSessions', { query: { worker_id: worker, turn_id: turn, ...getWeek(date) } }),
  },
]

/** The operations of all of these lists. */
export const listOperations: OperationId[] = [...new Set(periodLists.map(({ operation }) => operation))]

/** Reads every list of the periods of a date, and expects each to have exactly the sessions of the subject that take place in its period. */
export async function expectInLists(
  { caller, date, subject }: { caller: Caller; date: string; subject: Subject },
  booked: BookedSession[],
) {
  const answers = await Promise.all(periodLists.map(({ read }) => read(caller, subject, date)))
  for (const [index, { getPeriod, narrowedBy }] of periodLists.entries()) {
    const matching = booked.filter((session) => narrowedBy.every((part) => session[part] === subject[part]))
    expectOccurrences(answers[index]!, matching, getPeriod(date))
  }
}

/** Expects a list to have exactly these sessions, each once for every date of the period on which it takes place. The order does not count. */
export function expectOccurrences(list: Answer<Session[]>, booked: Pick<BookedSession, 'id' | 'dates'>[], { from, to }: Period) {
  const expected = booked.flatMap(({ id, dates }) => dates.filter((date) => from <= date && date <= to).map((date) => `${date} ${id}`))
  const received = list.body.map(({ id, session_date }) => `${session_date} ${id}`)
  const text = `from ${from} to ${to} exactly these dates and ids: ${expected.toSorted().join(', ') || 'none'}`
  list.check(received.toSorted().join() === expected.toSorted().join(), '', text, received.toSorted())
}
