import { addDays, getWeekStart } from '#domain/weeks.ts'
import type { Can } from '#web/auth/access.ts'
import { getUpcomingPeriod } from '#web/availability/upcoming-period.ts'
import { absencesQuery } from '#web/availability/use-absences.ts'
import { list } from '#web/data/list.ts'
import { getPollInterval } from '#web/data/live/live-state.ts'
import { get } from '#web/data/query.ts'
import { allTurnsQuery } from '#web/session-data/queries.ts'
import { listShownWeeks } from './weeks/week-counts.ts'

/** The sessions of the week of a date in all turns and states. */
export function weekOfAllTurnsQuery(date: string, can: Can) {
  const week = getWeekStart(date)
  return allTurnsQuery({ from: week, to: addDays(week, 6) }, can)
}

/** The absences and closing days of the week of a date. */
export function weekAbsencesQuery(date: string) {
  const week = getWeekStart(date)
  return absencesQuery(week, addDays(week, 6))
}

/** The options of queries that the loader does not wait for: fetched whenever the screen opens, because changes elsewhere do not update them, then polled. */
export const polled = { refetchOnMount: 'always', refetchInterval: getPollInterval, refetchOnWindowFocus: 'always' } as const

/** Clients without upcoming sessions by last name, and their number. */
export const withoutNextSessionQuery = (limit: number) => list('/v1/clients', { upcoming: false, limit })

/** The clients without document by last name, and their number. */
export const incompleteClientsQuery = () => list('/v1/clients', { incomplete: true, limit: 500 })

/** The number of sessions in the shown weeks, of all workers together. */
export function countsQuery(today: string) {
  const [from = today] = listShownWeeks(today)
  return get('/v1/sessions/counts', { query: { from, to: addDays(getWeekStart(today), 6), byWorker: false } })
}

/** The number of upcoming sessions that need a decision, because their worker is not available. */
export const unsettledCountQuery = (today: string) => list('/v1/sessions', { ...getUpcomingPeriod(today), unavailable: true, limit: 1 })

/** When the last backup was made, and whether that is too long ago. */
export const backupStateQuery = () => get('/v1/settings/backups')

/** One session, or none where there is none yet. The next one does the same for clients. */
export const anySessionQuery = () => list('/v1/sessions', { limit: 1 })
export const anyClientQuery = () => list('/v1/clients', { limit: 1 })
