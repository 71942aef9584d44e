import { memo } from 'react'
import { briefName, fullName, shortName } from '#domain/names.ts'
import { nameOf } from '../../people/name.ts'
import type { WorkerLooks } from '../../worker-badge/worker-looks.ts'
import { unknownLook } from '../../worker-badge/worker-tile.tsx'
import { useAhead } from '../data/ahead.ts'
import { placeOf } from '../data/changes.ts'
import type { Session } from '../data/queries.ts'
import { shownMark } from '../data/week-view.ts'
import { sameList } from './same-list.ts'
import { factsOf, SessionChip } from './session-chip.tsx'

interface Props {
  /** The key of the cell. */
  cell: string
  sessions: readonly Session[]
  looks: WorkerLooks
  /** The slot is over. */
  past: boolean
  dense: boolean
  /** The place of the session whose card is open. */
  open: string | null
  /** The places of the selected ones, in one line. */
  selected: string
}

/** The sessions of a cell. Apart from it, so that the keyboard's stop, the clock and a form beside it draw none of them again. */
export const CellChips = memo(function CellChips({ cell, sessions: settled, looks, past, dense, open, selected }: Props) {
  const sessions = useAhead(cell, settled)
  return sessions.map((session) => {
    const name = nameOf(session.client.person)
    const place = placeOf(session)
    return (
      <SessionChip
        key={place}
        id={place}
        client={dense ? briefName(name) : shortName(name)}
        whole={fullName(name)}
        past={past}
        dense={dense}
        {...seen(session, looks, past)}
        open={open === place}
        selected={selected.includes(place)}
      />
    )
  })
}, sameList)

/** A session as its compact chip is read out; that it is selected its cell says itself. */
export const spokenChip = (session: Session, { looks, past }: Pick<Props, 'looks' | 'past'>) =>
  briefName(nameOf(session.client.person)) + factsOf(seen(session, looks, past))

/** What is seen of a session beside its client. */
const seen = (session: Session, looks: WorkerLooks, past: boolean) => ({
  worker: looks.get(session.worker.id) ?? unknownLook,
  mark: shownMark(session, past ? 'past' : 'future'),
  standing: session.standing === true,
  note: Boolean(session.note),
})
