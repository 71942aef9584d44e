import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatSessionCount } from '#domain/spanish.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import type { Session } from '#web/session-data/queries.ts'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { GroupOwner } from './group-owner.tsx'
import classes from './group-section.module.css'
import { describeGroupReason, nameOwner } from './list-groups.ts'

type Props = {
  /** One of its sessions. */
  session: Session
  absence: ListedAbsence | undefined
  /** The number of sessions with this reason, of which not all may be listed. */
  count: number
  badges: WorkerBadges
  /** Whether its rows are settled: all, none, or some (`null`). Undefined for users who may only read. */
  isIncluded: boolean | null | undefined
  onInclude: (isIncluded: boolean) => void
  /** Its rows. */
  children: ReactNode
}

/** The unsettled sessions with one reason, under a head that names it once, and includes or leaves out all of them. */
export function GroupSection({ session, absence, count, badges, isIncluded, onInclude, children }: Props) {
  const [owner, reason] = [nameOwner(session), describeGroupReason(session, absence)]
  return (
    <section aria-label={`${owner}: ${reason}`}>
      <div className={classes.head}>
        {isIncluded !== undefined && (
          <Checkbox
            className={classes.box}
            aria-label={`Resolver todas: ${owner}, ${reason}`}
            checked={isIncluded ?? false}
            indeterminate={isIncluded === null}
            onChange={({ currentTarget }) => onInclude(currentTarget.checked)}
          />
        )}
        <h2 className={classes.title}>
          <GroupOwner session={session} badges={badges} />
          <span className="hidden">: </span>
          <span className={classes.reason}>{reason}</span>
          <span className="hidden">, </span>
          <span className={classes.count}>{formatSessionCount(count)}</span>
        </h2>
      </div>
      <ul>{children}</ul>
    </section>
  )
}
