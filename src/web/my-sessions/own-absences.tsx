import { getAbsentRange } from '#domain/availability.ts'
import { capitalize, formatDays } from '#domain/spanish.ts'
import { useCanForEverybody } from '#web/auth/can-for-everybody.ts'
import { useAbsenceAccess } from '#web/availability/change-absences.ts'
import { formatAbsenceHours } from '#web/availability/format-absence-hours.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import type { Participant } from '#web/people/participant.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { Section } from '#web/ui/page/section.tsx'
import classes from './own-absences.module.css'
import { ownAbsencesQuery } from './queries.ts'

/** Returns the absences of a worker and the closing days that touch a date, or that begin in the next weeks. Those of a client are none. */
export function useOwnAbsences(participant: Participant, date: string): readonly ListedAbsence[] {
  const { data = noAbsences } = useAllowedQuery({ ...ownAbsencesQuery(participant, date), enabled: participant.kind === 'worker' })
  return data
}

const noAbsences: readonly ListedAbsence[] = []

/** Says that the worker is absent on a date, or that the clinic is closed. */
export function AbsenceNote({ absences, date }: { absences: readonly ListedAbsence[]; date: string }) {
  const ofDate = absences.filter((absence) => getAbsentRange(absence, date))
  if (ofDate.length === 0) return null
  return (
    <ul className={classes.notes}>
      {ofDate.map((absence) => (
        <li key={absence.id}>
          {[absence.workerId === null ? 'La clínica cierra' : 'Usted está ausente', formatAbsenceHours(absence), absence.reason]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  )
}

/** The absences of a worker and the closing days of the next weeks, and whom to tell about others. */
export function OwnAbsences({ absences }: { absences: readonly ListedAbsence[] }) {
  const canMove = useCanForEverybody()('updateSession')
  const { changesAbsences } = useAbsenceAccess()
  const needsReception = !canMove || !changesAbsences
  if (absences.length === 0 && !needsReception) return null
  return (
    <Section title="Ausencias">
      {absences.length > 0 && (
        <ul>
          {absences.map((absence) => (
            <li key={absence.id} className={classes.absence}>
              <span>{capitalize(formatDays(absence.fromDate, absence.toDate).replace(/^el /, ''))}</span>
              <span className={classes.details}>
                {[absence.workerId === null && 'Cerrado', formatAbsenceHours(absence), absence.reason].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {needsReception && <p className="quiet">Para una ausencia o un cambio de hora, avise a recepción.</p>}
    </Section>
  )
}
