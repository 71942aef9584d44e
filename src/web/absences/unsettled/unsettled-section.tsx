import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { capitalize } from '#domain/spanish.ts'
import { unavailableNames } from '../../availability/unavailable-names.ts'
import { getUpcomingPeriod } from '../../availability/upcoming-period.ts'
import { useAbsences } from '../../availability/use-absences.ts'
import { paths } from '../../navigation/paths.ts'
import { formatFullName } from '../../people/name.ts'
import type { Session } from '../../sessions/data/queries.ts'
import { Link } from '../../ui/page/link.tsx'
import { Section } from '../../ui/page/section.tsx'
import { BadgeTile, unknownBadge } from '../../worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '../../worker-badge/worker-badges.ts'
import { describeAbsenceTime, describeTouched } from '../describe-absence.ts'
import { listGroups, type UnsettledGroup } from './list-groups.ts'
import { buildUnsettledPath } from './unsettled-path.ts'
import classes from './unsettled-section.module.css'

type Props = { sessions: readonly Session[]; today: string; badges: WorkerBadges }

/** What is still to be settled, by absence, with a link to its sessions. */
export function UnsettledSection({ sessions, today, badges }: Props) {
  const { from, to } = getUpcomingPeriod(today)
  const { data: absences = [] } = useAbsences(from, to)
  if (sessions.length === 0) return null
  return (
    <Section title="Por resolver">
      <ul>
        {listGroups(sessions, absences).map((group) => (
          <li key={group.key} className={classes.row}>
            <span className={classes.who}>
              {group.absence?.workerId === null ? (
                <IconCalendarOff size={20} stroke={1.5} aria-hidden />
              ) : (
                <BadgeTile badge={badges.get(group.sessions[0]!.worker.id) ?? unknownBadge} size="md" />
              )}
              <span>{group.absence?.workerId === null ? 'Toda la clínica' : formatFullName(group.sessions[0]!.worker.person)}</span>
            </span>
            <span className={classes.why}>{describeGroup(group)}</span>
            <span className={classes.count}>{describeTouched(group.sessions)}</span>
            <Button component={Link} to={getGroupPath(group)} variant="default" size="xs" className="no-print">
              Resolver
              <span className="hidden">: {describeGroup(group)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** "Vacaciones, del 3 al 7 de diciembre", "Fuera de su horario". */
function describeGroup({ absence, sessions }: UnsettledGroup): string {
  if (absence) return capitalize([absence.reason, describeAbsenceTime(absence)].filter(Boolean).join(', '))
  const { unavailable } = sessions[0]!
  return unavailable ? capitalize(unavailableNames[unavailable].worker) : ''
}

function getGroupPath({ absence, sessions }: UnsettledGroup): string {
  if (!absence) return paths.unsettled({ worker: sessions[0]!.worker.id })
  return buildUnsettledPath(absence)
}
