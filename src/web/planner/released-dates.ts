import { groupBy } from '#domain/group-by.ts'
import type { ReleasedDate } from '#domain/plan.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { isActive, stateNames } from '#domain/states.ts'
import { isSamePairAndTime } from '#web/session-data/changes/plans.ts'
import { isDeclined } from '#web/session-data/client-reply.ts'
import type { Session } from '#web/session-data/queries.ts'

/** Lists the dates of a series, from one on, that were canceled or postponed, or to which the client replied not to come. */
export function listReleasedDates(sessions: readonly Session[], ofSeries: Session, from: string): ReleasedDate[] {
  const later = sessions.filter((session) => (session.sessionDate ?? '') >= from && isSamePairAndTime(session, ofSeries))
  return [...groupBy(later, ({ sessionDate }) => sessionDate ?? '')].flatMap(([date, ofDate]) =>
    ofDate.every(isLeftOut) ? [{ date, message: explainLeftOut(ofDate[0]!) }] : [],
  )
}

const isLeftOut = (session: Session) => !isActive(session.state) || isDeclined(session)

/** "La del mar 15 dic está cancelada", "Avisa que no viene el mar 29 dic". */
function explainLeftOut({ state, sessionDate }: Session): string {
  const date = formatShortDate(sessionDate ?? '')
  return isActive(state) ? `Avisa que no viene el ${date}` : `La del ${date} está ${stateNames[state].toLowerCase()}`
}
