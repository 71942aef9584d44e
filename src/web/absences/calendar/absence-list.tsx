import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { capitalize } from '#domain/spanish.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import type { Session } from '#web/session-data/queries.ts'
import { Link } from '#web/ui/page/link.tsx'
import { BadgeTile, unnamedBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { describeAbsenceTime } from '../describe-absence.ts'
import { buildUnsettledPath } from '../unsettled/unsettled-path.ts'
import { isTouched } from '../unsettled/unsettled-query.ts'
import classes from './absence-list.module.css'

type Props = {
  absences: readonly ListedAbsence[]
  badges: WorkerBadges
  unsettled: readonly Session[]
  /** Returns the URL in which an absence is changed; undefined for users who may not change it. */
  getPath: (absence: ListedAbsence) => string | undefined
}

/** The absences and closing days of some weeks on a phone, by their first day. */
export const AbsenceList = ({ absences, badges, unsettled, getPath }: Props) => (
  <ul>
    {absences.map((absence) => {
      const badge = absence.workerId === null ? undefined : (badges.get(absence.workerId) ?? unnamedBadge)
      const to = getPath(absence)
      const touched = unsettled.filter((session) => isTouched(session, absence)).length
      const content = (
        <>
          {badge ? <BadgeTile badge={badge} size="md" /> : <IconCalendarOff size={20} stroke={1.5} aria-hidden />}
          <span className={classes.texts}>
            <span className={classes.who}>{badge?.name ?? `Cerrado${absence.reason ? `: ${absence.reason}` : ''}`}</span>
            <span className={classes.when}>
              {capitalize(describeAbsenceTime(absence))}
              {badge && absence.reason && ` · ${absence.reason}`}
            </span>
          </span>
        </>
      )
      return (
        <li key={absence.id} className={classes.item}>
          {to ? (
            <Link to={to} className={classes.row}>
              {content}
            </Link>
          ) : (
            <span className={classes.row}>{content}</span>
          )}
          {touched > 0 && (
            <Button component={Link} to={buildUnsettledPath(absence)} variant="default" className={classes.settle}>
              Resolver {touched}
              <span className="hidden">: {describeAbsenceTime(absence)}</span>
            </Button>
          )}
        </li>
      )
    })}
  </ul>
)
