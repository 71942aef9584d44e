import { IconCalendarOff } from '@tabler/icons-react'
import type { Session } from '#web/session-data/queries.ts'
import { BadgeTile, unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { nameOwner } from './list-groups.ts'

type Props = { session: Session; badges: WorkerBadges }

/** Names who is not available, with a tile or an icon. `session` is one of the group that needs a decision because of it. */
export const GroupOwner = ({ session, badges }: Props) => (
  <>
    {session.unavailable === 'closed' ? (
      <IconCalendarOff size={20} stroke={1.5} aria-hidden />
    ) : (
      <BadgeTile badge={badges.get(session.worker.id) ?? unknownBadge} size="md" />
    )}
    <span>{nameOwner(session)}</span>
  </>
)
