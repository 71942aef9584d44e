import { type Period, periodOf } from '#domain/periods.ts'
import type { Problem } from '#domain/problem.ts'
import { dateOf, daysBetween, weekDates } from '#domain/weeks.ts'
import type { Db } from '../database/connect.ts'
import { badRequest, notFound } from '../errors.ts'
import { selectSessions } from './sql.ts'

/** Days that one answer covers at most. */
const longestPeriod = 62

/** The period from–to of a query, or undefined where it names none. */
export function periodAsked({ from, to }: { from?: string; to?: string }): Period | undefined {
  if (from === undefined && to === undefined) return undefined
  if (from === undefined || to === undefined) throw wrong(from === undefined ? 'from' : 'to', 'Un periodo tiene primer y último día.')
  const days = daysBetween(from, to) + 1
  if (days < 1) throw wrong('to', 'El último día no puede ser anterior al primero.')
  if (days > longestPeriod) throw wrong('to', `Un periodo tiene como mucho ${longestPeriod} días.`)
  return { from, to }
}

/** The week, from Sunday, that holds the date of a query. */
export function weekAsked({ year, month, day }: { year: number; month: number; day: number }): Period {
  const dates = weekDates(dateOf(year, month, day) ?? noSuchDay())
  return { from: dates[0]!, to: dates[6]! }
}

/** The year, month or day of a query, or undefined where it names none. */
export function datesAsked({ year, month, day }: { year?: number; month?: number; day?: number }): Period | undefined {
  if (day !== undefined && month === undefined) throw wrong('month', 'Falta el mes de este día.')
  if (month !== undefined && year === undefined) throw wrong('year', 'Falta el año de este mes.')
  if (year === undefined) return undefined
  return periodOf({ year, month, day }) ?? noSuchDay()
}

/** A whole month; the contract bounds its numbers. */
export const monthAsked = ({ year, month }: { year: number; month: number }): Period => periodOf({ year, month })!

const noSuchDay = () => {
  throw wrong('day', 'Este mes no tiene ese día.')
}

const asked = {
  client_id: ['client', 'Este cliente no existe.'],
  worker_id: ['worker', 'Este trabajador no existe.'],
  turn_id: ['turn', 'Este turno no existe.'],
} as const

const isKnown = async (db: Db, table: 'client' | 'worker' | 'turn', id: string) =>
  (await db.selectFrom(table).where('id', '=', id).where('deleted_at', 'is', null).select('id').executeTakeFirst()) !== undefined

/** The client of a path. Throws a 404. */
export async function findClient(db: Db, id: string) {
  if (!(await isKnown(db, 'client', id))) throw notFound('el cliente')
}

/** The worker of a path. Throws a 404. */
export async function findWorker(db: Db, id: string) {
  if (!(await isKnown(db, 'worker', id))) throw notFound('el trabajador')
}

/** Refuses a query that names a client, worker or turn who is none. */
export async function refuseUnknown(db: Db, query: { [Key in keyof typeof asked]?: string }) {
  const problems: Problem[] = []
  for (const path of Object.keys(asked) as (keyof typeof asked)[]) {
    const [table, message] = asked[path]
    const id = query[path]
    if (id !== undefined && !(await isKnown(db, table, id))) problems.push({ path, message })
  }
  if (problems.length > 0) throw badRequest(problems[0]!.message, problems)
}

/** Refuses a session that is none. */
export async function refuseUnknownSession(db: Db, id: string | undefined) {
  if (id === undefined) return
  const known = await selectSessions(db).where('id', '=', id).select('id').executeTakeFirst()
  if (!known) throw wrong('except', 'Esta sesión no existe.')
}

const wrong = (path: string, message: string) => badRequest(message, [{ path, message }])
