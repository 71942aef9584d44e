import type { Data } from '#api/client.ts'
import { buildShortName } from '#domain/names.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { get } from '../../data/query.ts'

/** The answer for a link: the client's own sessions, the slots that other clients have, and the schedule with its workers. */
export type PublicView = Data<'get', '/v1/clients/public-link/{url}'>

export type PublicTurn = PublicView['schedule']['turns'][number]
export type PublicWorker = PublicView['workers'][number]

/** This week and the next four. */
const shownWeeks = 5

/** A server without additions shows the current week only. */
export const publicViewQuery = (url: string, additions: boolean) =>
  get('/v1/clients/public-link/{url}', additions ? { path: { url }, query: { weeks: shownWeeks } } : { path: { url } })

/** Returns the Sundays of the weeks that the view covers. */
export function listWeekStarts({ weekStart }: PublicView, today: string): string[] {
  if (weekStart === undefined) return [getWeekStart(today)]
  return Array.from({ length: shownWeeks }, (_, index) => addDays(weekStart, 7 * index))
}

/** Returns "Ana Torres". */
export const formatWorker = ({ name, fatherLastName }: PublicWorker) => buildShortName({ given: name, father: fatherLastName })
