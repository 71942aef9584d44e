import { formatDays, formatSessionCount } from '#domain/spanish.ts'
import { formatAbsenceHours } from '#web/availability/format-absence-hours.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import type { Session } from '#web/session-data/queries.ts'

type AbsenceTime = Pick<ListedAbsence, 'fromDate' | 'toDate' | 'startTime' | 'endTime'>

/** "del 3 al 7 de diciembre", "el 8 de diciembre, 09:00 – 13:00". */
export const describeAbsenceTime = (absence: AbsenceTime): string =>
  [formatDays(absence.fromDate, absence.toDate), formatAbsenceHours(absence)].filter(Boolean).join(', ')

/** "8 sesiones de 6 clientes". */
export function describeTouched(sessions: readonly Pick<Session, 'client'>[]): string {
  const clients = new Set(sessions.map(({ client }) => client.id)).size
  return `${formatSessionCount(sessions.length)} de ${clients === 1 ? '1 cliente' : `${clients} clientes`}`
}
