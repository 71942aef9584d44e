import type { Data } from '#api/client.ts'
import { buildShortName } from '#domain/names.ts'
import { addDays } from '#domain/weeks.ts'
import { get } from '#web/data/query.ts'

/** The answer for a link: the client's own sessions, the slots that other clients have, and the schedule with its workers. */
export type PublicView = Data<'get', '/v1/clients/public-link/{url}'>

export type PublicTurn = PublicView['schedule']['turns'][number]
export type PublicWorker = PublicView['workers'][number]

/** This week and the next four. */
const shownWeeks = 5

export const publicViewQuery = (url: string) => get('/v1/clients/public-link/{url}', { path: { url }, query: { weeks: shownWeeks } })

/** Returns the Sundays of the weeks that the view covers. */
export const listWeekStarts = ({ weekStart }: PublicView): string[] =>
  Array.from({ length: shownWeeks }, (_, index) => addDays(weekStart, 7 * index))

/** True when the clinic is closed on a date of the shown weeks. */
export const isClinicClosed = ({ closedDates }: PublicView, date: string) => closedDates.includes(date)

/** Returns "Ana Torres". */
export const formatWorker = ({ name, fatherLastName }: PublicWorker) => buildShortName({ given: name, father: fatherLastName })
