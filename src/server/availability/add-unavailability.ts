import type { UnavailableReason } from '#domain/problem.ts'
import { isActive, type State } from '#domain/states.ts'
import type { Db } from '../database/connect.ts'
import { readAvailabilities, type SessionTime } from './read-availability.ts'

type OccurrenceRow = Omit<SessionTime, 'session_date' | 'duration'> & { session_date: string | null; duration?: number; state: State }

/** Adds to each upcoming active occurrence why its worker is not available, if so. */
export async function addUnavailability<Row extends OccurrenceRow>(
  db: Db,
  rows: readonly Row[],
  today: string,
): Promise<(Row & { unavailable?: UnavailableReason })[]> {
  const isConcerned = ({ session_date, state }: Row) => session_date !== null && session_date >= today && isActive(state)
  const concerned = rows.filter(isConcerned)
  if (concerned.length === 0) return [...rows]
  const workerIds = [...new Set(concerned.map(({ worker_id }) => worker_id))]
  const dates = concerned.map(({ session_date }) => session_date!).sort()
  const { find } = await readAvailabilities(db, workerIds, { from: dates[0]!, to: dates.at(-1)! })
  return rows.map((row) => {
    const unavailability = isConcerned(row) ? find(row as Row & SessionTime) : undefined
    return unavailability ? { ...row, unavailable: unavailability.reason } : row
  })
}
