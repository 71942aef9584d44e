import { memo } from 'react'
import { briefName, fullName, shortName } from '#domain/names.ts'
import { sessionKey } from '#domain/session-key.ts'
import { toName } from '../../people/name.ts'
import { unknownBadge } from '../../worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '../../worker-badge/worker-badges.ts'
import { useOptimisticSessions } from '../data/changes/optimistic-marks.ts'
import type { Session } from '../data/queries.ts'
import { getShownMark } from '../data/week-view.ts'
import { hasSameProps } from './same-props.ts'
import { describeFacts, SessionChip } from './session-chip.tsx'

interface Props {
  /** The key of the cell. */
  cell: string
  sessions: readonly Session[]
  badges: WorkerBadges
  /** True when the slot is over. */
  isPast: boolean
  isDense: boolean
  /** The key of the session whose card is open. */
  openKey: string | null
  /** The keys of the selected sessions, each followed by a line break. */
  selectedKeys: string
}

/** The chips of a cell. A component of its own, so that the focus, the clock and the booking form redraw none of them. */
export const CellChips = memo(function CellChips({ cell, sessions: loaded, badges, isPast, isDense, openKey, selectedKeys }: Props) {
  const sessions = useOptimisticSessions(cell, loaded)
  return sessions.map((session) => {
    const name = toName(session.client.person)
    const key = sessionKey(session)
    return (
      <SessionChip
        key={key}
        id={key}
        client={isDense ? briefName(name) : shortName(name)}
        fullName={fullName(name)}
        isPast={isPast}
        isDense={isDense}
        {...getChipFields(session, badges, isPast)}
        isOpen={openKey === key}
        isSelected={selectedKeys.includes(`${key}\n`)}
      />
    )
  })
}, hasSameProps)

/** The accessible name of a compact chip without the selection, which its cell states itself. */
export const describeChip = (session: Session, { badges, isPast }: Pick<Props, 'badges' | 'isPast'>) =>
  briefName(toName(session.client.person)) + describeFacts(getChipFields(session, badges, isPast))

/** The props of a chip that describe its session, except for the client. */
const getChipFields = (session: Session, badges: WorkerBadges, isPast: boolean) => ({
  worker: badges.get(session.worker.id) ?? unknownBadge,
  mark: getShownMark(session, isPast ? 'past' : 'future'),
  isStanding: session.standing === true,
  hasNote: Boolean(session.note),
})
