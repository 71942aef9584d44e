import { Button } from '@mantine/core'
import { getUpcomingPeriod } from '#web/availability/upcoming-period.ts'
import { useAbsences } from '#web/availability/use-absences.ts'
import { paths } from '#web/navigation/paths.ts'
import type { Session } from '#web/session-data/queries.ts'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { describeTouched } from '../describe-absence.ts'
import { GroupOwner } from './group-owner.tsx'
import { describeGroupReason, listGroups, type UnsettledGroup } from './list-groups.ts'
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
              <GroupOwner session={group.sessions[0]!} badges={badges} />
            </span>
            <span className={classes.why}>{describeGroupReason(group.sessions[0]!, group.absence)}</span>
            <span className={classes.count}>{describeTouched(group.sessions)}</span>
            <Button component={Link} to={getGroupPath(group)} variant="default" size="xs" className="no-print">
              Resolver
              <span className="hidden">: {describeGroupReason(group.sessions[0]!, group.absence)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function getGroupPath({ absence, sessions }: UnsettledGroup): string {
  const [session] = sessions
  if (!absence) return paths.unsettled(session!.unavailable === 'closed' ? {} : { worker: session!.worker.id })
  return buildUnsettledPath(absence)
}
