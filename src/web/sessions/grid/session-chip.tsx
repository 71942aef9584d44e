import { memo } from 'react'
import { buildBriefName, buildFullName, buildShortName } from '#domain/names.ts'
import { sessionKey } from '#domain/session-key.ts'
import { getMark, markNames } from '#domain/states.ts'
import { toName } from '../../people/name.ts'
import { BadgeTile, type WorkerBadge } from '../../worker-badge/badge-tile.tsx'
import type { Session } from '../data/queries.ts'
import { StateIcon } from '../state/state-icon.tsx'
import { getTileKind } from '../state/tile-kind.ts'
import classes from './session-chip.module.css'

interface Props {
  session: Session
  worker: WorkerBadge
  /** True when the slot is over. */
  isPast: boolean
  /** True for a compact chip. */
  isDense: boolean
  /** True while its card is open. */
  isOpen: boolean
  isSelected: boolean
}

/** One session in a cell. Its accessible name is "Valentina Q. con Ana Torres, confirmada, fija". It is memoized, because a week has thousands. */
export const SessionChip = memo(function SessionChip({ session, worker, isPast, isDense, isOpen, isSelected }: Props) {
  const { standing, note } = session
  const name = toName(session.client.person)
  const client = isDense ? buildBriefName(name) : buildShortName(name)
  const mark = getMark(session, isPast)
  const facts = ` con ${worker.name}, ${markNames[mark].toLowerCase()}${standing ? ', fija' : ''}${note ? ', con nota' : ''}`
  const description = isSelected ? `${facts}, elegida` : facts
  const seriesAndNote = (
    <>
      {standing && <StateIcon mark="standing" />}
      {note && <StateIcon mark="note" />}
    </>
  )
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.chip}
      data-session={sessionKey(session)}
      data-mark={mark}
      data-dense={isDense || undefined}
      data-selected={isSelected || undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen || undefined}
      // Several clients may share the short name.
      title={buildFullName(name) + facts}
      aria-label={isDense ? client + description : undefined}
    >
      <BadgeTile badge={worker} kind={getTileKind(mark, isPast)} />
      {isDense ? (
        <>
          <span className={classes.client}>{client}</span>
          {seriesAndNote}
        </>
      ) : (
        <span className={classes.text}>
          <span className={classes.client}>{client}</span>
          <span className={classes.worker} aria-hidden>
            {worker.name}
          </span>
          <span className="hidden">{description}</span>
          {seriesAndNote}
        </span>
      )}
      <StateIcon mark={mark} />
    </button>
  )
})
