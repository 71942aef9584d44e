import type { ClientReply } from '#api/generated/wire.ts'
import { type Period, toPeriod } from '#domain/periods.ts'
import type { Problem } from '#domain/problem.ts'
import { buildDate, listWeekDates } from '#domain/weeks.ts'
import type { Db } from '../database/connect.ts'
import { createBadRequestError, createNotFoundError } from '../errors.ts'
import { createParameterError, refuseInvalidPeriod } from '../query-period.ts'
import { selectSessions } from './sql.ts'

/**
 * The longest period of one response, in days, and of one with few sessions: those of one person, those that need a decision, those to rebook, or those
 * with a reply.
 */
const maxPeriodDays = { any: 62, few: 400 }

type PeriodQuery = {
  from?: string
  to?: string
  client_id?: string
  worker_id?: string
  unavailable?: boolean
  to_rebook?: boolean
  client_reply?: ClientReply
}

/** The parameters that need a period. */
const ofPeriod = ['unavailable', 'to_rebook', 'client_reply'] as const

/** Returns the period of `from` and `to`, or undefined when both are missing. */
export function parsePeriod(query: PeriodQuery): Period | undefined {
  const { from, to, client_id, worker_id, unavailable, to_rebook, client_reply } = query
  if (client_reply !== undefined && unavailable !== undefined) throw createParameterError('client_reply', 'No va junto con «unavailable».')
  if (from === undefined && to === undefined) {
    const dated = ofPeriod.find((name) => query[name] !== undefined)
    if (dated) throw createParameterError('from', `Con «${dated}» hace falta el primer y el último día.`)
    return undefined
  }
  if (from === undefined || to === undefined)
    throw createParameterError(from === undefined ? 'from' : 'to', 'Un periodo tiene primer y último día.')
  return refuseInvalidPeriod(
    { from, to },
    client_id || worker_id || unavailable || to_rebook || client_reply ? maxPeriodDays.few : maxPeriodDays.any,
  )
}

/** Returns the week, from Sunday, of a calendar date. */
export function parseWeek({ year, month, day }: { year: number; month: number; day: number }): Period {
  const dates = listWeekDates(buildDate(year, month, day) ?? refuseDay())
  return { from: dates[0]!, to: dates[6]! }
}

/** Returns the period of the year, month or day that a query names, or undefined when it names none. */
export function parseCalendarPeriod({ year, month, day }: { year?: number; month?: number; day?: number }): Period | undefined {
  if (day !== undefined && month === undefined) throw createParameterError('month', 'Falta el mes de este día.')
  if (month !== undefined && year === undefined) throw createParameterError('year', 'Falta el año de este mes.')
  if (year === undefined) return undefined
  return toPeriod({ year, month, day }) ?? refuseDay()
}

/** Returns the period of a month. The contract bounds its numbers. */
export const parseMonth = ({ year, month }: { year: number; month: number }): Period => toPeriod({ year, month })!

const refuseDay = () => {
  throw createParameterError('day', 'Este mes no tiene ese día.')
}

const filters = {
  client_id: ['client', 'Este cliente no existe.'],
  worker_id: ['worker', 'Este trabajador no existe.'],
  turn_id: ['turn', 'Este turno no existe.'],
  schedule_id: ['schedule', 'Este horario no existe.'],
} as const

const exists = async (db: Db, table: 'client' | 'worker' | 'turn' | 'schedule', id: string) =>
  (await db.selectFrom(table).where('id', '=', id).where('deleted_at', 'is', null).select('id').executeTakeFirst()) !== undefined

/** Throws a 404 if the client of a path does not exist. */
export async function refuseUnknownClient(db: Db, id: string) {
  if (!(await exists(db, 'client', id))) throw createNotFoundError('el cliente')
}

/** Throws a 404 if the worker of a path does not exist. */
export async function refuseUnknownWorker(db: Db, id: string) {
  if (!(await exists(db, 'worker', id))) throw createNotFoundError('el trabajador')
}

/** Throws a 400 if a query or body names a client, worker, turn or schedule that does not exist. */
export async function refuseUnknownFilters(db: Db, query: { [Key in keyof typeof filters]?: string | null | undefined }) {
  const problems: Problem[] = []
  for (const path of Object.keys(filters) as (keyof typeof filters)[]) {
    const [table, message] = filters[path]
    const id = query[path]
    if (id && !(await exists(db, table, id))) problems.push({ path, message })
  }
  if (problems.length > 0) throw createBadRequestError(problems[0]!.message, problems)
}

/** Throws a 400 if the session of the parameter `except` does not exist. */
export async function refuseUnknownSession(db: Db, id: string | undefined) {
  if (id === undefined) return
  const session = await selectSessions(db).where('id', '=', id).select('id').executeTakeFirst()
  if (!session) throw createParameterError('except', 'Esta sesión no existe.')
}
