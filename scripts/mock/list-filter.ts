import { type Contract, isJsonObject, type JsonObject } from '#api/document.ts'
import type { Period } from '#domain/periods.ts'
import { addDays } from '#domain/weeks.ts'
import type { Answer, Call } from './answers.ts'
import { findNextSession, listUsualWorkers } from './client-sessions.ts'
import { createFilters, matchesParameter, sortBy } from './record-filters.ts'
import { listExamples, type Records } from './records.ts'
import { listOccurrences, readPeriod, sortRecords } from './sessions.ts'

/** The parameters that select no records by themselves. */
const otherParameters = ['sort', 'limit', 'offset', 'from', 'to', 'year', 'month', 'day', 'with_sessions']

/**
 * Creates the function that filters, sorts and cuts a list of records by the parameters of its call. A list of sessions is made of all sessions of the
 * examples; any other one is the first example of its operation.
 */
export function createListFilter(contract: Contract, records: Records, today: string) {
  const filters = createFilters(records, today)

  return ({ route, pathValue, query, filter }: Call): Answer | undefined => {
    const isDocumented = (name: string) => route.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name)
    const asked = { ...Object.fromEntries(Object.entries(query).filter(([name]) => isDocumented(name))), ...filter }
    const period = readPeriod(asked, route.path)
    if (period === null) return { code: 400 }

    const [example] = listExamples(contract, route.operation)
    if (!Array.isArray(example)) return undefined
    if (!example.every(isJsonObject))
      return asked.limit === undefined ? undefined : { example: example.slice(0, Number(asked.limit)), total: example.length }
    if (route.schemaName === 'UsualWorker' && pathValue)
      return {
        example: listUsualWorkers([...(records.get('Session')?.values() ?? [])], { clientId: pathValue.toLowerCase(), today }),
      }
    const selecting = Object.entries(asked).filter(([name]) => !otherParameters.includes(name))
    const isSelected = (record: JsonObject) =>
      selecting.every(([name, value]) => filters[name]?.(record, value) ?? matchesParameter(record, name, value)) &&
      (pathValue === undefined || !route.owner || matchesParameter(record, `${route.owner.toLowerCase()}_id`, pathValue))

    const usesAllSessions = route.schemaName === 'Session' && (period !== undefined || selecting.length > 0)
    const all = usesAllSessions ? listSessions(period) : example.filter((record) => !period || isInPeriod(record, period))
    const selected = all.filter(isSelected)
    const sorted = asked.sort === undefined ? selected : sortBy(selected, asked.sort)
    const first = Number(asked.offset ?? 0)
    const rows = sorted.slice(first, asked.limit === undefined ? undefined : first + Number(asked.limit))
    return { example: asked.with_sessions === 'true' ? rows.map(addSessions) : rows, total: selected.length }
  }

  /** Adds the next session, if there is one, and the usual workers to a client. */
  function addSessions(client: JsonObject): JsonObject {
    const sessions = [...(records.get('Session')?.values() ?? [])]
    const next = findNextSession(sessions, { clientId: String(client.id), today })
    const workers = listUsualWorkers(sessions, { clientId: String(client.id), today })
    return { ...client, ...(next && { next_session: next }), usual_workers: workers.slice(0, 3) }
  }

  function listSessions(period: Period | undefined) {
    const sessions = [...(records.get('Session')?.values() ?? [])]
    return period ? listOccurrences(sessions, period) : sortRecords(sessions)
  }
}

/** True for a record of a date in the period, or of a week that has a date of it. */
const isInPeriod = ({ week_start, session_date }: JsonObject, { from, to }: Period) =>
  typeof session_date === 'string'
    ? from <= session_date && session_date <= to
    : typeof week_start !== 'string' || (week_start <= to && from <= addDays(week_start, 6))
