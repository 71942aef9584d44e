import { getAbsentRange } from '#domain/availability.ts'
import { compareSpanish } from '#domain/collation.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import { formatAbsenceHours } from '#web/availability/format-absence-hours.ts'
import { paths } from '#web/navigation/paths.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { BadgeTile, unnamedBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { polled, unsettledCountQuery, weekAbsencesQuery } from '../queries.ts'
import classes from './absent-today.module.css'

/** Who is not there today, and how many sessions of absent workers need a decision. Without either there is no section. */
export function AbsentToday({ badges, today }: { badges: WorkerBadges; today: string }) {
  const { refetchOnMount: _, ...refreshed } = polled
  const { data: absences = [] } = useAllowedQuery({ ...weekAbsencesQuery(today), ...refreshed })
  const unsettled = useAllowedQuery({ ...unsettledCountQuery(today), ...polled })
  const count = unsettled.data?.total ?? 0
  const ofToday = absences.filter((absence) => getAbsentRange(absence, today))
  const closingDays = ofToday.filter(({ workerId }) => workerId === null)
  const absent = ofToday
    .filter(({ workerId }) => workerId !== null)
    .map((absence) => ({ absence, badge: badges.get(absence.workerId ?? '') ?? unnamedBadge }))
    .sort((one, other) => compareSpanish(one.badge.name, other.badge.name))
  if (ofToday.length === 0 && count === 0) return null
  return (
    <Section
      title="Ausencias"
      titleAside={
        count > 0 && (
          <Link to={paths.unsettled()} className={classes.unsettled}>
            {`${formatSessionCount(count)} por resolver`}
          </Link>
        )
      }
    >
      {ofToday.length === 0 ? (
        <p className="quiet">Hoy no falta nadie.</p>
      ) : (
        <ul className={classes.absent}>
          {closingDays.map((closingDay) => (
            <li key={closingDay.id} className={classes.closed}>
              {['Cerrado hoy', formatAbsenceHours(closingDay), closingDay.reason].filter(Boolean).join(' · ')}
            </li>
          ))}
          {absent.map(({ absence, badge }) => (
            <li key={absence.id} className={classes.worker}>
              <BadgeTile badge={badge} kind="hollow" />
              <span className={classes.name}>{badge.name}</span>
              <span className={classes.details}>
                {[formatAbsenceHours(absence) || 'todo el día', absence.reason].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
