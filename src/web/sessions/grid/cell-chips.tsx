import { memo } from 'react'
import { briefName, fullName, shortName } from '#domain/names.ts'
import { toName } from '../../people/name.ts'
import { unknownBadge } from '../../worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '../../worker-badge/worker-badges.ts'
import { getSessionKey } from '../data/changes/change.ts'
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
  /** The slot is over. */
  past: boolean
  dense: boolean
  /** The place of the session whose card is open. */
  open: string | null
  /** The places of the selected ones, in one line. */
  selected: string
}

/** The sessions of a cell. Apart from it, so that the keyboard's stop, the clock and a form beside it draw none of them again. */
export const CellChips = memo(function CellChips({ cell, sessions: settled, badges, past, dense, open, selected }: Props) {
  const sessions = useOptimisticSessions(cell, settled)
  return sessions.map((session) => {
    const name = toName(session.client.person)
    const place = getSessionKey(session)
    return (
      <SessionChip
        key={place}
        id={place}
        client={dense ? briefName(name) : shortName(name)}
        whole={fullName(name)}
        past={past}
        dense={dense}
        {...getChipFields(session, badges, past)}
        open={open === place}
        selected={selected.includes(place)}
      />
    )
  })
}, hasSameProps)

/** A session as its compact chip is read out; that it is selected its cell says itself. */
export const describeChip = (session: Session, { badges, past }: Pick<Props, 'badges' | 'past'>) =>
  briefName(toName(session.client.person)) + describeFacts(getChipFields(session, badges, past))

/** What is seen of a session beside its client. */
const getChipFields = (session: Session, badges: WorkerBadges, past: boolean) => ({
  worker: badges.get(session.worker.id) ?? unknownBadge,
  mark: getShownMark(session, past ? 'past' : 'future'),
  standing: session.standing === true,
  note: Boolean(session.note),
})
